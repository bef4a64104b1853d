/**
 * At a table with several phones, the field `sealed` of an action is encrypted by the phone that entered it. The other phones get a text
 * with this mark instead: their rules know that something was hidden there, but not what.
 */
export const LOCK_MARK = 'k1.';

/** Whether a sealed text can only be read by the phone that entered it. */
export const isLocked = (sealed: string | undefined): boolean => sealed?.startsWith(LOCK_MARK) ?? false;
