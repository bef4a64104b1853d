import { known, readable } from '../box.ts';
import type { Dial, Thing } from '../contract.ts';
import { atTable, type Refusal } from '../table.ts';
import { foeRules, isNamed, isRank, PRINTED, WEAPONS, type WeaponId } from './cards.ts';
import {
	able,
	ALLIES,
	arm,
	disarmed,
	face,
	fighter,
	infection,
	jolinar,
	MEN,
	nox,
	ranks,
	spot,
	TEAM,
	throwGrenade,
	unbegun,
	volley,
	withFight,
	withTeam,
	zat
} from './fight.ts';
import { opening, woundsOf } from './kernel.ts';
import { refuse, RULES, ruling, type Say } from './rules.ts';
import type { Own, State } from './types.ts';

function play(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'meet') return meet(state, action, say);
	if (!state.fight) return refuse('table.not-now');
	switch (action.type) {
		case 'arm':
			return WEAPONS.includes(action.weapon) ? arm(state, action.weapon, say) : refuse('table.not-now');
		case 'zat':
			return zat(state, say);
		case 'grenade':
			return throwGrenade(state, action.dice, say);
		case 'spot':
			return spot(state, action.dice, say);
		case 'volley':
			return volley(state, action.dice, say);
		case 'infection':
			return infection(state, action, say);
		case 'jolinar':
			return jolinar(state, action.back, say);
		case 'nox':
			return nox(state, say);
		case 'yield':
			if (state.fight.stage !== 'lost') return refuse('table.not-now');
			return over(state, say);
	}
}

function meet(state: State, { foe, ranks: told }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (state.fight) return refuse('table.not-now');
	const named = isNamed(foe) ? !told : foe === 'unnamed' && !!told?.length && told.every((rank) => isRank({ ...rank }));
	if (!named) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	say('fight.begins', { foe });
	return face(state, told ? { foe, told } : { foe }, say);
}

/** One fight is the whole evening: won or lost, it is over, and a weapon that was drawn is spent. */
function over(state: State, say: Say): State {
	const { foe, stage } = state.fight!;
	const by = stage === 'won' ? ruling('fight.won', { foe }) : ruling('fight.lost', { foe });
	say(stage === 'won' ? 'fight.won' : 'fight.lost', { foe });
	return { ...disarmed(state), over: { won: stage === 'won' ? [fighter(state).id] : [], by } };
}

/** The card may turn out to be weaker than what has already been dealt to it. */
function settle(state: State, say: Say): State {
	const { fight } = state;
	if (!fight || state.over || waits(state)) return state;
	const wounds = woundsOf(ranks(state, fight)!);
	const felled = fight.damage >= wounds ? withFight(state, { damage: wounds, stage: 'won' }) : state;
	return felled.fight!.stage === 'won' ? over(felled, say) : felled;
}

export function waits({ facts, fight, teams, active }: State): string | undefined {
	if (!fight || fight.stage === 'won') return undefined;
	if (!fight.told && !known(PRINTED, facts, 'foe', fight.foe)) return `foe:${fight.foe}`;
	const { drawn } = teams[active]!;
	return drawn && !known(PRINTED, facts, 'weapon', drawn) ? `weapon:${drawn}` : undefined;
}

// ── Corrections ──────────────────────────────────────────────────────────────────────────────────────────────────

export function dials(state: State): readonly Dial[] {
	const { fight } = state;
	const team = fighter(state);
	const { infected, jaffas, zat: owned, drawn } = team;
	const wounds = fight && ranks(state, fight) && fight.stage !== 'won' ? woundsOf(ranks(state, fight)!) : 0;
	return [
		{ id: 'members', value: fight?.members ?? able(team), least: least(state), most: most(state) },
		{ id: 'jaffas', value: jaffas, least: 0, most: ALLIES },
		{ id: 'weapon', value: drawn ?? (owned ? 'zat' : 'bare'), from: ['bare', 'zat', ...WEAPONS] },
		{ id: 'woman', value: infected.woman ? 'infected' : 'fit', from: ['fit', 'infected'] },
		...(wounds > 0 ? [{ id: 'wounds', value: wounds - fight!.damage, least: 1, most: wounds }] : [])
	];
}

/** Before the first die the dial says who can fight at all; after it, who still stands. */
const settled = ({ fight }: State): boolean => !!fight && !unbegun(fight);
const most = (state: State): number => (settled(state) ? able(fighter(state)) : TEAM - fighter(state).infected.woman);
const least = (state: State): number => Math.min(1, most(state));

function set(state: State, dial: string, to: Thing): State {
	const team = fighter(state);
	switch (dial) {
		case 'members':
			return settled(state)
				? stood(state, to as number)
				: mustered(withTeam(state, { infected: { ...team.infected, men: most(state) - (to as number) } }));
		case 'jaffas':
			return withTeam(state, { jaffas: to as number });
		case 'weapon': {
			const bare = withTeam(disarmed(state), { zat: to === 'zat' || (to !== 'bare' && team.zat) });
			return to === 'bare' || to === 'zat' ? bare : withTeam(bare, { drawn: to as WeaponId });
		}
		case 'woman': {
			const woman = to === 'infected' ? 1 : 0;
			const next = withTeam(state, { infected: { men: Math.min(team.infected.men, MEN), woman } });
			return settled(next) ? stood(next, Math.min(next.fight!.members, able(fighter(next)))) : mustered(next);
		}
		default:
			return withFight(state, { damage: woundsOf(ranks(state, state.fight!)!) - (to as number) });
	}
}

/** So many stand now. Whoever stands has not lost. */
function stood(state: State, members: number): State {
	const { stage } = state.fight!;
	if (members === 0) return withFight(state, { members, stage: 'lost' });
	return withFight(state, { members, ...(stage === 'lost' ? { stage: opening(kindOf(state), members) } : {}) });
}

/** A fight that has not begun is faced by whoever can fight. */
function mustered(state: State): State {
	if (!state.fight) return state;
	const members = able(fighter(state));
	return withFight(state, { members, stage: opening(kindOf(state), members) });
}

const kindOf = (state: State) => {
	const { kind } = foeRules(state.fight!.foe);
	return { ...(kind ? { kind } : {}), woman: fighter(state).infected.woman === 0 };
};

export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	waits,
	readable: (fact, value) => readable(PRINTED, fact, value),
	dials,
	set
});
