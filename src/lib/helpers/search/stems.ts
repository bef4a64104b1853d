import { foldLetters } from './fold.ts';

/** Reduces words to stems, in both languages: one for *relancer*, *relance* and *relancés*, one for *two*, *deux* and *2*. */

/** Words that are left out of the index and of queries. */
const STOP_WORDS = new Set(
	(
		'a ai apres au aux avec ce ces cet cette comme dans de des dois donc du elle elles en est et etre eu faut ici il ils je la le les leur leurs ' +
		'lui ma mais me mes moi mon ne nos notre nous on ont ou par pas pendant peut peuvent peux pour puis qu quand que quel quelle quelles ' +
		'quels qui quoi sa se ses si son sont sur ta te tes toi ton tu un une va vos votre vous y combien entre jouer jeu partie ' +
		'an and are after as at be by can could do does for from has have he her his how i if in into is it its me must my of on or our should so ' +
		'that the their them then there they this to was we what when where which who will with would you your many game play playing'
	).split(' ')
);

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
	[
		['deux', 'two', 'both', 'paire', 'pair'],
		['trois', 'three'],
		['quatre', 'four'],
		['cinq', 'five'],
		['six'],
		['sept', 'seven'],
		['huit', 'eight'],
		['neuf', 'nine'],
		['dix', 'ten'],
		['onze', 'eleven'],
		['douze', 'twelve']
	].flatMap((words, i) => words.map((word) => [word, String(i + 2)]))
);

/** Endings without meaning for the search. Of these the longest is cut off that leaves at least four letters. */
const PLURAL = /(?:s|(?<=u)x)$/;
const ENDINGS = [
	...[
		'issements',
		'issement',
		'ements',
		'ement',
		'ations',
		'ation',
		'ments',
		'ment',
		'ings',
		'ing',
		'ees',
		'ers',
		'ent',
		'ants',
		'ant',
		'ies'
	],
	...['ee', 'es', 'er', 'ez', 'ed', 'ir', 're', 'is', 'it', 'us', 'ue', 's', 'x', 'e', 'y', 'i', 'u']
];

const cutEnding = (word: string): string => {
	const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 4);
	return ending ? word.slice(0, -ending.length) : word.length > 3 ? word.replace(PLURAL, '') : word;
};

/** Synonyms: all words of a line have the stem of the first. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
	`eviter ecarter echapper esquiver avoid escape dodge
	ennemi adversaire enemy enemies foe
	tuer eliminer kill eliminate
	lancer jeter jet roll throw
	relancer relance reroll rethrow
	perdre perdu perte perdent perd defaite lose loses lost loss defeat
	gagner gagne victoire vainqueur vaincre win wins won victory beat
	poser pose place placer mettre put lay laid
	regarder voir revoir look see
	reculer arriere revenir demi-tour back backwards
	seul solo seule alone
	difficile dur hard harder difficult
	facile easy easier
	cout couter coute cost costs payer pay price
	tirer tir tirs tirent shoot shot shots fire fires
	detruire detruit destroy destroyed
	aller bouger avancer deplacer deplacement move go moving
	arreter annuler parer stop cancel parry block
	remplacer remplace replace stand
	sommet haut summit top
	meme identique egal egaux egale same identical equal
	empiler empilees stack stacked stacking
	donner cadeau give gift
	contenir porter tenir tenu fit hold carry
	retourner tourner turn flip
	obligatoire obliger oblige faut must compulsory forced
	battre combat combattre fight battle
	rejouer recommence recommencer again replay
	allie allies ally partenaire partner
	chaque chacun chacune each every
	garder conserver keep stay
	depenser depense spend spent use
	dessus upper`
		.split('\n')
		.flatMap((line) => {
			const [first, ...others] = line
				.trim()
				.split(' ')
				.map((word) => cutEnding(word));
			return others.map((other) => [other, first!] as const);
		})
);

const stem = (word: string): string => {
	const short = cutEnding(word);
	return SYNONYMS.get(short) ?? short;
};

/** An elided word before another one, as in *d’Apophis*, *l’hôte* or *qu’il*: all of them are stop words. */
const ELIDED = /(^|[\s\-(«/])(?:[cdjlmnst]|qu|jusqu|lorsqu)['’‘`](?=[\p{L}\p{N}])/gu;
/** What separates the parts of a compound. */
const SEPARATOR = /['’‘`\-‐-―./]+/;

/** The words of a text, folded and without elided ones; each is a list, because a compound (*Zak’n’oktel*, *Saute-Soucoupes*) has parts. */
const splitWords = (text: string): readonly (readonly string[])[] =>
	foldLetters(text)
		.replace(ELIDED, '$1')
		.split(/[^\p{L}\p{N}'’‘`\-‐-―./+*]+/u)
		.map((chunk) => chunk.split(SEPARATOR).filter(Boolean))
		.filter((parts) => parts.length > 0);

const stemOrNumber = (word: string): string => NUMBERS[word] ?? stem(word);
const isMeaningful = (word: string): boolean => !STOP_WORDS.has(word);

/** The stems by which a text is found: those of its words, and of its compounds written as one word. */
export const stems = (text: string): string[] =>
	splitWords(text).flatMap((parts) => [
		...(parts.length > 1 ? [stem(parts.join(''))] : []),
		...parts.filter(isMeaningful).map(stemOrNumber)
	]);

/**
 * The stems of a query. A compound is one word if the index knows it, and otherwise its parts. A query of stop words alone is searched for
 * as it is.
 */
export function queryStems(text: string, isIndexed: (stem: string) => boolean): string[] {
	const all = splitWords(text);
	const words = all.flatMap((parts) => {
		const joined = stem(parts.join(''));
		return parts.length > 1 && isIndexed(joined) ? [joined] : parts.filter(isMeaningful).map(stemOrNumber);
	});
	return [...new Set(words.length > 0 ? words : all.flat().map(stemOrNumber))];
}

const ARTICLES = new Set(['a', 'an', 'd', 'des', 'l', 'la', 'le', 'les', 'the', 'un', 'une']);

/** The keys by which a name is compared: without article, plurals, elisions and spaces, and with all of its letters. */
export function nameKeys(text: string): readonly string[] {
	const words = splitWords(text).flat();
	const [first, ...rest] = words;
	const bare = rest.length > 0 && ARTICLES.has(first!) ? rest : words;
	const short = bare.map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word)).join('');
	const whole = foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, '');
	return [...new Set([short, whole || text.trim()])].filter(Boolean);
}

/** Whether two keys differ by one letter that is added, missing or different, or by two that are swapped. */
export function isOneSlipApart(a: string, b: string): boolean {
	if (a.length < b.length) return isOneSlipApart(b, a);
	if (a.length - b.length > 1) return false;
	let start = 0;
	while (start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let end = 0;
	while (end < b.length - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
	const [left, right] = [a.length - start - end, b.length - start - end];
	if (left <= 1) return true;
	return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
