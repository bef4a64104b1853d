import type { Team } from './types.ts';

/** Three men and a woman. */
export const TEAM = 4;
export const MEN = 3;
/** Jaffa pawns in the box. */
export const ALLIES = 6;

/** Members who can fight: whom no larva has taken. They are all back for each fight. */
export const able = ({ infected }: Pick<Team, 'infected'>): number => TEAM - infected.men - infected.woman;
