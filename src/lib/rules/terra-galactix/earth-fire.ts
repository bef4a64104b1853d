import type { TableState } from '../contract.ts';
import { isPutOff } from '../table.ts';
import { type Bunker, bunkersOf, litBunkers, numberOf } from './bunkers.ts';
import type { SaucerId } from './cards.ts';
import { type Fleet, flightOf, placeOf } from './fleet.ts';
import { bunkerId, fireFact } from './ids.ts';
import { gigaCovers } from './movement.ts';

/** The state of the bunkers' fire in a turn, in both games around Earth. */
interface FireState extends Fleet, TableState {
	readonly bunkers: readonly Bunker[];
	/** Faces of the yellow dice of this turn. */
	readonly yellow: readonly number[];
	/** A step has already named the bunkers that fire in this turn. */
	readonly announced: boolean;
}

/** The lit lines: those along which bunkers fire in this turn, by their bunkers, as far as the board has been read. */
export const litLines = ({ facts, bunkers, yellow }: FireState): readonly number[] => litBunkers(facts, bunkers, yellow);

/** The numbers of the yellow dice whose bunkers have not been read off the board. */
const unreadFire = ({ facts, yellow }: FireState): readonly number[] =>
	[...new Set(yellow)].filter((face) => bunkersOf(facts, face) === undefined);

/** The number that must be read off the board before the fire goes on, unless the table has put it off. */
export const numberToRead = (state: FireState): number | undefined => unreadFire(state).find((face) => !isPutOff(state, fireFact(face)));

/** A line is lit, or may be lit because its number and one of the rolled numbers have not been read. */
export const mayBeLit = (state: FireState, line: number): boolean =>
	litLines(state).includes(line) ||
	(unreadFire(state).length > 0 && state.bunkers[line - 1] !== 'destroyed' && numberOf(state.facts, line) === undefined);

/** Those of the saucers that may be on a lit line: nothing that is known places them elsewhere. */
export const maybeOnFireLine = (state: FireState, saucers: readonly SaucerId[]): readonly SaucerId[] =>
	saucers.filter((id) => {
		const { line } = flightOf(state, id);
		return typeof line !== 'number' || mayBeLit(state, line);
	});

/** Those of the saucers that are known to be on a lit line. */
export const onFireLine = (state: FireState, saucers: readonly SaucerId[]): readonly SaucerId[] => {
	const lit = litLines(state);
	return saucers.filter((id) => {
		const { line } = flightOf(state, id);
		return typeof line === 'number' && lit.includes(line);
	});
};

/** Whether a Giga Bouclier at this saucer covers that one. Known only if both places are known. */
export const isCovered = (state: Fleet, giga: SaucerId, other: SaucerId): boolean => {
	const [from, to] = [placeOf(state, giga), placeOf(state, other)];
	return from !== undefined && to !== undefined && gigaCovers(from, to);
};

/** The sentences about the fire of a turn, as steps. */
interface SayFire {
	(rule: 'fire.lit', values: { readonly numbers: readonly number[]; readonly bunkers: readonly string[] }): void;
	(rule: 'fire.dark' | 'fire.unread', values: { readonly numbers: readonly number[] }): void;
	(rule: 'fire.over' | 'fire.nobody'): void;
}

/** Records once which bunkers fire. Returns whether one of the exposed saucers may be hit: otherwise the fire is over. */
export function announceFire(state: FireState, exposed: readonly SaucerId[], say: SayFire): boolean {
	const lit = litLines(state);
	const unread = unreadFire(state);
	const read = [...new Set(state.yellow)].filter((face) => !unread.includes(face));
	const anyFire = lit.length > 0 || unread.length > 0;
	const mayHit = anyFire && exposed.length > 0;
	if (!state.announced) {
		if (lit.length > 0) say('fire.lit', { numbers: read, bunkers: lit.map(bunkerId) });
		if (!anyFire) say('fire.dark', { numbers: read });
		if (unread.length > 0 && mayHit) say('fire.unread', { numbers: unread });
	}
	if (anyFire && !mayHit) say(state.announced ? 'fire.over' : 'fire.nobody');
	return mayHit;
}
