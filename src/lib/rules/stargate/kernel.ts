import type { DiceGroup, EqualDice } from '../contract.ts';
import { hitDice } from '../dice.ts';
import { type Distribution, hitsOfGroup, convolve, capAt } from '../odds/distribution.ts';
import type { Foe, Rank } from './cards.ts';

/**
 * A fight as small numbers. `apply` asks this file with the dice that fell, the odds with every way they can fall: who throws, who falls
 * first, what a foe does of its own and who has won are written here and nowhere else.
 */

/** Foes of one kind that stand against us: guards, then the one they guard. */
export interface Unit extends Rank {
	readonly unit: string;
}

/** What holds for a whole fight, unless somebody draws a weapon or reads the card again. */
export interface Terms {
	readonly kind?: Foe['kind'];
	readonly ranks: readonly Unit[];
	/** Members hit on this, allied Jaffas on that. */
	readonly value: number;
	readonly allies: number;
	/** Not infected: she alone can hurt Hathor. */
	readonly woman: boolean;
	/** Rulings a table may change: a boss hurt but not felled in a phase is whole again. */
	readonly heals?: true;
	/** Dice are aimed at single Reetous before they are thrown. */
	readonly aimed?: true;
	/** Each larva throws a die. */
	readonly eachLarva?: true;
	/** Larvae throw even when nobody stands. */
	readonly afterAll?: true;
	/** Jaffas stand before the men against Hathor. */
	readonly shield?: true;
}

/** How it stands before the next throw. */
export interface Stand {
	readonly stage: 'spot' | 'volley' | 'infection' | 'won' | 'lost';
	readonly members: number;
	readonly jaffas: number;
	/** Wounds the foes can still take: the first of the card fall first, so this also says who stands. */
	readonly left: number;
	/** A phase has been fought. */
	readonly begun: boolean;
	/** Reetous seen in this phase. */
	readonly spotted: number;
	/** Taken by larvae from now on. */
	readonly infected: number;
	/** Dice for each Reetou spotted, where they are aimed and not dealt evenly. */
	readonly aim?: readonly number[];
}

const SPOTTED_ON = 5;
const INFECTED_ON = 6;
const GRENADE_DICE = 8;
const GRENADE_HITS_ON = 5;

export const woundsOf = (ranks: readonly Rank[]): number => ranks.reduce((sum, { count, wounds }) => sum + count * wounds, 0);

/** Each hit falls on the first foe still standing, wound by wound. A wounded foe throws as before. */
export function standing(ranks: readonly Unit[], left: number): readonly Unit[] {
	let rest = left;
	const lastFirst = ranks.toReversed().map((rank) => {
		const wounds = Math.min(rest, rank.count * rank.wounds);
		rest -= wounds;
		return { ...rank, count: Math.ceil(wounds / rank.wounds) };
	});
	return lastFirst.filter(({ count }) => count > 0).toReversed();
}

/** Where a fight begins: without a member, or without the woman against Hathor, it is lost before a die is thrown. */
export function opening({ kind, woman }: Pick<Terms, 'kind' | 'woman'>, members: number): Stand['stage'] {
	if (members === 0 || (kind === 'hathor' && !woman)) return 'lost';
	return kind === 'reetou' ? 'spot' : 'volley';
}

export const begin = (terms: Terms, members: number, jaffas: number, left = woundsOf(terms.ranks)): Stand => ({
	stage: opening(terms, members),
	members,
	jaffas,
	left,
	begun: false,
	spotted: 0,
	infected: 0
});

/** The dice of each side at this moment. Strengths are those of the start of the phase. */
export function dice(terms: Terms, stand: Stand): { readonly ours: DiceGroup; readonly theirs: DiceGroup } {
	switch (stand.stage) {
		case 'spot':
			return { ours: group('spotters', hitDice('members', stand.members, SPOTTED_ON)), theirs: NONE };
		case 'volley': {
			const foes = standing(terms.ranks, stand.left).map(({ unit, value, count }) => hitDice(unit, count, value));
			return { ours: group('ours', ...attackers(terms, stand)), theirs: group('theirs', ...foes) };
		}
		case 'infection':
			return { ours: NONE, theirs: group('infection', hitDice('infection', larvaDice(terms, stand), INFECTED_ON)) };
		default:
			return { ours: NONE, theirs: NONE };
	}
}

const group = (id: string, ...dice: readonly EqualDice[]): DiceGroup => ({ id, dice: dice.filter(({ n }) => n > 0) });
const NONE = group('none');

function attackers({ kind, value, allies, woman }: Terms, { members, jaffas, begun, spotted }: Stand): readonly EqualDice[] {
	if (kind === 'surprise' && !begun) return [];
	if (kind === 'reetou' && spotted === 0) return [];
	if (kind === 'hathor') return [hitDice('woman', woman ? 1 : 0, value)];
	return [hitDice('members', members, value), hitDice('jaffas', jaffas, allies)];
}

/** One die for all larvae, or one each; a team that is down is threatened by a single one. */
const larvaDice = ({ ranks, eachLarva }: Terms, { left, members }: Stand): number => (eachLarva && members > 0 ? alive(ranks, left) : 1);

const alive = (ranks: readonly Unit[], left: number): number => standing(ranks, left).reduce((sum, { count }) => sum + count, 0);

/** So many for each of so many, the first ones take one more while there are some left over. */
export const deal = (n: number, among: number): readonly number[] =>
	Array.from({ length: among }, (_, i) => Math.floor(n / among) + (i < n % among ? 1 : 0));

/** The dice aimed at each Reetou that was spotted: members, then Jaffas, in turn, as far as each target takes more. */
export function targets(terms: Terms, stand: Stand): readonly DiceGroup[] | undefined {
	const { aimed, kind, value, allies } = terms;
	const { stage, spotted, members, jaffas } = stand;
	if (!aimed || kind !== 'reetou' || stage !== 'volley' || spotted === 0) return undefined;
	const room = [...(stand.aim ?? deal(members + jaffas, spotted))];
	const aims = room.map(() => ({ members: 0, jaffas: 0 }));
	for (let die = 0, at = 0; die < members + jaffas; at = (at + 1) % room.length) {
		if (room[at]! === 0) continue;
		room[at]! -= 1;
		aims[at]![die < members ? 'members' : 'jaffas'] += 1;
		die += 1;
	}
	return aims.map((aim, i) => group(`target:${i + 1}`, hitDice('members', aim.members, value), hitDice('jaffas', aim.jaffas, allies)));
}

/** How many hits each side may land, with their chances. A Reetou that is aimed at falls to any hit. */
export function hitLaws(terms: Terms, stand: Stand): { readonly ours: Distribution; readonly theirs: Distribution } {
	const { ours, theirs } = dice(terms, stand);
	const aims = targets(terms, stand);
	if (!aims && stand.stage === 'volley')
		return { ours: capAt(hitsOfGroup(ours), stand.left), theirs: capAt(hitsOfGroup(theirs), stand.members + stand.jaffas) };
	if (!aims) return { ours: hitsOfGroup(ours), theirs: hitsOfGroup(theirs) };
	const missed = aims.map((aim) => hitsOfGroup(aim)[0]!);
	return { ours: missed.map((none) => [none, 1 - none]).reduce<Distribution>(convolve, [1]), theirs: hitsOfGroup(theirs) };
}

/** What a throw leaves behind, told by the hits of each side. The fallen have thrown too. */
export function phase(terms: Terms, stand: Stand, ours: number, theirs: number): Stand {
	const { kind, ranks } = terms;
	const { stage, members, jaffas, left, spotted, infected } = stand;
	switch (stage) {
		case 'spot': {
			return { ...stand, stage: 'volley', spotted: Math.min(alive(ranks, left), ours) };
		}
		case 'volley': {
			const wounds = Math.min(ours, left, kind === 'reetou' ? spotted : left);
			const shields = kind === 'hathor' && !terms.shield ? 0 : Math.min(jaffas, theirs);
			const up = members - Math.min(members, theirs - shields);
			return verdict(terms, stage, up, jaffas - shields, healed(terms, left - wounds), infected);
		}
		case 'infection': {
			const taken = members > 0 ? Math.min(theirs, members) : theirs;
			return verdict(terms, stage, Math.max(0, members - taken), jaffas, left, infected + taken);
		}
		default:
			throw new Error('Nobody throws in a fight that is over.');
	}
}

/** The foe beaten counts before the team beaten: both out is a victory. */
function verdict(
	{ kind, afterAll }: Terms,
	after: 'volley' | 'infection',
	members: number,
	jaffas: number,
	left: number,
	infected: number
): Stand {
	const next = kind === 'printas' && after === 'volley' ? 'infection' : kind === 'reetou' ? 'spot' : 'volley';
	const down = next === 'infection' && afterAll ? 'infection' : 'lost';
	const stage = left === 0 ? 'won' : members === 0 ? down : next;
	return { stage, members, jaffas, left, begun: true, spotted: 0, infected };
}

/** Where both wounds must fall in one phase, whoever is hurt and still stands is whole again. */
function healed({ heals, ranks }: Terms, left: number): number {
	if (!heals || left === 0) return left;
	return woundsOf(standing(ranks, left));
}

/** Jolinar takes back one loss of the phase that has just ended, before anybody says who has won. */
export const spared = (stand: Stand, back: 'member' | 'jaffa'): Stand => ({
	...stand,
	...(back === 'member' ? { members: stand.members + 1 } : { jaffas: stand.jaffas + 1 }),
	stage: stand.stage === 'lost' && back === 'member' ? 'volley' : stand.stage
});

export const GRENADE = group('grenade', hitDice('grenade', GRENADE_DICE, GRENADE_HITS_ON));

/** Foes do not answer a grenade, and it is no phase. */
export function grenade(stand: Stand, hits: number): Stand {
	const left = Math.max(0, stand.left - hits);
	return { ...stand, left, stage: left === 0 ? 'won' : stand.stage };
}

/** What each further hit of ours falls on: a wound, or the one who falls by it. Kept beside `phase`, whose order it tells. */
export function reach({ ranks }: Terms, { left }: Stand): readonly string[] {
	const falls = ranks.flatMap(({ unit, count, wounds }) =>
		Array.from({ length: count * wounds }, (_, i) => ((i + 1) % wounds === 0 ? unit : `wound:${unit}`))
	);
	return falls.slice(falls.length - left);
}

/** What each hit of theirs falls on: the allied Jaffas, then the members. */
export const reached = ({ kind, shield }: Terms, { jaffas, members }: Stand): readonly string[] => [
	...Array<string>(kind === 'hathor' && !shield ? 0 : jaffas).fill('jaffa'),
	...Array<string>(members).fill('member')
];
