import { describe, expect, test } from 'vitest';
import {
	BOX,
	cardCounters,
	type Duel,
	turnBoth,
	setHands,
	playCards,
	orderFacts,
	scoreLine,
	startDuel,
	situationName
} from '../../../../tests/support/lightsaber.ts';
import type { CardId, Side } from './cards.ts';
import { apply } from './apply.ts';
import type { Action } from './types.ts';

/** A duel with these hands and this opening, then hand cards of the side that has to play. */
const fought = (
	[h, k]: readonly [number, number],
	opening: readonly [CardId, CardId],
	...then: readonly (readonly [CardId, CardId] | CardId)[]
): Duel => {
	const table = turnBoth(setHands(startDuel(), h, k), ...opening);
	for (const next of then) {
		if (typeof next !== 'string') turnBoth(table, ...next);
		else playCards(table, situationName(table.state).includes('quigon') ? 'quigon' : 'maul', next);
	}
	return table;
};

type Vector = [
	name: string,
	hands: readonly [number, number],
	opening: readonly [CardId, CardId],
	then: readonly (readonly [CardId, CardId] | CardId)[],
	where: string,
	score: string
];

describe('the fight', () => {
	const vectors: Vector[] = [
		['3 against 2: Maul is behind', [4, 4], ['a3', 'a2'], [], 'BEHIND(maul)', '3:2 (1:1) [4:4]'],
		['3 against 3 is an impasse', [4, 4], ['a3', 'a3'], [], 'IMPASSE', '3:3 (1:1) [4:4]'],
		['5 against 3, Maul adds 1: still behind', [4, 4], ['a5', 'a3'], ['a1'], 'BEHIND(maul)', '5:4 (1:2) [4:3]'],
		['… and 1 again: 5 all, three cards to one lead', [4, 4], ['a5', 'a3'], ['a1', 'a1'], 'BEHIND(quigon)', '5:5 (1:3) [4:2]'],
		['3 against 2, Maul adds 1: 3 all, two cards to one lead', [4, 4], ['a3', 'a2'], ['a1'], 'BEHIND(quigon)', '3:3 (1:2) [4:3]'],
		['an impasse with one empty hand: the other must play', [1, 0], ['a4', 'a4'], [], 'IMPASSE_ONE(quigon)', '4:4 (1:1) [1:0]'],
		['an impasse with two empty hands is a drawn fight', [0, 0], ['a2', 'a2'], [], 'DRAWN', '2:2 (1:1) [0:0]'],
		['two specials are void, the 6 of Attaque finale too', [4, 4], ['blocus', 'finale'], [], 'IMPASSE', '0:0 (0:0) [4:4]'],
		['… then both play from the hand', [4, 4], ['blocus', 'finale'], [['a2', 'a4']], 'BEHIND(quigon)', '2:4 (1:1) [3:3]'],
		[
			'specials may be void several times in a row',
			[4, 4],
			['blocus', 'x2'],
			[
				['perte', 'furie'],
				['a1', 'a1']
			],
			'IMPASSE',
			'1:1 (1:1) [2:2]'
		],
		['void specials and empty hands: a drawn fight', [0, 0], ['x2', 'x2'], [], 'DRAWN', '0:0 (0:0) [0:0]'],
		[
			'2:2, 1:1, 3:1 add up',
			[4, 4],
			['a2', 'a2'],
			[
				['a1', 'a1'],
				['a3', 'a1']
			],
			'BEHIND(maul)',
			'6:4 (3:3) [2:2]'
		],
		['Attaque finale costs the rest of the hand', [4, 4], ['a5', 'a1'], ['finale'], 'BEHIND(quigon)', '5:7 (1:2) [4:0]'],
		['a special worth nothing is behind a 1', [4, 4], ['blocus', 'a1'], [], 'BEHIND(quigon)', '0:1 (1:1) [4:4]'],
		['Attaque finale against 5 leads, and costs the hand', [4, 4], ['finale', 'a5'], [], 'BEHIND(maul)', '6:5 (1:1) [0:4]'],
		['behind with an empty hand: must concede', [4, 0], ['a3', 'a2'], [], 'MUST_CONCEDE(maul)', '3:2 (1:1) [4:0]'],
		['a lone special is not void beside one that lies there', [4, 4], ['blocus', 'a1'], ['x2'], 'BEHIND(quigon)', '0:1 (2:1) [3:4]'],
		['a special counts as a card when totals are equal', [4, 4], ['a1', 'a1'], [['blocus', 'a1'], 'a1'], 'BEHIND(maul)', '2:2 (3:2) [2:3]']
	];
	test.each(vectors)('%s', (_, of, opening, then, stands, says) => {
		const { state } = fought(of, opening, ...then);
		expect([situationName(state), scoreLine(state)]).toEqual([stands, says]);
	});

	test('void special cards go to the discards at once, and no other card does', () => {
		expect(fought([4, 4], ['blocus', 'finale']).state.duelists).toMatchObject({
			quigon: { discard: { blocus: 1 }, plan: 2 },
			maul: { discard: { finale: 1 }, unknown: 0 }
		});
		const { state } = fought([0, 0], ['x2', 'x2']).tap('drawn');
		expect(state.duelists).toMatchObject({ quigon: { discard: { x2: 1 } }, maul: { discard: { x2: 1 } } });
		expect(state.results).toEqual(['drawn']);
	});

	test('a drawn fight discards both piles and neither side scores', () => {
		const { state } = fought([0, 0], ['a2', 'a2']).tap('drawn');
		expect(state.duelists).toMatchObject({ quigon: { discard: { a2: 1 }, won: [] }, maul: { discard: { a2: 1 }, won: [] } });
		expect(state).toMatchObject({ results: ['drawn'], phase: 'reveal' });
	});

	test('if only one side has cards in an impasse, a power card wins at once: the other side must concede, which a step says', () => {
		const table = playCards(fought([1, 0], ['a4', 'a4']), 'quigon', 'a1');
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toEqual(['fight.plays', 'fight.leads', 'concede.forced', 'fight.won']);
		expect(table.state.results).toEqual(['quigon']);
		expect(table.state.duelists).toMatchObject({ quigon: { won: [['a4', 'a1']] }, maul: { discard: { a4: 1 } } });
	});

	test('so does a special card without effect; the order of one with an effect is followed first', () => {
		expect(playCards(fought([1, 0], ['a4', 'a4']), 'quigon', 'blocus').state.results).toEqual(['quigon']);
		const drew = playCards(fought([1, 0], ['a4', 'a4']), 'quigon', 'puise');
		expect([situationName(drew.state), scoreLine(drew.state)]).toEqual(['MUST_CONCEDE(maul)', '4:4 (2:1) [2:0]']);
		const fled = playCards(fought([1, 0], ['a4', 'a4']), 'quigon', 'retraite'); // The text of a card has precedence over the rule: it may lose an impasse.
		expect(fled.state.results).toEqual(['maul']);
		const unread = turnBoth(setHands(startDuel({}), 1, 0), 'a4', 'a4');
		expect(situationName(playCards(unread, 'quigon', 'blocus').state)).toBe('ORDER');
	});

	test.each<[string, CardId, string]>([
		['Puise dans la Force, which only draws, wins by one card more', 'puise', 'MUST_CONCEDE(maul)'],
		['X2, which only doubles, wins', 'x2', 'MUST_CONCEDE(maul)'],
		['Attaque finale adds its 6 and wins', 'finale', 'MUST_CONCEDE(maul)'],
		['Battement en retraite loses the fight all the same', 'retraite', 'REVEAL']
	])('Si un joueur a épuisé toutes ses cartes, l’autre joueur doit jouer une carte: %s', (_, card, situation) => {
		expect(situationName(playCards(fought([1, 0], ['a4', 'a4']), 'quigon', card).state)).toBe(situation);
	});

	test('conceding costs the cards of that fight and nothing else', () => {
		const table = turnBoth(startDuel(), 'a4', 'a1').tap('concede');
		expect(table.state.results).toEqual(['quigon']);
		expect(cardCounters(table.state, 'quigon')).toEqual([48, 4, 2, 1, 0]);
		expect(cardCounters(table.state, 'maul')).toEqual([48, 4, 2, 0, 1]);
	});

	test('the final attack as the last card costs no other; with four cards it costs three', () => {
		const behind = (hand: number) =>
			setHands(turnBoth(startDuel(), 'a2', 'a5').act({ type: 'correct', set: { 'total:maul': 7 } }), hand, 4);
		const last = playCards(behind(1), 'quigon', 'finale');
		expect([scoreLine(last.state), last.state.duelists.quigon.unknown]).toEqual(['8:7 (2:1) [0:4]', 0]);
		const early = playCards(behind(4), 'quigon', 'finale');
		expect([scoreLine(early.state), early.state.duelists.quigon.unknown]).toEqual(['8:7 (2:1) [0:4]', 3]);
	});

	test('drawing on the Force and then retreating: the fight is lost, the hand is larger', () => {
		const table = playCards(turnBoth(startDuel(), 'a1', 'a5'), 'quigon', 'puise');
		expect([scoreLine(table.state), situationName(table.state)]).toEqual(['1:5 (2:1) [5:4]', 'BEHIND(quigon)']);
		expect(table.state.duelists.quigon.talon).toBe(46);
		playCards(table, 'quigon', 'retraite');
		expect(table.state.duelists.quigon).toMatchObject({ hand: 6, discard: { retraite: 1 }, back: { a1: 1, puise: 1 } });
		expect(table.state.duelists.maul.won).toEqual([['a5']]);
		expect(table.state.results).toEqual(['maul']);
	});

	test('a retreat that takes back one card asks which', () => {
		const box = { ...BOX, ...orderFacts('retraite', 0, { op: 'take-back', which: 'one' }, { op: 'lose' }) };
		const table = playCards(turnBoth(startDuel(box), 'a1', 'a5'), 'quigon', 'puise', 'retraite').tap('place:3');
		expect(table.state.duelists.quigon).toMatchObject({ hand: 5, discard: { retraite: 1, a1: 1 }, back: { puise: 1 } });
		expect(table.state.results).toEqual(['maul']);
	});
});

describe('refusals, each with its rule', () => {
	const play = (side: Side, card: CardId): Action => ({ type: 'play', side, card });
	const turn = (side: Side, card: CardId): Action => ({ type: 'turn', side, card });
	const concede = (side: Side): Action => ({ type: 'concede', side });
	const opened = () => turnBoth(startDuel(), 'a4', 'a1');
	const impasse = () => turnBoth(startDuel(), 'a3', 'a3');
	const over = () => [0, 1, 2].reduce((table) => turnBoth(table, 'a4', 'a1').tap('concede'), startDuel());
	const won = () => over().act({ type: 'correct', set: { 'figure:quigon': 4 } });
	const seen = () =>
		['blocus', 'blocus', 'blocus', 'blocus'].reduce(
			(table) => playCards(table, 'quigon', 'blocus'),
			turnBoth(setHands(startDuel(), 8, 4), 'a1', 'a5')
		);
	const look = () => startDuel(BOX, { look: 'quigon' });

	const refusals: [string, () => Duel, Action, string][] = [
		['the leader plays', opened, play('quigon', 'a1'), 'fight.leader-waits'],
		['the leader concedes', opened, concede('quigon'), 'concede.leader'],
		['going on after taking the lead', () => playCards(opened(), 'maul', 'a4'), play('maul', 'a1'), 'fight.leader-waits'],
		[
			'going on after an impasse',
			() => playCards(playCards(turnBoth(startDuel(), 'a1', 'a2'), 'quigon', 'a2'), 'maul', 'a1'),
			play('maul', 'a1'),
			'impasse.together'
		],
		['conceding in an impasse', impasse, concede('quigon'), 'concede.impasse'],
		['… by the other side', impasse, concede('maul'), 'concede.impasse'],
		[
			'conceding with one hand empty in an impasse',
			() => turnBoth(setHands(startDuel(), 1, 0), 'a4', 'a4'),
			concede('maul'),
			'concede.impasse'
		],
		['conceding before the cards are turned', startDuel, concede('maul'), 'concede.not-begun'],
		['a planned card outside its own fight', opened, turn('maul', 'a5'), 'plan.own-fight'],
		['a hand card before the planned ones', startDuel, play('maul', 'a5'), 'reveal.together'],
		['one card alone in an impasse', impasse, play('maul', 'a5'), 'impasse.together'],
		['turning twice', () => startDuel().act(turn('maul', 'a5')), turn('maul', 'a4'), 'reveal.already'],
		['playing from an empty hand', () => turnBoth(setHands(startDuel(), 4, 0), 'a4', 'a1'), play('maul', 'a5'), 'fight.empty-hand'],
		[
			'playing from the empty hand of an impasse',
			() => turnBoth(setHands(startDuel(), 1, 0), 'a4', 'a4'),
			play('maul', 'a5'),
			'fight.empty-hand'
		],
		['a planned card after the fight that won the game', won, turn('maul', 'a1'), 'plan.three'],
		['an answer after the third fight', over, play('maul', 'a1'), 'round.fights'],
		['conceding after the third fight', over, concede('maul'), 'round.fights'],
		['a drawn fight that is not drawn', impasse, { type: 'drawn' }, 'drawn.not'],
		['the next round before the third fight', opened, { type: 'next' }, 'round.not-over'],
		['a fifth Blocus', seen, play('quigon', 'blocus'), 'cards.gone'],
		['a card of the other deck', opened, play('maul', 'chevalier-jedi' as CardId), 'cards.not-in-deck'],
		['a card of no deck at all', startDuel, turn('quigon', 'toString' as CardId), 'cards.not-in-deck'],
		[
			'a card before its order is followed',
			() => playCards(turnBoth(startDuel({}), 'a1', 'a5'), 'quigon', 'furie'),
			play('quigon', 'a1'),
			'order.first'
		],
		['a plan of four, for a look', look, { type: 'hold', cards: ['a1', 'a1', 'a2', 'a3'], plan: ['a1', 'a2', 'a3', 'a4'] }, 'plan.three'],
		['a plan of two where three lie', look, { type: 'hold', cards: ['a1', 'a1', 'a2', 'a3'], plan: ['a1', 'a2'] }, 'plan.told'],
		['a hand of another size', look, { type: 'hold', cards: ['a1'] }, 'hand.count'],
		[
			'a hand with five Blocus',
			look,
			{ type: 'hold', cards: ['blocus', 'blocus', 'blocus', 'blocus'], plan: ['blocus', 'a1', 'a2'] },
			'cards.gone'
		],
		['a hand typed in at the table', startDuel, { type: 'hold', cards: ['a1', 'a1', 'a2', 'a3'] }, 'hand.public'],
		['more discards named than there are', startDuel, { type: 'shown', side: 'maul', cards: ['a1'] }, 'cards.shown-most'],
		['a plan of four by correction', startDuel, { type: 'correct', set: { 'plan:quigon': 4 } }, 'table.no-dial']
	];
	test.each(refusals)('%s', (_, at, action, rule) => {
		const { state } = at();
		const before = structuredClone(state);
		expect(apply(state, action)).toMatchObject({ ok: false, refused: { rule } });
		expect(state).toEqual(before);
	});

	test('a fifth Blocus: the rule is shown when its key is touched, the table may play it anyway, and the deck keeps 55 cards', () => {
		const table = seen();
		const [key] = table.guide.asks.flatMap((ask) => (ask.kind === 'choose' ? ask.options : [])).filter(({ id }) => id === 'quigon:blocus');
		expect(key).not.toHaveProperty('refused'); // With counting off the key looks like the others.
		expect('ask' in key! && key.ask().prompt).toEqual({ rule: 'cards.gone', with: { card: 'quigon:blocus', copies: 4 } });
		table.tap('quigon:blocus', 'anyway').tap('concede');
		expect(table.state.duelists.quigon).toMatchObject({ discard: { a1: 1, blocus: 4 }, unknown: 1 });
		expect(cardCounters(table.state, 'quigon').reduce((sum, n) => sum + n)).toBe(55);
	});

	test('… or one of the discarded cards was entered wrong: corrected from the same place, it makes room for the card in hand', () => {
		const table = turnBoth(seen().tap('concede'), 'a1', 'a5').tap('quigon:blocus', 'told-wrong');
		expect(table.state.duelists.quigon).toMatchObject({ discard: { a1: 1, blocus: 3 }, unknown: 1 });
		expect(table.tap('quigon:blocus').state.duelists.quigon.current.map(({ card }) => card)).toEqual(['a1', 'blocus']);
	});

	test('… or the discarded copies are corrected by their dials, which makes room for the card in hand', () => {
		const table = seen().tap('concede');
		turnBoth(table, 'a1', 'a5');
		expect(apply(table.state, play('quigon', 'blocus'))).toMatchObject({ ok: false });
		table.act({ type: 'correct', set: { 'discard:quigon:blocus': 3, 'discard:quigon:perte': 1 } });
		expect(table.state.duelists.quigon).toMatchObject({ discard: { a1: 1, blocus: 3, perte: 1 }, unknown: 0 });
		expect(apply(table.state, play('quigon', 'blocus'))).toMatchObject({ ok: true });
	});
});
