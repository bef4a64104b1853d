import { written } from '../src/lib/helpers/articles.ts';
import { shelve, type Shelved } from '../src/lib/helpers/library.ts';
import { type Entries, type EntryText } from '../src/lib/rules/entries.ts';
import { type GameId, type Locale, LOCALES } from '../src/lib/rules/index.ts';
import { ENTRIES as gforce } from '../src/lib/rules/gforce/entries.ts';
import { entriesEn as gforceEn } from '../src/lib/rules/gforce/entries/en.ts';
import { entriesFr as gforceFr } from '../src/lib/rules/gforce/entries/fr.ts';
import { ENTRIES as lightsaber } from '../src/lib/rules/lightsaber/entries.ts';
import { entriesEn as lightsaberEn } from '../src/lib/rules/lightsaber/entries/en.ts';
import { entriesFr as lightsaberFr } from '../src/lib/rules/lightsaber/entries/fr.ts';
import { ENTRIES as stargate } from '../src/lib/rules/stargate/entries.ts';
import { entriesEn as stargateEn } from '../src/lib/rules/stargate/entries/en.ts';
import { entriesFr as stargateFr } from '../src/lib/rules/stargate/entries/fr.ts';
import { ENTRIES as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/entries.ts';
import { entriesEn as envahisseursEn } from '../src/lib/rules/terra-galactix/envahisseurs/entries/en.ts';
import { entriesFr as envahisseursFr } from '../src/lib/rules/terra-galactix/envahisseurs/entries/fr.ts';
import { ENTRIES as guerre } from '../src/lib/rules/terra-galactix/guerre/entries.ts';
import { entriesEn as guerreEn } from '../src/lib/rules/terra-galactix/guerre/entries/en.ts';
import { entriesFr as guerreFr } from '../src/lib/rules/terra-galactix/guerre/entries/fr.ts';
import { ENTRIES as invasion } from '../src/lib/rules/terra-galactix/invasion/entries.ts';
import { entriesEn as invasionEn } from '../src/lib/rules/terra-galactix/invasion/entries/en.ts';
import { entriesFr as invasionFr } from '../src/lib/rules/terra-galactix/invasion/entries/fr.ts';
import { ENTRIES as thorgal } from '../src/lib/rules/thorgal/entries.ts';
import { entriesEn as thorgalEn } from '../src/lib/rules/thorgal/entries/en.ts';
import { entriesFr as thorgalFr } from '../src/lib/rules/thorgal/entries/fr.ts';

const ALL: Readonly<Record<GameId, readonly [Entries, Readonly<Record<Locale, Readonly<Record<string, EntryText>>>>]>> = {
	stargate: [stargate, { fr: stargateFr, en: stargateEn }],
	thorgal: [thorgal, { fr: thorgalFr, en: thorgalEn }],
	invasion: [invasion, { fr: invasionFr, en: invasionEn }],
	guerre: [guerre, { fr: guerreFr, en: guerreEn }],
	envahisseurs: [envahisseurs, { fr: envahisseursFr, en: envahisseursEn }],
	lightsaber: [lightsaber, { fr: lightsaberFr, en: lightsaberEn }],
	gforce: [gforce, { fr: gforceFr, en: gforceEn }]
};

/** The articles of all seven games, whether or not they can be played yet. */
export const corpus = (locale: Locale): readonly Shelved[] => {
	const other = LOCALES.find((each) => each !== locale)!;
	return shelve(
		(Object.keys(ALL) as GameId[]).map((game) => {
			const [entries, texts] = ALL[game];
			return { game, articles: written(entries, texts[locale], locale), abroad: written(entries, texts[other], other) };
		})
	);
};
