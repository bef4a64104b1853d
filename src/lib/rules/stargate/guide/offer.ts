import type { optionMaker } from '../../ask.ts';
import type { Action, State } from '../types.ts';

/** Makes an option out of an action: legal, or refused with the reason. */
export type Offer = ReturnType<typeof optionMaker<State, Action>>;
