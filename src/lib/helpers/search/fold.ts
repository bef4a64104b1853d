/** Folds a text for comparison: no case, no accents, no ligatures, no apostrophes or hyphens. */
export const fold = (text: string): string => foldLetters(text).replace(/[’'‘`\-‐-―.]/g, '');

/** The same with apostrophes and hyphens kept, because they separate words. */
export const foldLetters = (text: string): string =>
	text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
