import type { Locale } from '../../src/lib/rules/locale.ts';

/** One word for one thing: the words that no text for players may use, each with the word to use instead. */
export interface RetiredWord {
	readonly use: string;
	readonly retired: RegExp;
	/** The only games where the word is retired; without it, everywhere. */
	readonly games?: readonly string[];
	/** Texts in which the word means something else, by their key. */
	readonly except?: RegExp;
}

/** A whole word of a language with accents: `\b` does not know them. */
const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}’-])(?:${pattern})(?![\\p{L}])`, 'iu');

export const RETIRED_WORDS: Readonly<Record<Locale, readonly RetiredWord[]>> = {
	fr: [
		{ use: 'historique', retired: word('journal|l’histoire') },
		{ use: 'noter, indiquer, saisir, valider', retired: word('dites|redire|redit|redites|c’est dit|dire à Comparse') },
		{ use: 'album', retired: /^(?:Appris|L’album)$/u },
		{ use: 'Parties jouées', retired: word('carnet') },
		{ use: 'article', retired: word('entrée|entrées') },
		{ use: 'debout', retired: word('membres? valides?'), games: ['stargate'] },
		{ use: 'en danger', retired: word('trouvailles?'), games: ['stargate'] },
		{ use: 'un Chaam, des Chaams', retired: word('un Chaams|1 Chaams'), games: ['thorgal'] },
		{ use: 'retourner', retired: word('regards?|regarder|regarde'), games: ['gforce'] },
		{ use: 'ligne de tir', retired: word('lignes? allumées?'), games: ['invasion', 'envahisseurs'] },
		{ use: 'mélanger', retired: word('battez|battre les cartes') },
		{ use: 'déplacement', retired: word('mouvements?'), games: ['invasion', 'guerre', 'envahisseurs'] },
		{ use: 'permis de naviguer', retired: word('permis de voler') },
		{ use: 'figurine', retired: word('figures?'), games: ['lightsaber', 'thorgal', 'gforce'] },
		{ use: 'concéder', retired: word('céder|cède|cédez|cédé'), games: ['lightsaber'] },
		{ use: 'règle maison', retired: word('règles? de table') },
		{ use: 'tout de suite', retired: word('sur-le-champ|d’office|aussitôt') },
		// The title of a variant is printed in the rulebook.
		{ use: 'vous', retired: word('on|l’on|qu’on|lorsqu’on|puisqu’on'), except: /^variant:lives›name$/ },
		{ use: 'dessiné', retired: word('figurée?s?|représentée?s?'), games: ['gforce'] },
		{ use: 'appui', retired: word('une touche par|touches par (?:tour|combat)|d’un toucher|d’un seul toucher|en une touche') }
	],
	en: [
		{ use: 'enter, note, confirm', retired: word('tell|tells|told|untold|telling') },
		{ use: 'history', retired: word('the log|journal') },
		{ use: 'album', retired: /^(?:Learned|The album)$/u },
		{ use: 'past games', retired: word('book of games') },
		{ use: 'article', retired: word('entry|entries') },
		{ use: 'standing', retired: word('fit'), games: ['stargate'] },
		{ use: 'new cards, at risk', retired: word('finds'), games: ['stargate'] },
		{ use: 'a Chaam, Chaams', retired: word('a Chaams|1 Chaams'), games: ['thorgal'] },
		{ use: 'reveal', retired: word('turn up|turns up|turned up') },
		{ use: 'line of fire', retired: word('lit lines?'), games: ['invasion', 'envahisseurs'] },
		{ use: 'roll', retired: word('throw|throws|thrown|threw|throwing') },
		{ use: 'rulebook', retired: word('booklet|booklet’s') },
		{ use: 'enemy', retired: word('foe|foes') },
		{ use: 'draw pile', retired: word('talon|talons|moon shoe') },
		{ use: 'symbol', retired: word('signs?'), games: ['stargate'] },
		{ use: 'intersection', retired: word('nodes?') },
		{ use: 'location', retired: word('lieux?'), games: ['thorgal'] },
		{ use: 'spoke', retired: word('radius|radii') },
		{ use: 'mothership', retired: word('mother ships?') },
		{ use: 'instruction', retired: word('orders?'), games: ['lightsaber'], except: /order\b.*›|turn-order|seating/ },
		{ use: 'start', retired: word('begin|begins|began|beginning|beginnings') },
		{ use: 'side', retired: word('camps?'), games: ['invasion', 'guerre', 'envahisseurs'], except: /gloss$/ },
		{ use: 'discard pile', retired: word('(?:to|in|from) the discard(?! piles?)') },
		{ use: 'right away, immediately', retired: word('fires? at once|stops at once|discards at once') },
		{ use: 'backup', retired: word('automatic cop(?:y|ies)|make a copy') },
		{ use: 'you, players', retired: word('somebody|whoever|one’s|oneself') }
	]
};
