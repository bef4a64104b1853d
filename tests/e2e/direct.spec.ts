import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.mjs';
import { film } from './support/fake-camera.ts';
import { collectFaultsOf } from './support/faults.ts';
import { readCode, squaresOf } from './support/qr.ts';
import { showScreen } from './support/shared-table.ts';
import { expect, hits, quickFight, scripts, test } from './support/table.ts';

/** Phones that play one table without a server: each shows a code that the other reads, then they are connected over WebRTC. */

const PHONE = { locale: 'fr-FR', viewport: { width: 390, height: 844 } };
const otherPhone = async (browser: Browser): Promise<Page> => (await browser.newContext(PHONE)).newPage();

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const members = (page: Page, n: number) => page.getByRole('img', { name: `Membre : ${n} debout sur 4` });
const offerCode = (page: Page) => page.getByRole('img', { name: /^Scannez ce code avec l’autre/ });
const answerCode = (page: Page) => page.getByRole('img', { name: /^Montrez ce code/ });

/** Opens the sheet and shows the code of this phone. */
async function showOffer(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	await page.getByRole('button', { name: 'Connecter un téléphone' }).click();
	await expect(offerCode(page)).toBeVisible();
}
async function paste(page: Page, text: string): Promise<void> {
	await page.getByRole('textbox', { name: 'Lien ou code' }).fill(text);
	await page.getByRole('button', { name: 'Valider' }).click();
}
/** The first phone reads the answer as a text. */
async function pasteAnswer(page: Page, other: Page): Promise<void> {
	await page.getByRole('button', { name: 'Scanner sa réponse' }).click();
	await paste(page, await readCode(answerCode(other)));
	await expect(page.getByText('Les téléphones sont connectés.')).toBeVisible();
	await page.getByRole('button', { name: 'Revenir à la partie' }).click();
}
async function watch(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Regarder seulement' }).click();
	await page.waitForURL(/\/table\//);
}
/** Expects the states of the other phones in the sheet, in any order. */
async function expectOthers(page: Page, states: readonly string[]): Promise<void> {
	await page.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
	const others = page.getByRole('dialog').getByRole('listitem').filter({ hasNotText: 'Ce téléphone' });
	await expect.poll(async () => (await others.locator('span').allInnerTexts()).sort()).toEqual(states);
	await page.getByRole('button', { name: 'Fermer' }).click();
}

test('two phones read each other’s codes with their cameras, then play and undo over the channel', async ({ baseURL, faults }) => {
	const folder = await mkdtemp(join(tmpdir(), 'comparse-camera-'));
	const executablePath = chromiumPath();
	const phones: Browser[] = [];
	const phone = async (camera: string): Promise<Page> => {
		const args = [
			...CHROMIUM_FLAGS,
			'--use-fake-device-for-media-stream',
			'--use-fake-ui-for-media-stream',
			`--use-file-for-fake-video-capture=${camera}`
		];
		const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
		phones.push(browser);
		collectFaultsOf(browser, faults);
		return (await browser.newContext({ ...PHONE, ...(baseURL === undefined ? {} : { baseURL }) })).newPage();
	};
	const [annaSees, brunoSees] = [join(folder, 'anna.y4m'), join(folder, 'bruno.y4m')];
	try {
		film(annaSees);
		const anna = await phone(annaSees);
		await quickFight(anna, 'Les Unas');
		await showOffer(anna);
		film(brunoSees, await squaresOf(offerCode(anna)));

		const bruno = await phone(brunoSees);
		await bruno.goto('/receive');
		await bruno.getByRole('button', { name: 'Scanner un code' }).click();
		await expect(answerCode(bruno)).toBeVisible();
		film(annaSees, await squaresOf(answerCode(bruno)));
		await anna.getByRole('button', { name: 'Scanner sa réponse' }).click();
		await expect(anna.getByText('Les téléphones sont connectés.')).toBeVisible();
		await anna.getByRole('button', { name: 'Revenir à la partie' }).click();
		await watch(bruno);

		await hits(bruno, 1, 1);
		for (const each of [anna, bruno]) await expect(members(each, 3)).toBeVisible();
		await anna.getByRole('button', { name: /^Annuler/ }).click();
		for (const each of [anna, bruno]) await expect(members(each, 4)).toBeVisible();
	} finally {
		for (const each of phones) await each.close();
		await rm(folder, { recursive: true, force: true });
	}
});

test('by pasted codes: a third phone joins the star, the first leaves and comes back', async ({ browser, page: anna }) => {
	const fetched = scripts(anna);
	await quickFight(anna, 'Les Unas');
	for (const sign of ['RTCPeerConnection', 'getUserMedia', 'XChaCha']) expect(fetched.with(sign)).toEqual([]);
	const [bruno, chloe] = [await otherPhone(browser), await otherPhone(browser)];
	await showOffer(anna);
	const link = await readCode(offerCode(anna));
	expect(link.length).toBeLessThan(260);
	await bruno.goto(link);
	await pasteAnswer(anna, bruno);
	await watch(bruno);

	await showOffer(anna);
	await chloe.goto(await readCode(offerCode(anna)));
	await pasteAnswer(anna, chloe);
	await watch(chloe);
	await hits(chloe, 1, 1);
	for (const phone of [anna, bruno, chloe]) await expect(members(phone, 3)).toBeVisible();

	// Bruno and Chloé are connected through Anna’s phone only, and see when each other’s phone is asleep.
	await expectOthers(bruno, ['connecté', 'connecté']);
	await showScreen(chloe, 'hidden');
	await expectOthers(bruno, ['connecté', 'en veille']);
	await showScreen(chloe, 'visible');
	await expectOthers(bruno, ['connecté', 'connecté']);
	// The phone in the middle locks its screen: it is shown as asleep, and passes on what the others do as long as its page lives.
	await showScreen(anna, 'hidden');
	await expectOthers(bruno, ['connecté', 'en veille']);
	await showScreen(anna, 'visible');

	// The phone in the middle leaves: the others see it, and one plays on.
	await anna.reload();
	await expect(bruno.getByText('Hors connexion')).toBeVisible();
	await hits(bruno, 0, 1);
	await expect(members(bruno, 2)).toBeVisible();
	await expect(members(anna, 3)).toBeVisible();

	// A new pair of codes brings both together.
	await showOffer(anna);
	await bruno.goto(await readCode(offerCode(anna)));
	await pasteAnswer(anna, bruno);
	await bruno.waitForURL(/\/table\//);
	for (const phone of [anna, bruno]) await expect(members(phone, 2)).toBeVisible();
	await hits(anna, 2, 0);
	await expect(title(bruno)).toHaveText('Gagné contre les Unas');
	await bruno.context().close();
	await chloe.context().close();
});

test('codes that do not fit, a missing camera and an unreachable phone are explained, and a copy is offered', async ({ browser, page }) => {
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
	});
	await quickFight(page, 'Les Unas');
	await showOffer(page);
	const link = await readCode(offerCode(page));
	await page.getByRole('button', { name: 'Scanner sa réponse' }).click();
	await expect(page.getByRole('alert')).toContainText('n’a pas le droit');
	await paste(page, link);
	await expect(page.getByText('n’est pas la réponse')).toBeVisible();

	const bruno = await otherPhone(browser);
	await bruno.goto(link.slice(0, -40));
	await expect(bruno.getByRole('alert')).toContainText('incomplet');
	await bruno.goto('/');
	await bruno.goto(link);
	const answer = await readCode(answerCode(bruno));
	await bruno.context().close();
	await paste(page, answer);
	await expect(page.getByRole('alert')).toContainText('ne se trouvent pas', { timeout: 90_000 });
	await page.getByRole('button', { name: 'Donner une copie' }).click();
	await expect(page.getByRole('button', { name: 'Enregistrer un fichier' })).toBeVisible();
});
