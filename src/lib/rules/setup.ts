import type { Dial, Field, Form, Setup, Thing } from './contract.ts';

export type Fields = Readonly<Record<string, Field>>;

type Setting<F extends Field> = F extends { from: readonly (infer T)[] } ? T : F['usual'] extends boolean ? boolean : number;

/** The options of a game, typed from the table that describes them. */
export type OptionsOf<F extends Fields> = { readonly [K in keyof F]: Setting<F[K]> };

/** Whether an option may have this value. */
const allows = (field: Field, value: unknown): boolean =>
	'from' in field
		? field.from.includes(value as string)
		: 'least' in field
			? Number.isInteger(value) && (value as number) >= field.least && (value as number) <= field.most
			: typeof value === 'boolean';

/** All options, with the usual value for those the setup does not name. */
export function readOptions<F extends Fields>(fields: F, setup: Setup): OptionsOf<F> {
	return Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, setup.options[id] ?? field.usual])) as OptionsOf<F>;
}

/** Whether a setup fills in the form completely and within its limits. Games add their own checks. */
export function isComplete(form: Form, setup: Setup): boolean {
	const { seats, shared = [] } = setup;
	if (!form.seats.includes(seats.length)) return false;
	if (!Object.entries(setup.options).every(([id, value]) => form.options[id] && allows(form.options[id], value))) return false;
	if (!form.takes) return seats.every(({ takes }) => takes.length === 0) && shared.length === 0;

	const { from, each, shared: common = 0 } = form.takes;
	const taken = [...seats.flatMap(({ takes }) => takes), ...shared];
	return (
		seats.every(({ takes }) => takes.length === each) &&
		shared.length === common &&
		new Set(taken).size === taken.length &&
		taken.every((thing) => from.includes(thing))
	);
}

/** The setup that starts when only names and some options are given. */
export function usualSetup(form: (draft: Setup) => Form, names: readonly string[], chosen: Setup['options'] = {}): Setup {
	const draft: Setup = { seats: names.map((name, i) => ({ id: `p${i + 1}`, name, takes: [] })), options: chosen };
	const { from, each, shared = 0 } = form(draft).takes ?? { from: [], each: 0 };
	return {
		...draft,
		seats: draft.seats.map((seat, i) => ({ ...seat, takes: from.slice(i * each, (i + 1) * each) })),
		shared: from.slice(names.length * each, names.length * each + shared)
	};
}

const OPTION = 'option:';
const SWITCH = ['off', 'on'] as const;

/** The options as dials: changing one in mid-game is a logged correction. An aid switched on later knows only what is entered from then on. */
export const optionDials = <F extends Fields>(fields: F, chosen: OptionsOf<F>): readonly Dial[] =>
	Object.entries(fields).map(([id, field]): Dial => {
		const value = chosen[id] as boolean | number | string;
		if ('from' in field) return { id: `${OPTION}${id}`, value: value as string, from: field.from };
		if ('least' in field) return { id: `${OPTION}${id}`, value: value as number, least: field.least, most: field.most };
		return { id: `${OPTION}${id}`, value: value ? 'on' : 'off', from: SWITCH };
	});

export const isOptionDial = (dial: string): boolean => dial.startsWith(OPTION);

/** The options after such a dial was set. */
export function withOption<F extends Fields>(fields: F, chosen: OptionsOf<F>, dial: string, to: Thing): OptionsOf<F> {
	const id = dial.slice(OPTION.length);
	const field = fields[id];
	const plain = field && !('from' in field) && !('least' in field);
	return { ...chosen, [id]: plain ? to === 'on' : to };
}
