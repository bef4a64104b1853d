// Drawn at build time, so that the list of games can be read before and without any script.
export const ssr = true;
