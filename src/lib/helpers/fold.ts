/** One fold for what is written and what is sought: no case, no accents, no ligatures, no apostrophes or hyphens. */
export const fold = (text: string): string =>
	text
		.toLowerCase()
		.replace(/œ/g, 'oe')
		.replace(/æ/g, 'ae')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[’'‘`\-‐-―.]/g, '');
