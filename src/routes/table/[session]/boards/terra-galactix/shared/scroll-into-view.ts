/** Scrolls to an element where the board scrolls by itself; a page that scrolls as a whole is left alone. */
export function scrollBoardTo(node: HTMLElement): void {
	const board = node.closest('.board');
	if (board && board.scrollHeight > board.clientHeight && getComputedStyle(board).overflowY !== 'visible')
		node.scrollIntoView({ block: 'nearest' });
}
