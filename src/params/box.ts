import { type BoxId, isBox } from '$lib/boxes/index.ts';
import type { ParamMatcher } from '@sveltejs/kit';

export const match = ((param): param is BoxId => isBox(param)) satisfies ParamMatcher;
