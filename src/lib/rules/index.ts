import type { Game, TableState } from './contract.ts';
import type { Entries, EntryText } from './entries.ts';
import type { Words } from './words.ts';

/** The boxes on the shelf and the games in them. A game that is not in `GAMES` yet is shown and said to be in the making. */
export const BOXES = {
	stargate: ['stargate'],
	thorgal: ['thorgal'],
	'terra-galactix': ['invasion', 'guerre', 'envahisseurs'],
	lightsaber: ['lightsaber'],
	gforce: ['gforce']
} as const satisfies Record<string, readonly string[]>;

export type BoxId = keyof typeof BOXES;
export type GameId = (typeof BOXES)[BoxId][number];

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

// The screen handles any game through its contract alone: what its states and actions are is the game's own business.
export type AnyGame = Game<TableState, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

type Load<T> = () => Promise<T>;

interface Registered {
	readonly game: Load<AnyGame>;
	readonly words: Readonly<Record<Locale, Load<Words>>>;
	readonly entries: Load<Entries>;
	readonly articles: Readonly<Record<Locale, Load<Readonly<Record<string, EntryText>>>>>;
}

/** Literal imports, so that each game is a chunk of its own that loads when it is opened. */
export const GAMES: Readonly<Partial<Record<GameId, Registered>>> = {
	stargate: {
		game: async () => (await import('./stargate/index.ts')).stargate,
		words: { fr: async () => (await import('./stargate/text/fr.ts')).fr, en: async () => (await import('./stargate/text/en.ts')).en },
		entries: async () => (await import('./stargate/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./stargate/entries/fr.ts')).entriesFr,
			en: async () => (await import('./stargate/entries/en.ts')).entriesEn
		}
	},
	guerre: {
		game: async () => (await import('./terra-galactix/guerre/index.ts')).guerre,
		words: {
			fr: async () => (await import('./terra-galactix/guerre/text/fr.ts')).fr,
			en: async () => (await import('./terra-galactix/guerre/text/en.ts')).en
		},
		entries: async () => (await import('./terra-galactix/guerre/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/guerre/entries/fr.ts')).entriesFr,
			en: async () => (await import('./terra-galactix/guerre/entries/en.ts')).entriesEn
		}
	},
	envahisseurs: {
		game: async () => (await import('./terra-galactix/envahisseurs/index.ts')).envahisseurs,
		words: {
			fr: async () => (await import('./terra-galactix/envahisseurs/text/fr.ts')).fr,
			en: async () => (await import('./terra-galactix/envahisseurs/text/en.ts')).en
		},
		entries: async () => (await import('./terra-galactix/envahisseurs/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/envahisseurs/entries/fr.ts')).entriesFr,
			en: async () => (await import('./terra-galactix/envahisseurs/entries/en.ts')).entriesEn
		}
	},
	thorgal: {
		game: async () => (await import('./thorgal/index.ts')).thorgal,
		words: { fr: async () => (await import('./thorgal/text/fr.ts')).fr, en: async () => (await import('./thorgal/text/en.ts')).en },
		entries: async () => (await import('./thorgal/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./thorgal/entries/fr.ts')).entriesFr,
			en: async () => (await import('./thorgal/entries/en.ts')).entriesEn
		}
	},
	lightsaber: {
		game: async () => (await import('./lightsaber/index.ts')).lightsaber,
		words: { fr: async () => (await import('./lightsaber/text/fr.ts')).fr, en: async () => (await import('./lightsaber/text/en.ts')).en },
		entries: async () => (await import('./lightsaber/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./lightsaber/entries/fr.ts')).entriesFr,
			en: async () => (await import('./lightsaber/entries/en.ts')).entriesEn
		}
	},
	invasion: {
		game: async () => (await import('./terra-galactix/invasion/index.ts')).invasion,
		words: {
			fr: async () => (await import('./terra-galactix/invasion/text/fr.ts')).fr,
			en: async () => (await import('./terra-galactix/invasion/text/en.ts')).en
		},
		entries: async () => (await import('./terra-galactix/invasion/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/invasion/entries/fr.ts')).entriesFr,
			en: async () => (await import('./terra-galactix/invasion/entries/en.ts')).entriesEn
		}
	},
	gforce: {
		game: async () => (await import('./gforce/index.ts')).gforce,
		words: { fr: async () => (await import('./gforce/text/fr.ts')).fr, en: async () => (await import('./gforce/text/en.ts')).en },
		entries: async () => (await import('./gforce/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./gforce/entries/fr.ts')).entriesFr,
			en: async () => (await import('./gforce/entries/en.ts')).entriesEn
		}
	}
};

export const boxOf = (game: GameId): BoxId =>
	(Object.keys(BOXES) as BoxId[]).find((box) => (BOXES[box] as readonly string[]).includes(game))!;

/** Is this game built, whatever a stored row or an address claims? */
export const isBuilt = (game: string): game is GameId => Object.hasOwn(GAMES, game);

export const loadGame = (game: GameId): Promise<AnyGame> => GAMES[game]!.game();
export const loadWords = (game: GameId, locale: Locale): Promise<Words> => GAMES[game]!.words[locale]();
