import { type BoxId, BOXES } from '$lib/rules/index.ts';
import type { ParamMatcher } from '@sveltejs/kit';

export const match = ((param): param is BoxId => Object.hasOwn(BOXES, param)) satisfies ParamMatcher;
