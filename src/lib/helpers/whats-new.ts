import { string } from 'valibot';
import { RELEASE_NOTES, type ReleaseNotes } from '../release-notes.ts';
import { hasVisited } from './first-visit.ts';
import { Persisted } from './persisted.ts';

/** The version whose notes were shown last. Version 0.1.0 did not store it. */
const seen = new Persisted('comparse.version', string(), '');
const FIRST_VERSION = '0.1.0';

/** Whether a version is later than another one; both are three numbers. */
export function isLater(version: string, than: string): boolean {
	const [a, b] = [version, than].map((each) => each.split('.').map(Number));
	for (let i = 0; i < 3; i++) if (a![i] !== b![i]) return (a![i] ?? 0) > (b![i] ?? 0);
	return false;
}

/** The notes of the versions after the one seen last, up to this version. */
export const notesBetween = (last: string, version: string, all: readonly ReleaseNotes[] = RELEASE_NOTES): readonly ReleaseNotes[] =>
	all.filter((each) => isLater(each.version, last) && !isLater(each.version, version));

/** The notes that this device has not shown yet; none on a first visit, to which everything is new. */
export function unseenNotes(version: string): readonly ReleaseNotes[] {
	const last = seen.read() || (hasVisited() ? FIRST_VERSION : version);
	const notes = notesBetween(last, version);
	if (notes.length === 0) seen.write(version);
	return notes;
}

export const noteSeen = (version: string): void => seen.write(version);
