/** The path below which the site is served, from the environment: `BASE_PATH=/games npm run build`. Empty at the root of a server. */
export const BASE_PATH = (process.env['BASE_PATH'] ?? '').replace(/\/+$/, '');
if (BASE_PATH && !/^(\/[\w.~-]+)+$/.test(BASE_PATH)) throw new Error(`BASE_PATH must look like /games or /club/games, not ${BASE_PATH}.`);
