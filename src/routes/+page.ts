// A first visit paints before any script has come: the shelf is the one page drawn at build time.
export const ssr = true;
