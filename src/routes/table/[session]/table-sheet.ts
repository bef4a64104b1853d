import type { Odd, Ruling } from '$lib/rules/contract.ts';

/** The sheet over the table; one at a time. */
export type TableSheet =
	| { readonly kind: 'rule'; readonly ruling: Ruling }
	/** An article; closing it goes back to the sheet from which it was opened. */
	| { readonly kind: 'entry'; readonly id: string; readonly under?: TableSheet | undefined }
	| { readonly kind: 'search' | 'history' | 'share' | 'depth' | 'keys' }
	| { readonly kind: 'odd'; readonly odd: Odd }
	| { readonly kind: 'corrections'; readonly dial?: string | readonly string[] | undefined };
