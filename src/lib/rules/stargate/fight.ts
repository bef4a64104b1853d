import { knownFact } from '../facts.ts';
import type { DiceGroup, Rolled } from '../contract.ts';
import { matchesDice, hitsIn } from '../dice.ts';
import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { foeRules, isInvasion, type Rank, type WeaponId } from './cards.ts';
import {
	dice,
	GRENADE,
	grenade,
	opening,
	phase,
	reach,
	reached,
	spared,
	type Stand,
	standing,
	targets,
	type Terms,
	type Unit,
	woundsOf
} from './kernel.ts';
import { PRINTED } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { able, ALLIES, MEN } from './team.ts';
import { spend, untold, withSeat } from './turn.ts';
import type { Fight, Own, State, Team, Victim } from './types.ts';

export { able };

const UNARMED = 6;
const ZAT = 5;
const JAFFAS_HIT_ON = 5;

/** Who fights: whoever turned the card, or the team whose share of an Invasion it is. */
export const seatFighting = ({ active, fight }: State): number => fight?.seat ?? active;
export const fighter = (state: State): Team => state.teams[seatFighting(state)]!;

/** The ranks of the foe as printed or told, or nothing while nobody has read the card. */
export function ranks({ facts }: State, { foe, told, share }: Pick<Fight, 'foe' | 'told' | 'share'>): readonly Unit[] | undefined {
	const printed = told ?? knownFact<readonly Rank[]>(PRINTED, facts, 'foe', foe)?.value;
	const { units } = foeRules(foe);
	// Whoever the booklet puts on a card, it may have been read otherwise.
	const unit = (i: number): string => (units.length === printed!.length ? units[i]! : 'unit:foe');
	return printed?.map((rank, i) => ({ ...rank, ...(share === undefined ? {} : { count: share }), unit: unit(i) }));
}

/** An Invasion has been turned up and the teams are not home yet. */
export const isInvasionAhead = ({ fight, invasion }: State): boolean => !!fight && isInvasion(fight.foe) && !invasion;

/** The Prisonnier holds a team without a fight: no dice on the card, or the table plays it so. */
export const isCaptive = (state: State): boolean =>
	state.options.depth === 'full' &&
	state.fight?.foe === 'prisonnier' &&
	state.fight.stage !== 'won' &&
	(state.options.prisoner === 'heldNoFight' || ranks(state, state.fight)?.length === 0);

/** What the team hits on, from its best weapon. They do not add up. */
export function valueOf({ facts }: State, { zat, drawn }: Team): number {
	const printed = drawn?.map((weapon) => weaponValue(facts, weapon) ?? UNARMED) ?? [];
	return Math.min(...printed, zat ? ZAT : UNARMED);
}

/** What is read on a weapon, if anybody has. */
export const weaponValue = (facts: State['facts'], weapon: WeaponId): number | undefined =>
	knownFact<3 | 4>(PRINTED, facts, 'weapon', weapon)?.value;

/** The weapon that decides: the one with the best value. */
export const bestDrawn = ({ facts }: State, { drawn = [] }: Team): WeaponId | undefined =>
	drawn.toSorted((a, b) => (weaponValue(facts, a) ?? UNARMED) - (weaponValue(facts, b) ?? UNARMED))[0];

export const terms = (state: State, fight: Pick<Fight, 'foe' | 'told' | 'share'> = state.fight!, team = fighter(state)): Terms => ({
	...(foeRules(fight.foe).kind ? { kind: foeRules(fight.foe).kind! } : {}),
	ranks: ranks(state, fight)!,
	value: valueOf(state, team),
	allies: JAFFAS_HIT_ON,
	woman: team.infected.woman === 0,
	...rulings(state)
});

/** The rulings of this table that change a fight. */
const rulings = ({ options }: State): Pick<Terms, 'heals' | 'aimed' | 'eachLarva' | 'afterAll' | 'shield'> => ({
	...(options.bossWounds === 'samePhase' ? { heals: true } : {}),
	...(options.reetouAttack === 'assigned' ? { aimed: true } : {}),
	...(options.printasDice === 'perLarva' ? { eachLarva: true } : {}),
	...(options.printasInfectsWiped ? { afterAll: true } : {}),
	...(options.hathorJaffas === 'shield' ? { shield: true } : {})
});

/** The fight that is on, as the kernel sees it. */
export function stand(state: State, fight: Fight = state.fight!): Stand {
	const { stage, members, phase, spotted, damage, aim } = fight;
	const left = woundsOf(ranks(state, fight)!) - damage;
	return { stage, members, jaffas: fighter(state).jaffas, left, begun: phase > 0, spotted, infected: 0, ...(aim ? { aim } : {}) };
}

/** Writes back what the kernel leaves: a phase is over when a volley was fought. */
function withStand(state: State, { stage, members, jaffas, left, spotted }: Stand): State {
	const damage = woundsOf(ranks(state, state.fight!)!) - left;
	const { aim: _, ...fight } = state.fight!;
	return withFight(withTeam({ ...state, fight }, { jaffas }), { stage, members, damage, spotted });
}

export const withFight = (state: State, change: Partial<Fight>): State => ({ ...state, fight: { ...state.fight!, ...change } });

export const withTeam = (state: State, change: Partial<Team>): State => withSeat(state, seatFighting(state), change);

/** The dice of this moment, with what each hit reaches, for the guide to ask. */
export function diceNow(state: State): readonly DiceGroup[] {
	const [under, now] = [terms(state), stand(state)];
	const { ours, theirs } = dice(under, now);
	if (now.stage !== 'volley') return thrownBy(ours, theirs);
	const aims = targets(under, now)?.map((aim) => ({ ...aim, reach: reach(under, now).slice(0, 1) }));
	return thrownBy(...(aims ?? [{ ...ours, reach: reach(under, now) }]), { ...theirs, reach: reached(under, now) });
}

const thrownBy = (...sides: readonly DiceGroup[]): readonly DiceGroup[] => sides.filter((side) => side.dice.length > 0);

type Faced = Pick<Fight, 'foe' | 'told' | 'fresh' | 'seat' | 'share'>;

/** A team faces a foe: the first time, again by the Nox, or what an Invasion deals it. */
export function face(state: State, foe: Faced, say: Say, members = able(state.teams[foe.seat ?? state.active]!)): State {
	const team = state.teams[foe.seat ?? state.active]!;
	const { kind } = foeRules(foe.foe);
	const woman = team.infected.woman === 0;
	if (kind === 'hathor' && !woman) say('hathor.no-woman');
	return {
		...state,
		fight: {
			...foe,
			stage: opening({ ...(kind ? { kind } : {}), woman }, members),
			members,
			phase: 0,
			damage: 0,
			spotted: 0,
			fallen: { member: 0, jaffa: 0 },
			replayed: false
		}
	};
}

/** No phase has been fought and nobody has gone looking for Reetous. */
export const unbegun = ({ phase, stage, foe }: Fight): boolean =>
	phase === 0 && stage !== 'won' && (foeRules(foe).kind !== 'reetou' || stage !== 'volley');

/** The dice of a stage have fallen: the hits of both sides, and the fight before and after. */
function fall(state: State, stage: Fight['stage'], rolled: Rolled) {
	if (state.fight!.stage !== stage) return refuse('table.not-now');
	const [under, before] = [terms(state), stand(state)];
	const sides = dice(under, before);
	const aims = targets(under, before);
	if (!matchesDice(thrownBy(...(aims ?? [sides.ours]), sides.theirs), rolled)) return refuse('table.dice');
	const ours = aims ? aims.filter((aim) => hitsIn(aim, rolled) > 0).length : hitsIn(sides.ours, rolled);
	const theirs = hitsIn(sides.theirs, rolled);
	return { ours, theirs, under, before, after: phase(under, before, ours, theirs) };
}

export function volley(state: State, rolled: Rolled, say: Say): State | Refusal {
	const fallen = fall(state, 'volley', rolled);
	if (isRefusal(fallen)) return fallen;
	const { ours, theirs, under, before, after } = fallen;
	const jaffa = before.jaffas - after.jaffas;
	const member = before.members - after.members;

	if (under.kind === 'surprise' && !before.begun) say('fight.ambush', { theirs });
	else say('fight.volley', { ours, theirs });
	foesFall(under, before, after, ours, say);
	if (jaffa) say('fight.jaffas-fall', { lost: jaffa, left: after.jaffas });
	if (member) say('fight.members-fall', { lost: member, left: after.members });
	const next = withFight(withStand(state, after), { phase: state.fight!.phase + 1, fallen: { member, jaffa } });
	return told(next.options.depth === 'fight' ? { ...next, turn: next.turn + 1 } : next, say);
}

/** Said from the stand before and after: guards first, then whoever they guard. */
function foesFall(under: Terms, before: Stand, after: Stand, hits: number, say: Say): void {
	const struck = reach(under, before).slice(0, Math.max(0, before.left - after.left));
	const down = struck.filter((each) => !each.startsWith('wound:'));
	const wounded = struck.at(-1)?.startsWith('wound:') ? struck.at(-1)!.slice('wound:'.length) : undefined;
	for (const unit of new Set(down)) {
		const n = down.filter((each) => each === unit).length;
		if (n === 1) say('fight.foe-falls', { unit });
		else say('fight.foes-fall', { n, unit });
	}
	if (wounded) say('fight.wounded', { unit: wounded });
	else if (under.heals && under.ranks.some(({ wounds }) => wounds > 1) && hits > struck.length && after.left > 0)
		return say('fight.recovers');
	if (hits > struck.length) say('fight.wasted', { hits: hits - struck.length });
}

function told(state: State, say: Say): State {
	const { stage, foe, members } = state.fight!;
	if (stage === 'won' && members === 0) say('fight.both-out');
	if (stage === 'lost') say('fight.beaten', { foe });
	return state;
}

export function spot(state: State, rolled: Rolled, say: Say): State | Refusal {
	const fallen = fall(state, 'spot', rolled);
	if (isRefusal(fallen)) return fallen;
	const { spotted } = fallen.after;
	if (spotted === 0) say('reetou.unseen');
	else say('reetou.spotted', { spotted });
	return withStand(state, fallen.after);
}

export function infection(state: State, { dice, who }: Extract<Own, { type: 'infection' }>, say: Say): State | Refusal {
	const fallen = fall(state, 'infection', dice);
	if (isRefusal(fallen)) return fallen;
	const { after } = fallen;
	const victims = who === undefined ? [] : typeof who === 'string' ? [who] : who;
	if (victims.length !== after.infected) return refuse('table.dice');
	let worse = state;
	for (const victim of victims) {
		const { men, woman } = fighter(worse).infected;
		if (!infectable(fighter(worse)).includes(victim)) return refuse('table.dice');
		say('printas.infected', { who: victim });
		worse = withTeam(worse, { infected: victim === 'man' ? { men: men + 1, woman } : { men, woman: 1 } });
	}
	if (victims.length === 0) say('printas.spared');
	return told(withStand(worse, after), say);
}

/** Whom a larva may take: a man first, since only the woman can face Hathor. */
export const infectable = ({ infected }: Pick<Team, 'infected'>): readonly Victim[] => [
	...(infected.men < MEN ? (['man'] as const) : []),
	...(infected.woman < 1 ? (['woman'] as const) : [])
];

/** Dice for each Reetou that was spotted: told before they are thrown. */
export function aim(state: State, at: readonly number[], say: Say): State | Refusal {
	const { stage, spotted, members } = state.fight!;
	const all = members + fighter(state).jaffas;
	const fine = at.length === spotted && at.every((n) => Number.isInteger(n) && n >= 0) && at.reduce((a, b) => a + b, 0) === all;
	if (stage !== 'volley' || spotted === 0 || !targets(terms(state), stand(state)) || !fine) return refuse('table.not-now');
	say('reetou.aimed', { at });
	return withFight(state, { aim: at });
}

export function throwGrenade(state: State, rolled: Rolled, say: Say): State | Refusal {
	const fight = state.fight!;
	if (fight.stage === 'won') return refuse('table.not-now');
	if (!matchesDice([GRENADE], rolled)) return refuse('table.dice');
	if (!unbegun(fight) && ruleHolds(state, 'grenade.first')) return refuse('grenade.first');
	const spent = spend(state, seatFighting(state), 'grenade', 'equipment');
	if (isRefusal(spent)) return spent;
	const hits = hitsIn(GRENADE, rolled);
	say('grenade.hits', { hits });
	const before = stand(spent);
	const after = grenade(before, hits);
	foesFall(terms(spent), before, after, hits, say);
	return withStand(spent, after);
}

/** A second weapon does not put the first one away: the best value counts. */
export function arm(state: State, weapon: WeaponId, say: Say): State | Refusal {
	const { drawn = [] } = fighter(state);
	if (drawn.includes(weapon)) return refuse('table.not-now');
	if (!unbegun(state.fight!) && ruleHolds(state, 'weapon.first')) return refuse('weapon.first');
	if (state.fight!.stage === 'won') return refuse('table.not-now');
	const spent = spend(state, seatFighting(state), weapon, 'equipment', 'aside');
	if (isRefusal(spent)) return spent;
	say('weapon.drawn', { weapon });
	return withTeam(spent, { drawn: [...drawn, weapon] });
}

export function zat(state: State, say: Say): State | Refusal {
	if (fighter(state).zat) return refuse('weapon.one-is-enough');
	const team = fighter(state);
	if (state.options.depth === 'full' && untold(team) < 1 && ruleHolds(state, 'card.none'))
		return refuse('card.none', { player: team.id, card: 'zat' });
	say('weapon.zat');
	return withTeam(state, { zat: true });
}

export function jolinar(state: State, back: 'member' | 'jaffa', say: Say): State | Refusal {
	const fight = state.fight!;
	if (!foeRules(fight.foe).jolinar) return refuse('jolinar.only');
	const { jaffas } = fighter(state);
	const room = back === 'member' ? fight.members < able(fighter(state)) : jaffas < ALLIES;
	if (fight.fallen[back] === 0 || !room) return refuse('jolinar.window');
	const spent = spend(state, seatFighting(state), 'jolinar', 'contact');
	if (isRefusal(spent)) return spent;
	say('jolinar.played', { back });
	const { stage, members, jaffas: up } = spared(stand(spent), back);
	return withTeam(withFight(spent, { stage, members, fallen: { member: 0, jaffa: 0 } }), { jaffas: up }); // one loss, once
}

/** The Nox let the team fight again: foes full, members back, the dead Jaffas stay dead, the weapon is spent. */
export function nox(state: State, say: Say): State | Refusal {
	const { foe, told, stage, replayed, seat, share } = state.fight!;
	if (stage !== 'lost') return refuse('nox.window');
	if (able(fighter(state)) === 0) return refuse('nox.nobody');
	if (replayed && ruleHolds(state, 'nox.once')) return refuse('nox.once');
	const spent = spend(state, seatFighting(state), 'nox', 'contact');
	if (isRefusal(spent)) return spent;
	say('nox.played', { foe });
	const again: Faced = {
		foe,
		...(told ? { told } : {}),
		...(seat === undefined ? {} : { seat }),
		...(share === undefined ? {} : { share })
	};
	const members = state.invasion?.shares.find((each) => each.seat === seat && each.left === undefined)?.members;
	return withFight(face(disarmed(spent), again, say, Math.min(members ?? able(fighter(state)), able(fighter(state)))), { replayed: true });
}

/** The weapons that were drawn are spent. */
export function disarmed(state: State, seat = seatFighting(state)): State {
	const { drawn = [], ...bare } = state.teams[seat]!;
	const discard = state.discard + (state.options.depth === 'full' ? drawn.length : 0);
	return { ...state, discard, teams: state.teams.with(seat, bare) };
}

/** Foes that still stand, for the picture. */
export const standingFoes = (state: State): readonly Unit[] => standing(ranks(state, state.fight!) ?? [], stand(state).left);
