import { knownFact } from '../facts.ts';
import type { DiceGroup } from '../contract.ts';
import { containsAll, addCards, repeat, countCards } from '../deck.ts';
import { facesIn, matchesDice, facesGroup } from '../dice.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type Black, BLACK, PRINTED, SKILLS, type Skill, type White, WHITE } from './cards.ts';
import { couldPay, hero, heroOf, isHeroTurn, takeFrom, withHero, withTurn } from './hands.ts';
import { type Box, given, isGiven, leavesNoChoice, mustTake, symbols, symbolsOn } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { GOALS, type Hero, type Own, type State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

/** The dice of this box: one of each symbol, unless their owner said otherwise. */
export const diceOf = ({ facts }: State): Box => ({
	white: knownFact<readonly White[]>(PRINTED, facts, 'faces', 'white')!.value,
	black: knownFact<readonly Black[]>(PRINTED, facts, 'faces', 'black')!.value
});

export const destinyDice = (state: State): readonly DiceGroup[] => [
	facesGroup('black', 1, diceOf(state).black),
	facesGroup('white', state.heroTurn.free, diceOf(state).white)
];

/** Five dice must be thrown once; what is left of them may be thrown again until the phase is over. */
function mayThrow({ phase, heroTurn: { free, thrown: now } }: State): Refusal | undefined {
	switch (phase) {
		case 'throw':
			return undefined;
		case 'decide':
			return free > 0 ? undefined : refuse('destiny.no-dice');
		case 'pick':
			return refuse('destiny.count', { dice: mustTake(now!.black, now!.white.length)! });
		case 'chaams':
		case 'action':
		case 'reveal':
			return refuse('destiny.over');
		default:
			return refuse('table.not-now');
	}
}

/** The black die says what the hero takes of this throw. */
export function thrown(state: State, { dice }: Of<'throw'>, say: Say): State | Refusal {
	const no = mayThrow(state);
	if (no) return no;
	if (!matchesDice(destinyDice(state), dice)) return refuse('table.dice');
	const [black] = facesIn<Black>('black', dice) as [Black];
	const white = facesIn<White>('white', dice);
	say('destiny.thrown', { hero: hero(state).id, black, white });

	if (leavesNoChoice(black)) return gave(state, black, given(black, white), say);
	if (mustTake(black, white.length)! < white.length)
		return { ...withTurn(state, { thrown: { black, white }, throws: state.heroTurn.throws + 1, swap: false }), phase: 'pick' };
	say('destiny.forced', { dice: white });
	return afterTake(take(state, black, white), say);
}

/** Told shorter by somebody who threw real dice: the black face, and only the dice that were taken. */
export function took(state: State, { black, dice }: Of<'took'>, say: Say): State | Refusal {
	const no = mayThrow(state);
	if (no) return no;
	const { free } = state.heroTurn;
	if (!BLACK.includes(black) || !dice.every((die) => WHITE.includes(die)) || dice.length > free) return refuse('table.dice');
	const due = mustTake(black, free);
	if (due !== undefined && dice.length !== due) return refuse('destiny.count', { dice: due });
	const stray = leavesNoChoice(black) ? dice.find((die) => !isGiven(black, die)) : undefined;
	if (stray) return refuse('destiny.not-given', { black, die: stray });

	say('destiny.told', { hero: hero(state).id, black });
	if (!leavesNoChoice(black)) {
		say('destiny.takes', { hero: hero(state).id, dice });
		return afterTake(take(state, black, dice), say);
	}
	if (dice.length > 0) return gave(state, black, dice, say);
	return withTurn(ended(take(state, black, [])), { gains: { black, dice: free } });
}

/** Dice of the Goddess or of Ogotaï told one by one: as soon as anything else is done, that was all. */
export function gain(state: State, { die }: Of<'gain'>, say: Say): State | Refusal {
	const { gains, won, chaams } = state.heroTurn;
	if (!gains || gains.dice === 0) return refuse('destiny.over');
	if (!WHITE.includes(die)) return refuse('table.dice');
	if (!isGiven(gains.black, die)) return refuse('destiny.not-given', { black: gains.black, die });
	say('destiny.gains', { hero: hero(state).id, die });
	const left = { black: gains.black, dice: gains.dice - 1 };
	const next = withTurn(state, { won: [...won, die], chaams: chaams + symbolsOn(die), gains: left });
	return gains.black === 'O' ? { ...next, phase: 'chaams' } : next;
}

export function gained(state: State, say: Say): State | Refusal {
	if (!state.heroTurn.gains) return refuse('table.not-now');
	say('destiny.gained', { hero: hero(state).id });
	return closed(state);
}

export function closed(state: State): State {
	const { gains, ...turn } = state.heroTurn;
	return gains ? { ...state, heroTurn: turn } : state;
}

export function pick(state: State, { dice }: Of<'pick'>, say: Say): State | Refusal {
	if (state.phase !== 'pick') return refuse('table.not-now');
	const { black, white } = state.heroTurn.thrown!;
	const due = mustTake(black, white.length)!;
	if (!containsAll(countCards(white), dice)) return refuse('destiny.not-thrown');
	if (dice.length !== due) return refuse('destiny.count', { dice: due });
	say('destiny.takes', { hero: hero(state).id, dice });
	return afterTake(take(withTurn(state, { throws: state.heroTurn.throws - 1 }), black, dice), say);
}

function gave(state: State, black: 'G' | 'O', dice: readonly White[], say: Say): State {
	if (black === 'G') {
		if (dice.length) say('destiny.goddess', { dice });
		else say('destiny.goddess-none');
	} else if (dice.length) say('destiny.ogotai', { dice });
	else say('destiny.ogotai-none');
	return ended(take(state, black, dice));
}

function take(state: State, black: Black, dice: readonly White[]): State {
	const { thrown: _, ...turn } = state.heroTurn;
	return {
		...state,
		heroTurn: { ...turn, throws: turn.throws + 1, won: [...turn.won, ...dice], free: turn.free - dice.length, swap: black === 'T' }
	};
}

/** With dice left the hero decides; without, the phase ends once Tanatloc has had his say. */
function afterTake(state: State, say: Say): State {
	const asked = tanatlocAsked(state, say);
	if (asked.heroTurn.free > 0 || asked.heroTurn.swap) return { ...asked, phase: 'decide' };
	say('destiny.none-left');
	return ended(asked);
}

/** A swap the companion cannot follow is left to the table; one that nobody could make is not offered. */
function tanatlocAsked(state: State, say: Say): State {
	if (!state.heroTurn.swap) return state;
	if (state.options.depth !== 'full') say('tanatloc.by-hand');
	else if (!swapIsPossible(state)) say('tanatloc.nothing');
	else return state;
	return withTurn(state, { swap: false });
}

/** What each side could hand over: cards told, and cards nobody told that may be of that skill. */
export const offers = (state: State, owner: Hero): readonly Skill[] => SKILLS.filter((skill) => couldPay(state, owner, skill) > 0);

const swapIsPossible = (state: State): boolean =>
	state.heroes.some(
		(other) => other.id !== hero(state).id && offers(state, hero(state)).some((give) => offers(state, other).some((take) => take !== give))
	);

export function stop(state: State, say: Say): State | Refusal {
	if (state.phase === 'throw') return refuse('destiny.first');
	if (state.phase !== 'decide') return refuse('table.not-now');
	if (state.heroTurn.free > 0) say('destiny.stops', { hero: hero(state).id });
	else say('tanatloc.keeps', { hero: hero(state).id });
	return ended(state);
}

/** The dice nobody won stay behind; the Chaams among those won are drawn next. */
export function ended(state: State): State {
	return { ...withTurn(state, { chaams: symbols(state.heroTurn.won), swap: false, free: 0 }), phase: 'chaams' };
}

/** One colour each way, equal numbers: hands keep their size. */
export function swap(state: State, { partner, give, take: taken, n }: Of<'swap'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || state.options.depth !== 'full') return refuse('table.not-now');
	if (!(state.phase === 'decide' && state.heroTurn.swap) && ruleHolds(state, 'tanatloc.only')) return refuse('tanatloc.only');
	const me = hero(state);
	const other = heroOf(state, partner);
	if (!other || !SKILLS.includes(give) || !SKILLS.includes(taken)) return refuse('table.not-now');
	if (other.id === me.id) return refuse('tanatloc.self');
	if (give === taken) return refuse('tanatloc.colours');
	const short = !Number.isInteger(n) || n < 1 || couldPay(state, me, give) < n || couldPay(state, other, taken) < n;
	if (short) return refuse('tanatloc.number', { give, take: taken });

	const mine = takeFrom(state, me, give, n);
	const theirs = takeFrom(state, other, taken, n);
	say('tanatloc.swapped', { hero: me.id, partner, give, take: taken, n });
	const given = withHero(state, me.id, { hand: addCards(mine.hand, ...repeat(taken, n)), unknown: mine.unknown });
	const traded = withHero(given, partner, { hand: addCards(theirs.hand, ...repeat(give, n)), unknown: theirs.unknown });
	const next = withTurn(traded, { swap: false });
	return next.phase === 'decide' && next.heroTurn.free === 0 ? ended(next) : next;
}

/** How many cards of these skills could change hands. */
export const mostSwapped = (state: State, partner: Hero, give: Skill, taken: Skill): number =>
	Math.min(couldPay(state, hero(state), give), couldPay(state, partner, taken));

export function aim(state: State, { goal, bears = 'any' }: Of<'aim'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || !GOALS.includes(goal)) return refuse('table.not-now');
	say('advice.aimed', { goal, bears });
	return withTurn(state, { aim: { ...state.heroTurn.aim, goal, bears } });
}
