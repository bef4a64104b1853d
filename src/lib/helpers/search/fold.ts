/** One fold for what is written and what is sought: no case, no accents, no ligatures, no apostrophes or hyphens. */
export const fold = (text: string): string => plain(text).replace(/[’'‘`\-‐-―.]/g, '');

/** The same, with apostrophes and hyphens still there to tell words by. */
export const plain = (text: string): string =>
	text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '');
