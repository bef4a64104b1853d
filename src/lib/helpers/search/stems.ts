import { foldLetters } from './fold.ts';
import { isMeaningful, numberOf, questionStem, splitName, splitWords, STOP_WORDS } from './words.ts';

/** Reduces words to stems, in both languages: one for *relancer*, *relance* and *relancés*, one for *two*, *deux* and *2*. */

/** Endings without meaning for the search. Of these the longest is cut off that leaves at least four letters. */
const PLURAL = /(?:s|(?<=u)x)$/;
const ENDINGS = (
	'issements issement ements ement ations ation itions ition ments ment ingly ings ing ees ers ent ants ant ies ' +
	'ee es er ez ed ir re is it us ue s x e y i u'
).split(' ');

const cutEnding = (word: string): string => {
	const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= 4);
	return ending ? word.slice(0, -ending.length) : word.length > 3 ? word.replace(PLURAL, '') : word;
};

/** Synonyms and forms of a word: all words of a line have the stem of the first. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
	`eviter ecarter echapper esquiver esquive avoid escape dodge
	fuir fuite fuient fuit fuyez flee fleeing flight fled
	ennemi adversaire enemy enemies foe opponent
	tuer eliminer abattre elimination kill eliminate eliminated
	lancer jeter jet lance lancent roll throw thrown threw rolled
	relancer relance reroll rethrow
	perdre perdu perdue perte perdent perd perds defaite lose loses lost loss losing defeat defeated
	gagner gagne gagnes gagnant victoire vainqueur vaincre win wins won winning winner victory beat
	finir fin finit fini finissent terminer end ends ended ending over finish finished
	commencer commence debut starter start starts starting begin begins
	premier premiere first
	everybody everyone
	intersection intersections node nodes
	poser pose posees place placer mettre put lay lays laid laying placed atterrir atterrissage atterrit land lands landing landed location locations
	regarder voir revoir regard look looks see seen
	reculer arriere revenir recule back backwards
	seul solo seule seuls alone
	difficile dur plus-dur hard harder difficult
	facile easy easier
	cout couter coute couts cost costs payer paye paie pay pays price
	tirer tir tirs tirent tire shoot shot shots shooting fire fires firing
	detruire detruit detruite destruction destroy destroyed destroys
	bouger avancer deplacer deplacement mouvement move moves moving movement walk
	arreter annuler annule annulent parer parade stop stops stopping cancel cancels cancelled parry
	bloquer blocage bloque bloquent bloquee block blocks blocked
	remplacer remplace replace replaces stand stands
	sommet haut summit top
	meme identique identiques egal egaux egale egales same identical equal match matches matching
	egalite tie tied
	empiler empilees stack stacked stacking
	donner donne cadeau give gives giving gift
	contenir contient tenir tient tiennent tenu fit fits hold holds
	porter porte carry carries carrying
	chaque chacun chacune each every
	retourner tourner retournee turn flip turned
	combattre battre combat combats fight fights fighting battle
	rejouer recommence recommencer again replay replayed
	allie allies alliee ally allies partenaire partner partners
	garder conserver garde gardent keep keeps stay stays rester reste restent
	depenser depense depensent spend spent use used utiliser utilise sers
	dessus upper
	rentrer rentre rentrent retour return returns returning home
	echanger echange echanges troc trade trades trading swap swaps exchange
	piocher pioche piochent tirage draw draws drawing
	defausser defausse rejeter rejet discard discards discarded
	melanger melange melangee remelanger brasser shuffle shuffled reshuffle
	decouvrir decouverte decouvre discover discovers discovery discovering reveal
	attaquer attaque attaques attack attacks attacking
	proteger protege protection protect protects cover covers couvrir couvre
	attendre attend attente wait waiting
	toucher touche touches hit hits
	infecter infecte infection infected infects
	soigner soin guerir heal heals heal recover
	partager partage repartir repartition share shares split splits
	conceder concede concession abandonner abandon concede conceding
	bonus points point score scores
	joueur joueurs player players
	limite maximum max limit limits most maximal
	depasser depasse past beyond overshoot
	valoir vaut valeur value worth values
	explorer exploration explore explores exploring
	couleur couleurs colour color colours colors
	main mains hand hands
	carte cartes card cards
	dice die
	sans without no none aucun aucune
	atteindre atteint accessible reach reachable reached
	planete planetes planet planets
	soucoupe soucoupes saucer saucers
	heros hero heroes
	tour tours round rounds
	cible cibles tuile tuiles tile tiles target targets
	case cases hexagone hexagones hex hexes hexagon space spaces
	bouclier boucliers shield shields
	cle cles key keys
	ordre order orders sequence
	symbole symboles symbol symbols
	paquet pile deck pack`
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

/** The stem of one folded word; a number has its digits. */
export const stemOf = (word: string): string => questionStem(word) ?? numberOf(word) ?? stem(word);

/** A word of a text and its stem. A compound stands for itself written as one word, and for its parts. */
export interface StemmedWord {
	readonly word: string;
	readonly stem: string;
}

const stemmed = (text: string, isKept: (word: string, i: number) => boolean): readonly StemmedWord[] =>
	splitWords(text).flatMap((parts, i) => {
		const joined = parts.length > 1 ? [{ word: parts.join(''), stem: stem(parts.join('')) }] : [];
		return [...joined, ...parts.filter((word) => isKept(word, i)).map((word) => ({ word, stem: stemOf(word) }))];
	});

/** The meaningful words of a text with their stems. */
export const stemmedWords = (text: string): readonly StemmedWord[] => stemmed(text, isMeaningful);
/** The same for a name, with a word that asks if the name begins with it: later on *qui* is no question. */
export const stemmedName = (name: string): readonly StemmedWord[] =>
	stemmed(name, (word, i) => !STOP_WORDS.has(word) && (i < 2 || isMeaningful(word)));

/** The stems by which a text is found. */
export const stems = (text: string): readonly string[] => stemmedWords(text).map((each) => each.stem);

/** A word of a query. One that only asks says less than the others. */
export interface QueryWord extends StemmedWord {
	readonly isAsking: boolean;
}

/** Whether *qui* or *who* asks nothing: it follows a noun and does not end the query. */
const isRelative = (word: string, i: number, words: readonly string[]): boolean =>
	questionStem(word) === questionStem('qui') && i > 0 && i < words.length - 1;

/** The words of a query. A compound is one word if the index knows it, and otherwise its parts. A query of stop words alone is kept as it is. */
export function queryWords(text: string, isIndexed: (stem: string) => boolean): readonly QueryWord[] {
	const all = splitWords(text);
	const words = all.flatMap((parts) => {
		const joined = parts.join('');
		return parts.length > 1 && isIndexed(stem(joined)) ? [joined] : parts.filter((word) => !STOP_WORDS.has(word));
	});
	const kept = words.length > 0 ? words.filter((word, i) => !isRelative(word, i, words)) : all.flat();
	return [
		...new Map(kept.map((word) => [stemOf(word), { word, stem: stemOf(word), isAsking: questionStem(word) !== undefined }])).values()
	];
}

const ARTICLES = new Set(['a', 'an', 'd', 'des', 'l', 'la', 'le', 'les', 'the', 'un', 'une']);

/** The keys by which a name is compared: without article, plurals, elisions and spaces, and with all of its letters. */
export function nameKeys(text: string): readonly string[] {
	const words = splitName(text).flat();
	const [first, ...rest] = words;
	const bare = rest.length > 0 && ARTICLES.has(first!) ? rest : words;
	const short = bare.map((word) => (word.length > 3 ? word.replace(PLURAL, '') : word)).join('');
	const whole = foldLetters(text).replace(/[^\p{L}\p{N}]+/gu, '');
	return [...new Set([short, whole || text.trim()])].filter(Boolean);
}
