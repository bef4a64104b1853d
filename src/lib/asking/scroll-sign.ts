import type { Attachment } from 'svelte/attachments';

/** Overflow of fewer pixels than this is only padding. */
const SLACK = 10;

/** Sets `data-more` on an element while something lies below its lower edge, and `data-scrolled` while something lies above its upper one. */
export const scrollSign: Attachment<HTMLElement> = (element) => {
	const update = (): void => {
		element.toggleAttribute('data-more', element.scrollHeight - element.clientHeight - element.scrollTop > SLACK);
		element.toggleAttribute('data-scrolled', element.scrollTop > 1);
	};
	const sizes = new ResizeObserver(update);
	const watchParts = (): void => {
		sizes.disconnect();
		sizes.observe(element);
		// A part with `display: contents` has no size, so its own parts are watched too.
		for (const part of element.querySelectorAll(':scope > *, :scope > * > *')) sizes.observe(part);
		update();
	};
	const parts = new MutationObserver(watchParts);
	parts.observe(element, { childList: true, subtree: true });
	element.addEventListener('scroll', update, { passive: true });
	watchParts();
	return () => {
		sizes.disconnect();
		parts.disconnect();
		element.removeEventListener('scroll', update);
	};
};
