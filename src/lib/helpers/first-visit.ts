import { PersistedFlag } from './persisted.ts';

/** Kept beside the database, so that the first paint need not wait for it. `app.html` reads the same key. */
const visited = new PersistedFlag('comparse.visited', true);

/** Whether this device has a session. The shelf is drawn at build time for a first visit. */
export const hasVisited = (): boolean => 'window' in globalThis && visited.isSet;

/** The database has answered whether there is a session. */
export const setVisited = (value: boolean): void => visited.set(value);
