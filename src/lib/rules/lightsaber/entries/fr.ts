export const entriesFr = {};
