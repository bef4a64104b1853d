/** Long notes are shortened for screen readers. */
const MOST_ANNOUNCED = 600;

/** Sentences as one text for screen readers, each ending with a stop. */
export const announcement = (sentences: readonly string[]): string =>
	sentences
		.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
		.join(' ')
		.slice(0, MOST_ANNOUNCED);
