import { knownFact } from '../facts.ts';
import type { DiceGroup } from '../contract.ts';
import { foeRules, isInvasion, type Rank, WEAPON_VALUES, type WeaponId } from './cards.ts';
import {
	aimedDice,
	diceOfStage,
	type FightState,
	type FightTerms,
	foesInHitOrder,
	type FoeRank,
	openingStage,
	teamInHitOrder,
	totalWounds
} from './kernel.ts';
import { PRINTED } from './printed.ts';
import type { Say } from './rules.ts';
import { able, MEN } from './team.ts';
import { isQuick, keepsBoard, teamAt, withTeam } from './turn.ts';
import { type Fight, type Fighting, isFighting, type State, type Team, type Victim } from './types.ts';

/** Reads a fight out of the state for the kernel, and writes it back. What players do in a fight is in `fight-actions.ts`. */

export const UNARMED = 6;
export const ZAT = 5;
/** A weapon whose value the table has not read hits on 3 or 4, so 4 is certain. */
export const UNREAD_WEAPON = Math.max(...WEAPON_VALUES);
export const JAFFAS_HIT_ON = 5;

// ── Teams and foes ───────────────────────────────────────────────────────────────────────────────────────────────

/** The seat that fights: the one that turned the card, or the one whose share of an Invasion it is. */
export const fightingSeat = ({ active, fight }: State): number => fight?.seat ?? active;
/** The team that fights; outside fights the team on turn. */
export const fightingTeam = (state: State): Team => teamAt(state, fightingSeat(state));
/** The state with a change of the team that fights. */
export const withFightingTeam = <S extends State>(state: S, change: Partial<Team>): S => withTeam(state, fightingSeat(state), change);
/** The state with a change of the fight. */
export const withFight = <S extends Fighting>(state: S, change: Partial<Fight>): S => ({ ...state, fight: { ...state.fight, ...change } });

/** A Combat card as far as its figures are concerned. */
export type FoeCard = Pick<Fight, 'foe' | 'told' | 'share'>;

/** The foes of a card as printed or entered; undefined while the card has not been read. */
export function foeRanks({ facts }: State, { foe, told, share }: FoeCard): readonly FoeRank[] | undefined {
	const printed = told ?? knownFact<readonly Rank[]>(PRINTED, facts, 'foe', foe)?.value;
	if (!printed) return undefined;
	const { units } = foeRules(foe);
	// The names of the booklet fit only if the card was read with as many ranks as the booklet gives it.
	const names = units.length === printed.length ? units : [];
	return printed.map((rank, i) => ({ ...rank, ...(share === undefined ? {} : { count: share }), unit: names[i] ?? 'unit:foe' }));
}

/** The foes of a card that has been read. */
export function readRanks(state: State, card: FoeCard): readonly FoeRank[] {
	const ranks = foeRanks(state, card);
	if (!ranks) throw new Error(`The card ${card.foe} must be read before it is fought.`);
	return ranks;
}

/** Whether an Invasion has been turned up and the teams are not home yet. */
export const isInvasionAnnounced = ({ fight, invasion }: State): boolean => !!fight && isInvasion(fight.foe) && !invasion;

/** Whether the table fights without the app, because it has put off reading the card. */
export const isFoughtByHand = (state: State): boolean =>
	isFighting(state) && state.fight.stage !== 'won' && !foeRanks(state, state.fight) && !isCaptive(state);

/** How many cards a defeat would cost the team that fights. */
export const cardsAtRisk = (state: State): number =>
	state.invasion ? 0 : keepsBoard(state) ? fightingTeam(state).mission.length : (state.fight?.risk ?? 0);

/** Whether the Prisonnier holds the team without a fight: the card prints no dice, or the option says so. */
export const isCaptive = (state: State): boolean =>
	!isQuick(state) &&
	state.fight?.foe === 'prisonnier' &&
	state.fight.stage !== 'won' &&
	(state.options.prisoner === 'heldNoFight' || foeRanks(state, state.fight)?.length === 0);

// ── Values to hit ────────────────────────────────────────────────────────────────────────────────────────────────

/** The lowest face on which the members hit, by their best weapon; weapons do not add up. */
export function hitValue({ facts }: State, { zat, drawn }: Team): number {
	const printed = drawn?.map((weapon) => weaponValue(facts, weapon) ?? UNREAD_WEAPON) ?? [];
	return Math.min(...printed, zat ? ZAT : UNARMED);
}

/** The value printed on a weapon, if it has been read. */
export const weaponValue = (facts: State['facts'], weapon: WeaponId): number | undefined =>
	knownFact<3 | 4>(PRINTED, facts, 'weapon', weapon)?.value;

/** The drawn weapon with the best value. */
export const bestDrawn = ({ facts }: State, { drawn = [] }: Team): WeaponId | undefined =>
	drawn.toSorted((a, b) => (weaponValue(facts, a) ?? UNREAD_WEAPON) - (weaponValue(facts, b) ?? UNREAD_WEAPON))[0];

/** The terms of a team's fight against a card. */
export function termsAgainst(state: State, card: FoeCard, team: Team): FightTerms {
	const { kind } = foeRules(card.foe);
	return {
		...(kind ? { kind } : {}),
		ranks: readRanks(state, card),
		value: hitValue(state, team),
		jaffaValue: JAFFAS_HIT_ON,
		hasWoman: team.infected.woman === 0,
		...optionTerms(state)
	};
}

/** The terms of the current fight. */
export const fightTerms = (state: Fighting): FightTerms => termsAgainst(state, state.fight, fightingTeam(state));

type OptionTerms = Pick<FightTerms, 'bossHeals' | 'aimsDice' | 'diePerLarva' | 'infectsWiped' | 'jaffasShield'>;

/** The options of this table that change a fight. */
const optionTerms = ({ options }: State): OptionTerms => ({
	...(options.bossWounds === 'samePhase' ? { bossHeals: true } : {}),
	...(options.reetouAttack === 'assigned' ? { aimsDice: true } : {}),
	...(options.printasDice === 'perLarva' ? { diePerLarva: true } : {}),
	...(options.printasInfectsWiped ? { infectsWiped: true } : {}),
	...(options.hathorJaffas === 'shield' ? { jaffasShield: true } : {})
});

// ── The fight in the numbers of the kernel ───────────────────────────────────────────────────────────────────────

/** The current fight in the numbers of the kernel. */
export function fightState(state: Fighting): FightState {
	const { stage, members, phase, spotted, damage, aim } = state.fight;
	const left = totalWounds(readRanks(state, state.fight)) - damage;
	return { stage, members, jaffas: fightingTeam(state).jaffas, left, begun: phase > 0, spotted, infected: 0, ...(aim ? { aim } : {}) };
}

/** Writes the numbers of the kernel back into the state. */
export function withFightState(state: Fighting, { stage, members, jaffas, left, spotted }: FightState): Fighting {
	const damage = totalWounds(readRanks(state, state.fight)) - left;
	const { aim: _, ...fight } = state.fight;
	return withFight(withFightingTeam({ ...state, fight }, { jaffas }), { stage, members, damage, spotted });
}

/** The dice to be thrown now, each side with the targets of its hits. */
export function diceNow(state: Fighting): readonly DiceGroup[] {
	const [terms, now] = [fightTerms(state), fightState(state)];
	const { ours, theirs } = diceOfStage(terms, now);
	if (now.stage !== 'volley') return groupsWithDice(ours, theirs);
	const struck = foesInHitOrder(terms, now);
	const aims = aimedDice(terms, now)?.map((aim) => ({ ...aim, reach: struck.slice(0, 1) }));
	// Hits beyond the Reetous that were spotted have no effect.
	const reach = terms.kind === 'reetou' ? struck.slice(0, now.spotted) : struck;
	return groupsWithDice(...(aims ?? [{ ...ours, reach }]), { ...theirs, reach: teamInHitOrder(terms, now) });
}

/** The groups in which at least one die is thrown. */
export const groupsWithDice = (...groups: readonly DiceGroup[]): readonly DiceGroup[] => groups.filter(({ dice }) => dice.length > 0);

// ── Start and end of a fight ─────────────────────────────────────────────────────────────────────────────────────

/** The card that a team faces, and where it comes from. */
export type FoeFaced = Pick<Fight, 'foe' | 'told' | 'fresh' | 'seat' | 'share'>;

/** A team faces a foe: for the first time, again after the Nox, or as its share of an Invasion. */
export function faceFoe<S extends State>(
	state: S,
	faced: FoeFaced,
	say: Say,
	members = able(teamAt(state, faced.seat ?? state.active))
): S & Fighting {
	const { kind } = foeRules(faced.foe);
	const hasWoman = teamAt(state, faced.seat ?? state.active).infected.woman === 0;
	if (kind === 'hathor' && !hasWoman) say('hathor.no-woman');
	return {
		...state,
		fight: {
			...faced,
			stage: openingStage({ ...(kind ? { kind } : {}), hasWoman }, members),
			members,
			phase: 0,
			damage: 0,
			spotted: 0,
			fallen: { member: 0, jaffa: 0 },
			replayed: false
		}
	};
}

/** Whether no phase has been fought and no search for Reetous has been thrown. */
export const hasNotBegun = ({ phase, stage, foe }: Fight): boolean =>
	phase === 0 && stage !== 'won' && (foeRules(foe).kind !== 'reetou' || stage !== 'volley');

/** Whether Jolinar may still be played in this fight, now or after a later phase. */
export const mayStillPlayJolinar = (state: State): boolean => !isQuick(state) && isFighting(state) && !!foeRules(state.fight.foe).jolinar;

/** The members whom a larva may infect. A man comes first, because only the woman can attack Hathor. */
export const infectable = ({ infected }: Pick<Team, 'infected'>): readonly Victim[] => [
	...(infected.men < MEN ? (['man'] as const) : []),
	...(infected.woman < 1 ? (['woman'] as const) : [])
];

/** The drawn weapons of a team are spent. */
export function discardDrawnWeapons<S extends State>(state: S, seat = fightingSeat(state)): S {
	const { drawn = [], ...unarmed } = teamAt(state, seat);
	const discard = state.discard + (keepsBoard(state) ? drawn.length : 0);
	return { ...state, discard, teams: state.teams.with(seat, unarmed) };
}
