import type { Team } from './types.ts';

/** Members of a team: three men and a woman. */
export const TEAM = 4;
/** Men in a team. */
export const MEN = 3;
/** Jaffa pawns in the box. */
export const ALLIES = 6;

/** How many members of a team are not infected. All of them fight again in every fight. */
export const able = ({ infected }: Pick<Team, 'infected'>): number => TEAM - infected.men - infected.woman;
