import type { Attachment } from 'svelte/attachments';

const LONG = 500;

/** A long press or a right click: opens what a thing is, and does not play it. */
export const held =
	(open: () => void): Attachment<HTMLElement> =>
	(key) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let opened = false;
		const look = (): void => {
			opened = true;
			open();
		};
		const down = (): void => {
			opened = false;
			timer = setTimeout(look, LONG);
		};
		const up = (): void => clearTimeout(timer);
		const menu = (event: Event): void => {
			event.preventDefault();
			up();
			if (!opened) look();
		};
		/** The click that ends a long press is none. */
		const click = (event: Event): void => {
			if (!opened) return;
			opened = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const letter = (event: KeyboardEvent): void => {
			opened = false;
			if (event.key === 'i') open();
		};
		const listens = { pointerdown: down, pointerup: up, pointerleave: up, pointercancel: up, contextmenu: menu, keydown: letter };
		for (const [event, listen] of Object.entries(listens)) key.addEventListener(event, listen as EventListener);
		key.addEventListener('click', click, { capture: true });
		return () => {
			up();
			for (const [event, listen] of Object.entries(listens)) key.removeEventListener(event, listen as EventListener);
			key.removeEventListener('click', click, { capture: true });
		};
	};
