import type { Locale } from './rules/locale.ts';

/** What a reader notices of a version, a few short sentences in each language. `npm run release` refuses a version without notes. */
export interface ReleaseNotes {
	readonly version: string;
	readonly notes: Readonly<Record<Locale, readonly string[]>>;
}

/** Newest first. */
export const RELEASE_NOTES: readonly ReleaseNotes[] = [
	{
		version: '0.2.0',
		notes: {
			fr: [
				'Chaque jeu vous demande moins : choisissez au départ ce que Comparse suit, et changez-en en cours de partie.',
				'Jouez à plusieurs téléphones sur la même partie, avec ou sans serveur.',
				'Posez votre question dans la recherche : la réponse vient en premier.',
				'Chaque partie finie a son récit, et vos parties leurs statistiques.',
				'Vos parties sont copiées toutes seules ; une partie supprimée reste 30 jours dans la corbeille.'
			],
			en: [
				'Every game asks for less: choose at the start what Comparse keeps, and change it while you play.',
				'Play one game on several phones, with or without a server.',
				'Ask the search a question: the answer comes first.',
				'Every finished game has its story, and your games have statistics.',
				'Your games are copied by themselves; a deleted game stays in the bin for 30 days.'
			]
		}
	}
];
