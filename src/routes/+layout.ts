// The sessions are in the browser, so nothing is rendered on a server. Pages with a fixed address are written at build time.
export const ssr = false;
export const prerender = true;
