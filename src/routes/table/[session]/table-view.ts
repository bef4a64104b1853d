/** How a phone or tablet shows a shared table. */
export const TABLE_VIEWS = ['usual', 'tablet', 'player'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** From this width on a screen without a seat is the tablet in the middle of the table. */
export const TABLET_WIDTH = 700;

/**
 * The view of a shared table: the one chosen on this device or named in the address; or else, for a phone with a seat, that of its player,
 * and for a wide screen without a seat, the board for all.
 */
export function viewOf(chosen: string | null | undefined, seat: string | undefined, isWide: boolean): TableView {
	const known = TABLE_VIEWS.find((view) => view === chosen);
	if (known) return known;
	if (seat === undefined) return isWide ? 'tablet' : 'usual';
	return isWide ? 'usual' : 'player';
}
