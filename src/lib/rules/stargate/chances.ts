import { knownFact } from '../facts.ts';
import type { Odd, Ruling, OnProgress } from '../contract.ts';
import { probability, hypergeometric } from '../odds/distribution.ts';
import { COLOURS, COMBINATION, COORDINATES, DECK, type FoeId, GLYPHS, isInvasion, isNamed } from './cards.ts';
import { fights } from './ends.ts';
import { mayTurn } from './explore.ts';
import { ranks, terms, valueOf } from './fight.ts';
import { begin } from './kernel.ts';
import { coordinates, colourName, isNear, PRINTED } from './printed.ts';
import { invaded } from './repel.ts';
import { ruling } from './rules.ts';
import { able } from './team.ts';
import { allDown, calm, has, me, planetOf, slots } from './turn.ts';
import type { State, Team } from './types.ts';

// ── Turning cards ────────────────────────────────────────────────────────────────────────────────────────────────

/** Every card nobody has seen is as likely on top of any pile as another: at least one Combat among so many fresh ones. */
export function combatChance(state: State, cards: number): number {
	const [piles, combat] = [allDown(state), state.unseen.combat];
	if (cards <= 0 || piles < cards) return 0;
	return probability(hypergeometric(piles, Math.min(combat, piles), cards), (n) => n > 0);
}

/** Foes the box is known to hold and nobody has met in this game, by how many copies are left at least. */
function ahead({ facts, met }: State): readonly (readonly [FoeId, number])[] {
	return Object.entries(facts).flatMap(([fact, copies]) => {
		const foe = fact.slice('copies:'.length);
		const left = (copies as number) - (met[foe] ?? 0);
		return fact.startsWith('copies:') && isNamed(foe) && left > 0 ? [[foe as FoeId, left] as const] : [];
	});
}

/** Every Combat card of this box has been identified: what is left of them is known exactly. */
const composed = ({ facts }: State): boolean =>
	Object.entries(facts).reduce(
		(sum, [fact, n]) => (fact.startsWith('copies:') && isNamed(fact.slice(7)) ? sum + (n as number) : sum),
		0
	) === DECK.combat;

/** How likely the team on turn beats a foe it has not met, as it stands and without playing a card. */
export function beats(state: State, foe: FoeId, tell?: OnProgress): number | undefined {
	if (!ranks(state, { foe })?.length || (isInvasion(foe) && !knownFact(PRINTED, state.facts, 'per', foe))) return undefined;
	const { facts, options, teams, active } = state;
	const sides = teams.map((team) => [valueOf(state, team), team.infected, team.jaffas, team.at === 'out']);
	const name = JSON.stringify([foe, facts[`foe:${foe}`], facts[`per:${foe}`], options, isInvasion(foe) ? [sides, active] : sides[active]]);
	if (!kept.has(name)) {
		if (kept.size >= KEPT) kept.clear();
		kept.set(name, isInvasion(foe) ? invaded(state, foe, tell) : beatsAlone(state, foe));
	}
	return kept.get(name);
}

/** Invasions that could be met from here: each is worked out for all teams. */
export function invasionsAhead(state: State): readonly FoeId[] {
	const lying = state.planets.flatMap(({ up }) => (up?.type === 'combat' && !up.told ? [up.foe] : []));
	const foes = new Set([...ahead(state).map(([foe]) => foe), ...lying]);
	return [...foes].filter((foe) => isInvasion(foe) && ranks(state, { foe })?.length && knownFact(PRINTED, state.facts, 'per', foe));
}

/** The same few fights are asked for at every tap of a turn. */
const kept = new Map<string, number | undefined>();
const KEPT = 500;

function beatsAlone(state: State, foe: FoeId): number {
	const team = me(state);
	const under = terms(state, { foe }, team);
	const ends = fights(under)([[begin(under, able(team), team.jaffas), 1]]);
	return ends.reduce((sum, [{ stage }, p]) => (stage === 'won' ? sum + p : sum), 0);
}

/** The next card is a foe that beats the team: exact once the whole box is known, else at least this. */
export function defeatChance(
	state: State,
	tell: OnProgress = () => undefined
): { readonly chance: number; readonly exact: boolean } | undefined {
	const piles = allDown(state);
	const left = ahead(state);
	const foes = left.map(([foe, n], i) => [beats(state, foe, (share) => tell((i + share) / left.length)), n] as const);
	const read = foes.filter(([win]) => win !== undefined);
	if (piles === 0 || read.length === 0) return undefined;
	const total = read.reduce((sum, [win, n]) => sum + n * (1 - win!), 0);
	return { chance: Math.min(1, total / piles), exact: composed(state) && read.length === foes.length };
}

// ── The gate ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** So many different signs open a planet nobody knows. */
export const gateChance = (signs: number): number =>
	probability(hypergeometric(GLYPHS, COORDINATES, Math.min(signs, GLYPHS)), (n) => n > 0);

/** Signs laid in front of the team open it for certain, or are all ruled out, or leave as much as is unknown. */
function laidOpens(state: State, planet: number): number | undefined {
	const { symbols } = me(state).laid;
	const signs = coordinates(state.facts, planet);
	if (symbols.length === 0) return undefined;
	if (symbols.some((glyph) => signs.includes(glyph))) return 1;
	const open = GLYPHS - signs.length;
	return probability(hypergeometric(open, COORDINATES - signs.length, Math.min(symbols.length, open)), (n) => n > 0);
}

// ── Colours ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a team can still lay seven of a colour, from what everybody can see. */
export function feasible({ teams, gone, options }: State, team: Team, colour: number): 'possible' | 'thor' | 'trade' | 'dead' {
	const discarded = gone.colours[colour - 1]!;
	const elsewhere = teams.reduce(
		(sum, each) => (each.id !== team.id && each.laid.colour === colour ? sum + each.laid.symbols.length : sum),
		0
	);
	const available = GLYPHS - discarded - elsewhere;
	const need = COMBINATION - options.maxThor;
	if (available >= COMBINATION) return 'possible';
	if (available >= need) return 'thor';
	return GLYPHS - discarded < need ? 'dead' : 'trade';
}

/** The search colour of whoever is on turn, once it is in doubt; before that, colours nobody can complete. */
export function dimmed(state: State): readonly Ruling[] {
	const team = me(state);
	const colours = team.laid.colour ? [team.laid.colour] : ALL;
	return colours.flatMap((colour) => {
		const how = feasible(state, team, colour);
		return how === 'possible' ? [] : [ruling(`colour.${how}`, { colour: colourName(state.facts, colour) })];
	});
}

/** Nobody can win any more, or nothing is left to be turned. */
export function stale(state: State): boolean {
	if (allDown(state) === 0 && state.planets.every(({ up }) => !up)) return true;
	if (state.gone.colours.every((n) => n === 0)) return false; // nothing of any colour is gone for good
	const still = state.teams.filter(({ at }) => at !== 'out');
	return still.every((team) => ALL.every((colour) => lost(state, team, colour)));
}

const ALL = Array.from({ length: COLOURS }, (_, i) => i + 1);

const lost = (state: State, team: Team, colour: number): boolean =>
	(team.laid.colour !== undefined && team.laid.colour !== colour) || feasible(state, team, colour) === 'dead';

// ── Beside the decisions of a turn ───────────────────────────────────────────────────────────────────────────────

/** Chances at home, on a mission and while exploring: what the next cards bring, who waits where, which gate opens. */
export function turnOdds(state: State, tell?: OnProgress): readonly Odd[] {
	if (state.step === 'fight') return [];
	const team = me(state);
	if (state.step === 'explore') return mayTurn(state) ? risk(state, 1, tell) : [];
	if (!calm(state) || (team.at !== 'sgc2' && !planetOf(team.at))) return [];
	return [...risk(state, slots(team), tell), ...waiting(state), ...gates(state)];
}

function risk(state: State, cards: number, tell?: OnProgress): readonly Odd[] {
	const defeat = defeatChance(state, tell);
	const several = cards > 1 ? [{ of: ruling('odds.combats', { cards }), chance: combatChance(state, cards) }] : [];
	return [
		...(allDown(state) > 0 ? [{ of: ruling('odds.combat'), chance: combatChance(state, 1) }, ...several] : []),
		...(defeat ? [{ of: ruling('odds.defeat'), chance: defeat.chance, ...(defeat.exact ? {} : { how: '≥' as const }) }] : [])
	];
}

/** Foes that lie face up: how likely this team beats them, beside their planet. */
const waiting = (state: State): readonly Odd[] =>
	state.planets.flatMap(({ up }, i) => {
		const beside = `planet:${i + 1}`;
		if (up?.type !== 'combat' || up.told) return [];
		const chance = beats(state, up.foe);
		const guess = knownFact(PRINTED, state.facts, 'foe', up.foe)?.from === 'assumed' ? { how: '?' as const } : {};
		return chance === undefined ? [] : [{ of: ruling('odds.beat', { foe: up.foe }), chance, beside, ...guess }];
	});

/** One, two or three different signs on a planet nobody knows; four open every one. And what lies in front of the team, planet by planet. */
function gates(state: State): readonly Odd[] {
	if (has(me(state), 'abydos') || has(me(state), 'dhd')) return [];
	const laid = me(state).laid.symbols.length;
	const table = [1, 2, 3]
		.filter((signs) => signs > laid)
		.map((signs) => ({ of: ruling('odds.gate', { signs }), chance: gateChance(signs) }));
	const known = state.planets.flatMap((_, i) => {
		const chance = isNear(state.facts, i + 1) ? undefined : laidOpens(state, i + 1);
		return chance === undefined ? [] : [{ of: ruling('odds.opens'), chance, beside: `planet:${i + 1}` }];
	});
	return [...table, ...known];
}
