import type { TapPlan } from './plan.ts';

/** Every module beside this one exports the plans of one game as `tapPlans`. */
const MODULES: Readonly<Record<string, { readonly tapPlans?: readonly TapPlan[] }>> = import.meta.glob('./*.ts', { eager: true });

/** The simulated games of every game and depth. */
export const TAP_PLANS: readonly TapPlan[] = Object.values(MODULES).flatMap(({ tapPlans = [] }) => tapPlans);
