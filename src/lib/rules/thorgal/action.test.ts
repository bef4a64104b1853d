import { describe, expect, test } from 'vitest';
import {
	CODES,
	type Code,
	after,
	counts,
	dice,
	moment,
	refusal,
	throwing,
	throwsNow,
	withHands
} from '../../../../tests/support/thorgal.ts';
import { cardCount } from '../deck.ts';
import type { Skill } from './cards.ts';
import { handSize, activeHero, handOverLimit } from './heroes.ts';
import { game as thorgal } from './game.ts';
import { skillPileSize } from './piles.ts';
import { RULES } from './rules.ts';
import type { Action, State } from './types.ts';

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
		expect(activeHero(after(revealed, { type: 'move' })).at).toBe(4);
	});

	test('dice that only travel are spent before those that could draw cards', () => {
		const state = moment({ at: 1, frontier: 1, won: 'SV V' });
		expect(after(state, { type: 'reveal' }).heroTurn.won).toEqual(['SV']);
		expect(after(state, { type: 'reveal', dice: ['SV'] }).heroTurn.won).toEqual(['V']);
	});

	test('a hero leaves the second place only after paying its step', () => {
		const state = moment({ at: 2, frontier: 3, won: 'V', hand: 'com2 esq1 inf1 per1' });
		expect(refusal(state, { type: 'move' })).toBe('path.step-first');
		expect(activeHero(after(state, { type: 'step', cards: ['com', 'esq', 'inf', 'per'] })).at).toBe(3);
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
			expect(activeHero(next)).toMatchObject({ at: 7, hand: { com: 1 } });
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
		expect(handOverLimit(state)?.surplus).toBe(2);
		expect(refusal(state, { type: 'move' })).toBe('skills.limit');
		expect(refusal(state, { type: 'discard', cards: ['com'] })).toBe('skills.discard-count');
		const ten = after(state, { type: 'discard', cards: ['com', 'esq'] });
		expect(handSize(activeHero(ten))).toBe(10);
		expect(activeHero(after(ten, { type: 'move' })).at).toBe(2);
	});

	test('ten cards are within the limit', () => {
		const state = after(moment({ at: 1, frontier: 2, won: 'SV V', hand: 'com5 esq2' }), {
			type: 'draw',
			die: 'SV',
			cards: ['inf', 'inf', 'per']
		});
		expect(handOverLimit(state)).toBeUndefined();
	});

	describe('“Utiliser un ou plusieurs dés blancs” is one action, and ten cards are needed “avant de pouvoir réaliser une autre action”', () => {
		const state = (options = {}): State => moment({ options, at: 1, frontier: 2, won: 'SV S2 V', hand: 'com5 esq4' });
		const drawThree: Action = { type: 'draw', die: 'SV', cards: ['inf', 'inf', 'per'] };
		const drawTwo: Action = { type: 'draw', die: 'S2', cards: ['cor', 'cor'] };

		test('the hero draws with several dice and discards afterwards', () => {
			const drawn = after(state(), drawThree);
			expect(refusal(drawn, { type: 'move' })).toBe('skills.limit');
			const all = after(drawn, drawTwo);
			expect(handSize(activeHero(all))).toBe(14);
			expect(handSize(activeHero(after(all, { type: 'discard', cards: ['com', 'com', 'com', 'esq'] })))).toBe(10);
		});

		test('when no die is left to draw with, only discarding is asked', () => {
			const rules = (now: State) =>
				thorgal
					.guide(now)
					.asks.filter(({ optional }) => !optional)
					.map(({ prompt }) => prompt.rule);
			expect(rules(after(state(), drawThree))).toEqual(['skills.too-many', 'action.now']);
			expect(rules(after(state(), drawThree, drawTwo))).toEqual(['skills.too-many']);
		});

		test('with the option, the limit holds after each die', () => {
			expect(refusal(after(state({ handLimit: 'perDie' }), drawThree), drawTwo)).toBe('skills.limit');
		});
	});

	test('the skill pile runs out in the middle of a draw', () => {
		const base = moment({ players: 4, won: 'SV', discard: { skillDiscard: { inf: 7 } } });
		const short = withHands(base, 'com8 esq2', 'esq6 per4', 'per4 ass6', 'ass2 cor7 inf1');
		expect([skillPileSize(short), cardCount(short.skillDiscard)]).toEqual([1, 7]);
		const next = after(short, { type: 'draw', die: 'SV', cards: ['cor', 'inf', 'inf'] });
		expect([skillPileSize(next), cardCount(next.skillDiscard)]).toEqual([5, 0]);
	});

	test('a Chaams of level two costs two cards of its skill, one of level three costs three', () => {
		const two = after(moment({ ...one, hand: 'esq2' }), { type: 'eliminate', card: 'esq2' });
		expect([two.places[2], two.chaamsDiscard, two.skillDiscard, activeHero(two).hand]).toEqual([[], { esq2: 1 }, { esq: 2 }, {}]);
		const three = moment({ options: { level3: true }, places: { 3: 'inf3' }, at: 3, frontier: 4, hand: 'inf3' });
		expect(after(three, { type: 'eliminate', card: 'inf3' }).skillDiscard).toEqual({ inf: 3 });
	});

	test('a power can be used again in the next turn, and before the action phase if its card says so', () => {
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
	test('Chaams may prevent a hero from moving and from the last step, but not from revealing', () => {
		const options = { chaamsBlock: 'leave' };
		expect(refusal(moment({ options, at: 3, frontier: 4, won: 'V', places: { 3: 'com1' } }), { type: 'move' })).toBe('chaams.block');
		expect(refusal(moment({ options, at: 8, frontier: 8, hand: 'cor6', places: { 8: 'com1' } }), { type: 'final', skill: 'cor' })).toBe(
			'chaams.block'
		);
		expect(refusal(moment({ options, at: 3, frontier: 3, won: 'V V', places: { 3: 'com1' } }), { type: 'reveal' })).toBeUndefined();
	});

	test('one hero may pay a step for all heroes', () => {
		const state = moment({ options: { stepScope: 'team' }, at: 2, frontier: 3, won: 'V', hand: 'com1 esq1 inf1 per1' });
		const paid = after(state, { type: 'step', cards: ['com', 'esq', 'inf', 'per'] });
		expect(paid.passed).toEqual([2]);
		const second = {
			...paid,
			active: 1,
			heroes: paid.heroes.map((each, i) => (i === 1 ? { ...each, at: 2 } : each)),
			heroTurn: { ...paid.heroTurn, won: dice('V') }
		};
		expect(activeHero(after(second, { type: 'move' })).at).toBe(3);
		expect(refusal({ ...second, options: { ...second.options, stepScope: 'hero' } }, { type: 'move' })).toBe('path.step-first');
	});

	test('a step may be paid now and the journey made later, once per place', () => {
		const state = moment({ options: { stepSplit: true }, at: 2, frontier: 2, hand: 'com1 esq1 inf1 per1' });
		const paid = after(state, { type: 'validate', cards: ['com', 'esq', 'inf', 'per'] });
		expect(activeHero(paid).paid).toBe(true);
		const later = { ...paid, frontier: 3, heroTurn: { ...paid.heroTurn, won: dice('V') } };
		const moved = after(later, { type: 'move' });
		expect(activeHero(moved)).toMatchObject({ at: 3 });
		expect(activeHero(moved).paid).toBeUndefined();
		expect(
			refusal(moment({ at: 2, frontier: 2, hand: 'com1 esq1 inf1 per1' }), { type: 'validate', cards: ['com', 'esq', 'inf', 'per'] })
		).toBe('path.together');
	});
});
