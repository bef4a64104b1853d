/** The path below which the site is served, such as `/games`; empty at the root of a server. */
export const BASE_PATH: string = __BASE_PATH__;

/** The address of the site without a slash at its end, for links that other devices open. */
export const siteAddress = (): string => `${location.origin}${BASE_PATH}`;
