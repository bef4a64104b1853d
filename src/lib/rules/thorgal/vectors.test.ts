import { describe, expect, test } from 'vitest';
import { BOX, after, counts, dice, hand, held, moment, refusal, seats, steps, throwing } from '../../../../tests/thorgal-box.ts';
import { size } from '../deck.ts';
import { type Black, type Chaam, inPlay, LEVELS, type Skill } from './cards.ts';
import { targets } from './chaams.ts';
import { handSize, hero, leader, overLimit } from './hands.ts';
import { thorgal } from './index.ts';
import { forecast, heroTurnsLeft, roundsLeft, stepsToWin, travelToWin } from './outlook.ts';
import { chaamsPile, emptyPlaces, onPlaces, skillPile, stock } from './piles.ts';
import { RULES, type Rule } from './rules.ts';
import type { Action, State } from './types.ts';

/** The refusals the rules describe, and the sentences that speak them. */
const CODES = {
	E_PHASE: ['destiny.over', 'action.when', 'power.when'],
	E_PICK_COUNT: ['destiny.count'],
	E_PICK_NOT_THROWN: ['destiny.not-thrown'],
	E_NO_DICE: ['destiny.no-dice'],
	E_SWAP_SELF: ['tanatloc.self'],
	E_SWAP_COLOUR: ['tanatloc.colours'],
	E_SWAP_QTY: ['tanatloc.number'],
	E_PLACE: ['chaams.near', 'chaams.hidden'],
	E_HAND_LIMIT: ['skills.limit'],
	E_DIE: ['path.die', 'skills.die'],
	E_NEED_TWO_TRAVEL: ['path.two-dice'],
	E_NEXT_HIDDEN: ['path.hidden'],
	E_ALREADY_KNOWN: ['path.known'],
	E_STEP_REQUIRED: ['path.step-first'],
	E_STEP_PAYMENT: ['path.payment'],
	E_SKILL_SHORT: ['chaams.price', 'end.short'],
	E_NOT_HERE: ['chaams.not-here', 'chaams.absent'],
	E_POWER_USED: ['power.used'],
	E_PATH_END: ['path.end'],
	E_NOT_LAB: ['end.not-there'],
	E_OVER: ['table.over']
} as const satisfies Record<string, readonly Rule[]>;
type Code = keyof typeof CODES;

const start = (players: number, options = {}): State => {
	const outcome = thorgal.start(seats(players, options), BOX);
	if (!outcome.ok) throw new Error(outcome.refused.rule);
	return outcome.state;
};

describe('setup', () => {
	//                                  players options               heroes pile space rounds
	test.each<[string, number, Record<string, boolean>, number, number, number, number]>([
		['four players lead one hero each', 4, {}, 4, 36, 1, 14],
		['three players lead one hero each', 3, {}, 3, 39, 3, 12],
		['three players may share a fourth', 3, { fourthHero: true }, 4, 36, 1, 14],
		['two players lead two each', 2, {}, 4, 36, 1, 14],
		['one player leads three', 1, {}, 3, 39, 3, 12],
		['one player may lead four', 1, { fourthHero: true }, 4, 36, 1, 14]
	])('%s', (_, players, options, heroes, pile, space, rounds) => {
		const state = start(players, options);
		expect(state.heroes.length).toBe(heroes);
		expect(state.heroes.every((each) => handSize(each) === 3 && each.at === 1)).toBe(true);
		expect(skillPile(state)).toBe(pile);
		expect(chaamsPile(state)).toBe(18);
		expect(state.frontier).toBe(1);
		expect(state.ogotai).toBe(space);
		expect(roundsLeft(state)).toBe(rounds);
	});

	test.each([
		['base', false, [12, 6, 0], 24],
		['hard', true, [6, 6, 6], 36]
	])('the %s deck has 18 cards', (_, level3, cards, sum) => {
		const levels = LEVELS.map((level) => inPlay(level3)[level]);
		expect(levels).toEqual(cards);
		expect(levels.reduce((a, b) => a + b)).toBe(18);
		expect(levels.reduce((total, n, i) => total + n * (i + 1), 0)).toBe(sum);
	});

	test('two players take turns: first heroes, then second heroes', () => {
		const two = {
			...seats(2),
			seats: [
				{ id: 'p1', name: 'A', takes: ['tho', 'kri'] },
				{ id: 'p2', name: 'B', takes: ['aar', 'jol'] }
			]
		};
		const outcome = thorgal.start(two, BOX);
		expect(outcome.ok && outcome.state.heroes.map(({ id }) => id)).toEqual(['tho', 'aar', 'kri', 'jol']);
	});

	test.each([2, 4])('a fourth hero is no option for %i players', (players) => {
		const setup = { ...seats(players), options: { fourthHero: true } };
		expect(thorgal.start(setup, BOX)).toMatchObject({ ok: false, refused: { rule: 'setup.fourth' } });
	});

	test('the shared hero plays last and goes round the table', () => {
		const state = start(3, { fourthHero: true });
		expect(state.heroes.map(({ seat }) => seat)).toEqual(['p1', 'p2', 'p3', undefined]);
		expect([1, 2, 3, 4].map((round) => leader({ ...state, active: 3, round }))).toEqual(['p1', 'p2', 'p3', 'p1']);
	});

	test('a table may let the shared hero play earlier', () => {
		const state = start(3, { fourthHero: true, fourthSeat: 'second' });
		expect(state.heroes.map(({ seat }) => seat)).toEqual(['p1', undefined, 'p2', 'p3']);
	});

	test('the checklist says what the hands do, with its numbers', () => {
		const outcome = thorgal.start(seats(3, { level3: true, fourthHero: true }), { ...BOX, 'hand:tho': ['com', 'com', 'esq'] });
		expect(outcome.ok && outcome.steps.map(({ rule }) => rule)).toEqual([
			'setup.path',
			'setup.track-at',
			'setup.help',
			'setup.dice',
			'setup.hand',
			'setup.hand-as-printed',
			'setup.hand-as-printed',
			'setup.hand-as-printed',
			'setup.shared',
			'setup.skills',
			'setup.chaams-hard',
			'setup.chaams-balanced',
			'setup.first'
		]);
		expect(outcome.ok && held(outcome.state, 'tho')).toEqual({ com: 2, esq: 1 });
	});
});

const throwsNow = (won: string, free: number, more: Partial<State> = {}): State =>
	moment({ won, turn: { free, throws: won ? 1 : 0 }, more: { phase: won ? 'decide' : 'throw', ...more } });

describe('destiny', () => {
	//                                   won    free black white             │ won'             phase     Chaams
	test.each<[string, string, number, Black, string, string, State['phase'], number]>([
		['two dice asked, one left: it is taken', 'S1 S1 S1 S1', 1, 'D2', 'C2', 'S1 S1 S1 S1 C2', 'chaams', 2],
		['three asked, two left: both are taken', 'S1 S1 S1', 2, 'D3', 'V C1', 'S1 S1 S1 V C1', 'chaams', 1],
		['three asked, three left: the phase ends by itself', 'S1 S1', 3, 'D3', 'S1 S2 V', 'S1 S1 S1 S2 V', 'action', 0],
		['the Goddess gives all good dice; a Chaams won before is still drawn', 'C1', 4, 'G', 'S1 S2 V C2', 'C1 S1 S2 V', 'chaams', 1],
		['the Goddess may find nothing good', 'S1 S1', 3, 'G', 'C1 C2 C2', 'S1 S1', 'action', 0],
		['Ogotaï imposes all Chaams and nothing else', '', 5, 'O', 'C1 C2 V SV S1', 'C1 C2', 'chaams', 3],
		['Ogotaï may find no Chaams', 'S2', 4, 'O', 'V V S1 S2', 'S2', 'action', 0],
		['dice won before stay whatever comes', 'SV V', 3, 'O', 'S1 C1 C1', 'SV V C1 C1', 'chaams', 2]
	])('%s', (_, won, free, black, white, kept, phase, chaams) => {
		const next = after(throwsNow(won, free), throwing(black, white));
		expect(next.heroTurn.won).toEqual(dice(kept));
		expect(next.phase).toBe(phase);
		expect(next.heroTurn.chaams).toBe(chaams);
	});

	test('one die of five bad ones must be taken; then four may be thrown again', () => {
		const thrown = after(throwsNow('', 5), throwing('D1', 'C1 C1 C2 C2 C2'));
		expect(thrown.phase).toBe('pick');
		const next = after(thrown, { type: 'pick', dice: ['C1'] });
		expect(next).toMatchObject({ phase: 'decide', heroTurn: { won: ['C1'], free: 4 } });
		expect(refusal(next, throwing('D1', 'S1 S1 S1 S1'))).toBeUndefined();
	});

	test('Tanatloc on the last die still offers the swap, then the Chaams phase', () => {
		const base = throwsNow('S1 S1 S1 C1', 1);
		const state = { ...base, heroes: base.heroes.map((each, i) => ({ ...each, hand: hand(i ? 'com2' : 'esq2') })) };
		const next = after(state, throwing('T', 'V'));
		expect(next).toMatchObject({ phase: 'decide', heroTurn: { won: dice('S1 S1 S1 C1 V'), free: 0, swap: true } });
		expect(refusal(next, throwing('D1', ''))).toBe('destiny.no-dice');
		expect(after(next, { type: 'stop' })).toMatchObject({ phase: 'chaams', heroTurn: { chaams: 1 } });
		expect(after(next, { type: 'swap', partner: 'kri', give: 'esq', take: 'com', n: 1 })).toMatchObject({ phase: 'chaams' });
	});

	test('two Tanatlocs allow two swaps; a re-roll lets the first one go', () => {
		const base = throwsNow('', 5);
		const state = { ...base, heroes: base.heroes.map((each, i) => ({ ...each, hand: hand(i ? 'com2' : 'esq2') })) };
		const swap: Action = { type: 'swap', partner: 'kri', give: 'esq', take: 'com', n: 1 };
		const first = after(state, { type: 'took', black: 'T', dice: ['S1'] });
		expect(first.heroTurn.swap).toBe(true);
		const second = after(first, swap, { type: 'took', black: 'T', dice: ['S1'] });
		expect(refusal(after(first, swap), swap)).toBe('tanatloc.only');
		expect(refusal(second, swap)).toBeUndefined();
		expect(refusal(after(first, { type: 'took', black: 'D1', dice: ['S1'] }), swap)).toBe('tanatloc.only');
	});

	test('a swap that nobody could make is not offered', () => {
		const state = throwsNow('S1 S1 S1 S1', 1);
		expect(steps(state, throwing('T', 'V'))).toContain('tanatloc.nothing');
		expect(after(state, throwing('T', 'V')).phase).toBe('action');
	});

	test('told shorter, the Goddess and Ogotaï take one tap for themselves and one for each die', () => {
		const goddess = after(throwsNow('', 5), { type: 'took', black: 'G', dice: [] });
		expect(goddess.phase).toBe('action');
		const told = after(goddess, { type: 'gain', die: 'V' }, { type: 'gain', die: 'S2' });
		expect(told.heroTurn.won).toEqual(['V', 'S2']);
		expect(refusal(told, { type: 'gain', die: 'C1' })).toBe('destiny.not-given');
		expect(after(told, { type: 'end' }).heroTurn.gains).toBeUndefined();

		const ogotai = after(throwsNow('C1', 4), { type: 'took', black: 'O', dice: [] }, { type: 'gain', die: 'C2' });
		expect(ogotai).toMatchObject({ phase: 'chaams', heroTurn: { chaams: 3 } });
		const drawn = after(ogotai, { type: 'chaam', card: 'com1', to: 1 });
		expect(refusal(drawn, { type: 'gain', die: 'C1' })).toBe('destiny.over');
	});
});

describe('swaps', () => {
	const swapping = (mine: string, theirs: string): State => {
		const base = moment({
			at: 6,
			frontier: 6,
			hand: mine,
			turn: { free: 2, swap: true, won: dice('S1 S1 S1') },
			more: { phase: 'decide', active: 0 }
		});
		return { ...base, heroes: base.heroes.map((each, i) => (i === 1 ? { ...each, at: 1, hand: hand(theirs) } : each)) };
	};
	const swap = (change: Partial<Extract<Action, { type: 'swap' }>> = {}): Action => ({
		type: 'swap',
		partner: 'kri',
		give: 'esq',
		take: 'com',
		n: 1,
		...change
	});

	test.each<[string, State, Action, Code | undefined]>([
		['a colour for the same colour', swapping('esq2', 'esq2'), swap({ take: 'esq' }), 'E_SWAP_COLOUR'],
		['more than the giver has', swapping('esq1', 'com3'), swap({ n: 2 }), 'E_SWAP_QTY'],
		['more than the partner has', swapping('esq3', 'com1'), swap({ n: 2 }), 'E_SWAP_QTY'],
		['no card at all', swapping('esq3', 'com1'), swap({ n: 0 }), 'E_SWAP_QTY'],
		['with oneself', swapping('esq3', 'com1'), swap({ partner: 'tho' }), 'E_SWAP_SELF'],
		['with a hero far behind', swapping('esq2', 'com2'), swap({ n: 2 }), undefined],
		['between two full hands', swapping('esq5 inf5', 'com5 per5'), swap({ n: 5 }), undefined]
	])('%s', (_, state, action, code) => {
		const rule = refusal(state, action);
		expect(code ? (CODES[code] as readonly string[]).includes(rule!) : rule === undefined).toBe(true);
		if (!code) expect(after(state, action).heroes.map(handSize)).toEqual(state.heroes.map(handSize));
	});

	test('a tired hero may be the partner', () => {
		const state = { ...swapping('esq2', 'com2'), active: 1 };
		const tired = { ...state, heroes: state.heroes.map((each, i) => ({ ...each, hand: hand(i === 0 ? 'com2' : 'esq2') })) };
		expect(refusal(tired, swap({ partner: 'tho' }))).toBeUndefined();
	});
});

describe('Chaams phase', () => {
	test.each<[number, number, number[]]>([
		[1, 1, [1]],
		[1, 2, [1, 2]],
		[8, 8, [7, 8]],
		[3, 3, [2, 3]],
		[3, 4, [2, 3, 4]]
	])('a hero on %i with %i places discovered may place on %j', (at, frontier, places) => {
		expect([...targets(moment({ at, frontier }))].sort()).toEqual(places);
	});

	const twelve = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1' };
	const drawing = (places: Record<number, string>, discard: Partial<Record<Chaam, number>>, due: number, won: string): State =>
		moment({ at: 1, frontier: 1, won, places, discard: { chaamsDiscard: discard }, turn: { chaams: due }, more: { phase: 'chaams' } });

	test('the pile runs out in the middle of a draw: the discard comes back at once', () => {
		const state = drawing(twelve, { com2: 1, esq2: 1, inf2: 1, per2: 1, ass2: 1 }, 3, 'C1 C2');
		expect(chaamsPile(state)).toBe(1);
		const first = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect([chaamsPile(first), size(first.chaamsDiscard)]).toEqual([5, 0]);
		const last = after(first, { type: 'chaam', card: 'com2', to: 1 }, { type: 'chaam', card: 'esq2', to: 1 });
		expect([chaamsPile(last), size(last.chaamsDiscard), onPlaces(last)]).toEqual([3, 0, 15]);
	});

	test('where the discard waits for the next card, it comes back later, with the same result', () => {
		const state = { ...drawing(twelve, { com2: 1, esq2: 1, inf2: 1, per2: 1, ass2: 1 }, 3, 'C1 C2') };
		const later = { ...state, options: { ...state.options, reshuffle: 'onNeed' as const } };
		const first = after(later, { type: 'chaam', card: 'cor2', to: 1 });
		expect([chaamsPile(first), size(first.chaamsDiscard)]).toEqual([0, 5]);
		const second = after(first, { type: 'chaam', card: 'com2', to: 1 });
		expect([chaamsPile(second), size(second.chaamsDiscard)]).toEqual([4, 0]);
	});

	test('one card left and two to draw: the first is placed, the second loses the game', () => {
		const state = drawing({ 1: `${twelve[1]} com2 esq2 inf2 per2 ass2` }, {}, 2, 'C2');
		const next = after(state, { type: 'chaam', card: 'cor2', to: 1 });
		expect(onPlaces(next)).toBe(18);
		expect(next.over).toEqual({ won: [], by: { rule: 'end.no-chaams' } });
	});

	test('all 18 on the path lose nothing as long as none must be drawn; one eliminated can be drawn again', () => {
		const all = { 1: `${twelve[1]} com2 esq2 inf2 per2 ass2 cor2` };
		const state = moment({ at: 1, frontier: 1, hand: 'com1', won: 'S1', places: all });
		expect(state.over).toBeUndefined();
		const ended = after(state, { type: 'eliminate', card: 'com1' }, { type: 'end' });
		expect(ended.chaamsDiscard).toEqual({ com1: 1 });
		const drawn = after(ended, { type: 'took', black: 'O', dice: ['C1'] });
		expect(steps(drawn, { type: 'chaam', card: 'com1', to: 1 })).toEqual(['chaams.placed', 'chaams.shuffle']);
		expect(after(drawn, { type: 'chaam', card: 'com1', to: 1 })).toMatchObject({ phase: 'action', chaamsDiscard: {} });
	});

	test('a board full of Chaams takes one more without losing: that defeat belongs to Ogotaï', () => {
		const state = moment({
			at: 2,
			frontier: 2,
			places: { 1: 'com1', 2: 'esq1' },
			won: 'C1',
			turn: { chaams: 1 },
			more: { phase: 'chaams' }
		});
		const next = after(state, { type: 'chaam', card: 'inf1', to: 2 });
		expect(next.over).toBeUndefined();
		expect(counts(next).slice(0, 2)).toEqual([1, 2]);
	});
});

describe('action', () => {
	test('the fourth place takes two travel dice to discover and one to enter', () => {
		const one = moment({ at: 3, frontier: 3, won: 'V' });
		expect(refusal(one, { type: 'reveal', dice: ['V'] })).toBe('path.two-dice');
		const two = moment({ at: 3, frontier: 3, won: 'V SV V' });
		const revealed = after(
			two,
			{ type: 'reveal', dice: ['V', 'SV'] },
			{ type: 'chaam', card: 'com1', to: 4 },
			{ type: 'chaam', card: 'esq1', to: 4 }
		);
		expect(revealed).toMatchObject({ frontier: 4, phase: 'action', heroTurn: { won: ['V'] } });
		expect(counts(revealed)[3]).toBe(2);
		expect(hero(after(revealed, { type: 'move' })).at).toBe(4);
	});

	test('plain travel dice are spent before those that could draw cards', () => {
		const state = moment({ at: 1, frontier: 1, won: 'SV V' });
		expect(after(state, { type: 'reveal' }).heroTurn.won).toEqual(['SV']);
		expect(after(state, { type: 'reveal', dice: ['SV'] }).heroTurn.won).toEqual(['V']);
	});

	test('the second place lets nobody go without its step', () => {
		const state = moment({ at: 2, frontier: 3, won: 'V', hand: 'com2 esq1 inf1 per1' });
		expect(refusal(state, { type: 'move' })).toBe('path.step-first');
		expect(hero(after(state, { type: 'step', cards: ['com', 'esq', 'inf', 'per'] })).at).toBe(3);
		expect(refusal(state, { type: 'step', cards: ['com', 'com', 'esq', 'inf'] })).toBe('path.payment');
	});

	describe('Mayaxatl asks for six different cards and a travel die', () => {
		const six: readonly Skill[] = ['com', 'esq', 'inf', 'per', 'ass', 'cor'];
		test.each<[string, string]>([
			['a travel die', 'V'],
			['a die that could draw three cards', 'SV']
		])('with %s', (_, won) => {
			const state = moment({ at: 6, frontier: 7, won, hand: 'com2 esq1 inf1 per1 ass1 cor1' });
			const next = after(state, { type: 'step', cards: six });
			expect(hero(next)).toMatchObject({ at: 7, hand: { com: 1 } });
			expect(next.heroTurn.won).toEqual([]);
			expect(next.skillDiscard).toEqual({ com: 1, esq: 1, inf: 1, per: 1, ass: 1, cor: 1 });
		});
	});

	const SIX: readonly Skill[] = ['com', 'esq', 'inf', 'per', 'ass', 'cor'];
	const mayaxatl = { at: 6, frontier: 7, won: 'V', hand: 'com2 esq1 inf1 per1 ass1 cor1' };
	const one = { places: { 3: 'esq2' }, at: 3, frontier: 4 };

	test.each<[string, State, Action, Code]>([
		['Mayaxatl without a travel die', moment({ ...mayaxatl, won: 'S1' }), { type: 'step', cards: SIX }, 'E_DIE'],
		['Mayaxatl with the pyramid hidden', moment({ ...mayaxatl, frontier: 6 }), { type: 'step', cards: SIX }, 'E_NEXT_HIDDEN'],
		[
			'Mayaxatl with a pair',
			moment({ ...mayaxatl, hand: 'com2 esq1 inf1 per1 ass1' }),
			{ type: 'step', cards: ['com', 'com', 'esq', 'inf', 'per', 'ass'] },
			'E_STEP_PAYMENT'
		],
		[
			'Mayaxatl with a card not held',
			moment({ ...mayaxatl, hand: 'com2 esq1 inf1 per1 ass1' }),
			{ type: 'step', cards: SIX },
			'E_STEP_PAYMENT'
		],
		['discovering what is discovered', moment({ at: 3, frontier: 5, won: 'V V' }), { type: 'reveal' }, 'E_ALREADY_KNOWN'],
		['moving to a hidden place', moment({ at: 3, frontier: 3, won: 'V' }), { type: 'move' }, 'E_NEXT_HIDDEN'],
		['moving on from the laboratory', moment({ at: 8, frontier: 8, won: 'V' }), { type: 'move' }, 'E_PATH_END'],
		['discovering beyond the laboratory', moment({ at: 8, frontier: 8, won: 'V V' }), { type: 'reveal' }, 'E_PATH_END'],
		['moving without a travel die', moment({ at: 3, frontier: 4, won: 'S2' }), { type: 'move' }, 'E_DIE'],
		['discovering without a travel die', moment({ at: 1, frontier: 1, won: 'S2' }), { type: 'reveal' }, 'E_DIE'],
		['a level two with one card', moment({ ...one, hand: 'esq1' }), { type: 'eliminate', card: 'esq2' }, 'E_SKILL_SHORT'],
		['a level two with two of another skill', moment({ ...one, hand: 'com2' }), { type: 'eliminate', card: 'esq2' }, 'E_SKILL_SHORT'],
		[
			'a Chaams next door',
			moment({ places: { 4: 'esq2' }, at: 3, frontier: 4, hand: 'esq2' }),
			{ type: 'eliminate', card: 'esq2', from: 4 },
			'E_NOT_HERE'
		],
		[
			'a Chaams that is not here',
			moment({ places: { 4: 'esq2' }, at: 3, frontier: 4, hand: 'esq2' }),
			{ type: 'eliminate', card: 'esq2' },
			'E_NOT_HERE'
		],
		[
			'a level three with two cards',
			moment({ options: { level3: true }, places: { 3: 'inf3' }, at: 3, frontier: 4, hand: 'inf2' }),
			{ type: 'eliminate', card: 'inf3' },
			'E_SKILL_SHORT'
		],
		['a power in the destiny phase', moment({ more: { phase: 'decide' }, turn: { free: 5 } }), { type: 'power' }, 'E_PHASE'],
		['a power in the Chaams phase', moment({ more: { phase: 'chaams' }, turn: { chaams: 1 } }), { type: 'power' }, 'E_PHASE'],
		['a power twice', moment({ turn: { power: true } }), { type: 'power' }, 'E_POWER_USED'],
		['throwing after the Goddess', after(throwsNow('C1', 4), throwing('G', 'S1 S2 V C2')), throwing('D1', 'S1'), 'E_PHASE'],
		['throwing after Ogotaï', after(throwsNow('', 5), throwing('O', 'C1 C2 V SV S1')), throwing('D1', 'S1'), 'E_PHASE'],
		['moving in the destiny phase', throwsNow('V', 4), { type: 'move' }, 'E_PHASE'],
		[
			'two dice where three are due',
			after(throwsNow('', 5), throwing('D3', 'S1 SV C1 C2 C2')),
			{ type: 'pick', dice: ['S1', 'SV'] },
			'E_PICK_COUNT'
		],
		[
			'dice that were not thrown',
			after(throwsNow('', 5), throwing('D1', 'S1 SV C1 C2 C2')),
			{ type: 'pick', dice: ['V'] },
			'E_PICK_NOT_THROWN'
		],
		[
			'five of one skill in the laboratory',
			moment({ at: 8, frontier: 8, hand: 'cor5 com5' }),
			{ type: 'final', skill: 'cor' },
			'E_SKILL_SHORT'
		],
		['the last step from the pyramid', moment({ at: 7, frontier: 8, hand: 'cor6' }), { type: 'final', skill: 'cor' }, 'E_NOT_LAB'],
		[
			'a Chaams on a place two away',
			moment({ at: 3, frontier: 6, turn: { chaams: 1 }, more: { phase: 'chaams' } }),
			{ type: 'chaam', card: 'com1', to: 5 },
			'E_PLACE'
		],
		[
			'a Chaams on a hidden place',
			moment({ at: 6, frontier: 6, turn: { chaams: 1 }, more: { phase: 'chaams' } }),
			{ type: 'chaam', card: 'com1', to: 7 },
			'E_PLACE'
		],
		['anything after the end', moment({ more: { over: { won: [], by: { rule: 'end.track' } } } }), { type: 'end' }, 'E_OVER']
	])('%s is refused', (_, state, action, code) => {
		const before = JSON.stringify(state);
		const outcome = thorgal.apply(state, action);
		expect(outcome.ok ? 'taken' : outcome.refused.rule).toSatisfy((rule: string) => (CODES[code] as readonly string[]).includes(rule));
		expect(JSON.stringify(state)).toBe(before);
	});

	test('a die spent on cards cannot travel', () => {
		const state = after(moment({ at: 1, frontier: 2, won: 'SV' }), { type: 'draw', die: 'SV', cards: ['com', 'com', 'esq'] });
		expect(refusal(state, { type: 'move' })).toBe('path.die');
		expect(refusal(state, { type: 'draw', die: 'SV', cards: ['com', 'com', 'esq'] })).toBe('skills.die');
	});

	test('twelve cards: nothing else until two are discarded', () => {
		const state = after(moment({ at: 1, frontier: 2, won: 'SV V', hand: 'com5 esq4' }), {
			type: 'draw',
			die: 'SV',
			cards: ['inf', 'inf', 'per']
		});
		expect(overLimit(state)?.surplus).toBe(2);
		expect(refusal(state, { type: 'move' })).toBe('skills.limit');
		expect(refusal(state, { type: 'discard', cards: ['com'] })).toBe('skills.discard-count');
		const ten = after(state, { type: 'discard', cards: ['com', 'esq'] });
		expect(handSize(hero(ten))).toBe(10);
		expect(hero(after(ten, { type: 'move' })).at).toBe(2);
	});

	test('ten cards are fine', () => {
		const state = after(moment({ at: 1, frontier: 2, won: 'SV V', hand: 'com5 esq2' }), {
			type: 'draw',
			die: 'SV',
			cards: ['inf', 'inf', 'per']
		});
		expect(overLimit(state)).toBeUndefined();
	});

	test('a table that counts all its draws as one may sift, then discards', () => {
		const state = moment({ options: { handLimit: 'batch' }, at: 1, frontier: 2, won: 'SV S2 V', hand: 'com5 esq4' });
		const drawn = after(state, { type: 'draw', die: 'SV', cards: ['inf', 'inf', 'per'] });
		expect(refusal(drawn, { type: 'move' })).toBe('skills.limit');
		const sifted = after(drawn, { type: 'draw', die: 'S2', cards: ['cor', 'cor'] });
		expect(handSize(hero(sifted))).toBe(14);
		expect(handSize(hero(after(sifted, { type: 'discard', cards: ['com', 'com', 'com', 'esq'] })))).toBe(10);
	});

	test('the skill pile runs out in the middle of a draw', () => {
		const base = moment({ players: 4, won: 'SV', discard: { skillDiscard: { inf: 7 } } });
		const hands = ['com8 esq2', 'esq6 per4', 'per4 ass6', 'ass2 cor7 inf1'];
		const short = { ...base, heroes: base.heroes.map((each, i) => ({ ...each, hand: hand(hands[i]!) })) };
		expect([skillPile(short), size(short.skillDiscard)]).toEqual([1, 7]);
		const next = after(short, { type: 'draw', die: 'SV', cards: ['cor', 'inf', 'inf'] });
		expect([skillPile(next), size(next.skillDiscard)]).toEqual([5, 0]);
	});

	test('a level two falls to two cards of its own skill, a level three to three', () => {
		const two = after(moment({ ...one, hand: 'esq2' }), { type: 'eliminate', card: 'esq2' });
		expect([two.places[2], two.chaamsDiscard, two.skillDiscard, hero(two).hand]).toEqual([[], { esq2: 1 }, { esq: 2 }, {}]);
		const three = moment({ options: { level3: true }, places: { 3: 'inf3' }, at: 3, frontier: 4, hand: 'inf3' });
		expect(after(three, { type: 'eliminate', card: 'inf3' }).skillDiscard).toEqual({ inf: 3 });
	});

	test('a power is there again next turn, and may be used early if its card says so', () => {
		const used = after(moment(), { type: 'power' });
		expect(used.heroTurn.power).toBe(true);
		expect(after(used, { type: 'end' }).heroTurn.power).toBe(false);
		const early = throwsNow('S1', 4);
		expect(RULES['power.when']).toMatchObject({ bends: true });
		expect(after(early, { type: 'anyway', action: { type: 'power' }, bends: ['power.when'] }).heroTurn.power).toBe(true);
	});

	test('dice left over are lost; the next hero throws five', () => {
		const next = after(moment({ won: 'V S2' }), { type: 'end' });
		expect(next).toMatchObject({ active: 1, phase: 'throw', heroTurn: { won: [], free: 5 } });
	});

	test.each<[string, Parameters<typeof moment>[0]]>([
		['with a card to spare and no die', { hand: 'cor6 com1' }],
		['with Chaams in the laboratory', { hand: 'cor6', places: { 8: 'com1' } }]
	])('six identical cards in the laboratory win on the spot, %s', (_, now) => {
		const next = after(moment({ at: 8, frontier: 8, ...now }), { type: 'final', skill: 'cor' });
		expect(next.over).toEqual({ won: ['p1', 'p2', 'p3'], by: { rule: 'end.victory', with: { hero: 'tho' } } });
		expect(next.heroes.slice(1).every(({ at }) => at === 1)).toBe(true);
	});
});

describe('house rules', () => {
	test('Chaams may hold a hero back: moving, steps and the last step', () => {
		const options = { chaamsBlock: 'leave' };
		expect(refusal(moment({ options, at: 3, frontier: 4, won: 'V', places: { 3: 'com1' } }), { type: 'move' })).toBe('chaams.block');
		expect(refusal(moment({ options, at: 8, frontier: 8, hand: 'cor6', places: { 8: 'com1' } }), { type: 'final', skill: 'cor' })).toBe(
			'chaams.block'
		);
		expect(refusal(moment({ options, at: 3, frontier: 3, won: 'V V', places: { 3: 'com1' } }), { type: 'reveal' })).toBeUndefined();
	});

	test('one hero may pay a step for all', () => {
		const state = moment({ options: { stepScope: 'team' }, at: 2, frontier: 3, won: 'V', hand: 'com1 esq1 inf1 per1' });
		const paid = after(state, { type: 'step', cards: ['com', 'esq', 'inf', 'per'] });
		expect(paid.passed).toEqual([2]);
		const second = {
			...paid,
			active: 1,
			heroes: paid.heroes.map((each, i) => (i === 1 ? { ...each, at: 2 } : each)),
			heroTurn: { ...paid.heroTurn, won: dice('V') }
		};
		expect(hero(after(second, { type: 'move' })).at).toBe(3);
		expect(refusal({ ...second, options: { ...second.options, stepScope: 'hero' } }, { type: 'move' })).toBe('path.step-first');
	});

	test('a step may be paid now and the journey made later, once per place', () => {
		const state = moment({ options: { stepSplit: true }, at: 2, frontier: 2, hand: 'com1 esq1 inf1 per1' });
		const paid = after(state, { type: 'validate', cards: ['com', 'esq', 'inf', 'per'] });
		expect(hero(paid).paid).toBe(true);
		const later = { ...paid, frontier: 3, heroTurn: { ...paid.heroTurn, won: dice('V') } };
		const moved = after(later, { type: 'move' });
		expect(hero(moved)).toMatchObject({ at: 3 });
		expect(hero(moved).paid).toBeUndefined();
		expect(
			refusal(moment({ at: 2, frontier: 2, hand: 'com1 esq1 inf1 per1' }), { type: 'validate', cards: ['com', 'esq', 'inf', 'per'] })
		).toBe('path.together');
	});
});

describe('Ogotaï', () => {
	const marching = (ogotai: number, frontier: number, places: Record<number, string> = {}, war?: number): State =>
		moment({
			at: 1,
			frontier,
			places,
			facts: { ...BOX, ...(war === undefined ? {} : { [`war:${ogotai + 1}`]: war }) },
			more: { phase: 'ogotai', ogotai, active: 2 }
		});

	test('an empty space does nothing: the next round begins, everybody is fit, the first player stays', () => {
		const next = after(marching(6, 3), { type: 'advance' });
		expect(next).toMatchObject({ round: 2, active: 0, phase: 'throw', ogotai: 7, seats: ['p1', 'p2', 'p3'] });
		expect(onPlaces(next)).toBe(0);
	});

	const full = { 1: 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1 cor1 com2 esq2 inf2 per2 ass2 cor2' };

	test.each<[string, State, number[], string | undefined]>([
		['the first place alone takes one', marching(4, 1, {}, 1), [1], undefined],
		['the first place occupied loses', marching(4, 1, { 1: 'com1' }, 1), [], 'end.no-place'],
		['eight free places take four, from the laboratory', marching(4, 8, {}, 4), [8, 7, 6, 5], undefined],
		['the top of the pyramid loses before anything is drawn', marching(14, 8), [], 'end.track'],
		['no Chaams and no place: the draw comes first', marching(4, 1, full, 1), [], 'end.no-chaams'],
		['occupied places are passed over', marching(4, 7, { 4: 'com1 per1', 7: 'com1 inf1' }, 3), [6, 5, 3], undefined]
	])('%s', (_, state, places, over) => {
		const predicted = forecast(state);
		let now = after(state, { type: 'advance' });
		const fell: number[] = [];
		const deck: Chaam[] = ['ass1', 'ass1', 'cor1', 'cor1'];
		while (now.phase === 'war' && !now.over) {
			const before = counts(now);
			now = after(now, { type: 'brought', card: deck.shift()! });
			fell.push(counts(now).findIndex((n, i) => n > before[i]!) + 1);
		}
		expect(fell).toEqual(places);
		expect(now.over?.by.rule).toBe(over);
		expect(predicted.loses).toBe(over);
		if (!over) expect(predicted.falls).toEqual(places);
	});

	test('the forecast says what is missing, and is safe after one place is emptied', () => {
		const state = moment({ at: 3, frontier: 4, hand: 'cor1', places: { 3: 'cor1', 4: 'com1 esq1' }, more: { ogotai: 9 } });
		const lacking = { ...state, places: state.places.with(0, ['inf1']).with(1, []) };
		expect(emptyPlaces(lacking)).toEqual([2]);
		const two = { ...lacking, places: lacking.places.with(0, []) };
		expect(stock(two)).toBe(15);
		expect(forecast(two)).toMatchObject({ space: 10, war: 3, loses: 'end.no-place', lacks: 1, falls: [2, 1] });
		expect(forecast(two).repairs[0]).toEqual({ kind: 'empty', place: 3, chaams: ['cor1'], cards: 1, heroes: ['tho'] });
		const emptied = after(two, { type: 'eliminate', card: 'cor1' });
		expect(forecast(emptied)).toMatchObject({ lacks: 0, falls: [3, 2, 1] });
		expect(forecast(emptied).loses).toBeUndefined();
	});

	test('an unread space is forecast for every value it may have', () => {
		const { 'war:10': _, ...blank } = BOX;
		const state = moment({ at: 1, frontier: 2, facts: blank, more: { ogotai: 9 } });
		expect(forecast(state).war).toBeUndefined();
		expect([1, 2, 3, 4].map((war) => forecast(state, war).loses)).toEqual([undefined, undefined, 'end.no-place', 'end.no-place']);
	});
});

describe('what is worked out', () => {
	test('travel dice and cards to win, from the sixth place', () => {
		const state = moment({ at: 6, frontier: 6 });
		expect(travelToWin(state)).toBe(5);
		expect(stepsToWin(state)).toEqual({ least: 12, most: 12 });
	});

	test('a lone hero needs 16 travel dice and 20 cards of this box; of a box nobody has read up to 22', () => {
		expect(travelToWin(moment({ at: 1, frontier: 1 }))).toBe(16);
		expect(stepsToWin(moment({ at: 1, frontier: 1 }))).toEqual({ least: 20, most: 20 });
		expect(stepsToWin(moment({ at: 1, frontier: 1, facts: { 'start:3': 3 } }))).toEqual({ least: 20, most: 22 });
	});

	test('space 13, four heroes, one of them tired: two rounds and seven turns left', () => {
		const state = moment({ players: 4, more: { ogotai: 13, active: 1, phase: 'throw' } });
		expect([roundsLeft(state), heroTurnsLeft(state)]).toEqual([2, 7]);
	});
});

describe('challenges', () => {
	const won = after(moment({ at: 8, frontier: 8, hand: 'cor6' }), { type: 'final', skill: 'cor' });

	test('one a game: a second is refused with the first one named, and exactly one is stored', () => {
		const seven = after(won, { type: 'challenge', n: 7 });
		expect(thorgal.apply(seven, { type: 'challenge', n: 12 })).toEqual({
			ok: false,
			refused: { rule: 'challenge.one', with: { challenge: 'challenge:7' } }
		});
		expect(Object.keys(seven.facts).filter((fact) => fact.startsWith('met:'))).toEqual(['met:7']);
		expect(seven.facts['met:7']).toEqual({ heroes: ['tho', 'kri', 'aar'], players: 3, level3: false, round: 1, won: true });
	});

	test.each([21, 0, 1.5])('there is no challenge %d', (n) => expect(refusal(won, { type: 'challenge', n })).toBe('challenge.twenty'));

	test('the box keeps the first time', () => {
		const again = { ...won, facts: { ...won.facts, 'met:7': true } };
		expect(after(again, { type: 'challenge', n: 7 })).toMatchObject({ challenge: 7, facts: { 'met:7': true } });
	});

	test('told after the end; after a defeat too, unless the table wants a victory', () => {
		expect(refusal(moment(), { type: 'challenge', n: 7 })).toBe('challenge.after');
		const lost = moment({ more: { over: { won: [], by: { rule: 'end.track' } } } });
		expect(after(lost, { type: 'challenge', n: 7 }).facts['met:7']).toMatchObject({ won: false });
		const strict = { ...lost, options: { ...lost.options, challengeNeedsWin: true } };
		expect(refusal(strict, { type: 'challenge', n: 7 })).toBe('challenge.win');
	});
});
