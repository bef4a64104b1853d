import { describe, expect, test } from 'vitest';
import { BOX, deckTotal, orderFacts, setHands, startDuel, situationName } from '../../../../tests/support/lightsaber.ts';
import { TableDriver } from '../../../../tests/support/table-driver.ts';
import type { Log } from '../contract.ts';
import { upgradeLog } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { toSentence } from '../words.ts';
import { SIDES } from './cards.ts';
import { game as lightsaber } from './game.ts';
import { words as fr } from './text/fr/index.ts';

const rule = (table: ReturnType<typeof startDuel>) => table.guide.asks[0]!.prompt.rule;

test('the shortest fight takes three taps: two cards, one concession', () => {
	const table = startDuel().tap('quigon:a3', 'maul:a2', 'concede');
	expect([table.taps, table.state.results]).toEqual([3, ['quigon']]);
});

test('the two cards of an opening are entered in either order', () => {
	const asked = (table: ReturnType<typeof startDuel>) => table.guide.asks.filter(({ optional }) => !optional).map(({ who }) => who);
	expect(asked(startDuel())).toEqual(['p1', 'p2']);
	const table = startDuel().tap('maul:a2');
	expect(asked(table)).toEqual(['p1']);
	expect(situationName(table.tap('quigon:a3').state)).toBe('BEHIND(maul)');
});

test('an answer takes one tap more, an impasse two', () => {
	expect(startDuel().tap('quigon:a3', 'maul:a2', 'maul:a4', 'quigon:a4', 'concede').taps).toBe(5);
	expect(startDuel().tap('quigon:a3', 'maul:a3', 'quigon:a2', 'maul:a1', 'concede').taps).toBe(5);
});

test('the shortest round takes nine taps and one for the next: figure, table, draw and plan are recorded together', () => {
	const table = startDuel();
	for (const _ of [1, 2, 3]) table.tap('quigon:a3', 'maul:a2', 'concede');
	expect([table.taps, rule(table)]).toEqual([9, 'round.ask']);
	table.tap('next');
	expect(table.taps).toBe(10);
	expect(table.state).toMatchObject({
		round: 2,
		phase: 'reveal',
		duelists: { quigon: { figure: 3, hand: 8, plan: 3, talon: 41 }, maul: { figure: 1 } }
	});
});

test('a forced concession and a drawn fight are recorded without a tap; with the option the table confirms them with one', () => {
	const alone = () => startDuel(BOX, { forced: 'alone' });
	expect(setHands(alone(), 4, 0).tap('quigon:a3', 'maul:a2').state.results).toEqual(['quigon']);
	expect(setHands(alone(), 0, 0).tap('quigon:a3', 'maul:a3').state.results).toEqual(['drawn']);
	expect(setHands(startDuel(), 4, 0).tap('quigon:a3', 'maul:a2', 'concede').taps).toBe(3);
	expect(setHands(startDuel(), 0, 0).tap('quigon:a3', 'maul:a3', 'drawn').taps).toBe(3);
});

test('with cards on one side only in an impasse: the card ends the fight', () => {
	const table = setHands(startDuel(), 1, 0).tap('quigon:a3', 'maul:a3', 'quigon:a1');
	expect([table.taps, table.state.results]).toEqual([3, ['quigon']]);
});

test('a special card that was read takes no further tap, or one if it leaves a choice', () => {
	expect(startDuel().tap('quigon:a1', 'maul:a5', 'quigon:puise', 'concede').taps).toBe(4);
	const facts = { ...BOX, 'order:quigon:retraite': { value: 0, ops: [{ op: 'take-back', which: 'one' }, { op: 'lose' }] } };
	expect(startDuel(facts).tap('quigon:a1', 'maul:a5', 'quigon:puise', 'quigon:retraite', 'place:1').state.results).toEqual(['maul']);
});

test('depth score takes one tap for each fight and one for each round', () => {
	const table = startDuel(BOX, { depth: 'score' }).tap('quigon', 'quigon', 'drawn', 'next');
	expect([table.taps, table.state.duelists.quigon.figure]).toEqual([4, 2]);
});

test('the undo button names the card that it takes back', () => {
	expect(toSentence(fr, startDuel().tap('quigon:a3').undo)).toBe('Qui-Gon retourne Attaque 3.');
	expect(toSentence(fr, startDuel({}).tap('quigon:a3', 'maul:chevalier', 'this-time', 'set:4').undo)).toBe(
		'Consigne appliquée à la main\u00a0: Lord des Sith.'
	);
});

test('by default a shared phone keeps the score, and a player’s own phone every card', () => {
	const optionsOf = (phone: string) => new TableDriver(lightsaber, usualSetup(lightsaber.form, ['Anna', 'Bo'], { phone })).state.options;
	expect(optionsOf('table')).toMatchObject({ depth: 'score', counting: false, odds: false, forced: 'alone' });
	expect(optionsOf('maul')).toMatchObject({ depth: 'cards', counting: true, odds: true });
});

describe('on a player’s own phone', () => {
	const own = () => startDuel(BOX, { phone: 'quigon' });

	test('the next card of the side that leads implies that the other side conceded', () => {
		const table = own().tap('quigon:a3', 'maul:a2', 'quigon:a1');
		expect(table.state).toMatchObject({ results: ['quigon'], turned: { quigon: 'a1' } });
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toEqual(['concede.done', 'fight.won', 'reveal.turned']);
	});

	test('both cards are entered by one touch that slides from one to the other, and imply the concession too', () => {
		const table = own().slide('both:quigon:a3', 'against:maul:a2');
		expect([table.taps, table.state.duelists.maul.current[0]?.card]).toEqual([1, 'a2']);
		table.slide('both:quigon:a1', 'against:maul:x2');
		expect([table.taps, table.state.results]).toEqual([2, ['quigon']]);
		expect(
			table.history
				.at(-1)!
				.steps.map(({ rule }) => rule)
				.slice(0, 4)
		).toEqual(['concede.done', 'fight.won', 'reveal.turned', 'reveal.turned']);
	});

	test('two cards cannot be entered at once where one was entered already', () => {
		const table = own().tap('maul:a2');
		expect(lightsaber.apply(table.state, { type: 'both', quigon: 'a3', maul: 'a1' })).toMatchObject({
			ok: false,
			refused: { rule: 'reveal.already' }
		});
		expect(table.guide.asks.some(({ prompt }) => prompt.rule === 'reveal.both')).toBe(false);
	});

	test('on a shared phone it is refused with the reason, because its player might have touched it too early', () => {
		const [ask] = startDuel().tap('quigon:a3', 'maul:a2').guide.asks;
		const key = ask?.kind === 'choose' ? ask.options.find(({ id }) => id === 'quigon:a1') : undefined;
		expect(key?.refused).toEqual({ rule: 'fight.leader-waits', with: { side: 'quigon' } });
	});

	test('after the third fight it also begins the next round, unless the game is won', () => {
		const table = own();
		for (const _ of [1, 2]) table.tap('quigon:a3', 'maul:a2', 'concede');
		table.tap('quigon:a3', 'maul:a2', 'quigon:a1');
		expect(table.state).toMatchObject({ round: 2, results: [], turned: { quigon: 'a1' }, duelists: { quigon: { figure: 3 } } });
		table.tap('maul:a1', 'quigon:a5', 'maul:a2', 'concede');
		table
			.act({ type: 'correct', set: { 'figure:quigon': 4 } })
			.tap('quigon:a3', 'maul:a1', 'concede')
			.tap('quigon:a2', 'maul:a1');
		const [ask] = table.guide.asks;
		expect(ask?.kind === 'choose' && ask.options.find(({ id }) => id === 'quigon:a1')?.refused?.rule).toBe('fight.leader-waits');
	});
});

test('after a round, a card of either side begins the next one', () => {
	const table = startDuel();
	for (const _ of [1, 2, 3]) table.tap('quigon:a3', 'maul:a2', 'concede');
	expect(table.tap('maul:a1').state).toMatchObject({ round: 2, turned: { maul: 'a1' } });
});

describe('a fight settled without the app', () => {
	test.each([
		['before its cards', () => startDuel()],
		['with one card turned', () => startDuel().tap('maul:a1')],
		['in an answer', () => startDuel().tap('quigon:a3', 'maul:a2')],
		['in an impasse', () => startDuel().tap('quigon:a3', 'maul:a3')],
		['with an unread order', () => startDuel({}).tap('quigon:a3', 'maul:furie')]
	])('%s: its winner takes one tap', (_, start) => {
		const table = start();
		const before = table.taps;
		table.tap('won:maul');
		expect([table.taps - before, table.state.results]).toEqual([1, ['maul']]);
		for (const side of SIDES) expect(deckTotal(table.state, side)).toBe(55);
	});

	test('the hands are then asked for as optional questions, and the odds of hands are absent until they are known', () => {
		const table = startDuel(BOX, { odds: true, counting: true }).tap('won:maul');
		const recounts = () => table.guide.asks.filter(({ prompt }) => prompt.rule === 'recount.hand');
		expect(recounts().map(({ optional }) => optional)).toEqual([true, true]);
		expect(lightsaber.odds(table.state).every(({ of }) => of.rule === 'odds.match')).toBe(true);
		table.act({ type: 'correct', set: { 'hand:quigon': 3 } }, { type: 'correct', set: { 'hand:maul': 4 } });
		expect(recounts()).toEqual([]);
		expect(lightsaber.odds(table.state).some(({ of }) => of.rule === 'odds.ahead')).toBe(true);
	});
});

describe('the deck is read before play', () => {
	test('twelve cards: those with the same name in both decks are asked once and stored for both', () => {
		const table = startDuel({});
		const unread = () =>
			table.guide.asks.flatMap((ask) => (ask.prompt.rule === 'deck.read' && ask.kind === 'choose' ? ask.options.map(({ id }) => id) : []));
		expect(unread()).toHaveLength(12);
		table.tap('read:quigon:blocus', 'preset:cancel-last', 'that-is-all');
		expect(table.taps).toBe(3);
		expect(table.state.facts).toEqual(orderFacts('blocus', 0, { op: 'cancel', what: 'last', stays: 'counts' }));
		expect(unread()).toHaveLength(11);
		table.tap('read:quigon:perte', 'preset:draw-1', 'this-deck');
		expect(table.state.facts).not.toHaveProperty('order:maul:perte');
		expect(table.tap('quigon:a1', 'maul:a2').guide.asks.some(({ prompt }) => prompt.rule === 'deck.read')).toBe(false);
	});

	test('a card of the other deck that was read keeps its own order', () => {
		const table = startDuel({ 'order:maul:blocus': { value: 2, ops: [] } });
		table.act({ type: 'read', side: 'quigon', card: 'blocus', order: { value: 1, ops: [] } });
		expect(table.state.facts).toMatchObject({ 'order:quigon:blocus': { value: 1 }, 'order:maul:blocus': { value: 2 } });
		const wrong = lightsaber.apply(table.state, { type: 'read', side: 'quigon', card: 'blocus', order: { value: 99, ops: [] } });
		expect(wrong).toMatchObject({ ok: false, refused: { rule: 'table.unreadable' } });
	});
});

test('in a fight the title shows its totals, otherwise the places of the figures', () => {
	const table = startDuel();
	expect(table.guide.now.rule).toBe('match.now');
	expect(table.tap('quigon:a3', 'maul:a2').guide.now).toEqual({ rule: 'fight.now', with: { quigon: 3, maul: 2 } });
});

test('rules that never change are shown as reminders in the first round only', () => {
	const table = startDuel();
	expect(table.guide.remind!.map(({ rule }) => rule)).toEqual(['remind.lay']);
	for (const _ of [1, 2, 3]) table.tap('quigon:a3', 'maul:a2', 'concede');
	expect(table.guide.remind!.map(({ rule }) => rule)).toEqual(['remind.figure', 'remind.clear', 'remind.keep']);
	expect(table.tap('next').guide.remind).toEqual([]);
});

test('a log of edition 1 keeps every card and its confirmed concessions', () => {
	const old: Log = { game: 'lightsaber', edition: 1, setup: { seats: [], options: {} }, facts: {}, actions: [] };
	expect(upgradeLog(lightsaber, old).setup.options).toEqual({ depth: 'cards', forced: 'asked' });
});
