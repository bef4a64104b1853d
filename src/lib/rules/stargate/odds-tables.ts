import { type OddsTable, tableRow } from '../odds-tables.ts';
import { FOES, foeRules, type FoeId, type Rank } from './cards.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { startOfFight, type FightTerms } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling } from './rules.ts';
import { knownFact } from '../facts.ts';
import { ALLIES, TEAM } from './team.ts';

const VALUES = [6, 5, 4, 3] as const;
const JAFFAS = Array.from({ length: ALLIES + 1 }, (_, n) => n);
const JAFFAS_HIT_ON = 5;

const winChance = (foe: FoeId, ranks: readonly Rank[], value: number, jaffas: number): number => {
	const { kind, units } = foeRules(foe);
	const terms: FightTerms = {
		...(kind ? { kind } : {}),
		ranks: ranks.map((rank, i) => ({ ...rank, unit: units[i] ?? 'unit:foe' })),
		value,
		jaffaValue: JAFFAS_HIT_ON,
		hasWoman: true
	};
	return fightOutcomes(terms).worth(({ stage }) => (stage === 'won' ? 1 : 0))(startOfFight(terms, TEAM, jaffas));
};

/** The table of a foe whose figures the booklet gives: four members, by their value and their Jaffas. */
const quotedFoeTable = (foe: FoeId, ranks: readonly Rank[]): OddsTable => ({
	id: `win:${foe}`,
	title: ruling('tables.foe', { foe }),
	entries: [foe],
	down: 'jaffas',
	across: 'tables:value',
	columns: VALUES,
	rows: JAFFAS.map((jaffas) => tableRow(jaffas, VALUES, (value) => winChance(foe, ranks, value, jaffas)))
});

const DICE = [1, 2, 3, 4, 6] as const;
const HITS_ON = [4, 5, 6] as const;

/** The table of a foe whose figures only its card prints: every likely card, against a team without Jaffas. */
const unreadFoeTable = (foe: FoeId, entries: readonly string[] = [foe]): OddsTable => ({
	id: `win:${foe}`,
	title: foe === 'unnamed' ? ruling('tables.any') : ruling('tables.foe', { foe }),
	entries,
	down: 'tables:dice',
	across: 'tables:value',
	columns: VALUES,
	rows: DICE.flatMap((count) =>
		HITS_ON.map((hits) => tableRow(`${count} × ${hits}+`, VALUES, (value) => winChance(foe, [{ count, value: hits, wounds: 1 }], value, 0)))
	)
});

/** The published tables of this game. */
export const oddsTables = (): readonly OddsTable[] => [
	...(Object.keys(FOES) as FoeId[])
		.filter((foe) => foe !== 'prisonnier')
		.map((foe) => {
			const ranks = knownFact<readonly Rank[]>(PRINTED, {}, 'foe', foe)?.value;
			return ranks ? quotedFoeTable(foe, ranks) : unreadFoeTable(foe);
		}),
	unreadFoeTable('unnamed', ['odds'])
];
