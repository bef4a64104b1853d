/** Questions as players ask them, in any language, by the entry that answers them. They are searched for but never shown. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** Reads a list of questions: each line has an entry and its questions, separated by bars. */
export const readQuestions = (list: string): Questions =>
	new Map(
		list
			.trim()
			.split('\n')
			.map((line) => {
				const [entry, ...questions] = line.split('|').map((part) => part.trim());
				return [entry!, questions] as const;
			})
	);
