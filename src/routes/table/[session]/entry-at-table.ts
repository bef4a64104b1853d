import type { ArticleText } from '$lib/helpers/articles.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import type { Ask, Odd, Option, Ruling } from '$lib/rules/contract.ts';
import { entryOf } from '$lib/rules/entries.ts';

/** What an article means for the open table. What only one seat may see is left out. */

type Articles = Readonly<Record<string, ArticleText>>;

/** An option of an open ask that has an article, with the odds beside it. */
export interface OfferedOption {
	readonly entry: string;
	readonly option: Option<unknown>;
	readonly prompt: Ruling;
	readonly odd: Odd | undefined;
}

/** A dice ask may also be answered by its shorter form. */
const withShorter = (ask: Ask<unknown>): readonly Ask<unknown>[] => (ask.kind === 'dice' && ask.shorter ? [ask, ask.shorter] : [ask]);

/** Every option of the open asks that has an article, refused or not. */
export const offeredOptions = ({ guide, odds }: Session, articles: Articles): readonly OfferedOption[] =>
	guide.asks
		.filter(({ eyes }) => eyes === undefined)
		.flatMap(withShorter)
		.flatMap((ask) => (ask.kind === 'choose' ? ask.options.map((option) => ({ option, prompt: ask.prompt })) : []))
		.flatMap(({ option, prompt }) => {
			const entry = entryOf(articles, option.id);
			const odd = odds.find(({ beside, eyes }) => beside === option.id && eyes === undefined);
			return entry ? [{ entry, option, prompt, odd }] : [];
		});

/** An entry as it concerns the open table. */
export interface EntryAtTable {
	/** The odds as they stand, and as they would be after playing it. */
	readonly odds: readonly { readonly id: string; readonly from: Odd | undefined; readonly to: Odd }[];
	/** `open` if it can be played now; otherwise the refusal, if there is one. */
	readonly now: 'open' | Ruling | undefined;
	/** The dials that track it. */
	readonly dials: readonly string[];
}

/** Collects what an entry means for the open table. */
export function entryAtTable(session: Session, articles: Articles, entry: string): EntryAtTable {
	const own = offeredOptions(session, articles).filter((offer) => offer.entry === entry);
	const first = session.odds.find(({ beside, eyes }) => beside === undefined && eyes === undefined);
	const odds = session.odds.flatMap((to) => {
		const { beside, eyes } = to;
		if (beside === undefined || eyes !== undefined || entryOf(articles, beside) !== entry) return [];
		return [{ id: beside, from: first?.of.rule === to.of.rule ? first : undefined, to }];
	});
	const refused = own[0]?.option.refused;
	return {
		odds: odds.slice(0, 3),
		now: own.some(({ option }) => !option.refused) ? 'open' : refused,
		dials: session.dials.flatMap(({ id, eyes }) => (eyes === undefined && entryOf(articles, id) === entry ? [id] : []))
	};
}
