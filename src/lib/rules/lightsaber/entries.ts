export const ENTRIES = {};
