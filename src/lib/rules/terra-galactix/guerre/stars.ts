import { choose, count, opensAsk, type optionMaker } from '../../ask.ts';
import type { Ask, Option } from '../../contract.ts';
import { COLOURS, GALACTIX_CARDS, SAUCERS, type SaucerId } from '../cards.ts';
import { starFact } from '../ids.ts';
import { newCardAsk } from '../printed.ts';
import { facesSeen, starsIn } from '../decks.ts';
import { FULL } from './cards.ts';
import { carriers, lid } from './guide/action.ts';
import { counts, everySaucer, flies, me, pilotOf } from './fleet.ts';
import { ruling } from './rules.ts';
import { bottomOf } from './stacks.ts';
import type { Action, Own, State } from './types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

/** Cards this box has shown before are one touch; a new one is read once, in the same breath. */
export function cards(state: State, offer: Offer, told: (star: string) => Own, as = starFact): readonly Option<Action>[] {
	const seen = starsIn(state.facts).map((star) => offer(as(star), told(star)));
	return facesSeen(state.facts) < GALACTIX_CARDS ? [...seen, opensAsk('new', () => newCardAsk<Own>(told))] : seen;
}

/** In the open the companion knows what lies on a star. */
export const lying = (state: State, star: string): { readonly loads?: number } => {
	const n = state.board?.[starFact(star)] ?? 0;
	return n > 0 && n <= FULL ? { loads: n } : {};
};

/** The place of the last arrival was taken or did not take its load; with the Chevauchée an empty saucer docks there. */
export function arrivals(state: State, offer: Offer): readonly Ask<Action>[] {
	const { arrived } = state;
	if (!arrived) return [];
	const { saucer } = arrived;
	const who = pilotOf(state, saucer).id;
	return [
		choose(
			ruling('trou.taken', { saucer }),
			cards(
				state,
				offer,
				(star) => ({ type: 'again', star, ...lying(state, star) }),
				(star) => `again:${star}`
			),
			{ optional: true, who }
		),
		...(state.options.chevauchee ? [choose(ruling('dock.onto', { saucer }), carriers(state, saucer, offer), { optional: true, who })] : [])
	];
}

export function discovery(state: State, offer: Offer): Ask<Action> | undefined {
	const who = me(state).id;
	if (!counts(state)) {
		const found = Array.from({ length: FULL }, (_, i) => offer(`found:${i + 1}`, { type: 'discover', n: i + 1 }));
		return choose(ruling('discover.how-many'), found, { optional: true, who });
	}
	if (state.discovered >= COLOURS.length) return undefined;
	const left = GALACTIX_CARDS - Math.min(GALACTIX_CARDS, facesSeen(state.facts));
	return choose(
		ruling('discover.which', { left }),
		cards(state, offer, (star) => ({ type: 'discover', star, ...lying(state, star) })),
		{ optional: true, who }
	);
}

/** A saucer is on that star, or the star could not take it all. */
export function someone(state: State, offer: Offer): Ask<Action> | undefined {
	const { put } = state.found!;
	const prompt = ruling('discover.someone');
	if (put === 0) return undefined;
	const fewer = (): Ask<Action> => count(prompt, [0, put], (n) => ({ action: { type: 'aboard', n } }), { usual: put });
	const there = everySaucer(state).filter((id) => flies(state, id) && bottomOf(state.stacks, id) === id);
	switch (state.options.holdSecrecy) {
		case 'none':
			return choose(
				prompt,
				Array.from({ length: put + 1 }, (_, n) => offer(`into:${n}`, { type: 'aboard', n })),
				{ optional: true }
			);
		case 'open':
			return choose(
				prompt,
				there.map((saucer) => offer(`aboard:${saucer}`, { type: 'aboard', saucer })),
				{ optional: true }
			);
		case 'sealed':
			return choose(
				prompt,
				[
					...there.map((saucer) => offer(`aboard:${saucer}`, { type: 'aboard', sealed: lid(state, `${SAUCERS.indexOf(saucer)}${put}`) })),
					...(there.length > 0 ? [opensAsk<Action>('aboard:fewer', () => someOf(state, there, put))] : []),
					opensAsk<Action>('aboard:star', fewer)
				],
				{ optional: true }
			);
	}
}

const someOf = (state: State, there: readonly SaucerId[], put: number): Ask<Action> =>
	choose(
		ruling('discover.whose'),
		there.map((saucer) =>
			opensAsk<Action>(saucer, () =>
				count(ruling('hold.how-many', { saucer }), [0, put], (n) => ({
					action: { type: 'aboard', sealed: lid(state, `${SAUCERS.indexOf(saucer)}${n}`) }
				}))
			)
		)
	);
