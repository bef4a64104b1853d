import type { DiceGroup } from '../contract.ts';
import { addCards, containsAll, countCards, repeat } from '../deck.ts';
import { facesGroup, facesIn, matchesDice } from '../dice.ts';
import { isRefusal, type Refusal, ruleHolds } from '../table.ts';
import { BLACK_FACES, type BlackFace, type GivingFace, type Skill, SKILLS, WHITE_FACES, type WhiteFace } from './cards.ts';
import { activeHero, findHero, isHeroTurn, mostPayable, pendingThrow, takeCards, withHero, withHeroTurn } from './heroes.ts';
import { chaamsOnDice, chaamsOnDie, type DiceFaces, diceToTake, givenDice, isGivenBy, isGivingFace } from './kernel.ts';
import { blackFacesInBox, whiteFacesInBox } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { GOALS, type Hero, type OwnOf, type State } from './types.ts';

/** The dice of this box: one face of each symbol, unless other faces were entered. */
export const boxDice = ({ facts }: State): DiceFaces => ({ white: whiteFacesInBox(facts).value, black: blackFacesInBox(facts).value });

/** The dice of the next throw. */
export const destinyDiceGroups = (state: State): readonly DiceGroup[] => [
	facesGroup('black', 1, boxDice(state).black),
	facesGroup('white', state.heroTurn.free, boxDice(state).white)
];

/** Five dice must be thrown once; the dice that are left may be thrown again until the phase is over. */
function refuseThrow(state: State): Refusal | undefined {
	switch (state.phase) {
		case 'throw':
			return undefined;
		case 'decide':
			return state.heroTurn.free > 0 ? undefined : refuse('destiny.no-dice');
		case 'pick': {
			const { black, white } = pendingThrow(state);
			return refuse('destiny.count', { dice: diceToTake(black, white.length) });
		}
		case 'chaams':
		case 'action':
		case 'reveal':
			return refuse('destiny.over');
		default:
			return refuse('table.not-now');
	}
}

/** A throw with all its dice. The black die decides what the hero takes. */
export function throwDice(state: State, { dice }: OwnOf<'throw'>, say: Say): State | Refusal {
	const refusal = refuseThrow(state);
	if (refusal) return refusal;
	if (!matchesDice(destinyDiceGroups(state), dice)) return refuse('table.dice');
	const [black] = facesIn<BlackFace>('black', dice) as [BlackFace];
	const white = facesIn<WhiteFace>('white', dice);
	say('destiny.thrown', { hero: activeHero(state).id, black, white });

	if (isGivingFace(black)) return giveDice(state, black, givenDice(black, white), say);
	if (diceToTake(black, white.length) < white.length)
		return { ...withHeroTurn(state, { thrown: { black, white }, throws: state.heroTurn.throws + 1, swap: false }), phase: 'pick' };
	say('destiny.forced', { dice: white });
	return decideOrEnd(winDice(state, black, white), say);
}

/** A throw of real dice entered in short: the black face, and only the dice that were taken. */
export function recordTakenDice(state: State, { black, dice, all }: OwnOf<'took'>, say: Say): State | Refusal {
	const refusal = refuseThrow(state);
	if (refusal) return refusal;
	const { free } = state.heroTurn;
	if (!BLACK_FACES.includes(black) || !dice.every((die) => WHITE_FACES.includes(die)) || dice.length > free) return refuse('table.dice');
	const { id } = activeHero(state);
	if (!isGivingFace(black)) {
		const due = diceToTake(black, free);
		if (dice.length !== due) return refuse('destiny.count', { dice: due });
		say('destiny.told', { hero: id, black });
		say('destiny.takes', { hero: id, dice });
		return decideOrEnd(winDice(state, black, dice), say);
	}
	const wrong = dice.find((die) => !isGivenBy(black, die));
	if (wrong) return refuse('destiny.not-given', { black, die: wrong });
	say('destiny.told', { hero: id, black });
	if (all || dice.length > 0) return giveDice(state, black, dice, say);
	return withHeroTurn(endDestiny(winDice(state, black, [])), { gains: { black, dice: free } });
}

/** One die given by the Goddess or Ogotaï, entered after the black face. Any other action ends the entry of these dice. */
export function gainDie(state: State, { die }: OwnOf<'gain'>, say: Say): State | Refusal {
	const { gains, won, chaams } = state.heroTurn;
	if (!gains || gains.dice === 0) return refuse('destiny.over');
	if (!WHITE_FACES.includes(die)) return refuse('table.dice');
	if (!isGivenBy(gains.black, die)) return refuse('destiny.not-given', { black: gains.black, die });
	say('destiny.gains', { hero: activeHero(state).id, die });
	const left = { black: gains.black, dice: gains.dice - 1 };
	const next = withHeroTurn(state, { won: [...won, die], chaams: chaams + chaamsOnDie(die), gains: left });
	return gains.black === 'O' ? { ...next, phase: 'chaams' } : next;
}

/** The given dice that are not entered yet, all at once. Then the entry of given dice is over. */
export function finishGains(state: State, { dice = [] }: OwnOf<'gained'>, say: Say): State | Refusal {
	if (!state.heroTurn.gains) return refuse('table.not-now');
	if (dice.length === 0) say('destiny.gained', { hero: activeHero(state).id });
	let next = state;
	for (const die of dice) {
		const gained = gainDie(next, { type: 'gain', die }, say);
		if (isRefusal(gained)) return gained;
		next = gained;
	}
	return closeOpenGains(next);
}

/** Ends the entry of given dice, if it is open. */
export function closeOpenGains(state: State): State {
	const { gains, ...turn } = state.heroTurn;
	return gains ? { ...state, heroTurn: turn } : state;
}

/** The hero chooses dice of the throw. */
export function pickDice(state: State, { dice }: OwnOf<'pick'>, say: Say): State | Refusal {
	if (state.phase !== 'pick') return refuse('table.not-now');
	const { black, white } = pendingThrow(state);
	const due = diceToTake(black, white.length);
	if (!containsAll(countCards(white), dice)) return refuse('destiny.not-thrown');
	if (dice.length !== due) return refuse('destiny.count', { dice: due });
	say('destiny.takes', { hero: activeHero(state).id, dice });
	return decideOrEnd(winDice(withHeroTurn(state, { throws: state.heroTurn.throws - 1 }), black, dice), say);
}

function giveDice(state: State, black: GivingFace, dice: readonly WhiteFace[], say: Say): State {
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

/** With dice left the hero may throw again or stop. Without, the phase ends, after Tanatloc's swap if there is one. */
function decideOrEnd(state: State, say: Say): State {
	const next = dropImpossibleSwap(state, say);
	if (next.heroTurn.free > 0 || next.heroTurn.swap) return { ...next, phase: 'decide' };
	say('destiny.none-left');
	return endDestiny(next);
}

/** If hands are not known, the players swap without the app. A swap that no pair of hands allows is not offered. */
function dropImpossibleSwap(state: State, say: Say): State {
	if (!state.heroTurn.swap) return state;
	if (state.options.depth !== 'full') say('tanatloc.by-hand');
	else if (!isSwapPossible(state)) say('tanatloc.nothing');
	else return state;
	return withHeroTurn(state, { swap: false });
}

/** The skills of which a hero may hold a card, known or unknown. */
export const swappableSkills = (state: State, owner: Hero): readonly Skill[] =>
	SKILLS.filter((skill) => mostPayable(state, owner, skill) > 0);

const isSwapPossible = (state: State): boolean => {
	const me = activeHero(state);
	return state.heroes.some(
		(other) => other.id !== me.id && swappableSkills(state, me).some((give) => swappableSkills(state, other).some((take) => take !== give))
	);
};

/** The hero stops throwing, or goes on without the swap after the last die. */
export function stopThrowing(state: State, say: Say): State | Refusal {
	if (state.phase === 'throw') return refuse('destiny.first');
	if (state.phase !== 'decide') return refuse('table.not-now');
	if (state.heroTurn.free > 0) say('destiny.stops', { hero: activeHero(state).id });
	else say('tanatloc.keeps', { hero: activeHero(state).id });
	return endDestiny(state);
}

/** The Chaams phase begins: the Chaams on the dice won are drawn. */
export function endDestiny(state: State): State {
	return { ...withHeroTurn(state, { chaams: chaamsOnDice(state.heroTurn.won), swap: false, free: 0 }), phase: 'chaams' };
}

/** Tanatloc's swap: cards of one skill for as many cards of another skill of another hero. */
export function swapCards(state: State, { partner, give, take, n }: OwnOf<'swap'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || state.options.depth !== 'full') return refuse('table.not-now');
	if (!(state.phase === 'decide' && state.heroTurn.swap) && ruleHolds(state, 'tanatloc.only')) return refuse('tanatloc.only');
	const me = activeHero(state);
	const other = findHero(state, partner);
	if (!other || !SKILLS.includes(give) || !SKILLS.includes(take)) return refuse('table.not-now');
	if (other.id === me.id) return refuse('tanatloc.self');
	if (give === take) return refuse('tanatloc.colours');
	if (!Number.isInteger(n) || n < 1 || mostSwappable(state, other, give, take) < n) return refuse('tanatloc.number', { give, take });

	const myCards = takeCards(state, me, give, n);
	const theirCards = takeCards(state, other, take, n);
	say('tanatloc.swapped', { hero: me.id, partner, give, take, n });
	const given = withHero(state, me.id, { hand: addCards(myCards.hand, ...repeat(take, n)), unknown: myCards.unknown });
	const swapped = withHero(given, partner, { hand: addCards(theirCards.hand, ...repeat(give, n)), unknown: theirCards.unknown });
	const next = withHeroTurn(swapped, { swap: false });
	return next.phase === 'decide' && next.heroTurn.free === 0 ? endDestiny(next) : next;
}

/** The largest number of cards of these skills that can be swapped. */
export const mostSwappable = (state: State, partner: Hero, give: Skill, take: Skill): number =>
	Math.min(mostPayable(state, activeHero(state), give), mostPayable(state, partner, take));

/** The player chooses a goal for the odds and the advice. */
export function setAim(state: State, { goal, bears = 'any' }: OwnOf<'aim'>, say: Say): State | Refusal {
	if (!isHeroTurn(state) || !GOALS.includes(goal)) return refuse('table.not-now');
	say('advice.aimed', { goal, bears });
	return withHeroTurn(state, { aim: { ...state.heroTurn.aim, goal, bears } });
}
