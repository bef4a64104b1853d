import type { DiceGroup, EqualDice } from '../contract.ts';
import { hitDice } from '../dice.ts';
import { type Distribution, hitsOfGroup, convolve, capAt } from '../odds/distribution.ts';
import type { Foe, Rank } from './cards.ts';
import { woundId } from './ids.ts';

/**
 * The rules of a fight as functions of small numbers. `apply` calls them with the dice that were rolled, the odds with every possible
 * roll: who throws, who falls first, the special rules of a foe and the verdict are written here only.
 */

/** Foes of one kind on a Combat card: the guards, or the boss behind them. */
export interface FoeRank extends Rank {
	readonly unit: string;
}

/** The terms of a fight. They stay the same unless a weapon is drawn or the card is read again. */
export interface FightTerms {
	readonly kind?: Foe['kind'];
	readonly ranks: readonly FoeRank[];
	/** The lowest face on which a member hits. */
	readonly value: number;
	/** The lowest face on which an allied Jaffa hits. */
	readonly jaffaValue: number;
	/** The woman of the team is not infected. Only she can hurt Hathor. */
	readonly hasWoman: boolean;
	/** Option `bossWounds`: a boss who is wounded but not felled in a phase recovers at its end. */
	readonly bossHeals?: true;
	/** Option `reetouAttack`: dice are aimed at single Reetous before they are thrown. */
	readonly aimsDice?: true;
	/** Option `printasDice`: each larva throws a die. */
	readonly diePerLarva?: true;
	/** Option `printasInfectsWiped`: the larvae throw even when no member stands. */
	readonly infectsWiped?: true;
	/** Option `hathorJaffas`: Hathor hits the allied Jaffas before the men. */
	readonly jaffasShield?: true;
}

/** A fight before the next throw. */
export interface FightState {
	readonly stage: 'spot' | 'volley' | 'infection' | 'won' | 'lost';
	readonly members: number;
	readonly jaffas: number;
	/** Wounds that the foes can still take. They fall in the order of the card, so this number also says which of them stand. */
	readonly left: number;
	/** A phase has been fought. */
	readonly begun: boolean;
	/** Reetous spotted in this phase. */
	readonly spotted: number;
	/** Members infected since the start of a look-ahead of the odds; 0 in play, where the team keeps the count. */
	readonly infected: number;
	/** Dice for each spotted Reetou, where the table has not split them evenly. */
	readonly aim?: readonly number[];
}

const SPOTTED_ON = 5;
const INFECTED_ON = 6;
export const GRENADE_DICE = 8;
export const GRENADE_HITS_ON = 5;

/** All wounds that must be dealt to beat these ranks. */
export const totalWounds = (ranks: readonly Rank[]): number => ranks.reduce((sum, { count, wounds }) => sum + count * wounds, 0);

/** The ranks that still stand. Each hit falls on the first foe standing, wound by wound; a wounded foe throws its die as before. */
export function standingRanks(ranks: readonly FoeRank[], left: number): readonly FoeRank[] {
	let rest = left;
	const lastFirst = ranks.toReversed().map((rank) => {
		const wounds = Math.min(rest, rank.count * rank.wounds);
		rest -= wounds;
		return { ...rank, count: Math.ceil(wounds / rank.wounds) };
	});
	return lastFirst.filter(({ count }) => count > 0).toReversed();
}

/** The first stage of a fight. Without a member, or without the woman against Hathor, it is lost before a die is thrown. */
export function openingStage({ kind, hasWoman }: Pick<FightTerms, 'kind' | 'hasWoman'>, members: number): FightState['stage'] {
	if (members === 0 || (kind === 'hathor' && !hasWoman)) return 'lost';
	return kind === 'reetou' ? 'spot' : 'volley';
}

/** A fight before its first die. */
export const startOfFight = (terms: FightTerms, members: number, jaffas: number, left = totalWounds(terms.ranks)): FightState => ({
	stage: openingStage(terms, members),
	members,
	jaffas,
	left,
	begun: false,
	spotted: 0,
	infected: 0
});

/** The dice that each side throws now, by the strengths at the start of the phase. */
export function diceOfStage(terms: FightTerms, stand: FightState): { readonly ours: DiceGroup; readonly theirs: DiceGroup } {
	switch (stand.stage) {
		case 'spot':
			return { ours: diceGroup('spotters', hitDice('members', stand.members, SPOTTED_ON)), theirs: NONE };
		case 'volley': {
			const foes = standingRanks(terms.ranks, stand.left).map(({ unit, value, count }) => hitDice(unit, count, value));
			return { ours: diceGroup('ours', ...attackDice(terms, stand)), theirs: diceGroup('theirs', ...foes) };
		}
		case 'infection':
			return { ours: NONE, theirs: diceGroup('infection', hitDice('infection', larvaDice(terms, stand), INFECTED_ON)) };
		default:
			return { ours: NONE, theirs: NONE };
	}
}

const diceGroup = (id: string, ...dice: readonly EqualDice[]): DiceGroup => ({ id, dice: dice.filter(({ n }) => n > 0) });
const NONE = diceGroup('none');

function attackDice(
	{ kind, value, jaffaValue, hasWoman }: FightTerms,
	{ members, jaffas, begun, spotted }: FightState
): readonly EqualDice[] {
	if (kind === 'surprise' && !begun) return [];
	if (kind === 'reetou' && spotted === 0) return [];
	if (kind === 'hathor') return [hitDice('woman', hasWoman ? 1 : 0, value)];
	return [hitDice('members', members, value), hitDice('jaffas', jaffas, jaffaValue)];
}

/** One die for all larvae, or one for each of them; against a team without a standing member always a single die. */
const larvaDice = ({ ranks, diePerLarva }: FightTerms, { left, members }: FightState): number =>
	diePerLarva && members > 0 ? foesStanding(ranks, left) : 1;

const foesStanding = (ranks: readonly FoeRank[], left: number): number =>
	standingRanks(ranks, left).reduce((sum, { count }) => sum + count, 0);

/** Splits a number as evenly as possible; the first parts take the remainder. */
export const splitEvenly = (n: number, among: number): readonly number[] =>
	Array.from({ length: among }, (_, i) => Math.floor(n / among) + (i < n % among ? 1 : 0));

/** The dice aimed at each spotted Reetou: the members' dice are dealt round first, then the Jaffas', as far as a target has room. */
export function aimedDice(terms: FightTerms, stand: FightState): readonly DiceGroup[] | undefined {
	const { aimsDice, kind, value, jaffaValue } = terms;
	const { stage, spotted, members, jaffas } = stand;
	if (!aimsDice || kind !== 'reetou' || stage !== 'volley' || spotted === 0) return undefined;
	const room = [...(stand.aim ?? splitEvenly(members + jaffas, spotted))];
	const aims = room.map(() => ({ members: 0, jaffas: 0 }));
	for (let die = 0, at = 0; die < members + jaffas; at = (at + 1) % room.length) {
		if (room[at]! === 0) continue;
		room[at]! -= 1;
		aims[at]![die < members ? 'members' : 'jaffas'] += 1;
		die += 1;
	}
	return aims.map((aim, i) =>
		diceGroup(`target:${i + 1}`, hitDice('members', aim.members, value), hitDice('jaffas', aim.jaffas, jaffaValue))
	);
}

/** How many hits each side may score, with their chances. A Reetou that is aimed at falls if at least one of its dice hits. */
export function hitDistributions(terms: FightTerms, stand: FightState): { readonly ours: Distribution; readonly theirs: Distribution } {
	const { ours, theirs } = diceOfStage(terms, stand);
	const aims = aimedDice(terms, stand);
	if (!aims && stand.stage === 'volley')
		return { ours: capAt(hitsOfGroup(ours), stand.left), theirs: capAt(hitsOfGroup(theirs), stand.members + stand.jaffas) };
	if (!aims) return { ours: hitsOfGroup(ours), theirs: hitsOfGroup(theirs) };
	const missed = aims.map((aim) => hitsOfGroup(aim)[0]!);
	return { ours: missed.map((none) => [none, 1 - none]).reduce<Distribution>(convolve, [1]), theirs: hitsOfGroup(theirs) };
}

/** The fight after a throw, from the hits of each side. Both sides throw at once, so the fallen have thrown too. */
export function resolveThrow(terms: FightTerms, stand: FightState, ours: number, theirs: number): FightState {
	const { kind, ranks } = terms;
	const { stage, members, jaffas, left, spotted, infected } = stand;
	switch (stage) {
		case 'spot': {
			return { ...stand, stage: 'volley', spotted: Math.min(foesStanding(ranks, left), ours) };
		}
		case 'volley': {
			const wounds = Math.min(ours, left, kind === 'reetou' ? spotted : left);
			const shields = kind === 'hathor' && !terms.jaffasShield ? 0 : Math.min(jaffas, theirs);
			const up = members - Math.min(members, theirs - shields);
			return afterThrow(terms, stage, up, jaffas - shields, withBossHealed(terms, left - wounds), infected);
		}
		case 'infection': {
			const taken = members > 0 ? Math.min(theirs, members) : theirs;
			return afterThrow(terms, stage, Math.max(0, members - taken), jaffas, left, infected + taken);
		}
		default:
			throw new Error('No dice are thrown in a fight that is over.');
	}
}

/** The verdict of a throw. If both sides are out in one phase, the team has won (rulebook, "Comment combattre"). */
function afterThrow(
	{ kind, infectsWiped }: FightTerms,
	after: 'volley' | 'infection',
	members: number,
	jaffas: number,
	left: number,
	infected: number
): FightState {
	const next = kind === 'printas' && after === 'volley' ? 'infection' : kind === 'reetou' ? 'spot' : 'volley';
	const down = next === 'infection' && infectsWiped ? 'infection' : 'lost';
	const stage = left === 0 ? 'won' : members === 0 ? down : next;
	return { stage, members, jaffas, left, begun: true, spotted: 0, infected };
}

/** With option `bossWounds` the wounds of a boss must all fall in one phase: the wounds of a boss who still stands are removed. */
function withBossHealed({ bossHeals, ranks }: FightTerms, left: number): number {
	if (!bossHeals || left === 0) return left;
	return totalWounds(standingRanks(ranks, left));
}

/** Jolinar takes back one loss of the phase that has just ended, before its verdict. */
export const takeBackLoss = (stand: FightState, back: 'member' | 'jaffa'): FightState => ({
	...stand,
	...(back === 'member' ? { members: stand.members + 1 } : { jaffas: stand.jaffas + 1 }),
	stage: stand.stage === 'lost' && back === 'member' ? 'volley' : stand.stage
});

/** The eight dice of the grenade. */
export const GRENADE = diceGroup('grenade', hitDice('grenade', GRENADE_DICE, GRENADE_HITS_ON));

/** The fight after a grenade. The foes do not reply, and it does not count as a phase. */
export function afterGrenade(stand: FightState, hits: number): FightState {
	const left = Math.max(0, stand.left - hits);
	return { ...stand, left, stage: left === 0 ? 'won' : stand.stage };
}

/** What each further hit of the team does, in order: a wound, or the foe who falls by it. It must follow the order of `resolveThrow`. */
export function foesInHitOrder({ ranks }: FightTerms, { left }: FightState): readonly string[] {
	const falls = ranks.flatMap(({ unit, count, wounds }) =>
		Array.from({ length: count * wounds }, (_, i) => ((i + 1) % wounds === 0 ? unit : woundId(unit)))
	);
	return falls.slice(falls.length - left);
}

/** The target of each hit of the foes, in order: the allied Jaffas, then the members. */
export const teamInHitOrder = ({ kind, jaffasShield }: FightTerms, { jaffas, members }: FightState): readonly string[] => [
	...Array<string>(kind === 'hathor' && !jaffasShield ? 0 : jaffas).fill('jaffa'),
	...Array<string>(members).fill('member')
];
