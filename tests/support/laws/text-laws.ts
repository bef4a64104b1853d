import { expect } from 'vitest';
import type { Ruling } from '../../../src/lib/rules/contract.ts';
import { rulesWithoutEntry, TABLE_ENTRIES } from '../../../src/lib/rules/entries.ts';
import { placeholdersOf } from '../../../src/lib/rules/words.ts';
import { asksOf, type LawCheck } from './context.ts';

export const sentencesUseTheirValues: LawCheck = async ({ game, texts }) => {
	for (const { locale, rules } of (await texts()).words) {
		expect(Object.keys(rules).toSorted(), locale).toEqual(Object.keys(game.rules).toSorted());
		for (const [rule, sentence] of Object.entries(rules)) {
			expect(sentence.trim(), rule).not.toBe('');
			expect([...placeholdersOf(sentence)].toSorted(), `${locale} ${rule}`).toEqual([...(game.rules[rule]!.with ?? [])].toSorted());
		}
	}
};

/** Values of a ruling that are shown as they are: what the table wrote itself, and section titles of the booklet. */
const VERBATIM_VALUES: ReadonlySet<string> = new Set(['text', 'at']);

const valuesOf = ({ with: values = {} }: Ruling) =>
	Object.entries(values).flatMap(([key, value]) => (VERBATIM_VALUES.has(key) ? [] : value));

export const everythingShownHasAName: LawCheck = async ({ game, forAllGames, play, texts }) => {
	const { words } = await texts();
	forAllGames((setupSeed, seeds) => {
		const { guides, history, setup, states } = play(setupSeed, seeds.slice(0, 40), { interruptions: 5 });
		const asks = asksOf(...guides);
		const options = asks.flatMap((ask): readonly { id: string; label?: Ruling }[] =>
			ask.kind === 'choose' ? ask.options : ask.kind === 'pick' ? [...ask.from, ...ask.ends] : []
		);
		const rulings = [...asks.map(({ prompt }) => prompt), ...history.flatMap(({ steps }) => steps)];
		const dials = states.flatMap((state) => game.dials(state));
		const shown = [
			...options.filter(({ label }) => !label).map(({ id }) => id),
			...rulings.flatMap(valuesOf),
			...dials.flatMap((dial) => [dial.id, ...('from' in dial ? dial.from : [])])
		].map(String);
		for (const { names, locale } of words) {
			const named = new Set([...Object.keys(names), ...setup.seats.map(({ id }) => id)]);
			const unnamed = shown.filter((id) => Number.isNaN(Number(id)) && !named.has(id) && !named.has(id.replace(/:.*/, ':#')));
			expect(unnamed, locale).toEqual([]);
		}
	});
};

export const rulesLeadToEntries: LawCheck = async ({ game, texts }) => {
	const { entries, articles } = await texts();
	const all = { ...entries, ...TABLE_ENTRIES };
	expect(rulesWithoutEntry(game.rules, all)).toEqual([]);
	for (const { related = [] } of Object.values(entries)) expect(related.filter((id) => !(id in all))).toEqual([]);
	for (const [locale, byId] of Object.entries(articles)) {
		expect(Object.keys(byId).toSorted(), locale).toEqual(Object.keys(entries).toSorted());
		for (const [id, { name, does }] of Object.entries(byId)) expect([name.trim(), does.trim()], id).not.toContain('');
	}
};

export const frenchSpacesAreNonBreaking: LawCheck = async ({ texts }) => {
	const { words, articles } = await texts();
	const french = words.filter(({ locale }) => locale === 'fr');
	const names = french
		.flatMap((each) => Object.values(each.names))
		.flatMap((name) => (typeof name === 'string' ? [name] : Object.values(name)));
	const articleTexts = Object.values(articles['fr'] ?? {}).flatMap((text) => Object.values(text).flat());
	const all = [...french.flatMap(({ rules }) => Object.values(rules)), ...names, ...articleTexts];
	expect(all.length).toBeGreaterThan(0);
	for (const text of all) expect(text).not.toMatch(/ [:;?!%»]|« /);
};
