import { knownFact } from '../facts.ts';
import type { Odd, Ruling, OnProgress } from '../contract.ts';
import { probability, hypergeometric } from '../odds/distribution.ts';
import { COLOURS, COMBINATION, COORDINATES, DECK, type FoeId, GLYPHS, isInvasion, isNamed } from './cards.ts';
import { fightOutcomes } from './fight-outcomes.ts';
import { mayTurnCard } from './explore.ts';
import { foeRanks, hitValue, termsAgainst } from './fight.ts';
import { factId, parseFact, planetId } from './ids.ts';
import { startOfFight } from './kernel.ts';
import { coordinates, colourName, isNear, PRINTED } from './printed.ts';
import { repelChanceAhead } from './invasion-odds.ts';
import { ruling } from './rules.ts';
import { able } from './team.ts';
import { allFaceDown, isFreeToAct, hasLaid, activeTeam, planetOf, cardsPerTurn } from './turn.ts';
import type { State, Team } from './types.ts';

// ── Turning cards ────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance of at least one Combat card among so many fresh ones. Every unseen card is equally likely on top of any pile. */
export function combatChance(state: State, cards: number): number {
	const [piles, combat] = [allFaceDown(state), state.unseen.combat];
	if (cards <= 0 || piles < cards) return 0;
	return probability(hypergeometric(piles, Math.min(combat, piles), cards), (n) => n > 0);
}

/** Foes that the box is known to hold and that have not been met in this game, with the least number of copies left. */
function foesAhead({ facts, met }: State): readonly (readonly [FoeId, number])[] {
	return copiesOfFoes(facts).flatMap(([foe, copies]) => {
		const left = copies - (met[foe] ?? 0);
		return left > 0 ? [[foe, left] as const] : [];
	});
}

/** The Combat cards that this box is known to hold, each with its copies. */
const copiesOfFoes = (facts: State['facts']): readonly (readonly [FoeId, number])[] =>
	Object.entries(facts).flatMap(([fact, copies]) => {
		const { kind, of } = parseFact(fact);
		return kind === 'copies' && isNamed(of) ? [[of, copies as number] as const] : [];
	});

/** Whether all Combat cards of this box are identified, so that those left are known exactly. */
const isBoxComplete = ({ facts }: State): boolean => copiesOfFoes(facts).reduce((sum, [, n]) => sum + n, 0) === DECK.combat;

/** The chance that the team on turn beats a foe it has not met, as it is and without playing a card. */
export function beatChance(state: State, foe: FoeId, onProgress?: OnProgress): number | undefined {
	if (!foeRanks(state, { foe })?.length || (isInvasion(foe) && !knownFact(PRINTED, state.facts, 'per', foe))) return undefined;
	const { facts, options, teams, active } = state;
	const sides = teams.map((team) => [hitValue(state, team), team.infected, team.jaffas, team.at === 'out']);
	const name = JSON.stringify([
		foe,
		facts[factId('foe', foe)],
		facts[factId('per', foe)],
		options,
		isInvasion(foe) ? [sides, active] : sides[active]
	]);
	if (!cache.has(name)) {
		if (cache.size >= CACHE_SIZE) cache.clear();
		cache.set(name, isInvasion(foe) ? repelChanceAhead(state, foe, onProgress) : beatChanceAlone(state, foe));
	}
	return cache.get(name);
}

/** Invasions that could be met now: each of them costs the odds of all teams. */
export function invasionsAhead(state: State): readonly FoeId[] {
	const lying = state.planets.flatMap(({ up }) => (up?.type === 'combat' && !up.told ? [up.foe] : []));
	const foes = new Set([...foesAhead(state).map(([foe]) => foe), ...lying]);
	return [...foes].filter((foe) => isInvasion(foe) && foeRanks(state, { foe })?.length && knownFact(PRINTED, state.facts, 'per', foe));
}

/** The same few fights are needed at every tap of a turn, so their chances are cached. */
const cache = new Map<string, number | undefined>();
const CACHE_SIZE = 500;

function beatChanceAlone(state: State, foe: FoeId): number {
	const team = activeTeam(state);
	const under = termsAgainst(state, { foe }, team);
	const ends = fightOutcomes(under)([[startOfFight(under, able(team), team.jaffas), 1]]);
	return ends.reduce((sum, [{ stage }, p]) => (stage === 'won' ? sum + p : sum), 0);
}

/** The chance that the next card is a foe that beats the team: exact once the whole box is known, otherwise a lower bound. */
export function defeatChance(
	state: State,
	onProgress: OnProgress = () => undefined
): { readonly chance: number; readonly exact: boolean } | undefined {
	const piles = allFaceDown(state);
	const left = foesAhead(state);
	const foes = left.map(([foe, n], i) => [beatChance(state, foe, (share) => onProgress((i + share) / left.length)), n] as const);
	const read = foes.flatMap(([win, n]) => (win === undefined ? [] : [{ win, n }]));
	if (piles === 0 || read.length === 0) return undefined;
	const total = read.reduce((sum, { win, n }) => sum + n * (1 - win), 0);
	return { chance: Math.min(1, total / piles), exact: isBoxComplete(state) && read.length === foes.length };
}

// ── The gate ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The chance that at least one of so many different signs opens a planet of which no coordinate is known. */
export const gateChance = (signs: number): number =>
	probability(hypergeometric(GLYPHS, COORDINATES, Math.min(signs, GLYPHS)), (n) => n > 0);

/** The chance that one of the symbols laid in front of the team opens a planet, by the coordinates that are known. */
function laidOpensChance(state: State, planet: number): number | undefined {
	const { symbols } = activeTeam(state).laid;
	const signs = coordinates(state.facts, planet);
	if (symbols.length === 0) return undefined;
	if (symbols.some((glyph) => signs.includes(glyph))) return 1;
	const open = GLYPHS - signs.length;
	return probability(hypergeometric(open, COORDINATES - signs.length, Math.min(symbols.length, open)), (n) => n > 0);
}

// ── Colours ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a team can still lay seven symbols of a colour, by what all players can see. */
export function colourFeasibility({ teams, gone, options }: State, team: Team, colour: number): 'possible' | 'thor' | 'trade' | 'dead' {
	const discarded = gone.colours[colour - 1] ?? 0;
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

/** Reminders of colours in doubt: the search colour of the team on turn, or any colour as long as it has none. */
export function colourReminders(state: State): readonly Ruling[] {
	const team = activeTeam(state);
	const colours = team.laid.colour ? [team.laid.colour] : ALL_COLOURS;
	return colours.flatMap((colour) => {
		const how = colourFeasibility(state, team, colour);
		return how === 'possible' ? [] : [ruling(`colour.${how}`, { colour: colourName(state.facts, colour) })];
	});
}

/** Whether no team can win any more, or no card is left to turn. */
export function isStalemate(state: State): boolean {
	if (allFaceDown(state) === 0 && state.planets.every(({ up }) => !up)) return true;
	// A shortcut: as long as no symbol is lost, every colour can be completed.
	if (state.gone.colours.every((n) => n === 0)) return false;
	const still = state.teams.filter(({ at }) => at !== 'out');
	return still.every((team) => ALL_COLOURS.every((colour) => isColourLost(state, team, colour)));
}

const ALL_COLOURS = Array.from({ length: COLOURS }, (_, i) => i + 1);

const isColourLost = (state: State, team: Team, colour: number): boolean =>
	(team.laid.colour !== undefined && team.laid.colour !== colour) || colourFeasibility(state, team, colour) === 'dead';

// ── Odds beside the decisions of a turn ──────────────────────────────────────────────────────────────────────────

/** The chances outside fights: what the next cards bring, which foes wait where, which gate opens. */
export function turnOdds(state: State, onProgress?: OnProgress): readonly Odd[] {
	if (state.step === 'fight') return [];
	const team = activeTeam(state);
	if (state.step === 'explore') return mayTurnCard(state) ? riskOdds(state, 1, onProgress) : [];
	if (!isFreeToAct(state) || (team.at !== 'sgc2' && !planetOf(team.at))) return [];
	return [...riskOdds(state, cardsPerTurn(state), onProgress), ...waitingFoeOdds(state), ...gateOdds(state)];
}

function riskOdds(state: State, cards: number, onProgress?: OnProgress): readonly Odd[] {
	const defeat = defeatChance(state, onProgress);
	const several = cards > 1 ? [{ of: ruling('odds.combats', { cards }), chance: combatChance(state, cards) }] : [];
	return [
		...(allFaceDown(state) > 0 ? [{ of: ruling('odds.combat'), chance: combatChance(state, 1) }, ...several] : []),
		...(defeat ? [{ of: ruling('odds.defeat'), chance: defeat.chance, ...(defeat.exact ? {} : { how: '≥' as const }) }] : [])
	];
}

/** The chance to beat each foe that lies face up, beside its planet. */
const waitingFoeOdds = (state: State): readonly Odd[] =>
	state.planets.flatMap(({ up }, i) => {
		const beside = planetId(i + 1);
		if (up?.type !== 'combat' || up.told) return [];
		const chance = beatChance(state, up.foe);
		const guess = knownFact(PRINTED, state.facts, 'foe', up.foe)?.from === 'assumed' ? { how: '?' as const } : {};
		return chance === undefined ? [] : [{ of: ruling('odds.beat', { foe: up.foe }), chance, beside, ...guess }];
	});

/** The chance of one, two or three different signs on an unknown planet (four always open it), and of the laid symbols by planet. */
function gateOdds(state: State): readonly Odd[] {
	if (hasLaid(activeTeam(state), 'abydos') || hasLaid(activeTeam(state), 'dhd')) return [];
	const laid = activeTeam(state).laid.symbols.length;
	const table = [1, 2, 3]
		.filter((signs) => signs > laid)
		.map((signs) => ({ of: ruling('odds.gate', { signs }), chance: gateChance(signs) }));
	const known = state.planets.flatMap((_, i) => {
		const chance = isNear(state.facts, i + 1) ? undefined : laidOpensChance(state, i + 1);
		return chance === undefined ? [] : [{ of: ruling('odds.opens'), chance, beside: planetId(i + 1) }];
	});
	return [...table, ...known];
}
