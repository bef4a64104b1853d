import { optionMaker } from '../../ask.ts';
import { apply } from '../apply.ts';
import type { Action, State } from '../types.ts';

/** Makes an option by trying its action on the state of the guide. */
export type Offer = ReturnType<typeof optionMaker<State, Action>>;
export const offerFor = (state: State): Offer => optionMaker(apply, state);
