import type { Dial, Seat } from '$lib/rules/contract.ts';
import { groupDials } from './dial-groups.ts';

/** A tracked value of one player. */
interface OwnValue {
	readonly id: string;
	readonly label: string;
	readonly value: string;
}

/** Tracked values of a player; with a title if the player has several things, such as two heroes. */
interface OwnGroup {
	readonly title: string | undefined;
	readonly values: readonly OwnValue[];
}

interface TextOfDial {
	label(dial: Dial): string;
	value(dial: Dial): string;
}

/** Values that say that there is nothing. */
const NOTHING: ReadonlySet<unknown> = new Set(['off', 'none', 'no']);
/** Up to this many values are all shown; of more, only those that are not zero. */
const FEW = 6;

const isNothing = (dial: Dial, hidesZero: boolean): boolean => NOTHING.has(dial.value) || (hidesZero && dial.value === 0);

/** The label of a dial ends with its owner in brackets: “Cards in hand (Anna)”. */
const OWNER = /^(.+?)\s*\(([^()]+)\)$/u;

/** What the app tracks of one player, for the phone of that player. The owner is not repeated in each label. */
export function ownState(dials: readonly Dial[], seat: string, seats: readonly Seat[], text: TextOfDial): readonly OwnGroup[] {
	const own = groupDials(dials, seats).find(({ of }) => of === seat)?.dials ?? [];
	const shown = own.filter((dial) => !isNothing(dial, own.length > FEW));
	const read = shown.map((dial) => {
		const [, label = text.label(dial), owner] = OWNER.exec(text.label(dial)) ?? [];
		return { id: dial.id, label, owner, value: text.value(dial) };
	});
	const owners = [...new Set(read.flatMap(({ owner }) => owner ?? []))];
	const valuesOf = (owner?: string): OwnGroup => ({
		title: owner,
		values: read.filter((each) => owner === undefined || each.owner === owner).map(({ id, label, value }) => ({ id, label, value }))
	});
	const groups = owners.length > 1 && read.every(({ owner }) => owner !== undefined) ? owners.map(valuesOf) : [valuesOf()];
	return groups.filter(({ values }) => values.length > 0);
}
