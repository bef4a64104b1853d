import { knownFact } from '../facts.ts';
import type { DiceGroup } from '../contract.ts';
import { containsAll, addCards, repeat, countCards } from '../deck.ts';
import { facesIn, matchesDice, facesGroup } from '../dice.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { type BlackFace, BLACK_FACES, PRINTED, SKILLS, type Skill, type WhiteFace, WHITE_FACES } from './cards.ts';
import { mostPayable, activeHero, findHero, isHeroTurn, takeCards, withHero, withHeroTurn } from './heroes.ts';
import { type DiceFaces, givenDice, isGivenBy, leavesNoChoice, diceToTake, chaamsOnDice, chaamsOnDie } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { GOALS, type Hero, type Own, type State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

/** The dice of this box: one of each symbol, unless their owner said otherwise. */
export const boxDice = ({ facts }: State): DiceFaces => ({
	white: knownFact<readonly WhiteFace[]>(PRINTED, facts, 'faces', 'white')!.value,
	black: knownFact<readonly BlackFace[]>(PRINTED, facts, 'faces', 'black')!.value
});

export const destinyDiceGroups = (state: State): readonly DiceGroup[] => [
	facesGroup('black', 1, boxDice(state).black),
	facesGroup('white', state.heroTurn.free, boxDice(state).white)
];

/** Five dice must be thrown once; what is left of them may be thrown again until the phase is over. */
function refuseThrow({ phase, heroTurn: { free, thrown: now } }: State): Refusal | undefined {
	switch (phase) {
		case 'throw':
			return undefined;
		case 'decide':
			return free > 0 ? undefined : refuse('destiny.no-dice');
		case 'pick':
			return refuse('destiny.count', { dice: diceToTake(now!.black, now!.white.length)! });
		case 'chaams':
		case 'action':
		case 'reveal':
			return refuse('destiny.over');
		default:
			return refuse('table.not-now');
	}
}

/** The black die says what the hero takes of this throw. */
export function throwDice(state: State, { dice }: Of<'throw'>, say: Say): State | Refusal {
	const no = refuseThrow(state);
	if (no) return no;
	if (!matchesDice(destinyDiceGroups(state), dice)) return refuse('table.dice');
	const [black] = facesIn<BlackFace>('black', dice) as [BlackFace];
	const white = facesIn<WhiteFace>('white', dice);
	say('destiny.thrown', { hero: activeHero(state).id, black, white });

	if (leavesNoChoice(black)) return giveDice(state, black, givenDice(black, white), say);
	if (diceToTake(black, white.length)! < white.length)
		return { ...withHeroTurn(state, { thrown: { black, white }, throws: state.heroTurn.throws + 1, swap: false }), phase: 'pick' };
	say('destiny.forced', { dice: white });
	return decideOrEnd(winDice(state, black, white), say);
}

/** Told shorter by somebody who threw real dice: the black face, and only the dice that were taken. */
export function recordTakenDice(state: State, { black, dice }: Of<'took'>, say: Say): State | Refusal {
	const no = refuseThrow(state);
	if (no) return no;
	const { free } = state.heroTurn;
	if (!BLACK_FACES.includes(black) || !dice.every((die) => WHITE_FACES.includes(die)) || dice.length > free) return refuse('table.dice');
	const due = diceToTake(black, free);
	if (due !== undefined && dice.length !== due) return refuse('destiny.count', { dice: due });
	const stray = leavesNoChoice(black) ? dice.find((die) => !isGivenBy(black, die)) : undefined;
	if (stray) return refuse('destiny.not-given', { black, die: stray });

	say('destiny.told', { hero: activeHero(state).id, black });
	if (!leavesNoChoice(black)) {
		say('destiny.takes', { hero: activeHero(state).id, dice });
		return decideOrEnd(winDice(state, black, dice), say);
	}
	if (dice.length > 0) return giveDice(state, black, dice, say);
	return withHeroTurn(endDestiny(winDice(state, black, [])), { gains: { black, dice: free } });
}

/** Dice of the Goddess or of Ogotaï told one by one: as soon as anything else is done, that was all. */
export function gainDie(state: State, { die }: Of<'gain'>, say: Say): State | Refusal {
	const { gains, won, chaams } = state.heroTurn;
	if (!gains || gains.dice === 0) return refuse('destiny.over');
	if (!WHITE_FACES.includes(die)) return refuse('table.dice');
	if (!isGivenBy(gains.black, die)) return refuse('destiny.not-given', { black: gains.black, die });
	say('destiny.gains', { hero: activeHero(state).id, die });
	const left = { black: gains.black, dice: gains.dice - 1 };
	const next = withHeroTurn(state, { won: [...won, die], chaams: chaams + chaamsOnDie(die), gains: left });
	return gains.black === 'O' ? { ...next, phase: 'chaams' } : next;
}

export function finishGains(state: State, say: Say): State | Refusal {
	if (!state.heroTurn.gains) return refuse('table.not-now');
	say('destiny.gained', { hero: activeHero(state).id });
	return closeOpenGains(state);
}

export function closeOpenGains(state: State): State {
	const { gains, ...turn } = state.heroTurn;
	return gains ? { ...state, heroTurn: turn } : state;
}

export function pickDice(state: State, { dice }: Of<'pick'>, say: Say): State | Refusal {
	if (state.phase !== 'pick') return refuse('table.not-now');
	const { black, white } = state.heroTurn.thrown!;
	const due = diceToTake(black, white.length)!;
	if (!containsAll(countCards(white), dice)) return refuse('destiny.not-thrown');
	if (dice.length !== due) return refuse('destiny.count', { dice: due });
	say('destiny.takes', { hero: activeHero(state).id, dice });
	return decideOrEnd(winDice(withHeroTurn(state, { throws: state.heroTurn.throws - 1 }), black, dice), say);
}

function giveDice(state: State, black: 'G' | 'O', dice: readonly WhiteFace[], say: Say): State {
	if (black === 'G') {
		if (dice.length) say('destiny.goddess', { dice });
		else say('destiny.goddess-none');
	} else if (dice.length) say('destiny.ogotai', { dice });
	else say('destiny.ogotai-none');
	return endDestiny(winDice(state, black, dice));
}

function winDice(state: State, black: BlackFace, dice: readonly WhiteFace[]): State {
	const { thrown: _, ...turn } = state.heroTurn;
	return {
		...state,
		heroTurn: { ...turn, throws: turn.throws + 1, won: [...turn.won, ...dice], free: turn.free - dice.length, swap: black === 'T' }
	};
}

/** With dice left the hero decides; without, the phase ends once Tanatloc has had his say. */
function decideOrEnd(state: State, say: Say): State {
	const asked = dropImpossibleSwap(state, say);
	if (asked.heroTurn.free > 0 || asked.heroTurn.swap) return { ...asked, phase: 'decide' };
	say('destiny.none-left');
	return endDestiny(asked);
}

/** A swap the companion cannot follow is left to the table; one that nobody could make is not offered. */
function dropImpossibleSwap(state: State, say: Say): State {
	if (!state.heroTurn.swap) return state;
	if (state.options.depth !== 'full') say('tanatloc.by-hand');
	else if (!swapIsPossible(state)) say('tanatloc.nothing');
	else return state;
	return withHeroTurn(state, { swap: false });
}

/** What each side could hand over: cards told, and cards nobody told that may be of that skill. */
export const swappableSkills = (state: State, owner: Hero): readonly Skill[] =>
	SKILLS.filter((skill) => mostPayable(state, owner, skill) > 0);

const swapIsPossible = (state: State): boolean =>
	state.heroes.some(
		(other) =>
			other.id !== activeHero(state).id &&
			swappableSkills(state, activeHero(state)).some((give) => swappableSkills(state, other).some((take) => take !== give))
	);

export function stopThrowing(state: State, say: Say): State | Refusal {
	if (state.phase === 'throw') return refuse('destiny.first');
	if (state.phase !== 'decide') return refuse('table.not-now');
	if (state.heroTurn.free > 0) say('destiny.stops', { hero: activeHero(state).id });
	else say('tanatloc.keeps', { hero: activeHero(state).id });
	return endDestiny(state);
}

/** The dice nobody won stay behind; the Chaams among those won are drawn next. */
export function endDestiny(state: State): State {
	return { ...withHeroTurn(state, { chaams: chaamsOnDice(state.heroTurn.won), swap: false, free: 0 }), phase: 'chaams' };
}

/** One colour each way, equal numbers: hands keep their size. */
export function swapCards(state: State, { partner, give, take: taken, n }: Of<'swap'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || state.options.depth !== 'full') return refuse('table.not-now');
	if (!(state.phase === 'decide' && state.heroTurn.swap) && ruleHolds(state, 'tanatloc.only')) return refuse('tanatloc.only');
	const me = activeHero(state);
	const other = findHero(state, partner);
	if (!other || !SKILLS.includes(give) || !SKILLS.includes(taken)) return refuse('table.not-now');
	if (other.id === me.id) return refuse('tanatloc.self');
	if (give === taken) return refuse('tanatloc.colours');
	const short = !Number.isInteger(n) || n < 1 || mostPayable(state, me, give) < n || mostPayable(state, other, taken) < n;
	if (short) return refuse('tanatloc.number', { give, take: taken });

	const mine = takeCards(state, me, give, n);
	const theirs = takeCards(state, other, taken, n);
	say('tanatloc.swapped', { hero: me.id, partner, give, take: taken, n });
	const given = withHero(state, me.id, { hand: addCards(mine.hand, ...repeat(taken, n)), unknown: mine.unknown });
	const traded = withHero(given, partner, { hand: addCards(theirs.hand, ...repeat(give, n)), unknown: theirs.unknown });
	const next = withHeroTurn(traded, { swap: false });
	return next.phase === 'decide' && next.heroTurn.free === 0 ? endDestiny(next) : next;
}

/** How many cards of these skills could change hands. */
export const mostSwappable = (state: State, partner: Hero, give: Skill, taken: Skill): number =>
	Math.min(mostPayable(state, activeHero(state), give), mostPayable(state, partner, taken));

export function setAim(state: State, { goal, bears = 'any' }: Of<'aim'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || !GOALS.includes(goal)) return refuse('table.not-now');
	say('advice.aimed', { goal, bears });
	return withHeroTurn(state, { aim: { ...state.heroTurn.aim, goal, bears } });
}
