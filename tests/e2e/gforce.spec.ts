import type { Locator } from '@playwright/test';
import { expect, openRecorded, overflow, type Recorded, recorded, SCREENS, expectNoAxeViolations, stored, test } from './support/table.ts';
import { StarDriver } from './support/star-driver.ts';

/** A new table of this game, at its first action. */
const fresh = (options: Recorded['setup']['options'] = {}, facts: Recorded['facts'] = {}): Recorded => ({
	game: 'gforce',
	edition: 1,
	setup: {
		seats: ['Zoé', 'Tom', 'Mina'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] })),
		options: { start: 'firstSeat', ...options }
	},
	facts,
	actions: []
});

test('a whole game of two tiles, from the setup page to the score, played on the star', async ({ page }) => {
	const table = new StarDriver(page);
	await page.goto('/gforce/gforce/setup');
	await page.getByRole('radio', { name: /^Toute la partie/ }).click();
	await page.getByRole('textbox', { name: 'Nom du joueur 1' }).fill('Zoé');
	await page.getByRole('textbox', { name: 'Nom du joueur 2' }).fill('Tom');
	await page.getByRole('button', { name: 'Nombre de cibles 12' }).click();
	for (let tiles = 12; tiles > 2; tiles--) await page.getByRole('button', { name: 'Moins', exact: true }).click();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await expect(page.getByText('Remettez 10 cibles au hasard')).toBeVisible();
	await page.getByRole('button', { name: 'Commencer' }).click();

	// Two hexes get a tile: two taps on the star. The first player of the list starts.
	await expect(page.getByText('Touchez sur le plateau.')).toBeVisible();
	expect(
		await table.countTaps(async () => {
			await table.tap(table.hex(7));
			await expect(table.hex(7)).toHaveAttribute('aria-pressed', 'true');
			await table.tap(table.hex(2));
		})
	).toBe(2);
	await table.turn('Zoé');

	// The example of the rulebook with its look, no agent sent home: nine taps.
	const nine = await table.countTaps(async () => {
		await table.die(5);
		await table.go('Darwin', 'case 7');
		await expect(page.getByRole('button', { name: '3 à dépenser' })).toBeVisible();
		await table.go('Speckles', 'case 7');
		await table.go('Blaster', 'embuscade 2');
		await table.press('case 7', 'remise face cachée');
	});
	expect(nine).toBe(9);
	await table.turn('Tom');
	await expect(table.star.getByRole('button', { name: 'case 7, cible cachée, Speckles et Darwin' })).toBeVisible();

	// The shortest turn is three taps, and one more to decline a look.
	expect(
		await table.countTaps(async () => {
			await table.die(1);
			await table.go('Bucky', 'embuscade 7');
		})
	).toBe(3);
	await table.turn('Zoé');
	const declined = await table.countTaps(async () => {
		await table.die(2);
		await table.go('Mooch', 'case 7');
		await table.press('laisser cachée');
	});
	expect(declined).toBe(4);
	await table.turn('Tom');

	// A capture takes one tap for each agent that is not pictured, then one.
	const capture = await table.countTaps(async () => {
		await table.die(1);
		await table.go('Bucky', 'case 7');
		await table.press('case 7', 'Bucky', 'Mooch', 'cible prise');
	});
	expect(capture).toBe(7);
	await table.turn('Zoé');
	await expect(page.getByRole('button', { name: /^Tom : 2 points, 1 cible\./ })).toBeVisible();
	await expect(table.star.getByRole('button', { name: 'case 7, sans cible' })).toBeVisible();

	// With the last tile the rest of the die is lost.
	await table.die(6);
	await table.go('Hurley', 'case 2');
	await table.go('Blaster', 'case 2');
	await table.go('Darwin', 'case 2');
	await table.press('dernier tour', 'case 2', 'cible prise');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoé gagne avec 3 points.');
	await expect(page.getByRole('button', { name: /^Zoé : 3 points, 1 cible\. 3 \(Hurley, Blaster et Darwin\)/ })).toBeVisible();
	await page.getByRole('button', { name: 'Encore une partie' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partie à 2 cibles');
});

test('a whole game at the default depth, from the setup: player and points, two taps for each tile', async ({ page }) => {
	const table = new StarDriver(page);
	await page.goto('/gforce/gforce/setup');
	await page.getByRole('textbox', { name: 'Nom du joueur 1' }).fill('Zoé');
	await page.getByRole('textbox', { name: 'Nom du joueur 2' }).fill('Tom');
	await page.getByRole('button', { name: 'Sortir le matériel' }).click();
	await page.getByRole('button', { name: 'Commencer' }).click();
	for (const left of [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) {
		await table.press(left % 2 ? 'Zoé' : 'Tom', left % 2 ? '3' : '4');
		if (left > 0) await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Encore ${left} ${left > 1 ? 'cibles' : 'cible'}`);
	}
	expect(table.taps).toBe(24);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tom gagne avec 24 points.');
});

test('at depth memory a tile takes its hex and its name, and later its hex and its player', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, { ...fresh({ depth: 'memory' }), edition: 2 });
	await table.tap(table.hex(7));
	await table.press('cible MIXEUR');
	await expect(table.hex(7)).toHaveAccessibleName(/demande Speckles, Blaster, Mooch et Darwin/);
	await table.tap(table.hex(7));
	await table.press('Tom');
	expect(table.taps).toBe(4);
	await expect(page.getByRole('button', { name: /^Tom : 4 points, 1 cible/ })).toBeVisible();
});

test('the last tile is claimed with points left; after a failed claim they go to agents that have not moved', async ({ page }) => {
	const table = new StarDriver(page);
	const game = fresh({ tiles: 1 });
	await openRecorded(page, { ...game, actions: [{ type: 'lay', hexes: [4] }] });
	await table.die(4);
	await table.go('Mooch', 'case 4');
	await table.press('dernier tour', 'case 4', 'Mooch', 'remise face cachée');
	await expect(table.tray.getByRole('heading')).toContainText('Annonce ratée : 2 points');
	await table.press('Mooch');
	await expect(table.tray.getByRole('alert')).toContainText('Mooch a déjà bougé dans ce tour.');
	// A table that overrules the rule is asked where the agent goes.
	await table.press('Le faire quand même');
	await table.tap(table.space('embuscade 9'));
	await table.press('Le faire quand même');
	await expect(page.getByRole('button', { name: '1 à dépenser' })).toBeVisible();
	await table.go('Darwin', 'embuscade 4');
	await table.turn('Tom');
});

test('at depth score: player and points are two taps per tile, on the tray or on the board', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, fresh({ depth: 'score', tiles: 4 }));
	await expect(table.star).toHaveCount(0);
	await expect(page.getByRole('img', { name: 'Encore 4 cibles' })).toBeVisible();
	await table.press('Zoé', '4', 'Tom', '2');
	await table.tap(page.getByRole('main').getByRole('button', { name: /^Mina/ }));
	await table.press('5');
	await expect(page.getByRole('main').getByRole('button', { name: /^Mina : 5 points, 1 cible\./ })).toBeVisible();
	await table.press('Tom', '3');
	expect(table.taps).toBe(8);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Victoire partagée à 5 points : Tom et Mina.');
	expect((await table.log()).map(({ action }) => (action as { points: number }).points)).toEqual([4, 2, 5, 3]);
});

test('a space that costs too much and an early stop are refused with their rules, and nothing changes', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, fresh());
	await table.die(1);
	await table.press('Darwin');
	await expect(table.space('case 7')).toHaveAccessibleName('Case 7 (2), cible cachée, interdit par une règle');
	await table.tap(table.space('case 7'));
	await expect(table.tray.getByRole('alert')).toContainText('Trop loin : 2 points pour 1 disponible.');
	await expect(table.tray.getByRole('button', { name: 'Le faire quand même' })).toHaveCount(0);
	// Another agent is selected without going back, then none.
	await table.press('Bucky');
	await expect(table.key('Bucky')).toHaveAttribute('aria-pressed', 'true');
	await expect(table.key('Darwin')).toHaveAttribute('aria-pressed', 'false');
	await table.press('Bucky');
	await expect(table.space('embuscade 1')).toHaveCount(0);
	await page.getByRole('button', { name: '1 à dépenser' }).click();
	await expect(table.tray.getByRole('alert')).toContainText('Il reste 1 point : il faut dépenser tout le dé.');
	expect((await table.log()).map(({ action }) => action)).toEqual([{ type: 'roll', dice: { die: [1] } }]);
	await table.tray.getByRole('button', { name: 'Le faire quand même' }).click();
	await table.turn('Tom');
});

test('a tile without a newcomer may not be looked at, with the reason', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, {
		...fresh(),
		actions: [{ type: 'correct', set: { 'at:darwin': 'hex:1' } }]
	});
	await table.die(2);
	await table.go('Mooch', 'case 7');
	await table.tap(table.hex(1));
	await expect(table.tray.getByRole('alert')).toContainText('Il faut qu’un agent soit arrivé à la case 1 dans ce tour.');
	await table.tap(table.hex(7));
	await expect(table.tray.getByRole('heading')).toContainText('Cible de la case 7');
	// Agents that are not pictured are tapped on the tile itself; a second tap takes one back.
	await table.tap(table.star.getByRole('button', { name: 'Mooch, case 7' }));
	await expect(table.key('Mooch')).toHaveAttribute('aria-pressed', 'true');
	await table.tap(table.star.getByRole('button', { name: 'Mooch, case 7' }));
	await expect(table.key('Mooch')).toHaveAttribute('aria-pressed', 'false');
});

test('points, die, agents and tiles are corrected on the board', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, fresh());
	await table.star.getByRole('button', { name: 'Darwin, camp de base' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'embuscade 3', exact: true }).click();
	await expect(table.star.getByRole('button', { name: 'Darwin, embuscade 3' })).toBeVisible();
	await table.hex(12).click();
	await page.getByRole('dialog').getByRole('button', { name: 'sans cible' }).click();
	await expect(table.hex(12)).toHaveAccessibleName('case 12, sans cible');
	await page.getByRole('button', { name: /^Tom : 0 point/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Plus' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Mettre 1' }).click();
	await expect(page.getByRole('button', { name: /^Tom : 1 point/ })).toBeVisible();
	await table.die(4);
	await table.star.getByRole('button', { name: /^dé, 4/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: '6', exact: true }).click();
	await expect(page.getByRole('button', { name: '6 à dépenser' })).toBeVisible();
});

test('with the memory aid a tile is one tap by its name, and the star shows which agents are missing', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, fresh({ memoryAid: true }));
	await table.die(4);
	await table.go('Darwin', 'case 7');
	await table.go('Bucky', 'case 7');
	await table.press('case 7');
	expect(await table.countTaps(() => table.press('cible MIXEUR'))).toBe(1);
	await table.turn('Tom');
	await expect(table.hex(7)).toHaveAccessibleName(/^case 7, cible cachée, Darwin, il manque Speckles, Blaster et Mooch, prendre/i);
	// Three agents need six points: one die in six, more with a second and a third.
	await expect(page.getByRole('list', { name: 'cibles connues' })).toContainText(/1 dé 17.%\s*2 dés 69.%\s*3 dés 94.%/);
	await table.die(6);
	for (const agent of ['Speckles', 'Blaster', 'Mooch']) await table.go(agent, 'case 7');
	await table.press('case 7');
	await table.turn('Mina');
	await expect(page.getByRole('button', { name: /^Tom : 4 points, 1 cible\./ })).toBeVisible();
});

test('without the aid no page, log, export or history links a hidden tile to the agents it needs', async ({ page }) => {
	const AGENTS = ['Speckles', 'Bucky', 'Hurley', 'Blaster', 'Mooch', 'Darwin'];
	const table = new StarDriver(page);
	await openRecorded(page, fresh());
	await table.die(6);
	for (const agent of ['Darwin', 'Bucky', 'Mooch']) await table.go(agent, 'case 7');
	await table.press('case 7', 'Bucky', 'remise face cachée');

	/** Sentences about the tile of hex 7 that also name an agent. Where agents stand is open information and not such a sentence. */
	const joined = (text: string): readonly string[] =>
		text.split(/[.\n]/).filter((each) => /cible/i.test(each) && /case 7/.test(each) && AGENTS.some((name) => each.includes(name)));
	const searched = async (): Promise<void> => {
		expect(joined(await page.locator('body').innerText())).toEqual([]);
		for (const label of await page.locator('[aria-label]').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!)))
			expect(label).not.toMatch(/il manque|demande/);
	};
	await searched();
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await expect(page.getByRole('dialog')).toContainText('La cible de la case 7 est remise face cachée.');
	await searched();
	await page.getByRole('button', { name: 'Corriger un nombre' }).click();
	// The sheet is loaded when it is opened first: an Escape before that would close the history, and the sheet would then cover the tray.
	await expect(page.getByRole('dialog', { name: 'Corriger', exact: true })).toBeVisible();
	await searched();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);

	// Two turns later the history does not even show the look.
	for (const agent of ['Hurley', 'Blaster']) {
		await table.die(1);
		await table.go(agent, 'embuscade 1');
	}
	await page.getByRole('button', { name: 'Historique', exact: true }).click();
	await expect(page.getByRole('dialog')).toContainText('Blaster');
	await expect(page.getByRole('dialog')).not.toContainText('case 7');
	await page.keyboard.press('Escape');

	const faces = (json: string): void => expect(json).not.toMatch(/"(needs|useless|face|pictured|memory)"/);
	faces(JSON.stringify([await stored(page, 'actions'), await stored(page, 'sessions'), await stored(page, 'boxes')]));
	const looks = (await table.log()).map(({ action }) => action as Record<string, unknown>).filter(({ type }) => type === 'looked');
	expect(looks).toEqual([{ type: 'looked', home: ['bucky'], taken: false }]);
	await page.goto('/settings');
	const [copy] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Faire une copie maintenant' }).click()
	]);
	const chunks: Buffer[] = [];
	for await (const chunk of await copy.createReadStream()) chunks.push(chunk as Buffer);
	const file = Buffer.concat(chunks).toString('utf8');
	expect(file).toContain('recorded-gforce');
	faces(file);
});

test('a turn can be played with the keyboard', async ({ page }) => {
	const table = new StarDriver(page);
	await openRecorded(page, fresh());
	const press = async (key: Locator): Promise<void> => {
		await key.focus();
		await page.keyboard.press('Enter');
	};
	await press(table.tray.getByRole('button', { name: '2', exact: true }));
	await press(table.key('Darwin'));
	await press(table.space('embuscade 3'));
	await table.waitForMove('Darwin');
	await press(table.key('Mooch'));
	await table.space('embuscade 3').focus();
	await page.keyboard.press(' ');
	await table.turn('Tom');
	await expect(table.star.getByRole('img', { name: 'embuscade 3, Mooch et Darwin' })).toBeVisible();
});

test('on the narrowest phone every space an agent may go to is 48 px wide and high', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const table = new StarDriver(page);
	await openRecorded(page, fresh());
	await table.die(6);
	await table.tap(table.key('Darwin'));
	await expect(table.space('embuscade 12')).toBeVisible();
	const sectors = table.star.locator('[role=button] > path.reach');
	await expect(sectors).toHaveCount(24);
	const inSight = (spaces: Element[]): number[] =>
		spaces.map((space) => {
			const { left, right, height } = space.getBoundingClientRect();
			return Math.floor(Math.min(height, Math.min(right, innerWidth) - Math.max(left, 0)));
		});
	expect(Math.min(...(await sectors.evaluateAll(inSight)))).toBeGreaterThanOrEqual(48);
});

const MOMENTS: readonly (readonly [name: string, file: Recorded, upTo: number | undefined, agent?: string])[] = [
	['laying out', fresh({ tiles: 5 }), 0],
	['who begins', fresh({ start: 'rollOff' }), 0],
	['a way', { ...recorded('gforce/memory-aid') }, 8, 'Blaster'],
	['a look', { ...fresh(), actions: recorded('gforce/memory-aid').actions.slice(1, 5) }, 4],
	['a tile turned up', recorded('gforce/memory-aid'), 6],
	['the score alone', recorded('gforce/score-only'), 4],
	['the end', recorded('gforce/full-game'), undefined]
];

for (const theme of ['dark', 'light'] as const)
	test.describe(`no axe violation, ${theme}`, () => {
		test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });
		test('every moment of the table', async ({ page }) => {
			for (const [, file, upTo, agent] of MOMENTS) {
				await openRecorded(page, file, upTo);
				if (agent) await new StarDriver(page).key(agent).click();
				await expectNoAxeViolations(page);
			}
		});
	});

for (const size of [100, 200])
	test(`nothing overflows on any screen, text ${size} %`, async ({ page }) => {
		await page.addInitScript((chosen) => localStorage.setItem('comparse.settings', JSON.stringify({ size: chosen })), size);
		for (const [name, file, upTo, agent] of MOMENTS) {
			await openRecorded(page, file, upTo);
			if (agent) await new StarDriver(page).key(agent).click();
			for (const [width, height] of SCREENS) {
				await page.setViewportSize({ width, height });
				expect(await overflow(page), `${name}, ${width}×${height}`).toEqual([]);
			}
		}
	});
