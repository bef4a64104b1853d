import type { Json } from '../rules/contract.ts';

/** So many dice that hit from a value on, or a word. */
export type Figure = string | { readonly n: number; readonly value: number };

/** A printed figure as it is drawn on a card of the album, whatever game it belongs to. */
export function figuresOf(value: Json, say: (thing: string) => string): readonly Figure[] {
	if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => figuresOf(each, say));
	if (value === null) return ['–'];
	if (typeof value === 'string') return [say(value)];
	if (typeof value !== 'object') return [`${value}`];
	const { count, value: hits } = value as Readonly<Record<string, Json>>;
	if (typeof count === 'number' && typeof hits === 'number' && hits >= 1 && hits <= 6) return [{ n: count, value: hits }];
	return Object.entries(value).flatMap(([part, each]) => (typeof each === 'object' ? figuresOf(each, say) : partOf(part, each, say)));
}

/** A part is called by its name where the game has one (`round:4`); otherwise it is what it is, and what is not so is left out. */
function partOf(part: string, value: string | number | boolean, say: (thing: string) => string): readonly string[] {
	const id = `${part}:${value}`;
	const named = say(id);
	if (named !== id) return [named];
	if (typeof value === 'boolean') return value ? ['✓'] : [];
	return [typeof value === 'string' ? say(value) : `${value}`];
}
