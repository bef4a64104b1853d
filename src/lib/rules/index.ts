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
		game: async () => (await import('./stargate/game.ts')).game,
		words: {
			fr: async () => (await import('./stargate/text/fr/index.ts')).words,
			en: async () => (await import('./stargate/text/en/index.ts')).words
		},
		entries: async () => (await import('./stargate/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./stargate/entries/fr/index.ts')).articles,
			en: async () => (await import('./stargate/entries/en/index.ts')).articles
		}
	},
	guerre: {
		game: async () => (await import('./terra-galactix/guerre/game.ts')).game,
		words: {
			fr: async () => (await import('./terra-galactix/guerre/text/fr/index.ts')).words,
			en: async () => (await import('./terra-galactix/guerre/text/en/index.ts')).words
		},
		entries: async () => (await import('./terra-galactix/guerre/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/guerre/entries/fr/index.ts')).articles,
			en: async () => (await import('./terra-galactix/guerre/entries/en/index.ts')).articles
		}
	},
	envahisseurs: {
		game: async () => (await import('./terra-galactix/envahisseurs/game.ts')).game,
		words: {
			fr: async () => (await import('./terra-galactix/envahisseurs/text/fr/index.ts')).words,
			en: async () => (await import('./terra-galactix/envahisseurs/text/en/index.ts')).words
		},
		entries: async () => (await import('./terra-galactix/envahisseurs/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/envahisseurs/entries/fr/index.ts')).articles,
			en: async () => (await import('./terra-galactix/envahisseurs/entries/en/index.ts')).articles
		}
	},
	thorgal: {
		game: async () => (await import('./thorgal/game.ts')).game,
		words: {
			fr: async () => (await import('./thorgal/text/fr/index.ts')).words,
			en: async () => (await import('./thorgal/text/en/index.ts')).words
		},
		entries: async () => (await import('./thorgal/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./thorgal/entries/fr/index.ts')).articles,
			en: async () => (await import('./thorgal/entries/en/index.ts')).articles
		}
	},
	lightsaber: {
		game: async () => (await import('./lightsaber/game.ts')).game,
		words: {
			fr: async () => (await import('./lightsaber/text/fr/index.ts')).words,
			en: async () => (await import('./lightsaber/text/en/index.ts')).words
		},
		entries: async () => (await import('./lightsaber/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./lightsaber/entries/fr/index.ts')).articles,
			en: async () => (await import('./lightsaber/entries/en/index.ts')).articles
		}
	},
	invasion: {
		game: async () => (await import('./terra-galactix/invasion/game.ts')).game,
		words: {
			fr: async () => (await import('./terra-galactix/invasion/text/fr/index.ts')).words,
			en: async () => (await import('./terra-galactix/invasion/text/en/index.ts')).words
		},
		entries: async () => (await import('./terra-galactix/invasion/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./terra-galactix/invasion/entries/fr/index.ts')).articles,
			en: async () => (await import('./terra-galactix/invasion/entries/en/index.ts')).articles
		}
	},
	gforce: {
		game: async () => (await import('./gforce/game.ts')).game,
		words: {
			fr: async () => (await import('./gforce/text/fr/index.ts')).words,
			en: async () => (await import('./gforce/text/en/index.ts')).words
		},
		entries: async () => (await import('./gforce/entries.ts')).ENTRIES,
		articles: {
			fr: async () => (await import('./gforce/entries/fr/index.ts')).articles,
			en: async () => (await import('./gforce/entries/en/index.ts')).articles
		}
	}
};

export const boxOf = (game: GameId): BoxId =>
	(Object.keys(BOXES) as BoxId[]).find((box) => (BOXES[box] as readonly string[]).includes(game))!;

/** Is this game built, whatever a stored row or an address claims? */
export const isBuilt = (game: string): game is GameId => Object.hasOwn(GAMES, game);

export const loadGame = (game: GameId): Promise<AnyGame> => GAMES[game]!.game();
export const loadWords = (game: GameId, locale: Locale): Promise<Words> => GAMES[game]!.words[locale]();
