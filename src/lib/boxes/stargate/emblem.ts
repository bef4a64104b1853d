function drawGate(): string {
	const chev = Array.from(
		{ length: 9 },
		(_, i) =>
			`<g transform="rotate(${i * 40} 50 50)"><path class="e2" d="M44 2.500h12l-3.500 9h-5z"/><path d="M46.500 12.800h7L50 19z"/></g>`
	).join('');
	const cells = Array.from(
		{ length: 36 },
		(_, i) => `<path transform="rotate(${i * 10 + 5} 50 50)" d="M50 13.500v4.500" class="e-line"/>`
	).join('');
	return `<path fill-rule="evenodd" d="M50 5a45 45 0 1 1 0 90 45 45 0 0 1 0-90zm0 4.500a40.500 40.500 0 1 0 0 81 40.500 40.500 0 0 0 0-81z"/><path fill-rule="evenodd" d="M50 20.500a29.500 29.500 0 1 1 0 59 29.500 29.500 0 0 1 0-59zm0 3.500a26 26 0 1 0 0 52 26 26 0 0 0 0-52z"/>${cells}${chev}<path class="e-line" d="M33 52c4-3.500 8-3.500 12 0s8 3.500 12 0 7-3.500 10-1M37 42c3.500-3 7-3 10.500 0s7 3 10.500 0 4-2 5-1.500M38 62c3.500-3 7-3 10.500 0s7 3 10.500 0 3-1.500 4-1.500"/>`;
}

/** The engraved sign of the box on a grid of 100, as SVG. */
export const emblem = drawGate();
