import type { QuantityKind } from '../../rules/quantities.ts';
import { stemOf } from './stems.ts';
import type { Term } from './terms.ts';

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));
const CONTAINERS = 'paquet pioche boite carte exemplaire total talon lune stock tout box copies';

/** How a kind of quantity is asked for. */
interface Asked {
	/** One of these words stands in the question. */
	readonly by: ReadonlySet<string>;
	/** These words say nothing about which thing is meant. */
	readonly words: ReadonlySet<string>;
	/** It is a number of the whole game and not of one thing. */
	readonly ofGame?: true;
}
const asked = (by: string, words = '', ofGame?: true): Asked => ({
	by: stemsOf(by),
	words: stemsOf(`${by} ${words} combien`),
	...(ofGame ? { ofGame } : {})
});

const ASKED: Readonly<Record<QuantityKind, Asked>> = {
	hand: asked('main', 'carte limite maximum taille size big', true),
	players: asked('joueur', '', true),
	dice: asked('dice', 'lancer', true),
	ranks: asked('dice valeur toucher'),
	value: asked('valeur toucher'),
	points: asked('point valeur'),
	turns: asked('tour'),
	cards: asked('carte', CONTAINERS),
	copies: asked('combien', CONTAINERS),
	count: asked('combien', CONTAINERS),
	most: asked('combien limite', 'plus')
};
/** Kinds that are asked for by their own word, such as *valeur*; the others need a word for a number. */
const WITHOUT_NUMBER: ReadonlySet<QuantityKind> = new Set(['ranks', 'value', 'most']);
const COUNT = stemsOf('combien limite');

/** Whether a question asks for a kind of quantity, and the terms that say of what, as bits. */
export function subjectsOf(kind: QuantityKind, terms: readonly Term[]): { readonly bits: number; readonly ofGame: boolean } | undefined {
	const { by, words, ofGame = false } = ASKED[kind];
	if (!terms.some(({ stem }) => by.has(stem)) || (!WITHOUT_NUMBER.has(kind) && !terms.some(({ stem }) => COUNT.has(stem))))
		return undefined;
	const bits = terms.reduce((sum, { stem, isAsking }, i) => (isAsking || words.has(stem) ? sum : sum | (1 << i)), 0);
	return { bits, ofGame };
}
