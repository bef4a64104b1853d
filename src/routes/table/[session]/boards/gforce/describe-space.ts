import { list, percent } from '$lib/helpers/format.ts';
import { m } from '$lib/paraglide/messages.js';
import type { Odd, Option, Ruling } from '$lib/rules/contract.ts';
import { placeFact } from '$lib/rules/gforce/ids.ts';
import { parseHex, type Space } from '$lib/rules/gforce/star.ts';
import type { State } from '$lib/rules/gforce/types.ts';
import { agentsAt, missingAgents } from './pieces.ts';

interface Words {
	sentence(ruling: Ruling): string;
	name(id: string): string;
}

/** What lies on a space and what a touch would do, in words: its accessible name. */
export function describeSpace(
	state: State,
	space: Space,
	{ hasTile, option, odd }: { readonly hasTile: boolean; readonly option: Option<unknown> | undefined; readonly odd: Odd | undefined },
	{ sentence, name }: Words
): string {
	const hex = parseHex(space);
	const place = hex === undefined ? undefined : state.facts[placeFact(hex)];
	const names = (ids: readonly string[]): string => list(ids.map((id) => name(id)));
	const [present, missing] = [agentsAt(state, space), missingAgents(state, space)];
	return [
		option?.label ? sentence(option.label) : name(space),
		...(typeof place === 'string' ? [place] : []),
		...(hex === undefined ? [] : [name(state.open === hex ? 'open' : hasTile ? 'laid' : 'none')]),
		...(present.length > 0 ? [names(present)] : []),
		...(missing.length > 0 ? [`${name(state.options.depth === 'memory' ? 'pictured' : 'awaited')} ${names(missing)}`] : []),
		...(odd ? [`${sentence(odd.of)} ${percent(odd.chance)}`] : []),
		...(option?.refused ? [m.refused()] : [])
	].join(', ');
}
