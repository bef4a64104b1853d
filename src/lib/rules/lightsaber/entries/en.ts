export const entriesEn = {};
