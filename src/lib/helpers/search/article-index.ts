import { type GameId, boxOf } from '../../boxes/index.ts';
import type { EntryKind } from '../../rules/entries.ts';
import { intentOf, kindFactor, type Intent } from './intents.ts';
import { subjectsOf } from './answers.ts';
import { firstOfEach, type IndexData, type IndexedQuantity } from './index-data.ts';
import type { LibraryArticle } from './library.ts';
import { NameIndex, type NameMatch } from './name-index.ts';
import { Hit, type SearchHit, type Section } from './search-hit.ts';
import { TermFinder, type Term } from './terms.ts';
import { readTexts, type Texts, weighStems } from './texts.ts';

/**
 * How much each way of matching adds. `name`: the terms in the title. `alias`: how much of one name or alias and of the query agree.
 * `paragraph`: the terms in one paragraph, or in it and the names. `often`: how many paragraphs contain them.
 */
const WEIGHT = { name: 0.5, alias: 2.2, paragraph: 0.2, often: 0.22 } as const;
/** What a match of the whole name adds. */
const WHOLE_NAME_WEIGHT = 2;
/** What each subject after the first adds to the weight of a paragraph: a longer query describes more than it names. */
const PARAGRAPH_PER_SUBJECT = 0.22;
/** What the terms of a paragraph count that stand in it and not only in the names. */
const OWN_TERMS_WEIGHT = 0.15;
/** What a paragraph counts that is not the first one. */
const LATER_PARAGRAPH_SHARE = 0.56;
/** How much a paragraph gains that consists of the terms alone. */
const DENSITY_WEIGHT = 0.5;
/** The power of the share of the query that an article contains anywhere, and what each subject after the second adds to it. */
const COVERAGE_POWER = 0.81;
const COVERAGE_POWER_PER_SUBJECT = 0.25;
/** Further subjects change no weight. */
const MOST_SUBJECTS = 5;
/** Kinds of articles about a thing that has a name. */
const THINGS: ReadonlySet<EntryKind> = new Set(['card', 'foe', 'place', 'piece', 'face']);
/** A section comes later if it lacks this share of the query, by terms that are names of things elsewhere. */
const LACKING_SHARE = 0.65;
/** Results that are worth less than this share of the best of their section only make the list long. */
const LEAST_SHARE = 0.06;
/** What a word that only asks is worth against one that names a subject. */
const ASKING_WEIGHT = 0.33;
/** What a word is worth that only modifies another one. */
const MODIFIER_WEIGHT = 0.5;
/** How many equal members of a family come first, which scores are equal, and how many results are looked at. */
const FAMILY_FIRST = 2;
const NEARLY_EQUAL = 0.97;
const MOST_SPREAD = 10;
/** More results than this help no reader: a single letter matches half of the library. */
const MOST_RESULTS = 60;
/** More terms than this are left out, because the terms found in a text are kept as bits. */
const MOST_TERMS = 14;

/** A set of articles that are ranked together, with the weight of each term among them. */
interface Scope {
	readonly weights: readonly number[];
	readonly sum: number;
}

/** What the terms of a query matched. */
interface Matches {
	/** By term, then by article: 1, or less for a prefix or a similar word. */
	readonly found: readonly Float32Array[];
	/** By term, then by article: in how many paragraphs. */
	readonly often: readonly Uint8Array[];
	/** By name or paragraph: its terms as bits. */
	readonly inName: Uint16Array;
	readonly inParagraph: Uint16Array;
	/** By name: what its stems say that were found. */
	readonly weightInName: Float32Array;
	/** By article: the terms in its names. */
	readonly named: Uint16Array;
}

/**
 * The search over all articles. The words of a query are looked up one by one in names and paragraphs, each with its slips; a name is also
 * compared as a whole, so that a card is found however it is spelled.
 */
export class ArticleIndex {
	readonly #items: readonly (LibraryArticle | undefined)[];
	readonly #names: Texts;
	readonly #stemWeights: Float32Array;
	readonly #paragraphs: Texts;
	/** The first paragraph of each article; the others follow it. */
	readonly #firstParagraph: Uint16Array;
	readonly #wholeNames: NameIndex;
	readonly #finder: TermFinder;
	readonly #quantities: readonly IndexedQuantity[];

	/** The articles in any order: an article that this version no longer has is left out of the results. */
	constructor(data: IndexData, articles: readonly LibraryArticle[]) {
		const byId = new Map(articles.map((each) => [`${each.games[0]}/${each.article.id}`, each]));
		this.#items = data.articles.map((id) => byId.get(id));
		this.#names = readTexts(data.names, data.stems.length);
		this.#stemWeights = weighStems(this.#names, data.stems.length);
		this.#paragraphs = readTexts(data.paragraphs, data.stems.length);
		this.#firstParagraph = firstOfEach(this.#paragraphs.article, this.#items.length);
		this.#wholeNames = new NameIndex(data, this.#names.article, this.#names.part);
		this.#finder = new TermFinder(data);
		this.#quantities = data.quantities;
	}

	/** The results of a query, the best first: those of the open game, then of its box, then all others. */
	search(text: string, openGame?: GameId): readonly SearchHit[] {
		const terms = this.#finder.termsOf(text).slice(0, MOST_TERMS);
		const names = this.#wholeNames.match(text);
		const matches = this.#match(terms);
		const subjects = subjectBits(terms);
		const asked = terms.filter(({ isModifier }) => !isModifier).map(({ stem }) => stem);
		const intent = intentOf(text, asked);
		const everywhere = this.#scope(terms, matches, () => true);
		const found = this.#items.flatMap((item, at) => (item && (names.has(at) || isFound(matches, at)) ? [at] : []));
		const sectionOf = (at: number): Section => (openGame ? sectionIn(this.#items[at]!, openGame) : 'rest');
		const things = openGame ? this.#thingsNamed(matches) : 0;
		const sections = (['game', 'box', 'rest'] as const)
			.map((section) => ({ section, here: found.filter((at) => sectionOf(at) === section) }))
			.toSorted((a, b) => Number(isLacking(matches, things, everywhere, a.here)) - Number(isLacking(matches, things, everywhere, b.here)));
		const ranked = sections.flatMap(({ section, here }) => {
			const scope = section === 'game' ? this.#scope(terms, matches, (at) => sectionOf(at) === 'game') : everywhere;
			const scored = here.map((at) => ({ at, section, ...this.#score(at, subjects, matches, scope, names.get(at), intent) }));
			const top = Math.max(0, ...scored.map(({ score }) => score));
			const best = scored.filter(({ score }) => score >= LEAST_SHARE * top).toSorted((a, b) => b.score - a.score);
			return spreadFamilies(best, ({ at }) => (names.has(at) ? undefined : familyOf(this.#items[at]!)));
		});
		// What is called exactly like the query is meant before any number of another thing.
		const isNamed = ranked.some(({ at, section }) => section === ranked[0]!.section && names.get(at)?.isEqual);
		const answer = isNamed ? undefined : this.#answer(terms, matches, openGame, (at) => ranked.find((each) => each.at === at)?.score ?? 0);
		const first =
			answer &&
			(ranked.find(({ at }) => at === answer.entry) ?? { at: answer.entry, section: sectionOf(answer.entry), paragraph: undefined });
		const stems = this.#finder.stemsOf(terms);
		return [...(first ? [first] : []), ...ranked.filter((each) => each.at !== first?.at)]
			.slice(0, MOST_RESULTS)
			.map(
				({ at, paragraph, section }) =>
					new Hit(this.#items[at]!, { section, by: names.get(at)?.by, paragraph, stems, ...(at === first?.at ? { answer } : {}) })
			);
	}

	/** The terms that are a whole name of a thing, as bits. */
	#thingsNamed({ inName }: Matches): number {
		let things = 0;
		for (let name = 0; name < inName.length; name++)
			if (
				inName[name]! !== 0 &&
				bitCount(inName[name]!) === this.#names.length[name] &&
				this.#wholeNames.isName(name) &&
				THINGS.has(this.#items[this.#names.article[name]!]?.article.kind ?? 'term')
			)
				things |= inName[name]!;
		return things;
	}

	/** The quantity that a question asks for, of the open game or else of the thing that is found best. */
	#answer(
		terms: readonly Term[],
		{ inName }: Matches,
		openGame: GameId | undefined,
		score: (at: number) => number
	): IndexedQuantity | undefined {
		const all = subjectBits(terms);
		const candidates = this.#quantities.flatMap((quantity) => {
			if ((openGame && quantity.game !== openGame) || !this.#items[quantity.entry]) return [];
			const subjects = subjectsOf(quantity.kind, terms);
			if (!subjects || (!openGame && subjects.ofGame && subjects.bits === 0)) return [];
			// A name that says more than the question is that of another thing: the second of two words may be missing, no more.
			const names = this.#namesOf(quantity.of).filter((each) => {
				// A question counts as a name only if it says nothing else than the query.
				if (subjects.bits !== 0 && !this.#wholeNames.isName(each)) return false;
				const extra = this.#names.length[each]! - bitCount(inName[each]!);
				return (inName[each]! & subjects.bits) === subjects.bits && extra <= (bitCount(subjects.bits) > 1 ? 1 : 0);
			});
			const isMeant = subjects.bits !== 0 ? names.length > 0 : subjects.ofGame || names.some((each) => (inName[each]! & all) === all);
			return isMeant ? [{ quantity, rank: Math.max(0, ...names.map((each) => bitCount(inName[each]!))) + score(quantity.of) / 100 }] : [];
		});
		return candidates.toSorted((a, b) => b.rank - a.rank)[0]?.quantity;
	}

	#match(terms: readonly Term[]): Matches {
		const matches: Matches = {
			found: terms.map(() => new Float32Array(this.#items.length)),
			often: terms.map(() => new Uint8Array(this.#items.length)),
			inName: new Uint16Array(this.#names.article.length),
			inParagraph: new Uint16Array(this.#paragraphs.article.length),
			weightInName: new Float32Array(this.#names.article.length),
			named: new Uint16Array(this.#items.length)
		};
		terms.forEach(({ stems }, i) => {
			for (const [stem, weight] of stems) {
				const note = (
					{ withStem: { starts, values }, article }: Texts,
					bits: Uint16Array,
					each: (at: number, text: number) => void
				): void => {
					for (let k = starts[stem]!; k < starts[stem + 1]!; k++) {
						const text = values[k]!;
						const at = article[text]!;
						bits[text]! |= 1 << i;
						matches.found[i]![at] = Math.max(matches.found[i]![at]!, weight);
						each(at, text);
					}
				};
				note(this.#names, matches.inName, (at, name) => {
					matches.named[at]! |= 1 << i;
					matches.weightInName[name]! += this.#stemWeights[stem]! * weight;
				});
				note(this.#paragraphs, matches.inParagraph, (at) => (matches.often[i]![at]! += 1));
			}
		});
		return matches;
	}

	/** The rarer a term is among the articles of a scope, the more it says. */
	#scope(terms: readonly Term[], { found }: Matches, isInside: (at: number) => boolean): Scope {
		let size = 0;
		const counts = terms.map(() => 0);
		this.#items.forEach((item, at) => {
			if (!item || !isInside(at)) return;
			size += 1;
			for (let i = 0; i < counts.length; i++) if (found[i]![at]! > 0) counts[i]! += 1;
		});
		const weights = counts.map((n, i) => Math.log(1 + size / Math.max(n, 0.5)) * wordWeight(terms[i]!));
		return { weights, sum: weights.reduce((sum, weight) => sum + weight, 0) || 1 };
	}

	#score(at: number, subjects: number, matches: Matches, scope: Scope, name: NameMatch | undefined, intent: Intent) {
		const share = (bits: number): number => {
			let sum = 0;
			for (let i = 0; bits >> i > 0; i++) if ((bits >> i) & 1) sum += scope.weights[i]! * matches.found[i]![at]!;
			return sum / scope.sum;
		};
		const n = Math.min(MOST_SUBJECTS, bitCount(subjects));
		let [alias, title] = [0, 0];
		for (let each = this.#wholeNames.firstOf(at); this.#names.article[each] === at; each++) {
			const bits = matches.inName[each]!;
			if (bits === 0) continue;
			// A name that shares only *can* or *when* with the query is about something else.
			if ((bits & (subjects || bits)) === 0) continue;
			const [ofQuery, ofName] = [share(bits), Math.min(1, matches.weightInName[each]! / this.#names.weight[each]!)];
			alias = Math.max(alias, (2 * ofQuery * ofName) / (ofQuery + ofName));
			if (this.#wholeNames.isTitle(each)) title = Math.max(title, ofQuery);
		}
		let [paragraph, best] = [share(matches.named[at]!), undefined as number | undefined];
		const { article } = this.#paragraphs;
		for (let each = this.#firstParagraph[at]!; article[each] === at; each++) {
			const bits = matches.inParagraph[each]!;
			if (bits === 0) continue;
			const covered =
				(share(bits | matches.named[at]!) + share(bits) * OWN_TERMS_WEIGHT) *
				(this.#paragraphs.part[each] === 0 ? 1 : LATER_PARAGRAPH_SHARE) *
				(1 + (DENSITY_WEIGHT * bitCount(bits)) / this.#paragraphs.length[each]!);
			if (covered > paragraph) [paragraph, best] = [covered, this.#paragraphs.part[each]!];
		}
		let often = 0;
		for (let i = 0; i < scope.weights.length; i++) {
			const times = matches.often[i]![at]!;
			often += (scope.weights[i]! * times) / (times + 2);
		}
		const sum =
			WEIGHT.name * title +
			WEIGHT.alias * alias +
			(WEIGHT.paragraph + PARAGRAPH_PER_SUBJECT * Math.max(0, n - 1)) * paragraph +
			(WEIGHT.often * often) / scope.sum;
		const coverage = coverageOf(matches, scope, at);
		const score =
			sum *
				coverage ** (COVERAGE_POWER + COVERAGE_POWER_PER_SUBJECT * Math.max(0, n - 2)) *
				kindFactor(this.#items[at]!.article.kind, intent, bitCount(matches.named[at]! & subjects)) +
			WHOLE_NAME_WEIGHT * (name?.score ?? 0);
		return { score, paragraph: best };
	}

	#namesOf(at: number): readonly number[] {
		const names: number[] = [];
		for (let each = this.#wholeNames.firstOf(at); this.#names.article[each] === at; each++) names.push(each);
		return names;
	}
}

const wordWeight = ({ isAsking, isModifier }: Term): number => (isAsking ? ASKING_WEIGHT : isModifier ? MODIFIER_WEIGHT : 1);

/** The terms that name a subject. */
const subjectBits = (terms: readonly Term[]): number => terms.reduce((bits, { isAsking }, i) => (isAsking ? bits : bits | (1 << i)), 0);

const isFound = ({ found }: Matches, at: number): boolean => found.some((scores) => scores[at]! > 0);

/** Whether none of these articles contains the things that the query names: they belong to another game. */
function isLacking({ found }: Matches, things: number, { weights, sum }: Scope, articles: readonly number[]): boolean {
	let lacking = 0;
	for (let i = 0; i < found.length; i++) if ((things >> i) & 1 && !articles.some((at) => found[i]![at]! > 0)) lacking += weights[i]!;
	return articles.length === 0 || lacking / sum >= LACKING_SHARE;
}

/** The share of a query that an article contains anywhere. */
function coverageOf({ found }: Matches, { weights, sum }: Scope, at: number): number {
	let covered = 0;
	for (let i = 0; i < found.length; i++) covered += weights[i]! * found[i]![at]!;
	return covered / sum;
}

/** Articles that differ only by a colour or a number, such as the six kinds of Chaams, have ids that begin alike. */
const familyOf = ({ games, article: { id, kind } }: LibraryArticle): string | undefined =>
	THINGS.has(kind) && id.includes(':') ? `${games[0]}/${id.slice(0, id.indexOf(':'))}` : undefined;

/** Of a family whose members fit a query equally well, only two stand among the first results: the others follow a few places later. */
function spreadFamilies<T extends { readonly score: number }>(ranked: readonly T[], family: (each: T) => string | undefined): readonly T[] {
	const isLate = (each: T, i: number): boolean => {
		const own = family(each);
		if (own === undefined) return false;
		const equals = ranked.slice(0, i).filter((other) => family(other) === own && each.score > other.score * NEARLY_EQUAL);
		return equals.length >= FAMILY_FIRST;
	};
	const head = ranked.slice(0, MOST_SPREAD);
	return [...head.filter((each, i) => !isLate(each, i)), ...head.filter(isLate), ...ranked.slice(MOST_SPREAD)];
}

function bitCount(bits: number): number {
	let n = 0;
	for (let rest = bits; rest > 0; rest &= rest - 1) n += 1;
	return n;
}

function sectionIn({ games, box }: LibraryArticle, openGame: GameId): Section {
	if (games.includes(openGame)) return 'game';
	return box === boxOf(openGame) ? 'box' : 'rest';
}
