import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/table.ts';

/** Every kind of ask on the kit page, answered by touch, by mouse and by keyboard alone. The kit shows the action that would be logged. */

type Press = (key: Locator) => Promise<void>;

const WAYS: Record<string, { touch: boolean; press: Press }> = {
	touch: { touch: true, press: (key) => key.tap() },
	mouse: { touch: false, press: (key) => key.click() },
	keyboard: {
		touch: false,
		press: async (key) => {
			await key.focus();
			await expect(key).toBeFocused();
			await key.page().keyboard.press('Enter');
		}
	}
};

const kit = (page: Page) => page.getByRole('region', { name: 'dark', exact: true });
const ask = (page: Page, name: string) => kit(page).getByRole('region', { name: `${name}, dark` });
const kitLog = (page: Page) => kit(page).getByRole('log');

for (const [way, { touch, press }] of Object.entries(WAYS))
	test.describe(`by ${way}`, () => {
		test.use({ hasTouch: touch });
		test.beforeEach(async ({ page }) => {
			await page.goto('/kit');
			await expect(kitLog(page)).toBeAttached();
		});

		test('choose: one of a few', async ({ page }) => {
			await press(ask(page, 'choose few').getByRole('button', { name: 'Explore' }));
			await expect(kitLog(page)).toContainText('{"type":"explore"}');
		});

		test('choose: a refused option shows its reason; it can be done anyway if its rule bends', async ({ page }) => {
			const few = ask(page, 'choose few');
			await press(few.getByRole('button', { name: /^Leave/ }));
			await expect(few.getByRole('alert')).toContainText('Not more than three visits.');
			await press(few.getByRole('button', { name: 'Le faire quand même' }));
			await expect(kitLog(page)).toContainText('{"type":"anyway","action":{"type":"leave"},"bends":["bent"]}');
			await press(few.getByRole('button', { name: /^Home/ }));
			await expect(few.getByRole('alert')).toContainText('This makes no sense.');
			await expect(few.getByRole('button', { name: 'Le faire quand même' })).toHaveCount(0);
			await press(few.getByRole('alert').getByRole('button', { name: /Règle/ }));
			await expect(kitLog(page)).toContainText('{"read":"stop"}');
		});

		test('choose: a long list is searched, without accents or ligatures', async ({ page }) => {
			const long = ask(page, 'choose long');
			await long.getByRole('textbox').fill('coeur');
			await expect(long.getByRole('group').getByRole('button')).toHaveCount(1);
			await press(long.getByRole('button', { name: 'Cœur de Charles' }));
			await expect(kitLog(page)).toContainText('{"type":"go","star":2}');
		});

		test('choose: an answer leads to a further question, and back', async ({ page }) => {
			const further = ask(page, 'choose further');
			await press(further.getByRole('button', { name: '3', exact: true }));
			await expect(further.getByRole('heading', { name: 'How many?' })).toBeVisible();
			await press(further.getByRole('button', { name: 'Retour' }));
			await press(further.getByRole('button', { name: '4', exact: true }));
			await press(further.getByRole('button', { name: '2', exact: true }));
			await expect(kitLog(page)).toContainText('{"type":"further","n":4,"k":2}');
		});

		test('pick: several things, one put back, then done; with exact numbers no key is needed', async ({ page }) => {
			const pick = ask(page, 'pick');
			await expect(pick.getByRole('button', { name: 'Done' })).toBeDisabled();
			await press(pick.getByRole('button', { name: 'Guard', exact: true }));
			await press(pick.getByRole('button', { name: /^Guard/ }).first());
			await press(pick.getByRole('button', { name: 'Boss', exact: true }));
			await press(pick.getByRole('button', { name: 'Un de moins : Guard' }));
			await expect(pick.getByRole('status')).toHaveText('2 choisis');
			await press(pick.getByRole('button', { name: 'Done' }));
			await expect(kitLog(page)).toContainText('{"type":"picked","picked":["guard","boss"]}');
			const exact = ask(page, 'pick exact');
			await press(exact.getByRole('button', { name: 'Boss' }));
			await press(exact.getByRole('button', { name: 'Guard', exact: true }));
			await expect(kitLog(page)).toContainText('{"type":"exact","picked":["boss","guard"]}');
		});

		test('dice: hits take two presses', async ({ page }) => {
			const dice = ask(page, 'dice hits');
			await press(dice.getByRole('radiogroup', { name: 'Our hits' }).getByRole('radio', { name: /^1 touche/ }));
			if (way === 'keyboard') await expect(dice.getByRole('radiogroup', { name: 'Their hits' }).getByRole('radio').first()).toBeFocused();
			await press(dice.getByRole('radiogroup', { name: 'Their hits' }).getByRole('radio', { name: /^2 touches/ }));
			await expect(kitLog(page)).toContainText('{"type":"volley","dice":{"ours":1,"theirs":2}}');
		});

		test('dice: faces are entered one by one, a die is taken back, dice are thrown by the app', async ({ page }) => {
			const dice = ask(page, 'dice hits');
			await press(dice.getByRole('radio', { name: 'Faces' }));
			const face = (n: number) => dice.getByRole('button', { name: new RegExp(`^${n}, `) }).and(dice.locator(':enabled'));
			await press(face(3));
			await press(dice.getByRole('button', { name: 'Reprendre le dernier dé' }));
			for (const n of [6, 2, 5, 1, 3]) await press(face(n));
			await expect(kitLog(page)).toContainText('{"type":"volley","dice":{"ours":[6,2],"theirs":[5,1,3]}}');
			await press(dice.getByRole('radio', { name: 'Lancer ici' }));
			await press(dice.getByRole('button', { name: 'Lancer les 5 dés' }));
			await expect(kitLog(page).getByRole('paragraph')).toHaveCount(2);
			await expect(kitLog(page)).toContainText(/"ours":\[\d,\d\],"theirs":\[\d,\d,\d\]/);
		});

		test('dice: named faces are entered as faces, never as hits', async ({ page }) => {
			const dice = ask(page, 'dice faces');
			await expect(dice.getByRole('radio', { name: 'Touches' })).toHaveCount(0);
			await press(dice.getByRole('button', { name: 'Moon' }));
			await press(dice.getByRole('button', { name: 'Skull' }));
			await expect(kitLog(page)).toContainText('{"type":"faces","dice":{"black":["moon","skull"]}}');
		});

		test('count: a small range has keys, a large one a counter', async ({ page }) => {
			await press(ask(page, 'count').getByRole('button', { name: '4', exact: true }));
			await expect(kitLog(page)).toContainText('{"type":"count","n":4}');
			const many = ask(page, 'count many');
			await press(many.getByRole('button', { name: 'Plus' }));
			await press(many.getByRole('button', { name: 'Valider 51' }));
			await expect(kitLog(page)).toContainText('{"type":"count","n":51}');
		});

		test('text, and a fact that is read off the box', async ({ page }) => {
			const text = ask(page, 'text');
			await expect(text.getByRole('button')).toBeDisabled();
			await text.getByRole('textbox').fill('  Véga <img onerror> ');
			await press(text.getByRole('button'));
			await expect(kitLog(page)).toContainText('{"type":"text","name":"Véga <img onerror>"}');
			const fact = ask(page, 'fact');
			await expect(fact.getByText('À lire sur votre matériel')).toBeVisible();
			await press(fact.getByRole('button', { name: '4', exact: true }));
			await expect(kitLog(page)).toContainText('{"type":"learn","n":4}');
		});

		test('chips: a card that can be played now, and one that is refused now', async ({ page }) => {
			const odds = kit(page).getByRole('group', { name: 'Chances' });
			await press(odds.getByRole('button', { name: /Grenade/ }));
			await expect(kitLog(page)).toContainText('{"type":"grenade"}');
			await press(odds.getByRole('button', { name: /Nox/ }));
			await expect(odds.getByRole('alert')).toContainText('This makes no sense.');
		});

		test('dials: the value is tapped, or set by a counter', async ({ page }) => {
			await press(kit(page).getByRole('group', { name: 'Jaffas' }).getByRole('button', { name: '5', exact: true }));
			await expect(kitLog(page)).toContainText('{"dial":"jaffas","to":5}');
			const bank = kit(page).getByRole('group', { name: 'Bank' });
			await press(bank.getByRole('button', { name: 'Moins' }));
			await press(bank.getByRole('button', { name: 'Mettre 11' }));
			await expect(kitLog(page)).toContainText('{"dial":"bank","to":11}');
		});
	});

test('accessible names of a row of hits and of odds that depend on an assumed fact', async ({ page }) => {
	await page.goto('/kit');
	await expect(ask(page, 'dice hits')).toMatchAriaSnapshot(`
    - heading "Tell the hits." [level=2]
    - radiogroup "Our hits":
      - text: Our hits 2 dés
      - img "touche à 6"
      - radio "0 touche"
      - 'radio "1 touche : a guard"'
      - 'radio "2 touches, jusqu’à : Boss"'
  `);
	await expect(kit(page).getByRole('group', { name: 'Chances' })).toContainText('Mal parti');
});

test('a digit on the keyboard presses the key with that number', async ({ page }) => {
	await page.goto('/kit');
	const dice = ask(page, 'dice hits');
	await dice.getByRole('radiogroup', { name: 'Our hits' }).getByRole('radio').first().focus();
	await page.keyboard.press('2');
	await page.keyboard.press('3');
	await expect(kitLog(page)).toContainText('{"type":"volley","dice":{"ours":2,"theirs":3}}');
});
