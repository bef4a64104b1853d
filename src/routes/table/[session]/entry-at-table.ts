import type { ArticleText } from '$lib/helpers/articles.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import type { Ask, Odd, Option, Ruling } from '$lib/rules/contract.ts';
import { entryOf } from '$lib/rules/entries.ts';

/** What an entry means at the open table. Asks, odds and dials for the eyes of one player are left out. */

type Articles = Readonly<Record<string, ArticleText>>;

/** An option that is offered now, with its chance. */
export interface OfferedOption {
	readonly entry: string;
	readonly option: Option<unknown>;
	readonly prompt: Ruling;
	readonly odd: Odd | undefined;
}

const withShorter = (ask: Ask<unknown>): readonly Ask<unknown>[] => (ask.kind === 'dice' && ask.shorter ? [ask, ask.shorter] : [ask]);

/** Every option of the open asks that has an entry, also those that are refused. */
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

/** What the sheet of an entry says about the open table. */
export interface EntryAtTable {
	/** The chance now and with the thing of the entry. */
	readonly odds: readonly { readonly id: string; readonly from: Odd | undefined; readonly to: Odd }[];
	/** Whether its option can be taken now, or the rule that refuses it. */
	readonly now: 'open' | Ruling | undefined;
	/** The dials that count it. */
	readonly dials: readonly string[];
}

/** Works out what an entry means at the open table. */
export function entryAtTable(session: Session, articles: Articles, entry: string): EntryAtTable {
	const own = offeredOptions(session, articles).filter((offer) => offer.entry === entry);
	const first = session.odds.find(({ beside, eyes }) => beside === undefined && eyes === undefined);
	const odds = session.odds
		.filter(({ eyes }) => eyes === undefined)
		.flatMap((to) => {
			if (to.beside === undefined || entryOf(articles, to.beside) !== entry) return [];
			return [{ id: to.beside, from: first?.of.rule === to.of.rule ? first : undefined, to }];
		});
	const refused = own[0]?.option.refused;
	return {
		odds: odds.slice(0, 3),
		now: own.some(({ option }) => !option.refused) ? 'open' : refused,
		dials: session.dials.flatMap(({ id, eyes }) => (eyes === undefined && entryOf(articles, id) === entry ? [id] : []))
	};
}
