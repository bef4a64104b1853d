import type { ArticleText } from '$lib/helpers/articles.ts';
import type { Session } from '$lib/helpers/session.svelte.ts';
import type { Ask, Odd, Option, Ruling } from '$lib/rules/contract.ts';
import { entryOf } from '$lib/rules/entries.ts';

/** Where an article touches the open table. Only what everybody may see: what is for one player's eyes is left out. */

type Articles = Readonly<Record<string, ArticleText>>;

/** Something that may be told now, with the chance it would bring. */
export interface OfferedOption {
	readonly entry: string;
	readonly option: Option<unknown>;
	readonly prompt: Ruling;
	readonly odd: Odd | undefined;
}

const open = (ask: Ask<unknown>): readonly Ask<unknown>[] => (ask.kind === 'dice' && ask.shorter ? [ask, ask.shorter] : [ask]);

/** Every option of the moment that has an article, taken or refused. */
export const offeredOptions = ({ guide, odds }: Session, articles: Articles): readonly OfferedOption[] =>
	guide.asks
		.filter(({ eyes }) => eyes === undefined)
		.flatMap(open)
		.flatMap((ask) => (ask.kind === 'choose' ? ask.options.map((option) => ({ option, prompt: ask.prompt })) : []))
		.flatMap(({ option, prompt }) => {
			const entry = entryOf(articles, option.id);
			const odd = odds.find(({ beside, eyes }) => beside === option.id && eyes === undefined);
			return entry ? [{ entry, option, prompt, odd }] : [];
		});

export interface EntryAtTable {
	/** As things stand, and as they would. */
	readonly odds: readonly { readonly id: string; readonly from: Odd | undefined; readonly to: Odd }[];
	/** May it be told now? Or why not. */
	readonly now: 'open' | Ruling | undefined;
	/** The dials that keep it. */
	readonly dials: readonly string[];
}

export function entryAtTable(session: Session, articles: Articles, entry: string): EntryAtTable {
	const own = offeredOptions(session, articles).filter((offer) => offer.entry === entry);
	const first = session.odds.find(({ beside, eyes }) => beside === undefined && eyes === undefined);
	const odds = session.odds
		.filter(({ beside, eyes }) => beside !== undefined && eyes === undefined && entryOf(articles, beside) === entry)
		.map((to) => ({ id: to.beside!, from: first?.of.rule === to.of.rule ? first : undefined, to }));
	const refused = own[0]?.option.refused;
	return {
		odds: odds.slice(0, 3),
		now: own.some(({ option }) => !option.refused) ? 'open' : refused,
		dials: session.dials.flatMap(({ id, eyes }) => (eyes === undefined && entryOf(articles, id) === entry ? [id] : []))
	};
}
