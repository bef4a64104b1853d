import { choose, count, opensAsk } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import { GALACTIX_CARDS, type GalactixFace, SAUCERS, type SaucerId } from '../../cards.ts';
import { starFact } from '../../ids.ts';
import { newCardAsk } from '../../printed.ts';
import { boxRuling } from '../../rules.ts';
import { faceOf, facesSeen, starsIn, UNREAD_STAR } from '../../decks.ts';
import { HOLD_CAPACITY } from '../cards.ts';
import { allSaucers, countsCards, isFlying, pilotOf } from '../fleet.ts';
import { ELSEWHERE, loadOf } from '../holds.ts';
import { optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import { bottomOf } from '../stacks.ts';
import type { Action, Own, State } from '../types.ts';
import type { Offer } from './draw.ts';
import { dockOptions, sealText } from './saucer.ts';

/** The Galactix cards this box has shown before, one tap each, and a new one, which is read once. */
export function starOptions(state: State, offer: Offer, action: (star: string) => Own, idOf = starFact): readonly Option<Action>[] {
	const seen = starsIn(state.facts).map((star) => offer(idOf(star), action(star)));
	if (facesSeen(state.facts) >= GALACTIX_CARDS) return seen;
	// The same question may occur in two asks of one guide, for another card and for a discovery: each has its own id.
	return [...seen, opensAsk('new', () => ({ ...newCardAsk<Own>(action), id: `box.star ${idOf('')}` }))];
}

/** The tokens noted on a star, if holds are open. */
export const tokensOnStar = (state: State, star: string): { readonly loads?: number } => {
	const n = state.board?.[starFact(star)] ?? 0;
	return n > 0 && n <= HOLD_CAPACITY ? { loads: n } : {};
};

/**
 * After an arrival its place may turn out to be taken, or its tokens too many: another card is turned (p. 7). In the Chevauchée an empty
 * saucer docks there by itself (p. 37), so that docking is asked first, and another card only of a saucer that may be loaded.
 */
export function arrivalAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { arrived } = state;
	if (!arrived) return [];
	const { saucer } = arrived;
	const more = { optional: true, who: pilotOf(state, saucer).id } as const;
	const options = () => [
		offer(optionIds.again(UNREAD_STAR), { type: 'again', star: UNREAD_STAR }),
		...starOptions(state, offer, (star) => ({ type: 'again', star, ...tokensOnStar(state, star) }), optionIds.again)
	];
	if (!state.options.chevauchee) return [choose(ruling('trou.taken'), options(), more)];
	const isEmpty = state.options.holdSecrecy === 'open' && loadOf(state, saucer) === 0;
	return [
		choose(ruling('dock.on-arrival'), dockOptions(state, saucer, offer), more),
		...(isEmpty ? [] : [choose(ruling('trou.taken-loaded'), options(), more)])
	];
}

/** The star of a discovery that was recorded by its number: among those of this number, or a new one. */
export function starNameAsk(state: State, offer: Offer): Ask<Action> | undefined {
	const { found, facts } = state;
	if (!found || found.star !== ELSEWHERE || !countsCards(state)) return undefined;
	const known = starsIn(facts).filter((star) => faceOf(facts, star)?.count === found.bears);
	const newStar = (): Ask<Action> => newCardAsk<Own>((star) => ({ type: 'name', star }), found.bears as GalactixFace['count']);
	const whichStar = (): Ask<Action> =>
		choose(boxRuling('box.star'), [
			...known.map((star) => offer(starFact(star), { type: 'name', star })),
			...(facesSeen(facts) < GALACTIX_CARDS ? [opensAsk<Action>('new', newStar)] : [])
		]);
	return choose(ruling('discover.name'), [opensAsk('name-star', whichStar)], { optional: true });
}

/** After a discovery: a saucer may be on that star, or the star may not have had room for all tokens. */
export function occupiedStarAsk(state: State, offer: Offer): Ask<Action> | undefined {
	const put = state.found?.put ?? 0;
	if (put === 0) return undefined;
	const prompt = ruling('discover.someone');
	const fewerAsk = (): Ask<Action> =>
		count(prompt, [0, put], (n) => ({ action: { type: 'aboard', n } }), { id: 'discover.someone fewer', usual: put });
	const candidates = allSaucers(state).filter((id) => isFlying(state, id) && bottomOf(state.stacks, id) === id);
	switch (state.options.holdSecrecy) {
		case 'none':
			return { ...fewerAsk(), optional: true };
		case 'open':
			return choose(
				prompt,
				candidates.map((saucer) => offer(optionIds.aboard(saucer), { type: 'aboard', saucer })),
				{ optional: true }
			);
		case 'sealed':
			return choose(
				prompt,
				[
					...candidates.map((saucer) => offer(optionIds.aboard(saucer), sealedAboard(state, saucer, put))),
					...(candidates.length > 0 ? [opensAsk<Action>(optionIds.aboard('fewer'), () => partAboardAsk(state, candidates, put))] : []),
					opensAsk<Action>(optionIds.aboard('star'), fewerAsk)
				],
				{ optional: true }
			);
	}
}

const partAboardAsk = (state: State, candidates: readonly SaucerId[], put: number): Ask<Action> =>
	choose(
		ruling('discover.whose'),
		candidates.map((saucer) =>
			opensAsk<Action>(saucer, () =>
				count(ruling('hold.how-many', { saucer }), [0, put], (n) => ({ action: sealedAboard(state, saucer, n) }))
			)
		)
	);

/** Saucer and number are sealed together: the log must not reveal which hold the tokens went into. The number is seen on the stock. */
const sealedAboard = (state: State, saucer: SaucerId, n: number): Own => ({
	type: 'aboard',
	n,
	sealed: sealText(state, `${SAUCERS.indexOf(saucer)}${n}`)
});
