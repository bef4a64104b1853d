import type { SaucerId } from '../cards.ts';

/** Saucers on top of each other, the one that carries all first. A saucer by itself is in no stack. */
export type Stacks = readonly (readonly SaucerId[])[];

export const stackOf = (stacks: Stacks, id: SaucerId): readonly SaucerId[] => stacks.find((stack) => stack.includes(id)) ?? [id];

/** The saucers a saucer carries, the lowest first. */
export const carriedBy = (stacks: Stacks, id: SaucerId): readonly SaucerId[] => {
	const stack = stackOf(stacks, id);
	return stack.slice(stack.indexOf(id) + 1);
};

export const bottomOf = (stacks: Stacks, id: SaucerId): SaucerId => stackOf(stacks, id)[0]!;

/** The saucer right below, if any. */
export const carrierOf = (stacks: Stacks, id: SaucerId): SaucerId | undefined => {
	const stack = stackOf(stacks, id);
	return stack[stack.indexOf(id) - 1];
};

const dropSingles = (stacks: Stacks): Stacks => stacks.filter((stack) => stack.length > 1);

const replaceStack = (stacks: Stacks, id: SaucerId, ...by: Stacks): Stacks =>
	dropSingles([...stacks.filter((stack) => !stack.includes(id)), ...by]);

/** Moves away with all it carries; those below stay. */
export function detach(stacks: Stacks, id: SaucerId): Stacks {
	const stack = stackOf(stacks, id);
	const i = stack.indexOf(id);
	return replaceStack(stacks, id, stack.slice(0, i), stack.slice(i));
}

/** Settles with all it carries on top of another stack. */
export function stackOnto(stacks: Stacks, id: SaucerId, onto: SaucerId): Stacks {
	const moving = [id, ...carriedBy(stacks, id)];
	const rest = detach(stacks, id).filter((stack) => !stack.includes(id));
	return replaceStack(rest, onto, [...stackOf(rest, onto), ...moving]);
}

/** Takes one saucer out and leaves the others where they are, in their order: those below, and those it carried. */
export function removeFromStack(stacks: Stacks, id: SaucerId): Stacks {
	const stack = stackOf(stacks, id);
	const i = stack.indexOf(id);
	return replaceStack(stacks, id, stack.slice(0, i), stack.slice(i + 1));
}

/** A saucer enters its mother ship, and those of its camp that it carries with it; the others stay outside, those it carried by themselves. */
export const splitAtEntrance = (stacks: Stacks, id: SaucerId, others: readonly SaucerId[]): Stacks => {
	const stack = stackOf(stacks, id);
	const i = stack.indexOf(id);
	return replaceStack(stacks, id, stack.slice(0, i), others);
};
