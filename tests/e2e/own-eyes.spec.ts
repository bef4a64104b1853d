import type { Page } from '@playwright/test';
import { everythingOn, HostWithPhones, showScreen, wireOf } from './support/shared-table.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { game as gforce } from '../../src/lib/rules/gforce/game.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import { newSecret } from '../../src/lib/sharing/keys.ts';
import { HostDevice } from '../support/host-device.ts';
import { expect, key, loggedActions, openLog, stored, test, tray } from './support/table.ts';

/** Each player has a phone: what is hidden stays on it, every change names its author, and two tabs are one phone. */

let host: HostWithPhones;
test.beforeEach(async ({ browser }) => {
	host = new HostWithPhones(browser);
	await host.start();
});
test.afterEach(() => host.end());

const SEATS = ['Anna', 'Bruno', 'Chloé'].map((name, i) => ({ id: `p${i + 1}`, name, takes: ['ABC'[i]!] }));
const ship = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, (en vol|au vaisseau)`) });
/** Unfolds the optional asks that are behind a key. */
async function more(page: Page): Promise<void> {
	const unfold = tray(page)
		.getByRole('button', { name: /^Autres actions/ })
		.first();
	if (await unfold.isVisible()) await unfold.click();
}
const people = (page: Page) => page.getByRole('list', { name: 'Autour de la table' });

test('a sealed hold of the Guerre is on one phone only until the saucer comes home', async () => {
	const anna = await host.phone();
	await openLog(anna, {
		game: 'guerre',
		edition: 3,
		setup: { seats: SEATS, options: { depth: 'full', holdSecrecy: 'sealed' } },
		facts: {},
		actions: [
			{ type: 'discard', card: 'pulsar' },
			{ type: 'roll', dice: { red: [3], blue: [4] } },
			{ type: 'correct', set: { 'at:A:red': 'space', 'at:A:blue': 'space', stock: 5 } }
		]
	});
	const link = await host.share(anna, 'Anna');
	const frames = wireOf(anna);
	const others = [await host.join(link, 'Bruno'), await host.join(link, 'Chloé')];

	await ship(anna, 'A rouge').click();
	await key(anna, 'Charger : 2').click();
	await expect(anna.getByText('Scellé par ce téléphone.')).toBeVisible();
	const entered = (await loggedActions(anna)).at(-1) as { action: { type: string; sealed: string } };
	expect(entered.action).toMatchObject({ type: 'load', sealed: expect.stringMatching(/^x1/) });
	const { sealed } = entered.action;
	for (const phone of others) {
		await expect.poll(async () => (await loggedActions(phone)).length).toBe(4);
		expect(await everythingOn(phone)).not.toContain(sealed);
		expect((await loggedActions(phone)).at(-1)).toMatchObject({ action: { sealed: expect.stringMatching(/^k1\./) } });
	}
	expect(frames.join('')).not.toContain(sealed);

	await ship(anna, 'A rouge').click();
	await key(anna, 'Rentre avec le chargement noté').click();
	for (const phone of others) {
		await expect.poll(async () => (await loggedActions(phone)).length).toBe(5);
		expect((await loggedActions(phone))[3]).toMatchObject({ action: { type: 'load', sealed } });
		await expect(phone.getByRole('heading', { level: 1 })).toHaveText(await anna.getByRole('heading', { level: 1 }).innerText());
	}
});

test('a hand entered for its odds never leaves its phone', async () => {
	const anna = await host.phone();
	const setup = usualSetup(invasion.form, ['Anna', 'Bruno'], { depth: 'full', ownHand: true });
	await openLog(anna, { game: 'invasion', edition: invasion.edition, setup, facts: {}, actions: [] });
	const link = await host.share(anna, 'Anna');
	const bruno = await host.join(link, 'Bruno');
	await more(bruno);
	await expect(key(bruno, 'Bruno : voir ses chances')).toBeVisible();
	await expect(key(bruno, 'Anna : voir ses chances')).toBeHidden();
	await more(anna);
	await expect(key(anna, 'Bruno : voir ses chances')).toBeHidden();
	await key(anna, 'Anna : voir ses chances').click();
	await expect(anna.getByText('Reste sur ce téléphone')).toBeVisible();
	const cards = anna.getByRole('group', { name: 'Anna : voir ses chances' }).locator('button.pick');
	// Five cards after drawing; the last pick ends the ask.
	for (let n = 0; n < 5; n++) await cards.nth(n % 4).click();
	await expect.poll(async () => (await loggedActions(anna)).map(({ action }) => (action as { type: string }).type)).toEqual(['hold']);
	await expect(key(anna, 'Anna : voir ses chances')).toBeHidden();
	// An action of Bruno arrives on Anna’s phone, so all that Anna’s phone had to send has been sent before.
	await bruno.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	await bruno.getByLabel('Place de ce téléphone').selectOption('');
	await expect(people(anna).getByText('Bruno')).toBeHidden();
	expect(await everythingOn(anna)).toContain('"hold"');
	expect(await everythingOn(bruno)).not.toContain('"hold"');
	expect(await everythingOn(bruno)).not.toContain('"held"');
	await anna.reload();
	await expect(key(anna, 'Anna : voir ses chances')).toBeHidden();
});

/** A table of G-Force before its first throw, shared by Anna. */
async function shareGForce(): Promise<{ readonly anna: Page; readonly link: string }> {
	const anna = await host.phone();
	const setup = usualSetup(gforce.form, ['Anna', 'Bruno', 'Chloé'], { depth: 'full' });
	await openLog(anna, { game: 'gforce', edition: gforce.edition, setup, facts: {}, actions: [] });
	return { anna, link: await host.share(anna, 'Anna') };
}
const die = (page: Page, n: number) => key(page, `${n}`);
const points = (page: Page, n: number) => page.getByRole('button', { name: `${n} à dépenser` });
const undo = (page: Page) => page.getByRole('button', { name: /^Annuler/ });

test('undo, redo and corrections name their author, and a phone that may not play is given the reason', async () => {
	const { anna, link } = await shareGForce();
	const bruno = await host.join(link, 'Bruno');
	const chloe = await host.join(link);
	const all = [anna, bruno, chloe];
	await die(anna, 4).click();
	for (const phone of all) await expect(points(phone, 4)).toBeVisible();

	await undo(bruno).click();
	for (const phone of [anna, chloe]) await expect(phone.getByText('Bruno a annulé la dernière action.')).toBeVisible();
	await expect(bruno.getByText('a annulé')).toBeHidden();
	await chloe.getByRole('button', { name: 'Refaire' }).click();
	for (const phone of [anna, bruno]) await expect(phone.getByText('Un autre téléphone a rétabli une action.')).toBeVisible();
	await bruno.getByRole('button', { name: 'Historique' }).click();
	await expect(bruno.getByText('Saisi par Anna')).toBeVisible();
	await bruno.locator('.log-line').last().click();
	await bruno.getByRole('button', { name: /Corriger cette ligne/ }).click();
	await bruno.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click();
	for (const phone of all) await expect(points(phone, 2)).toBeVisible();
	await chloe.getByRole('button', { name: 'Historique' }).click();
	await expect(chloe.getByText('Corrigé par Bruno')).toBeVisible();
	await chloe.getByRole('button', { name: 'Fermer' }).click();

	const allow = async (rights: string): Promise<void> => {
		await anna.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
		await anna.getByRole('radio', { name: rights }).click();
		await anna.getByRole('button', { name: 'Fermer' }).click();
	};
	await allow('Ceux qui ont une place');
	await expect(chloe.getByText('prenez une place pour jouer')).toBeVisible();
	await undo(chloe).click();
	await undo(anna).click();
	await expect(die(bruno, 3)).toBeVisible();
	await die(bruno, 3).click();
	await expect(bruno.getByText('C’est à Anna de répondre')).toBeVisible();
	await die(anna, 5).click();
	for (const phone of all) await expect(points(phone, 5)).toBeVisible();
	await allow('Moi seul');
	for (const phone of [bruno, chloe]) {
		await expect(phone.getByText('ce téléphone ne peut pas jouer')).toBeVisible();
		await undo(phone).click();
	}
	await undo(anna).click();
	for (const phone of all) await expect(points(phone, 5)).toBeHidden();
	expect(await loggedActions(bruno)).toEqual(
		await loggedActions(anna).then((rows) => rows.map((row) => ({ ...row, session: expect.any(String) })))
	);
});

test('who is here, who plays, whose phone is asleep or gone', async () => {
	const { anna, link } = await shareGForce();
	const bruno = await host.join(link, 'Bruno');
	await expect(people(bruno)).toContainText(/Anna\s*joue/);
	await expect(people(anna)).toContainText('Bruno');
	await showScreen(anna, 'hidden');
	await expect(people(bruno)).toContainText('en veille');
	await expect(bruno.getByText('C’est à Anna de jouer, mais son téléphone est en veille.')).toBeVisible();
	await showScreen(anna, 'visible');
	await expect(people(bruno)).not.toContainText('en veille');
	await anna.context().close();
	await expect(bruno.getByText('C’est à Anna de jouer, mais son téléphone n’est plus connecté.')).toBeVisible();
});

test('two tabs of one phone play together, also without the host', async () => {
	const { anna, link } = await shareGForce();
	const bruno = await host.join(link, 'Bruno');
	const second = await anna.context().newPage();
	await second.goto(anna.url());
	await expect(people(second)).toContainText('Bruno');
	await die(second, 4).click();
	for (const page of [anna, second, bruno]) await expect(points(page, 4)).toBeVisible();
	await undo(anna).click();
	for (const page of [second, bruno]) await expect(points(page, 4)).toBeHidden();
	await host.kill();
	await expect(second.getByText('Hors connexion')).toBeVisible();
	await die(second, 6).click();
	for (const page of [anna, second]) await expect(points(page, 6)).toBeVisible();
	await host.start();
	await expect(points(bruno, 6)).toBeVisible();
	for (const page of [anna, second]) await expect(page.getByText('dans un autre onglet')).toBeHidden();
	await anna.reload();
	await expect(points(anna, 6)).toBeVisible();
});

test('a table of a newer edition is not opened: the phone is asked for an update', async () => {
	const page = await host.phone();
	const secret = newSecret();
	const device = new HostDevice(Number(new URL(host.site).port), secret);
	const setup = usualSetup(gforce.form, ['Anna', 'Bruno'], {});
	const log = { game: 'gforce', edition: gforce.edition + 1, setup, facts: {}, actions: [{ type: 'unknown' }] };
	await device.appendKept({ kind: 'start', log, rights: 'all' });
	await page.goto(`/join#${Buffer.from(secret).toString('base64url')}`);
	await expect(page.getByRole('alert')).toContainText('version plus récente');
	await expect(page.getByRole('button', { name: 'Anna' })).toBeHidden();
	expect(await stored(page, 'sessions')).toEqual([]);
	device.close();
});
