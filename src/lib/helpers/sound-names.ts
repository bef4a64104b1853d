/** All sounds. Each accompanies something that is also on the screen. */
export const SOUNDS = ['die', 'hit', 'miss', 'loss', 'card', 'victory', 'defeat'] as const;
/** The name of a sound. */
export type SoundName = (typeof SOUNDS)[number];
