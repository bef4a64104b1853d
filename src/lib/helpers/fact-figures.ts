import type { Json } from '../rules/contract.ts';

/** What is drawn for a fact: `n` dice that hit from a value on, or a word. */
export type Figure = string | { readonly n: number; readonly value: number };

/** The value of a fact of any game as the memory page draws it. */
export function figuresOf(value: Json, nameOf: (thing: string) => string): readonly Figure[] {
	if (Array.isArray(value)) return (value as readonly Json[]).flatMap((each) => figuresOf(each, nameOf));
	if (value === null) return ['–'];
	if (typeof value === 'string') return [nameOf(value)];
	if (typeof value !== 'object') return [`${value}`];
	const { count, value: hits } = value as Readonly<Record<string, Json>>;
	if (typeof count === 'number' && typeof hits === 'number' && hits >= 1 && hits <= 6) return [{ n: count, value: hits }];
	return Object.entries(value).flatMap(([part, each]) =>
		typeof each === 'object' ? figuresOf(each, nameOf) : figuresOfPart(part, each, nameOf)
	);
}

/** A part has a name of its own (`round:4`), or is shown by its value alone; a part that is `false` is left out. */
function figuresOfPart(part: string, value: string | number | boolean, nameOf: (thing: string) => string): readonly string[] {
	const id = `${part}:${value}`;
	const name = nameOf(id);
	if (name !== id) return [name];
	if (typeof value === 'boolean') return value ? ['✓'] : [];
	return [typeof value === 'string' ? nameOf(value) : `${value}`];
}
