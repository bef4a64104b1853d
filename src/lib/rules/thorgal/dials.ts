import type { Dial, Thing } from '../contract.ts';
import { countOf, addCards, repeat, cardCount } from '../deck.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import {
	type Chaam,
	HAND_LIMIT,
	type HeroId,
	LAB,
	PLACES,
	type Power,
	type Skill,
	SKILLS,
	SUMMIT,
	type PowerEffect,
	WHITE_FACES,
	type WhiteFace,
	WHITE_DICE
} from './cards.ts';
import { handSize, findHero, isHeroTurn, withHero, withHeroTurn } from './heroes.ts';
import { isChaamsDie } from './kernel.ts';
import { chaamsPileSize, skillPileSize, unseenSkills } from './piles.ts';
import { CHANGEABLE, NEW_HERO_TURN } from './setup.ts';
import { type Aim, BEARS, GOALS, type Hero, type Options, PRICES, type State } from './types.ts';

const SWITCH = ['off', 'on'] as const;
const switchDial = (id: string, on: boolean): Dial => ({ id, value: on ? 'on' : 'off', from: SWITCH });

/** Everything tracked now, settable by hand: the table is the truth. Options and depth are among them. */
export function dials(state: State): readonly Dial[] {
	const tracked = state.options.depth === 'dice' ? [] : [...pathDials(state), ...handDials(state), ...chaamsDials(state)];
	const { fourthHero: _, level3: __, fourthSeat: ___, ...changeable } = state.options;
	return [...roundDials(state), ...heroTurnDials(state), ...tracked, ...optionDials(CHANGEABLE, changeable)].filter(
		(dial) => !('least' in dial) || (dial.least <= dial.most && dial.least <= dial.value)
	);
}

const roundDials = ({ ogotai, round, heroes, active }: State): readonly Dial[] => [
	...(ogotai > 0 && ogotai < SUMMIT ? [{ id: 'ogotai', value: ogotai, least: 1, most: SUMMIT - 1 }] : []),
	{ id: 'round', value: round, least: 1, most: Math.max(SUMMIT - 1, round) },
	{ id: 'active', value: heroes[active]!.id, from: heroes.map(({ id }) => id) }
];

function heroTurnDials(state: State): readonly Dial[] {
	const { phase, war, heroTurn, options } = state;
	if (phase === 'war') return [{ id: 'due', value: war, least: 0, most: 4 }];
	if (!isHeroTurn(state)) return [];
	const { won, free, chaams, power, aim, swap } = heroTurn;
	const room = phase === 'action' ? WHITE_DICE - won.length : free;
	const open = phase === 'throw' || phase === 'decide' || phase === 'action';
	return [
		...(open ? WHITE_FACES.filter((die) => phase !== 'action' || !isChaamsDie(die)) : []).map((die): Dial => {
			const value = won.filter((each) => each === die).length;
			return { id: `die:${die}`, value, least: 0, most: value + room };
		}),
		...(phase === 'chaams' || phase === 'reveal' ? [{ id: 'due', value: chaams, least: 0, most: Math.max(10, chaams) }] : []),
		...(phase === 'decide' && options.depth === 'full' ? [switchDial('tanatloc', swap)] : []),
		...(options.depth === 'dice' ? [] : [switchDial('power', power)]),
		{ id: 'goal', value: aim.goal, from: GOALS },
		{ id: 'bears', value: aim.bears, from: BEARS },
		{ id: 'price', value: aim.price, from: PRICES }
	];
}

function pathDials({ heroes, places, frontier, options, passed }: State): readonly Dial[] {
	const farthest = Math.max(...heroes.map(({ at }) => at), ...places.map((cards, i) => (cards.length ? i + 1 : 1)));
	return [
		{ id: 'frontier', value: frontier, least: farthest, most: PLACES },
		...heroes.map(({ id, at }): Dial => ({ id: `at:${id}`, value: at, least: 1, most: frontier })),
		...(options.stepScope === 'team' ? [2, 4, 6].map((place) => switchDial(`passed:${place}`, passed.includes(place))) : []),
		...(options.stepSplit
			? heroes.filter(({ at }) => at % 2 === 0 && at < LAB).map(({ id, paid }) => switchDial(`paid:${id}`, paid ?? false))
			: [])
	];
}

/** A hand may be given what lies nowhere we know of. Beyond ten it is asked to discard. */
function handDials(state: State): readonly Dial[] {
	const pile = skillPileSize(state);
	const unseen = unseenSkills(state);
	const full = state.options.depth === 'full';
	return [
		...state.heroes.flatMap((each): readonly Dial[] => [
			{
				id: `unknown:${each.id}`,
				value: each.unknown,
				least: 0,
				most: Math.max(each.unknown, Math.min(each.unknown + pile, HAND_LIMIT - cardCount(each.hand)))
			},
			...(full ? SKILLS : []).map((skill): Dial => {
				const value = countOf(each.hand, skill);
				return { id: `holds:${each.id}:${skill}`, value, least: 0, most: value + Math.min(unseen[skill], pile) };
			})
		]),
		...(full ? SKILLS : []).map((skill): Dial => {
			const value = countOf(state.skillDiscard, skill);
			return { id: `discard:${skill}`, value, least: 0, most: value + Math.min(unseen[skill], pile) };
		}),
		{ id: 'discard:?', value: countOf(state.skillDiscard, '?'), least: 0, most: countOf(state.skillDiscard, '?') + pile }
	];
}

function chaamsDials(state: State): readonly Dial[] {
	const pile = chaamsPileSize(state);
	return [
		...state.places.slice(0, state.frontier).flatMap((cards, i): readonly Dial[] => [
			{ id: `chaams:${i + 1}`, value: cards.length, least: 0, most: cards.length + pile },
			...[...new Set(cards)]
				.filter((card) => card !== '?')
				.map((card): Dial => {
					const value = cards.filter((each) => each === card).length;
					return { id: `chaam:${i + 1}:${card}`, value, least: 0, most: value };
				})
		]),
		{ id: 'fallen', value: cardCount(state.chaamsDiscard), least: 0, most: cardCount(state.chaamsDiscard) + pile }
	];
}

/** What the owner said this hero's power touches, as dials: the panel that opens when it is used. All of them while nobody has said. */
export function powerDials(state: State): readonly Dial[] {
	const { id } = state.heroes[state.active]!;
	const touches = (state.facts[`power:${id}`] as Power | undefined)?.touches ?? [];
	const all = dials(state).filter((dial) => !isOptionDial(dial.id));
	if (touches.length === 0 || touches.includes('other')) return all;
	return all.filter((dial) => touches.some((each) => DIALS_OF_EFFECT[each].some((start) => dial.id.startsWith(start))));
}

const DIALS_OF_EFFECT: Readonly<Record<PowerEffect, readonly string[]>> = {
	draw: ['holds:', 'unknown:'],
	discard: ['holds:', 'unknown:', 'discard:'],
	'gain-dice': ['die:'],
	'move-hero': ['at:'],
	'remove-chaam': ['chaam:', 'chaams:', 'fallen'],
	'move-chaam': ['chaam:', 'chaams:'],
	'swap-cards': ['holds:', 'unknown:'],
	reveal: ['frontier', 'chaams:'],
	other: []
};

// ── Turning them ─────────────────────────────────────────────────────────────────────────────────────────────────

export const setDial = (state: State, dial: string, to: Thing): State => {
	const next = isOptionDial(dial) ? setOption(state, dial, to) : setTracked(state, dial, to);
	return next.recount.includes(dial) ? { ...next, recount: next.recount.filter((each) => each !== dial) } : next;
};

function setTracked(state: State, dial: string, to: Thing): State {
	const [what, of1 = '', of2 = ''] = dial.split(':') as [string, string?, string?];
	const n = Number(to);
	switch (what) {
		case 'ogotai':
			return { ...state, ogotai: n };
		case 'round':
			return { ...state, round: n };
		case 'active':
			return { ...state, active: state.heroes.findIndex(({ id }) => id === to), phase: 'throw', heroTurn: NEW_HERO_TURN, war: 0 };
		case 'die':
			return withDice(state, of1 as WhiteFace, n);
		case 'due':
			return state.phase === 'war' ? { ...state, war: n } : withHeroTurn(state, { chaams: n });
		case 'tanatloc':
			return withHeroTurn(state, { swap: to === 'on' });
		case 'power':
			return withHeroTurn(state, { power: to === 'on' });
		case 'goal':
		case 'bears':
		case 'price':
			return withHeroTurn(state, { aim: { ...state.heroTurn.aim, [what]: to } as Aim });
		case 'frontier':
			return { ...state, frontier: n };
		case 'at':
		case 'unknown':
			return withHero(state, of1, { [what]: n });
		case 'passed':
			return { ...state, passed: [2, 4, 6].filter((place) => (place === Number(of1) ? to === 'on' : state.passed.includes(place))) };
		case 'paid':
			return withPaid(state, of1 as HeroId, to === 'on');
		case 'holds':
			return withHero(state, of1, { hand: withCount(findHero(state, of1)!.hand, of2 as Skill, n) });
		case 'discard':
			return { ...state, skillDiscard: withCount(state.skillDiscard, of1 as Skill | '?', n) };
		case 'chaams':
			return withChaams(state, Number(of1), n);
		case 'chaam':
			return withoutChaam(state, Number(of1), of2 as Chaam, n);
		default:
			return withFallen(state, n);
	}
}

const withCount = <Card extends string>(counts: Readonly<Partial<Record<Card, number>>>, card: Card, n: number) => {
	const { [card]: _, ...others } = counts;
	return (n > 0 ? { ...others, [card]: n } : others) as Readonly<Partial<Record<Card, number>>>;
};

/** Dice in hand and dice to be thrown are five together as long as the phase lasts. */
function withDice(state: State, die: WhiteFace, n: number): State {
	const won = [...state.heroTurn.won.filter((each) => each !== die), ...repeat(die, n)];
	if (state.phase === 'action') return withHeroTurn(state, { won });
	const next = withHeroTurn(state, { won, free: WHITE_DICE - won.length });
	return won.length > 0 ? { ...next, phase: 'decide' } : next;
}

const withPaid = (state: State, id: HeroId, on: boolean): State => ({
	...state,
	heroes: state.heroes.map((each): Hero => {
		if (each.id !== id) return each;
		const { paid: _, ...others } = each;
		return on ? { ...others, paid: true } : others;
	})
});

function withChaams(state: State, place: number, n: number): State {
	const cards = state.places[place - 1]!;
	const more = repeat('?' as const, Math.max(0, n - cards.length));
	return {
		...state,
		places: state.places.with(place - 1, [...cards.slice(0, n), ...more]),
		chaamsDiscard: addCards(state.chaamsDiscard, ...cards.slice(n))
	};
}

function withoutChaam(state: State, place: number, card: Chaam, n: number): State {
	const cards = state.places[place - 1]!;
	const gone = cards.filter((each) => each === card).length - n;
	const others = cards.filter((each) => each !== card);
	return {
		...state,
		places: state.places.with(place - 1, [...others, ...repeat(card, n)]),
		chaamsDiscard: addCards(state.chaamsDiscard, ...repeat(card, gone))
	};
}

function withFallen(state: State, n: number): State {
	const cards = Object.entries(state.chaamsDiscard).flatMap(([card, k]) => repeat(card as Chaam, k as number));
	const more = repeat('?' as const, Math.max(0, n - cards.length));
	return { ...state, chaamsDiscard: addCards({}, ...cards.slice(0, n), ...more) };
}

// ── Depth ────────────────────────────────────────────────────────────────────────────────────────────────────────

function setOption(state: State, dial: string, to: Thing): State {
	const { fourthHero: _, level3: __, fourthSeat: ___, ...changeable } = state.options;
	const options: Options = { ...state.options, ...withOption(CHANGEABLE, changeable, dial, to) };
	const next = { ...state, options };
	if (options.depth === state.options.depth) return next;
	const lighter = options.depth === 'full' ? next : turnHandsFaceDown(next);
	return { ...lighter, recount: state.options.depth === 'dice' ? dialsToRecount(lighter) : options.depth === 'dice' ? [] : state.recount };
}

/** Whoever only counts forgets the faces: a card told once and not followed would be wrong later. */
const turnHandsFaceDown = (state: State): State => ({
	...withHeroTurn(state, { swap: false }),
	heroes: state.heroes.map((each) => ({ ...each, hand: {}, unknown: handSize(each) })),
	skillDiscard: cardCount(state.skillDiscard) > 0 ? { '?': cardCount(state.skillDiscard) } : {}
});

/** What nobody followed while only dice were tracked. */
const dialsToRecount = ({ heroes }: State): readonly string[] => [
	'frontier',
	...heroes.flatMap(({ id }) => [`at:${id}`, `unknown:${id}`]),
	...Array.from({ length: PLACES }, (_, i) => `chaams:${i + 1}`)
];
