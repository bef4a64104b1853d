import type { Facts, Ruling, Setup, Thing } from '../../src/lib/rules/contract.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import type { SaucerId } from '../../src/lib/rules/terra-galactix/cards.ts';
import { pilotAt } from '../../src/lib/rules/terra-galactix/guerre/fleet.ts';
import { game } from '../../src/lib/rules/terra-galactix/guerre/game.ts';
import type { Action, Own, Pilot, State } from '../../src/lib/rules/terra-galactix/guerre/types.ts';
import { TableDriver } from './table-driver.ts';

/** A table that plays the Guerre. */
export type GuerreTable = TableDriver<State, Action>;

const NAMES = ['Anna', 'Bo', 'Carla', 'Dan'];

/** Three Galactix cards that this box has shown before: Étoile 1 with one token, Étoile 2 with two, Étoile 3 with three. */
const STARS: Facts = Object.fromEntries([1, 2, 3].map((count) => [`galactix:Étoile ${count}`, { constellation: 'Essai', count }]));

/** A setup for so many players with these options. Cards and dice are recorded unless another depth is given. */
export const setupFor = (players: number, options: Setup['options'] = {}): Setup =>
	usualSetup(game.form, NAMES.slice(0, players), { depth: 'full', ...options });

/** A table at its first turn. */
export const startTable = (players: number, options: Setup['options'] = {}, facts: Facts = STARS): GuerreTable =>
	new TableDriver(game, setupFor(players, options), facts);

/** Corrects these dials. */
export const correct = (table: GuerreTable, dials: Readonly<Record<string, Thing>>): GuerreTable =>
	Object.keys(dials).length > 0 ? table.act({ type: 'correct', set: dials }) : table;

/** The dials that put these saucers into flight. */
export const inFlight = (...saucers: readonly SaucerId[]) => Object.fromEntries(saucers.map((id) => [`at:${id}`, 'space']));

/** A table in phase 3 of the first player, with these saucers in flight and so many tokens in the stock. */
export const actingTable = (
	players = 4,
	options: Setup['options'] = {},
	flying: readonly SaucerId[] = ['A:red', 'A:blue', 'B:red', 'B:blue'],
	stock = 15
): GuerreTable =>
	correct(startTable(players, options).act({ type: 'discard', card: 'pulsar' }, roll(3, 4)), {
		...inFlight(...flying),
		...(stock === 15 ? {} : { stock })
	});

/** The steps of the last action. */
export const lastRulings = (table: GuerreTable): readonly Ruling[] => table.history.at(-1)?.steps ?? [];

/** The rules of the steps of the last action. */
export const lastSteps = (table: GuerreTable): readonly string[] => lastRulings(table).map(({ rule }) => rule);

/** The steps of the start: the checklist and the first turn. */
export const startRulings = (table: GuerreTable): readonly Ruling[] => table.history[0]?.steps ?? [];

/** The rule that refuses an action, or undefined if it is accepted. */
export const refusal = (state: State, action: Action): string | undefined => {
	const outcome = game.apply(state, action);
	return outcome.ok ? undefined : outcome.refused.rule;
};

/** The player in a seat. */
export const pilot = ({ state }: GuerreTable, seat: number): Pilot => pilotAt(state, seat);

export const roll = (red: number, blue: number): Own => ({ type: 'roll', dice: { red: [red], blue: [blue] } });
export const laser = (target: SaucerId, n = 1): Own => ({ type: 'attack', target, weapon: 'laser', n });
export const nova = (target: SaucerId): Own => ({ type: 'attack', target, weapon: 'nova', n: 2 });
export const mega = (target: SaucerId): Own => ({ type: 'attack', target, weapon: 'mega', n: 1 });
export const lost = (cargo?: number): Own => ({ type: 'answer', how: 'lost', ...(cargo === undefined ? {} : { cargo }) });
