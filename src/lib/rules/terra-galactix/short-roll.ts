import { choose, opensAsk } from '../ask.ts';
import type { Ask, Option, Rolled, Ruling } from '../contract.ts';
import { D6 } from '../dice.ts';
import { PASS, RESISTANCE, secondYellowId, yellowId } from './ids.ts';
import { earthRuling } from './rules.ts';

/** A throw entered by its yellow dice alone; `resistance`: the dice woke it, which yellow dice alone cannot show. */
export interface ShortRoll {
	readonly type: 'roll';
	readonly dice: Rolled;
	readonly resistance?: true;
}

interface ShortRollTerms<Action> {
	/** How many yellow dice are rolled: one or two. */
	readonly yellowDice: number;
	/** Whether these faces leave it open if the Resistance wakes, so that the coloured dice decide it. */
	mayWake(yellow: readonly number[]): boolean;
	/** The option that passes a turn in which nothing changed that the app keeps. */
	readonly pass?: Option<Action>;
}

/** Whether only the yellow dice of a throw were entered. */
export const isShortRoll = (rolled: Rolled): boolean => Object.keys(rolled).length === 1 && 'yellow' in rolled;

const short = (yellow: readonly number[], resistance?: true): ShortRoll => ({
	type: 'roll',
	dice: { yellow },
	...(resistance ? { resistance } : {})
});

/**
 * Asks for the throw in one tap: the yellow die decides which bunkers fire, and the coloured dice matter to the app only if they wake the
 * Resistance, which has its own key. With two yellow dice it takes two taps.
 */
export function shortRollAsk<Action>({ yellowDice, mayWake, pass }: ShortRollTerms<Action>, prompt: Ruling): Ask<Action | ShortRoll> {
	type Answer = Option<Action | ShortRoll>;
	const ends = pass ? [pass] : [];
	if (yellowDice === 2) {
		const second = (first: number): Ask<Action | ShortRoll> =>
			choose(
				earthRuling('roll.second'),
				D6.map((face): Answer => {
					const yellow = [first, face];
					const id = secondYellowId(face);
					return mayWake(yellow) ? opensAsk(id, () => wakesAsk(yellow)) : { id, action: short(yellow) };
				})
			);
		return choose(prompt, [...D6.map((face): Answer => opensAsk(yellowId(face), () => second(face))), ...ends]);
	}
	const woken = opensAsk<Action | ShortRoll>(RESISTANCE, () =>
		choose(
			earthRuling('roll.woken'),
			D6.map((face): Answer => ({ id: yellowId(face), action: short([face], true) }))
		)
	);
	const faces = D6.map((face): Answer => ({ id: yellowId(face), action: short([face]) }));
	return choose(prompt, [...faces, ...(mayWake([1]) ? [woken] : []), ...ends]);
}

/** With two equal yellow dice: asks whether a third die is equal too. */
const wakesAsk = <Action>(yellow: readonly number[]): Ask<Action | ShortRoll> =>
	choose(earthRuling('roll.third'), [
		{ id: RESISTANCE, action: short(yellow, true) },
		{ id: PASS, label: earthRuling('roll.no-third'), action: short(yellow) }
	]);
