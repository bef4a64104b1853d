import type { Odd } from '../../contract.ts';
import { cardCount, countOf } from '../../deck.ts';
import type { Card, SaucerId } from '../cards.ts';
import { answerChance, type AnswerPool } from '../answers.ts';
import { nextGalactix } from '../decks.ts';
import { chanceOfAtLeast, hiddenInHands, hiddenInPile } from '../odds.ts';
import { HAND_LIMIT, MOST_LASERS } from './cards.ts';
import { activePilot, allSaucers, countsCards, deckInPlay, isFlying, pilotOf, waitingSaucers } from './fleet.ts';
import { attackId } from './ids.ts';
import { ruling } from './rules.ts';
import { bottomOf } from './stacks.ts';
import type { Pilot, State, Weapon } from './types.ts';

/** The odds of hidden cards, as far as the open cards determine them. There are none where cards are not counted. */
export const odds = (state: State): readonly Odd[] => {
	if (state.over || state.phase === 'between' || !countsCards(state)) return [];
	return [...answerOdds(state), ...attackOdds(state), ...gigaOdds(state), ...relaunchOdds(state), ...galactixOdds(state)];
};

/** Odds are approximate after a shuffle, or if cards were played without a record; odds from a typed hand are visible to its owner only. */
const precision = ({ stack, seen, approximate }: State): Pick<Odd, 'how' | 'eyes'> => ({
	...(approximate || (stack.epoch > 0 && Object.keys(stack.discard).length > 0) ? { how: '≈' as const } : {}),
	...(seen ? { eyes: seen.player } : {})
});

/** Hidden cards of a kind, without those in the typed hand. */
const hiddenCount = (state: State, card: Card): number =>
	hiddenInHands(deckInPlay(state), state.stack, [card]).wanted - countOf(state.seen?.cards ?? {}, card);

const hiddenCards = (state: State): number => hiddenInHands(deckInPlay(state), state.stack, []).n - cardCount(state.seen?.cards ?? {});

const hiddenAnswers = (state: State): AnswerPool => ({
	n: hiddenCards(state),
	bouclier: hiddenCount(state, 'bouclier'),
	giga: hiddenCount(state, 'giga'),
	trou: hiddenCount(state, 'trou')
});

/** The player for whom the odds are computed: the owner of the typed hand, otherwise the active player. */
const viewer = (state: State): Pilot => state.pilots.find(({ id }) => id === state.seen?.player) ?? activePilot(state);

const holesDodgeLasers = ({ options }: State): boolean => options.blackHoleReaction === 'anyLaser';

/** The chance that the attacked player can answer. */
function answerOdds(state: State): readonly Odd[] {
	if (state.phase !== 'answer' || !state.attack) return [];
	const { target, weapon, n } = state.attack;
	const { id: player, hand } = pilotOf(state, target);
	const chance = answerChance({ weapon, n }, hiddenAnswers(state), hand, holesDodgeLasers(state));
	return state.seen?.player === player ? [] : [{ of: ruling('odds.answers', { player, n, weapon }), chance, ...precision(state) }];
}

/** For each target and weapon, the chance that its owner could not answer. It rises with the number of cards. */
function attackOdds(state: State): readonly Odd[] {
	if (state.phase !== 'act') return [];
	const unseen = hiddenAnswers(state);
	const chances = new Map<string, number>();
	const targets = allSaucers(state).filter(
		(id) => isFlying(state, id) && pilotOf(state, id).team !== activePilot(state).team && bottomOf(state.stacks, id) === id
	);
	const beside = (target: SaucerId, weapon: Weapon, n: number): Odd => {
		const { id: player, hand } = pilotOf(state, target);
		const key = `${hand}:${weapon}:${n}`;
		const chance = chances.get(key) ?? 1 - answerChance({ weapon, n }, unseen, hand, holesDodgeLasers(state));
		chances.set(key, chance);
		return { of: ruling('odds.hits', { player, n, weapon }), chance, beside: attackId(weapon, n, target), ...precision(state) };
	};
	return targets
		.filter((id) => pilotOf(state, id).id !== viewer(state).id)
		.flatMap((id) => [
			...Array.from({ length: MOST_LASERS }, (_, i) => beside(id, 'laser', i + 1)),
			beside(id, 'mega', 1),
			beside(id, 'nova', 2)
		]);
}

/** The chance that an opponent holds a Giga Bouclier, shown where an opponent can be attacked. */
function gigaOdds(state: State): readonly Odd[] {
	const isEnemyFlying = allSaucers(state).some((id) => isFlying(state, id) && pilotOf(state, id).team !== activePilot(state).team);
	if (state.phase === 'answer' || (!isEnemyFlying && !state.seen)) return [];
	const left = hiddenCount(state, 'giga');
	const others = state.pilots
		.filter(({ id, team }) => id !== viewer(state).id && team !== viewer(state).team)
		.reduce((sum, { hand }) => sum + hand, 0);
	if (left === 0 || others === 0) return [];
	return [{ of: ruling('odds.giga'), chance: chanceOfAtLeast(hiddenCards(state), left, others, 1), ...precision(state) }];
}

/** The chance that a player with a destroyed saucer finds a Soucoupe among the cards they draw next. */
const relaunchOdds = (state: State): readonly Odd[] =>
	state.pilots
		.filter((pilot) => waitingSaucers(state, pilot).length > 0 && !(state.seen && state.seen.player !== pilot.id))
		.flatMap((pilot): readonly Odd[] => {
			const n = Math.max(0, HAND_LIMIT + 1 - pilot.hand);
			if (n === 0) return [];
			const next = state.stack.shuffled
				? hiddenInPile(deckInPlay(state), state.stack, ['soucoupe'])
				: { n: hiddenCards(state), wanted: hiddenCount(state, 'soucoupe') };
			return [
				{ of: ruling('odds.relaunch', { player: pilot.id, n }), chance: chanceOfAtLeast(next.n, next.wanted, n, 1), ...precision(state) }
			];
		});

/** The chances of 1, 2 and 3 on the next Galactix card, once all cards of this box have been seen. */
const galactixOdds = (state: State): readonly Odd[] =>
	(nextGalactix(state.facts, state.galactix) ?? []).map(([n, chance]) => ({ of: ruling('odds.galactix', { n }), chance }));
