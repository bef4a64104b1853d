/** What makes a part of a drawing a key: it answers to a finger, to enter and to the space bar. */
export const press = (act: () => void) => ({
	role: 'button' as const,
	tabindex: 0,
	onclick: act,
	onkeydown: (event: KeyboardEvent): void => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		(event.currentTarget as Element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
	}
});
