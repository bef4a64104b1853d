import type { EveningPlan } from './evening.ts';

/** Every module beside this one exports the plans of one game as `evenings`. */
const MODULES: Readonly<Record<string, { readonly evenings?: readonly EveningPlan[] }>> = import.meta.glob('./*.ts', { eager: true });

/** The simulated games of every game and depth. */
export const EVENINGS: readonly EveningPlan[] = Object.values(MODULES).flatMap(({ evenings = [] }) => evenings);
