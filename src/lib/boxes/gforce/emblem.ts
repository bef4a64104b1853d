import { GLYPHS } from '../../components/drawings.ts';

/** The engraved sign of the box on a grid of 100, as SVG. */
export const emblem =
	'<path fill-rule="evenodd" d="M50 4 90 27v46L50 96 10 73V27zm0 8.500L17.400 31.300v37.400L50 87.500l32.600-18.800V31.300z"/><g class="e2" transform="translate(20.500 20) scale(2.400)">' +
	GLYPHS.paw +
	'</g>';
