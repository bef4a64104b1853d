import { type OddsTable, tableRow } from '../odds-tables.ts';
import { FOES, foeRules, type FoeId, type Rank } from './cards.ts';
import { fights } from './ends.ts';
import { begin, type Terms } from './kernel.ts';
import { PRINTED } from './printed.ts';
import { ruling } from './rules.ts';
import { knownFact } from '../facts.ts';
import { ALLIES, TEAM } from './team.ts';

const VALUES = [6, 5, 4, 3] as const;
const JAFFAS = Array.from({ length: ALLIES + 1 }, (_, n) => n);
const JAFFAS_HIT_ON = 5;

const win = (foe: FoeId, ranks: readonly Rank[], value: number, jaffas: number): number => {
	const { kind, units } = foeRules(foe);
	const under: Terms = {
		...(kind ? { kind } : {}),
		ranks: ranks.map((rank, i) => ({ ...rank, unit: units[i] ?? 'unit:foe' })),
		value,
		allies: JAFFAS_HIT_ON,
		woman: true
	};
	return fights(under).worth(({ stage }) => (stage === 'won' ? 1 : 0))(begin(under, TEAM, jaffas));
};

/** Foes the booklet puts in figures, against every team: four members, their weapon, their Jaffas. */
const figured = (foe: FoeId, ranks: readonly Rank[]): OddsTable => ({
	id: `win:${foe}`,
	title: ruling('tables.foe', { foe }),
	entries: [foe],
	down: 'jaffas',
	across: 'tables:value',
	columns: VALUES,
	rows: JAFFAS.map((jaffas) => tableRow(jaffas, VALUES, (value) => win(foe, ranks, value, jaffas)))
});

const DICE = [1, 2, 3, 4, 6] as const;
const HITS_ON = [4, 5, 6] as const;

/** Foes whose figures only their card prints: every likely one, against a team without Jaffas. */
const unread = (foe: FoeId, entries: readonly string[] = [foe]): OddsTable => ({
	id: `win:${foe}`,
	title: foe === 'unnamed' ? ruling('tables.any') : ruling('tables.foe', { foe }),
	entries,
	down: 'tables:dice',
	across: 'tables:value',
	columns: VALUES,
	rows: DICE.flatMap((count) =>
		HITS_ON.map((hits) => tableRow(`${count} × ${hits}+`, VALUES, (value) => win(foe, [{ count, value: hits, wounds: 1 }], value, 0)))
	)
});

export const oddsTables = (): readonly OddsTable[] => [
	...(Object.keys(FOES) as FoeId[])
		.filter((foe) => foe !== 'prisonnier')
		.map((foe) => {
			const ranks = knownFact<readonly Rank[]>(PRINTED, {}, 'foe', foe)?.value;
			return ranks ? figured(foe, ranks) : unread(foe);
		}),
	unread('unnamed', ['odds'])
];
