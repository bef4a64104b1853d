import { m } from '$lib/paraglide/messages.js';
import { type Bunker, numberOf } from '$lib/rules/terra-galactix/bunkers.ts';
import type { SaucerId } from '$lib/rules/terra-galactix/cards.ts';
import { type Fleet, flightOf, placeOf } from '$lib/rules/terra-galactix/fleet.ts';
import { bunkerId, lineId, orbitId } from '$lib/rules/terra-galactix/ids.ts';
import type { Facts } from '$lib/rules/contract.ts';
import { line, type OutlineNames, type OutlineSection } from '../../outline.ts';

/** Where a saucer is, in words. */
export function saucerLine(state: Fleet, id: SaucerId, { name }: OutlineNames): string {
	const place = placeOf(state, id);
	return place ? line(name(id), name(lineId(place.line)), name(orbitId(place.orbit))) : line(name(id), name(flightOf(state, id).where));
}

/** The bunkers that no longer stand as at the start, and how many do. */
export function bunkerSection(
	{ bunkers, facts }: { readonly bunkers: readonly Bunker[]; readonly facts: Facts },
	{ name }: OutlineNames
): OutlineSection {
	const changed = bunkers.flatMap((bunker, i) => {
		const number = numberOf(facts, i + 1);
		if (bunker === bunkers.find((each) => each !== 'fallback' && each !== 'destroyed')) return [];
		return line(name(bunkerId(i + 1)), number !== undefined && `${name('number')} ${number}`, name(bunker));
	});
	return { title: m.outline_bunkers(), lines: [m.outline_bunkers_standing({ n: bunkers.length - changed.length }), ...changed] };
}
