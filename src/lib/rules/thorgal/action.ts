import { containsAll, addCards, repeat } from '../deck.ts';
import { ruleHolds, type Refusal } from '../table.ts';
import { CHALLENGES, cardsDrawnBy, type Met, type Skill, SKILLS, type WhiteFace } from './cards.ts';
import { activeHero, findHero, isHeroTurn, handOverLimit, withHero, withHeroTurn } from './heroes.ts';
import { drawableSkills, reshuffleSkills, skillsLeftToDraw, unseenSkills } from './piles.ts';
import { refuse, ruling, type Say } from './rules.ts';
import { NEW_HERO_TURN } from './setup.ts';
import type { Own, State } from './types.ts';

type Of<T extends Own['type']> = Extract<Own, { type: T }>;

const isKnownSkill = (card: Skill | '?'): card is Skill => card !== '?';

/** A die leaves the hero card; one the table granted leaves nothing. */
export const spendDice = (state: State, dice: readonly WhiteFace[]): State =>
	withHeroTurn(state, {
		won: dice.reduce<readonly WhiteFace[]>((won, die) => (won.includes(die) ? won.toSpliced(won.indexOf(die), 1) : won), state.heroTurn.won)
	});

/** Cards this die brings: all it shows, or what is left of pile and discard. */
export const cardsToDraw = (state: State, die: WhiteFace): number => Math.min(cardsDrawnBy(die), skillsLeftToDraw(state));

export function drawSkills(state: State, { die, cards }: Of<'draw'>, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	if (state.options.depth === 'dice' || cardsDrawnBy(die) === 0) return refuse('table.not-now');
	if (!state.heroTurn.won.includes(die) && ruleHolds(state, 'skills.die')) return refuse('skills.die', { die });
	const me = activeHero(state);
	const n = cardsToDraw(state, die);
	const told = (cards ?? repeat('?' as const, n)).filter(isKnownSkill);
	if (cards && cards.length !== n) return refuse('skills.full-value', { cards: n });
	if (!told.every((skill) => SKILLS.includes(skill)) || (told.length > 0 && state.options.depth !== 'full')) return refuse('table.not-now');
	const limit = drawableSkills(state, n);
	const ninth = SKILLS.find((skill) => told.filter((card) => card === skill).length > limit[skill]);
	if (ninth) return refuse('skills.eight', { skill: ninth });

	if (n === 0) say('skills.empty', { hero: me.id });
	else if (told.length === n) say('skills.drawn', { hero: me.id, cards: told });
	else say('skills.drawn-blind', { hero: me.id, n });
	const richer = withHero(state, me.id, { hand: addCards(me.hand, ...told), unknown: me.unknown + n - told.length });
	return spendDice(reshuffleSkills(state, n, richer, say), [die]);
}

/** Back to ten cards, of the hero's own choice, before anything else. */
export function discardSurplus(state: State, { cards }: Of<'discard'>, say: Say): State | Refusal {
	const over = handOverLimit(state);
	if (!over) return refuse('table.not-now');
	if (cards.length !== over.surplus) return refuse('skills.discard-count', { surplus: over.surplus });
	const told = cards.filter(isKnownSkill);
	const blind = cards.length - told.length;
	if (blind > over.hero.unknown || !containsAll(over.hero.hand, told)) return refuse('skills.not-held');
	if (blind === 0) say('skills.discarded', { hero: over.hero.id, cards: told });
	else say('skills.discarded-blind', { hero: over.hero.id, n: cards.length });
	return discardCards(state, over.hero.id, told, blind);
}

export function discardCards(state: State, id: string, told: readonly Skill[], blind: number): State {
	const { hand, unknown } = findHero(state, id)!;
	const left = { ...hand };
	for (const card of told) left[card] = left[card]! - 1;
	const kept = Object.fromEntries(Object.entries(left).filter(([, n]) => n! > 0));
	return {
		...withHero(state, id, { hand: kept, unknown: unknown - blind }),
		skillDiscard: addCards(state.skillDiscard, ...told, ...repeat('?' as const, blind))
	};
}

/** Cards in hand nobody had told. */
export function nameHandCards(state: State, { hero: id, cards }: Of<'recall'>, say: Say): State | Refusal {
	const owner = findHero(state, id);
	const fine = owner && state.options.depth === 'full' && cards.length > 0 && cards.length <= owner.unknown;
	if (!fine || !cards.every((card) => SKILLS.includes(card))) return refuse('table.not-now');
	const unseen = unseenSkills(state);
	const ninth = SKILLS.find((skill) => cards.filter((card) => card === skill).length > unseen[skill]);
	if (ninth) return refuse('skills.eight', { skill: ninth });
	say('hand.told', { hero: id, cards });
	return withHero(state, id, { hand: addCards(owner.hand, ...cards), unknown: owner.unknown - cards.length });
}

/** The card says what it does; whatever it changed is set by hand. */
export function usePower(state: State, say: Say): State | Refusal {
	if (!isHeroTurn(state) || state.options.depth === 'dice') return refuse('table.not-now');
	const { id } = activeHero(state);
	if (state.phase !== 'action' && ruleHolds(state, 'power.when')) return refuse('power.when');
	if (state.heroTurn.power && ruleHolds(state, 'power.used')) return refuse('power.used', { hero: id });
	say('power.used-now', { hero: id });
	return withHeroTurn(state, { power: true });
}

/** Dice left over are lost, the hero card is turned to its tired side. */
export function endHeroTurn(state: State, say: Say): State | Refusal {
	if (state.phase !== 'action') return refuse('action.when');
	const { won } = state.heroTurn;
	say('action.ended', { hero: activeHero(state).id });
	if (won.length > 0 && state.options.depth !== 'dice') say('action.dice-lost', { dice: won });
	const last = state.active === state.heroes.length - 1;
	const next: State = { ...state, turn: state.turn + 1, heroTurn: NEW_HERO_TURN };
	return last ? { ...next, phase: 'ogotai' } : { ...next, active: state.active + 1, phase: 'throw' };
}

/** How it ended, where the path and the Chaams are not tracked. */
export function endByTable(state: State, { how }: Of<'ended'>, say: Say): State | Refusal {
	if (state.options.depth !== 'dice') return refuse('table.not-now');
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

export function winGame(state: State, say: Say): State {
	const by = ruling('end.victory', { hero: activeHero(state).id });
	say('end.victory', { hero: activeHero(state).id });
	return { ...state, over: { won: state.seats, by } };
}

export function loseGame(state: State, rule: 'end.track' | 'end.no-place' | 'end.no-chaams', say: Say): State {
	say(rule);
	return { ...state, over: { won: [], by: ruling(rule) } };
}

/** One of the twenty, at most one a game; the box remembers the first time it was met. */
export function recordChallenge(state: State, { n }: Of<'challenge'>, say: Say): State | Refusal {
	if (!Number.isInteger(n) || n < 1 || n > CHALLENGES) return refuse('challenge.twenty');
	if (!state.over) return refuse('challenge.after');
	if (state.challenge !== undefined) return refuse('challenge.one', { challenge: `challenge:${state.challenge}` });
	const won = state.over.won.length > 0;
	if (state.options.challengeNeedsWin && !won) return refuse('challenge.win');
	say('challenge.met', { challenge: `challenge:${n}` });
	const met: Met = {
		heroes: state.heroes.map(({ id }) => id),
		players: state.seats.length,
		level3: state.options.level3,
		round: state.round,
		won
	};
	const fact = `met:${n}`;
	const facts = state.facts[fact] === undefined ? { ...state.facts, [fact]: { ...met } } : state.facts;
	return { ...state, facts, challenge: n };
}
