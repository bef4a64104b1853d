/** A sample table is stored under an id of its own, so that it is never mistaken for a game of the players. */

const PREFIX = 'sample-';

/** The id of the sample table of a game. */
export const sampleId = (game: string): string => `${PREFIX}${game}`;

/** Whether a session is a sample table. A damaged row may have any id. */
export const isSample = (session: unknown): boolean => typeof session === 'string' && session.startsWith(PREFIX);
