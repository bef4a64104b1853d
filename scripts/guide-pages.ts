import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuideStep } from '../src/lib/boxes/guides.ts';
import type { BoxMeta, LocalizedText } from '../src/lib/boxes/types.ts';
import type { Locale } from '../src/lib/rules/locale.ts';

/** The illustrated guides as pages of `docs/guide`, from the same texts as in the app. */

const BOXES = 'src/lib/boxes';

/** The guide of one game. */
export interface GameGuide {
	readonly box: string;
	readonly game: string;
	readonly name: LocalizedText;
	readonly steps: readonly GuideStep[];
}

async function readGuide(file: string): Promise<GameGuide> {
	const [box = '', , name = ''] = file.split(/[\\/]/);
	const game = name.replace('.json', '');
	const { meta } = (await import(pathToFileURL(resolve(BOXES, box, 'meta.ts')).href)) as { readonly meta: BoxMeta };
	const { steps } = JSON.parse(readFileSync(join(BOXES, file), 'utf8')) as { readonly steps: readonly GuideStep[] };
	const names = meta.games.find(({ id }) => id === game)?.name;
	if (!names) throw new Error(`${file} is the guide of no game of ${box}.`);
	return { box, game, name: names, steps };
}

/** The guides of all games. */
export const readGuides = (): Promise<readonly GameGuide[]> =>
	Promise.all(
		readdirSync(BOXES, { recursive: true, encoding: 'utf8' })
			.filter((file) => /[\\/]guides[\\/][\w-]+\.json$/.test(file))
			.toSorted()
			.map(readGuide)
	);

const TITLE: Readonly<Record<Locale, (name: string) => string>> = {
	fr: (name) => `${name}\u00a0: le guide en images`,
	en: (name) => `${name}: the illustrated guide`
};

/** The picture of a step, below `static/guides`. `boxes/guides.ts` names it alike, and a test compares them. */
export const pictureOf = (game: string, step: number, locale: Locale): string => `${game}-${step + 1}.${locale}.jpg`;

/** The page of a guide in one language. */
export const pageOf = ({ game, name, steps }: GameGuide, locale: Locale): string =>
	`${[
		`# ${TITLE[locale](name[locale])}`,
		...steps.flatMap(({ [locale]: { title, text } }, i) => [
			`## ${i + 1}. ${title}`,
			text,
			`<img src="../../static/guides/${pictureOf(game, i, locale)}" alt="${title}" width="300">`
		])
	].join('\n\n')}\n`;
