import type { SaucerId } from '../cards.ts';

/** The convoys of the Chevauchée: saucers on top of each other, the lowest first. A single saucer is in no stack. */
export type Stacks = readonly (readonly SaucerId[])[];

/** The stack a saucer is in; a single saucer is its own stack. */
export const stackOf = (stacks: Stacks, id: SaucerId): readonly [SaucerId, ...SaucerId[]] => {
	const [bottom = id, ...others] = stacks.find((stack) => stack.includes(id)) ?? [];
	return [bottom, ...others];
};

/** The saucers a saucer carries, the lowest first. */
export const carriedBy = (stacks: Stacks, id: SaucerId): readonly SaucerId[] => {
	const stack = stackOf(stacks, id);
	return stack.slice(stack.indexOf(id) + 1);
};

/** The lowest saucer of the stack. */
export const bottomOf = (stacks: Stacks, id: SaucerId): SaucerId => stackOf(stacks, id)[0];

/** The saucer right below, if any. */
export const carrierOf = (stacks: Stacks, id: SaucerId): SaucerId | undefined => {
	const stack = stackOf(stacks, id);
	return stack[stack.indexOf(id) - 1];
};

const replaceStack = (stacks: Stacks, id: SaucerId, ...by: Stacks): Stacks =>
	[...stacks.filter((stack) => !stack.includes(id)), ...by].filter((stack) => stack.length > 1);

/** A saucer moves away with all it carries; those below stay. */
export function detach(stacks: Stacks, id: SaucerId): Stacks {
	const stack = stackOf(stacks, id);
	const i = stack.indexOf(id);
	return replaceStack(stacks, id, stack.slice(0, i), stack.slice(i));
}

/** A saucer docks with all it carries on top of another stack. */
export function stackOnto(stacks: Stacks, id: SaucerId, onto: SaucerId): Stacks {
	const moving = [id, ...carriedBy(stacks, id)];
	const rest = detach(stacks, id).filter((stack) => !stack.includes(id));
	return replaceStack(rest, onto, [...stackOf(rest, onto), ...moving]);
}

/** Takes one saucer out; those below it and those it carried stay as two stacks. */
export function removeFromStack(stacks: Stacks, id: SaucerId): Stacks {
	const stack = stackOf(stacks, id);
	const i = stack.indexOf(id);
	return replaceStack(stacks, id, stack.slice(0, i), stack.slice(i + 1));
}

/** A saucer enters its mother ship: those below it stay, and of those it carried the `outside` ones stay as a stack of their own (ruling A60). */
export const splitAtEntrance = (stacks: Stacks, id: SaucerId, outside: readonly SaucerId[]): Stacks => {
	const stack = stackOf(stacks, id);
	return replaceStack(stacks, id, stack.slice(0, stack.indexOf(id)), outside);
};
