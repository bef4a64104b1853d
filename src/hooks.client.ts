import type { HandleClientError } from '@sveltejs/kit';
import { isMissingChunk, recoverFromMissingChunk } from '$lib/helpers/missing-chunk.ts';

/** An error while a page is loaded or drawn: a missing chunk is fetched by a reload, everything else is shown by `+error.svelte`. */
export const handleError: HandleClientError = ({ error, message }) => {
	if (isMissingChunk(error)) recoverFromMissingChunk();
	else console.error(error);
	return { message };
};
