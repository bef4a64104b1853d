import { addCards, containsAll, countOf, removeCards, repeat } from '../deck.ts';
import { type Refusal, ruleHolds } from '../table.ts';
import { cardsDrawnBy, CHALLENGES, type Met, type Skill, SKILLS, type WhiteFace } from './cards.ts';
import { mayAct, tracksHands, tracksPath } from './depth.ts';
import { activeHero, findHero, handOverLimit, isHeroTurn, NEW_HERO_TURN, withHero, withHeroTurn } from './heroes.ts';
import { challengeId, factId } from './ids.ts';
import { drawableSkills, reshuffleSkills, shuffleSkills, skillsLeftToDraw, unseenSkills } from './piles.ts';
import { refuse, ruling, type Say } from './rules.ts';
import type { Hero, OwnOf, State } from './types.ts';

const isKnownSkill = (card: Skill | '?'): card is Skill => card !== '?';

/** Removes dice from the hero card. A die that the hero does not have was allowed by the table, so nothing is removed for it. */
export const spendDice = (state: State, dice: readonly WhiteFace[]): State =>
	withHeroTurn(state, {
		won: dice.reduce<readonly WhiteFace[]>((won, die) => (won.includes(die) ? won.toSpliced(won.indexOf(die), 1) : won), state.heroTurn.won)
	});

/** Cards this die draws: all it shows, or what is left of pile and discard. */
export const cardsToDraw = (state: State, die: WhiteFace): number => Math.min(cardsDrawnBy(die), skillsLeftToDraw(state));

/**
 * Whether the hero may go on drawing with too many cards in hand. Using several dice is one action of the rulebook, and the limit holds
 * before another action; with the option `perDie` each die is an action of its own.
 */
export const mayDrawMore = ({ options, phase, heroTurn }: State): boolean =>
	options.handLimit === 'batch' && phase === 'action' && heroTurn.won.some((die) => cardsDrawnBy(die) > 0);

/** A die is spent to draw skill cards. */
export function drawSkills(state: State, { die, cards }: OwnOf<'draw'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	if (!tracksHands(state) || cardsDrawnBy(die) === 0) return refuse('table.not-now');
	if (!state.heroTurn.won.includes(die) && ruleHolds(state, 'skills.die')) return refuse('skills.die', { die });
	const me = activeHero(state);
	const n = cardsToDraw(state, die);
	const known = (cards ?? []).filter(isKnownSkill);
	if (cards && cards.length !== n) return refuse('skills.full-value', { cards: n });
	if (!known.every((skill) => SKILLS.includes(skill)) || (known.length > 0 && state.options.depth !== 'full'))
		return refuse('table.not-now');
	const exceeding = (left: Record<Skill, number>) => SKILLS.find((skill) => known.filter((card) => card === skill).length > left[skill]);
	const ninth = exceeding(unseenSkills({ ...state, skillDiscard: {} }));
	if (ninth && ruleHolds(state, 'skills.eight')) return refuse('skills.eight', { skill: ninth });
	if (ninth) return drawSkills(turnFaceDown(state, ninth), { type: 'draw', die, ...(cards && { cards }) }, say);
	// A table may have shuffled the discard at another moment than the app: then a discarded card can be drawn anyway.
	const discarded = exceeding(drawableSkills(state, n));
	if (discarded && ruleHolds(state, 'skills.in-discard')) return refuse('skills.in-discard', { skill: discarded });

	if (n === 0) say('skills.empty', { hero: me.id });
	else if (known.length === n) say('skills.drawn', { hero: me.id, cards: known });
	else say('skills.drawn-blind', { hero: me.id, n });
	const drawn = withHero(state, me.id, { hand: addCards(me.hand, ...known), unknown: me.unknown + n - known.length });
	return spendDice(discarded ? shuffleSkills(drawn, say) : reshuffleSkills(state, n, drawn, say), [die]);
}

/**
 * A card was drawn of a skill whose eight cards are all in hands. So one of the hands was entered wrongly, and one such card becomes
 * unknown.
 */
function turnFaceDown(state: State, skill: Skill): State {
	const holds = (hero: Hero): boolean => countOf(hero.hand, skill) > 0;
	const wrong = state.heroes.find((hero, i) => i !== state.active && holds(hero)) ?? activeHero(state);
	return withHero(state, wrong.id, { hand: removeCards(wrong.hand, skill), unknown: wrong.unknown + 1 });
}

/** A hero with more than ten cards discards down to ten, cards of their own choice. */
export function discardSurplus(state: State, { cards }: OwnOf<'discard'>, say: Say): State | Refusal {
	const over = handOverLimit(state);
	if (!over) return refuse('table.not-now');
	if (cards.length !== over.surplus) return refuse('skills.discard-count', { surplus: over.surplus });
	const known = cards.filter(isKnownSkill);
	const blind = cards.length - known.length;
	if (blind > over.hero.unknown || !containsAll(over.hero.hand, known)) return refuse('skills.not-held');
	if (blind === 0) say('skills.discarded', { hero: over.hero.id, cards: known });
	else say('skills.discarded-blind', { hero: over.hero.id, n: cards.length });
	return discardCards(state, over.hero, known, blind);
}

/** Moves known and unknown cards from a hand to the discard. */
export const discardCards = (state: State, { id, hand, unknown }: Hero, known: readonly Skill[], blind: number): State => ({
	...withHero(state, id, { hand: removeCards(hand, ...known), unknown: unknown - blind }),
	skillDiscard: addCards(state.skillDiscard, ...known, ...repeat('?' as const, blind))
});

/** Names unknown cards of a hand. */
export function nameHandCards(state: State, { hero: id, cards }: OwnOf<'recall'>, say: Say): State | Refusal {
	const owner = findHero(state, id);
	const isPossible = owner && state.options.depth === 'full' && cards.length > 0 && cards.length <= owner.unknown;
	if (!isPossible || !cards.every((card) => SKILLS.includes(card))) return refuse('table.not-now');
	const unseen = unseenSkills(state);
	const ninth = SKILLS.find((skill) => cards.filter((card) => card === skill).length > unseen[skill]);
	if (ninth) return refuse('skills.eight', { skill: ninth });
	say('hand.told', { hero: id, cards });
	return withHero(state, id, { hand: addCards(owner.hand, ...cards), unknown: owner.unknown - cards.length });
}

/** The hero uses its power. The app does not know what the power does: the table corrects what it changed. */
export function usePower(state: State, say: Say): State | Refusal {
	if (!isHeroTurn(state) || !tracksHands(state)) return refuse('table.not-now');
	const { id } = activeHero(state);
	if (state.phase !== 'action' && ruleHolds(state, 'power.when')) return refuse('power.when');
	if (state.heroTurn.power && ruleHolds(state, 'power.used')) return refuse('power.used', { hero: id });
	say('power.used-now', { hero: id });
	return withHeroTurn(state, { power: true });
}

/** Dice left over are lost, the hero card is turned to its tired side. */
export function endHeroTurn(state: State, say: Say): State | Refusal {
	if (!mayAct(state)) return refuse('action.when');
	const { won } = state.heroTurn;
	say('action.ended', { hero: activeHero(state).id });
	if (won.length > 0 && tracksHands(state)) say('action.dice-lost', { dice: won });
	return nextHero(state);
}

/** The hero has played without the app. The table may correct what has changed. */
export function passHeroTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'throw' || state.heroTurn.won.length > 0) return refuse('table.not-now');
	say('turn.passed', { hero: activeHero(state).id });
	return nextHero(state);
}

function nextHero(state: State): State {
	const last = state.active === state.heroes.length - 1;
	const next: State = { ...state, turn: state.turn + 1, heroTurn: NEW_HERO_TURN };
	return last ? { ...next, phase: 'ogotai' } : { ...next, active: state.active + 1, phase: 'throw' };
}

/** The table enters how the game ended. Only where path and Chaams are not tracked. */
export function endByTable(state: State, { how }: OwnOf<'ended'>, say: Say): State | Refusal {
	if (tracksPath(state)) return refuse('table.not-now');
	switch (how) {
		case 'victory':
			return state.phase === 'action' ? winGame(state, say) : refuse('action.when');
		case 'no-place':
			return state.phase === 'ogotai' || state.phase === 'throw' ? loseGame(state, 'end.no-place', say) : refuse('table.not-now');
		case 'no-chaams':
			return loseGame(state, 'end.no-chaams', say);
		default:
			return refuse('table.not-now');
	}
}

/** All players win together. */
export function winGame(state: State, say: Say): State {
	const by = ruling('end.victory', { hero: activeHero(state).id });
	say('end.victory', { hero: activeHero(state).id });
	return { ...state, over: { won: state.seats, by } };
}

/** All players lose together. */
export function loseGame(state: State, rule: 'end.track' | 'end.no-place' | 'end.no-chaams', say: Say): State {
	say(rule);
	return { ...state, over: { won: [], by: ruling(rule) } };
}

/** At most one of the twenty challenges is recorded for a game. The box memory keeps the first game in which it was met. */
export function recordChallenge(state: State, { n }: OwnOf<'challenge'>, say: Say): State | Refusal {
	if (!Number.isInteger(n) || n < 1 || n > CHALLENGES) return refuse('challenge.twenty');
	if (!state.over) return refuse('challenge.after');
	if (state.challenge !== undefined) return refuse('challenge.one', { challenge: challengeId(state.challenge) });
	const won = state.over.won.length > 0;
	if (state.options.challengeNeedsWin && !won) return refuse('challenge.win');
	say('challenge.met', { challenge: challengeId(n) });
	const met: Met = {
		heroes: state.heroes.map(({ id }) => id),
		players: state.seats.length,
		level3: state.options.level3,
		round: state.round,
		won
	};
	const fact = factId('met', n);
	const facts = state.facts[fact] === undefined ? { ...state.facts, [fact]: { ...met } } : state.facts;
	return { ...state, facts, challenge: n };
}
