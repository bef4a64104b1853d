import { number, object, string } from 'valibot';
import { Persisted } from './persisted.ts';

/** The hints on the first table of this device: the table they belong to, and how many were read. */
const NONE = { session: '', read: 0 };
const shown = new Persisted('comparse.hints', object({ session: string(), read: number() }), NONE);

/** How many hints there are. */
export const HINTS = 3;

/** The next hint to show on this table, from 0 on; undefined if there is none. Only the first table that is opened shows any. */
export function nextHint(session: string): number | undefined {
	const { session: first, read } = shown.read();
	if (first === '') shown.write({ session, read: 0 });
	return (first === '' || first === session) && read < HINTS ? read : undefined;
}

/** So many hints were read: those before never return. */
export const setHintsRead = (session: string, read: number): void => shown.write({ session, read });
