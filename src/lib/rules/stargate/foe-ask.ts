import { choose, opensAsk } from '../ask.ts';
import type { Ask, Json, Next, TableAction } from '../contract.ts';
import { type FoeId, foeRules, isInvasion, MOST_INVADERS, type Rank } from './cards.ts';
import { factId } from './ids.ts';
import { ruling } from './rules.ts';

/** How the figures of a Combat card are asked. */

/** The whole numbers between two bounds. */
export const upTo = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** The action that stores a fact of the box. */
export const learnFact = (fact: string, value: Json): TableAction<never> => ({ type: 'learn', fact, value });

/** What follows once the ranks of a card are entered. */
type ThenRanks<Action> = (ranks: readonly Rank[]) => Next<Action>;

/** Asks for dice, then value. It also serves for a card without a name. */
export function dicePad<Action>(foe: FoeId, then: ThenRanks<Action>, more: Pick<Ask<Action>, 'fact'> = {}): Ask<Action> {
	const values = (dice: number): Ask<Action> =>
		choose(
			ruling('fight.foe-value', { foe, dice }),
			upTo(2, 6).map((value) => ({ id: `value:${value}`, ...then([{ count: dice, value, wounds: 1 }]) })),
			more
		);
	if (foeRules(foe).kind === 'hathor') return values(1); // The booklet: one die against one die.
	const dice = upTo(1, isInvasion(foe) ? MOST_INVADERS : 8).map((n) => opensAsk(`dice:${n}`, () => values(n)));
	const none = foe === 'prisonnier' ? [{ id: 'dice:0', ...then([]) }] : []; // The card may hold a team without a fight.
	return choose(ruling('fight.foe-dice', { foe }), [...none, ...dice], more);
}

/** Asks for the guards of a boss: how many they are, what they and the boss hit on. The booklet gives the wounds of the boss. */
function guardedPad<Action>(foe: FoeId, boss: Rank, then: ThenRanks<Action>, more: Pick<Ask<Action>, 'fact'>): Ask<Action> {
	const pad = (rule: 'guards.dice' | 'guards.value' | 'guards.boss', kind: string, most: number, next: (n: number) => Next<Action>) =>
		choose(
			ruling(rule, { foe }),
			upTo(kind === 'dice' ? 1 : 2, most).map((n) => ({ id: `${kind}:${n}`, ...next(n) })),
			more
		);
	return pad('guards.dice', 'dice', 8, (count) => ({
		ask: () =>
			pad('guards.value', 'value', 6, (value) => ({
				ask: () =>
					pad('guards.boss', 'value', 6, (third) =>
						then([
							{ count, value, wounds: 1 },
							{ ...boss, value: third }
						])
					)
			}))
	}));
}

/** If the card contradicts the booklet, the table is asked once which figures to keep; the answer is a fact of the box. */
function unlessContradicted(foe: FoeId, ranks: readonly Rank[]): Next<TableAction<never>> {
	const book: readonly Rank[] | undefined = BOOKLET_FOES[foe as keyof typeof BOOKLET_FOES];
	const kept = (value: readonly Rank[]): Next<TableAction<never>> => ({ action: learnFact(factId('foe', foe), value as unknown as Json) });
	if (!book || JSON.stringify(book) === JSON.stringify(ranks)) return kept(ranks);
	const [guards, boss] = ranks;
	const [bookGuards, bookBoss] = book;
	if (!guards || !bookGuards) return kept(ranks);
	const figures = { foe, dice: guards.count, value: guards.value, bookDice: bookGuards.count, bookValue: bookGuards.value };
	const prompt =
		boss && bookBoss
			? ruling('guards.contradict', { ...figures, boss: boss.value, bookBoss: bookBoss.value })
			: ruling('foe.contradicts', figures);
	return {
		ask: () =>
			choose(prompt, [
				{ id: 'keep-card', ...kept(ranks) },
				{ id: 'keep-book', ...kept(book) }
			])
	};
}

/** The figures that the booklet gives for three Combat cards. */
export const BOOKLET_FOES = {
	unas: [{ count: 2, value: 4, wounds: 1 }],
	faisceau: [
		{ count: 2, value: 5, wounds: 1 },
		{ count: 1, value: 3, wounds: 1 }
	],
	apophis: [
		{ count: 3, value: 5, wounds: 1 },
		{ count: 1, value: 3, wounds: 2 }
	]
} satisfies Partial<Record<FoeId, readonly Rank[]>>;

/** The couple with its five guards, whose value the booklet does not give. */
export const coupleRanks = (value: number): readonly Rank[] => [
	{ count: 5, value, wounds: 1 },
	{ count: 1, value: 3, wounds: 2 },
	{ count: 1, value: 3, wounds: 2 }
];

/** Asks for the figures of a Combat card. */
export function foeAsk(foe: FoeId): Ask<TableAction<never>> {
	const fact = { fact: factId('foe', foe) };
	if (foe === 'couple')
		return choose(
			ruling('couple.guards'),
			upTo(2, 6).map((value) => ({ id: `value:${value}`, action: learnFact('foe:couple', coupleRanks(value) as unknown as Json) })),
			fact
		);
	const then: ThenRanks<TableAction<never>> = (ranks) => unlessContradicted(foe, ranks);
	const boss: Rank | undefined = (BOOKLET_FOES as Partial<Record<FoeId, readonly Rank[]>>)[foe]?.[1];
	return boss ? guardedPad(foe, boss, then, fact) : dicePad(foe, then, fact);
}
