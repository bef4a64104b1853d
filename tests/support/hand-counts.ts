/**
 * The numbers of the advice, computed a second time by plain counting of dice and cards as the booklets describe them. No code of the app
 * is used, so that equal results prove it right.
 */

/** Whole percents as a sentence shows them: at least 1 and at most 99, because 0 and 100 would claim certainty. */
export const percent = (chance: number): number => Math.min(99, Math.max(1, Math.round(100 * chance)));
export const tenth = (n: number): string => `${Math.round(10 * n) / 10}`;
export const comma = (n: number): string => tenth(n).replace('.', ',');

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const binomial = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);
const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

/** All throws of n dice, with order. */
const everyThrow = <Face>(faces: readonly Face[], n: number): readonly (readonly Face[])[] =>
	n === 0 ? [[]] : everyThrow(faces, n - 1).flatMap((rest) => faces.map((face) => [...rest, face]));
const share = <T>(all: readonly T[], happens: (each: T) => boolean): number => all.filter(happens).length / all.length;
const D6 = [1, 2, 3, 4, 5, 6] as const;

// ── Stargate ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance that a die shows this value or more. */
const on = (value: number): number => (7 - value) / 6;

/**
 * The chance to win a fight. Both sides throw at once, and a victory counts even if no member is left standing. A phase without a hit
 * changes nothing, so its probability is divided out.
 */
export function fight(us: number, ours: number, foes: number, theirs: number): number {
	if (foes <= 0) return 1;
	if (us <= 0) return 0;
	let chance = 0;
	for (const a of range(us + 1))
		for (const b of range(foes + 1))
			if (a + b > 0) chance += binomial(us, a, on(ours)) * binomial(foes, b, on(theirs)) * fight(us - b, ours, foes - a, theirs);
	return chance / (1 - binomial(us, 0, on(ours)) * binomial(foes, 0, on(theirs)));
}

/** The same after a grenade: eight dice that hit on 5 and 6 before both sides throw. */
export const grenade = (us: number, ours: number, foes: number, theirs: number): number =>
	range(9).reduce((sum, hits) => sum + binomial(8, hits, on(5)) * fight(us, ours, foes - hits, theirs), 0);

/** Cards left after the first of 110 was turned; twenty of all cards are Combats. */
export const NEXT_CARD = 110 - 1;

// ── Thorgal ──────────────────────────────────────────────────────────────────────────────────────────────────────

type Die = 'S1' | 'S2' | 'SV' | 'V' | 'C1' | 'C2';
const WHITE: readonly Die[] = ['S1', 'S2', 'SV', 'V', 'C1', 'C2'];
const BLACK = ['one', 'two', 'three', 'tanatloc', 'goddess', 'ogotai'] as const;
const TAKEN = { one: 1, two: 2, three: 3, tanatloc: 1 };
const isChaams = (die: Die): boolean => die === 'C1' || die === 'C2';

/** The chance of a result in one throw for a Hero who takes the wanted faces first, then other good ones, then one Chaams before two. */
function destiny(dice: number, wanted: readonly Die[], got: (won: readonly Die[]) => boolean): number {
	const rank = (die: Die): number => (wanted.includes(die) ? 0 : die === 'C1' ? 2 : die === 'C2' ? 3 : 1);
	const throws = everyThrow(WHITE, dice).flatMap((white) => BLACK.map((black) => ({ white, black })));
	return share(throws, ({ white, black }) => {
		if (black === 'goddess') return got(white.filter((die) => !isChaams(die)));
		if (black === 'ogotai') return got(white.filter(isChaams));
		return got([...white].sort((a, b) => rank(a) - rank(b)).slice(0, TAKEN[black]));
	});
}

const TRAVELS: readonly Die[] = ['V', 'SV'];
const DRAWS: readonly Die[] = ['S1', 'S2', 'SV'];
export const travel = (dice: number): number => destiny(dice, TRAVELS, (won) => won.some((die) => TRAVELS.includes(die)));
export const cards = (dice: number): number => destiny(dice, DRAWS, (won) => won.some((die) => DRAWS.includes(die)));
export const chaams = (dice: number): number => destiny(dice, TRAVELS, (won) => won.some(isChaams));

/** The average level of the eighteen Chaams, twelve of level 1 and six of level 2: the cards it takes to beat one. */
export const CHAAMS_LEVEL = (12 * 1 + 6 * 2) / 18;

// ── Lightsaber ───────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The chance that four of Maul's unseen cards add at least two points, where `ones` of them are attacks of 1 and `nothing` of them add
 * nothing.
 */
export function answers(unseen: number, ones: number, nothing: number): number {
	return 1 - (choose(nothing, 4) + ones * choose(nothing, 3)) / choose(unseen, 4);
}

/** The chance to win a race of steps when all fights are even: of a round's three fights, three won are two steps and two are one. */
function race(mine: number, theirs: number): number {
	if (mine <= 0) return 1;
	if (theirs <= 0) return 0;
	return (race(mine - 2, theirs) + 3 * race(mine - 1, theirs) + 3 * race(mine, theirs - 1) + race(mine, theirs - 2)) / 8;
}
/** The same after the first fight of a round is lost: two won are one step, one won is one step of the other side, none two. */
export const conceded = (to: number): number => (race(to - 1, to) + 2 * race(to, to - 1) + race(to, to - 2)) / 4;

// ── G-Force ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Steps along a spoke from the base over the ambush to the hex; from one spoke to another through the base. */
const MOOCH = 2; // From the base to the hex, or from another ambush.
const BLASTER = 1 + 2; // from another ambush
/** Faces of the die that are enough to bring both agents. */
export const taking = D6.filter((die) => die >= MOOCH + BLASTER).length;
/** Agents on the hex after a six: two are there, and three more come from the base. */
export const gathered = 2 + Math.floor(6 / MOOCH);

// ── Terra Galactix ───────────────────────────────────────────────────────────────────────────────────────────────

/** The chance that the number of a line comes up in n throws of the one yellow die. */
export const shot = (throws: number): number => share(everyThrow(D6, throws), (dice) => dice.includes(4));
export const shields = (throws: number): number =>
	everyThrow(D6, throws).reduce((sum, dice) => sum + dice.filter((die) => die === 4).length, 0) / 6 ** throws;
/** The chance that no throw has three equal dice, which would wake the Resistance. */
export const quiet = (throws: number): number => (1 - share(everyThrow(D6, 3), ([a, b, c]) => a === b && b === c)) ** throws;

/** Hidden action cards: 74 without the eight Soucoupes that lie open. Among them are 10 Boucliers, 2 Gigas and 10 Trous noirs. */
export const HIDDEN = 74 - 8;

/** The chance that a hidden hand cannot answer n Lasers: too few Boucliers and no Giga. */
export const lasers = (hidden: number, hand: number, n: number): number =>
	range(n).reduce((sum, held) => sum + choose(10, held) * choose(hidden - 12, hand - held), 0) / choose(hidden, hand);
export const mega = (hidden: number, hand: number): number => choose(hidden - 2, hand) / choose(hidden, hand);
/** The chance that a hidden hand has fewer than two Trous noirs. */
export const nova = (hidden: number, hand: number): number =>
	(choose(hidden - 10, hand) + 10 * choose(hidden - 10, hand - 1)) / choose(hidden, hand);
