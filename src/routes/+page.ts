// The shelf alone is drawn at build time, so that a first visit paints before any script has been loaded.
export const ssr = true;
