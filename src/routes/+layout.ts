// The app lives in the browser: its tables are there. Fixed pages are prerendered, so that the first visit paints at once.
export const ssr = false;
export const prerender = true;
