/**
 * The source of a call of a function, for a driver that takes scripts as text. The tool that compiles this repository may wrap functions in
 * `__name`, which does not exist in a page.
 */
export const callOf = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
	`((__name) => (${script}))((each) => each)(...${JSON.stringify(args)})`;
