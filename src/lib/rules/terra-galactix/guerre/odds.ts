import type { Odd } from '../../contract.ts';
import { countOf } from '../../deck.ts';
import { type Card, type SaucerId } from '../cards.ts';
import { nextGalactix } from '../decks.ts';
import { chanceOfAtLeast, hiddenInHands, hiddenInPile } from '../odds.ts';
import { HAND, MOST_LASERS } from './cards.ts';
import { counts, everySaucer, flies, me, pilotOf, playable, waiting } from './fleet.ts';
import { answers, type Hidden } from './kernel.ts';
import { ruling } from './rules.ts';
import { bottomOf } from './stacks.ts';
import type { Pilot, State, Weapon } from './types.ts';

/** Cards only: what people did so far says nothing here. Where nobody counts cards there are no odds of cards. */
export const odds = (state: State): readonly Odd[] => {
	if (state.over || state.phase === 'between' || !counts(state)) return [];
	return [...answer(state), ...attacks(state), ...gigas(state), ...relaunches(state), ...stars(state)];
};

/** Blurred since the last shuffle, or exact; for one pair of eyes, if somebody showed a hand. */
const marks = ({ stack, seen }: State): Pick<Odd, 'how' | 'eyes'> => ({
	...(stack.epoch > 0 && Object.keys(stack.discard).length > 0 ? { how: '≈' as const } : {}),
	...(seen ? { eyes: seen.player } : {})
});

/** Hidden cards of a kind, without those in the hand somebody showed. */
const hidden = (state: State, kinds: readonly Card[]): number =>
	hiddenInHands(playable(state), state.stack, kinds).wanted - kinds.reduce((sum, card) => sum + countOf(state.seen?.cards ?? {}, card), 0);

const pool = (state: State): number =>
	hiddenInHands(playable(state), state.stack, []).n - Object.values(state.seen?.cards ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);

const answering = (state: State): Hidden => ({
	cards: pool(state),
	bouclier: hidden(state, ['bouclier']),
	giga: hidden(state, ['giga']),
	trou: hidden(state, ['trou'])
});

/** Somebody who shows a hand sees the others’; otherwise whose turn it is. */
const viewer = (state: State): Pilot => state.pilots.find(({ id }) => id === state.seen?.player) ?? me(state);

/** An attack is on its way: could its target be saved? */
function answer(state: State): readonly Odd[] {
	if (state.phase !== 'answer') return [];
	const { target, weapon, n } = state.attack!;
	const { id: player, hand } = pilotOf(state, target);
	const chance = answers(answering(state), hand, { weapon, n }, state.options.blackHoleReaction);
	return state.seen?.player === player ? [] : [{ of: ruling('odds.answers', { player, n, weapon }), chance, ...marks(state) }];
}

/** Beside each weapon: can the one attacked answer it? */
function attacks(state: State): readonly Odd[] {
	if (state.phase !== 'act') return [];
	const unseen = answering(state);
	const told = new Map<string, number>();
	const targets = everySaucer(state).filter(
		(id) => flies(state, id) && pilotOf(state, id).team !== me(state).team && bottomOf(state.stacks, id) === id
	);
	const beside = (target: SaucerId, weapon: Weapon, n: number, id: string): Odd => {
		const { id: player, hand } = pilotOf(state, target);
		const key = `${hand}:${weapon}:${n}`;
		const chance = told.get(key) ?? answers(unseen, hand, { weapon, n }, state.options.blackHoleReaction);
		told.set(key, chance);
		return { of: ruling('odds.answers', { player, n, weapon }), chance, beside: id, ...marks(state) };
	};
	return targets
		.filter((id) => pilotOf(state, id).id !== viewer(state).id)
		.flatMap((id) => [
			...Array.from({ length: MOST_LASERS }, (_, i) => beside(id, 'laser', i + 1, `laser:${i + 1}:${id}`)),
			beside(id, 'mega', 1, `mega:${id}`),
			beside(id, 'nova', 2, `nova:${id}`)
		]);
}

/** One of the others holds a Giga Bouclier: worth knowing where somebody could be attacked. */
function gigas(state: State): readonly Odd[] {
	const foe = everySaucer(state).some((id) => flies(state, id) && pilotOf(state, id).team !== me(state).team);
	if (state.phase === 'answer' || (!foe && !state.seen)) return [];
	const left = hidden(state, ['giga']);
	const others = state.pilots
		.filter(({ id, team }) => id !== viewer(state).id && team !== viewer(state).team)
		.reduce((sum, { hand }) => sum + hand, 0);
	if (left === 0 || others === 0) return [];
	return [{ of: ruling('odds.giga'), chance: chanceOfAtLeast(pool(state), left, others, 1), ...marks(state) }];
}

/** A destroyed saucer waits for a card: is there one among those its player draws next? */
const relaunches = (state: State): readonly Odd[] =>
	state.pilots
		.filter((pilot) => waiting(state, pilot).length > 0 && !(state.seen && state.seen.player !== pilot.id))
		.flatMap((pilot): readonly Odd[] => {
			const n = Math.max(0, HAND + 1 - pilot.hand);
			if (n === 0) return [];
			const next = state.stack.shuffled
				? hiddenInPile(playable(state), state.stack, ['soucoupe'])
				: { n: pool(state), wanted: hidden(state, ['soucoupe']) };
			return [
				{ of: ruling('odds.relaunch', { player: pilot.id, n }), chance: chanceOfAtLeast(next.n, next.wanted, n, 1), ...marks(state) }
			];
		});

/** The next Galactix card, once this box has shown all of them. */
const stars = (state: State): readonly Odd[] =>
	(nextGalactix(state.facts, state.galactix) ?? []).map(([n, chance]) => ({ of: ruling('odds.galactix', { n }), chance }));
