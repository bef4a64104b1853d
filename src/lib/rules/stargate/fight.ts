import { known } from '../box.ts';
import type { DiceGroup, Rolled } from '../contract.ts';
import { fits, hitsIn } from '../dice.ts';
import { holds, isRefusal, type Refusal } from '../table.ts';
import { foeRules, PRINTED, type Rank } from './cards.ts';
import { dice, GRENADE, grenade, opening, phase, reach, reached, type Stand, standing, type Terms, type Unit, woundsOf } from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import type { Fight, Own, State, Team } from './types.ts';

export const TEAM = 4;
export const MEN = 3;
export const ALLIES = 6;
const UNARMED = 6;
const ZAT = 5;
const JAFFAS_HIT_ON = 5;

/** Members who can fight: whom no larva has taken. They are all back for each fight. */
export const able = ({ infected }: Team): number => TEAM - infected.men - infected.woman;

export const fighter = ({ teams, active }: State): Team => teams[active]!;

/** The ranks of the foe as printed or told, or nothing while nobody has read the card. */
export function ranks({ facts }: State, { foe, told }: Pick<Fight, 'foe' | 'told'>): readonly Unit[] | undefined {
	const printed = told ?? known<readonly Rank[]>(PRINTED, facts, 'foe', foe)?.value;
	const { units } = foeRules(foe);
	// Whoever the booklet puts on a card, it may have been read otherwise.
	return printed?.map((rank, i) => ({ ...rank, unit: units.length === printed.length ? units[i]! : 'unit:foe' }));
}

/** What the team hits on, from its best weapon. They do not add up. */
export function valueOf({ facts }: State, { zat, drawn }: Team): number {
	const printed = drawn && known<3 | 4>(PRINTED, facts, 'weapon', drawn)?.value;
	return Math.min(printed ?? UNARMED, zat ? ZAT : UNARMED);
}

export const terms = (state: State, fight: Fight = state.fight!): Terms => ({
	...(foeRules(fight.foe).kind ? { kind: foeRules(fight.foe).kind! } : {}),
	ranks: ranks(state, fight)!,
	value: valueOf(state, fighter(state)),
	allies: JAFFAS_HIT_ON,
	woman: fighter(state).infected.woman === 0
});

/** The fight that is on, as the kernel sees it. */
export function stand(state: State, fight: Fight = state.fight!): Stand {
	const { stage, members, phase, spotted, damage } = fight;
	const left = woundsOf(ranks(state, fight)!) - damage;
	return { stage, members, jaffas: fighter(state).jaffas, left, begun: phase > 0, spotted, infected: 0 };
}

/** Writes back what the kernel leaves: a phase is over when a volley was fought. */
function withStand(state: State, { stage, members, jaffas, left, spotted }: Stand): State {
	const damage = woundsOf(ranks(state, state.fight!)!) - left;
	return withFight(withTeam(state, { jaffas }), { stage, members, damage, spotted });
}

export const withFight = (state: State, change: Partial<Fight>): State => ({ ...state, fight: { ...state.fight!, ...change } });

export const withTeam = (state: State, change: Partial<Team>): State => ({
	...state,
	teams: state.teams.with(state.active, { ...fighter(state), ...change })
});

/** The dice of this moment, with what each hit reaches, for the guide to ask. */
export function diceNow(state: State): readonly DiceGroup[] {
	const [under, now] = [terms(state), stand(state)];
	const { ours, theirs } = dice(under, now);
	const shown =
		now.stage !== 'volley'
			? [ours, theirs]
			: [
					{ ...ours, reach: reach(under, now) },
					{ ...theirs, reach: reached(under, now) }
				];
	return shown.filter((side) => side.dice.length > 0);
}

/** A team faces a foe: the first time, or again by the Nox. */
export function face(state: State, foe: Pick<Fight, 'foe' | 'told'>, say: Say): State {
	const team = fighter(state);
	const { kind } = foeRules(foe.foe);
	const woman = team.infected.woman === 0;
	if (kind === 'hathor' && !woman) say('hathor.no-woman');
	return {
		...state,
		fight: {
			...foe,
			stage: opening({ ...(kind ? { kind } : {}), woman }, able(team)),
			members: able(team),
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
	const thrown = [sides.ours, sides.theirs].filter((side) => side.dice.length > 0);
	if (!fits(thrown, rolled)) return refuse('table.dice');
	const [ours, theirs] = [hitsIn(sides.ours, rolled), hitsIn(sides.theirs, rolled)];
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
	return told({ ...next, turn: next.turn + 1 }, say);
}

/** Said from the stand before and after: guards first, then whoever they guard. */
function foesFall(under: Terms, before: Stand, after: Stand, hits: number, say: Say): void {
	const struck = reach(under, before).slice(0, before.left - after.left);
	const down = struck.filter((each) => !each.startsWith('wound:'));
	const wounded = struck.at(-1)?.startsWith('wound:') ? struck.at(-1)!.slice('wound:'.length) : undefined;
	for (const unit of new Set(down)) {
		const n = down.filter((each) => each === unit).length;
		if (n === 1) say('fight.foe-falls', { unit });
		else say('fight.foes-fall', { n, unit });
	}
	if (wounded) say('fight.wounded', { unit: wounded });
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
	if (after.infected === 0) {
		if (who) return refuse('table.dice');
		say('printas.spared');
		return withStand(state, after);
	}
	const { men, woman } = fighter(state).infected;
	if (!who || !infectable(fighter(state)).includes(who)) return refuse('table.dice');
	say('printas.infected', { who });
	const worse = withTeam(state, { infected: who === 'man' ? { men: men + 1, woman } : { men, woman: 1 } });
	return told(withStand(worse, after), say);
}

/** Whom a larva may take: a man first, since only the woman can face Hathor. */
export const infectable = ({ infected }: Team): readonly ('man' | 'woman')[] => [
	...(infected.men < MEN ? (['man'] as const) : []),
	...(infected.woman < 1 ? (['woman'] as const) : [])
];

export function throwGrenade(state: State, rolled: Rolled, say: Say): State | Refusal {
	const fight = state.fight!;
	if (fight.stage === 'won') return refuse('table.not-now');
	if (!fits([GRENADE], rolled)) return refuse('table.dice');
	if (!unbegun(fight) && holds(state, 'grenade.first')) return refuse('grenade.first');
	const hits = hitsIn(GRENADE, rolled);
	say('grenade.hits', { hits });
	const before = stand(state);
	const after = grenade(before, hits);
	foesFall(terms(state), before, after, hits, say);
	return withStand(state, after);
}

export function arm(state: State, weapon: NonNullable<Team['drawn']>, say: Say): State | Refusal {
	if (fighter(state).drawn === weapon) return refuse('table.not-now');
	if (!unbegun(state.fight!) && holds(state, 'weapon.first')) return refuse('weapon.first');
	if (state.fight!.stage === 'won') return refuse('table.not-now');
	say('weapon.drawn', { weapon });
	return withTeam(state, { drawn: weapon });
}

export function zat(state: State, say: Say): State | Refusal {
	if (fighter(state).zat) return refuse('weapon.one-is-enough');
	say('weapon.zat');
	return withTeam(state, { zat: true });
}

export function jolinar(state: State, back: 'member' | 'jaffa', say: Say): State | Refusal {
	const fight = state.fight!;
	if (!foeRules(fight.foe).jolinar) return refuse('jolinar.only');
	const { jaffas } = fighter(state);
	const room = back === 'member' ? fight.members < able(fighter(state)) : jaffas < ALLIES;
	if (fight.fallen[back] === 0 || !room) return refuse('jolinar.window');
	say('jolinar.played', { back });
	const saved = withFight(state, {
		members: fight.members + (back === 'member' ? 1 : 0),
		fallen: { member: 0, jaffa: 0 }, // one loss, once
		stage: fight.stage === 'lost' && back === 'member' ? 'volley' : fight.stage
	});
	return back === 'jaffa' ? withTeam(saved, { jaffas: jaffas + 1 }) : saved;
}

/** The Nox let the team fight again: foes full, members back, the dead Jaffas stay dead, the weapon is spent. */
export function nox(state: State, say: Say): State | Refusal {
	const { foe, told, stage, replayed } = state.fight!;
	if (stage !== 'lost') return refuse('nox.window');
	if (able(fighter(state)) === 0) return refuse('nox.nobody');
	if (replayed && holds(state, 'nox.once')) return refuse('nox.once');
	say('nox.played', { foe });
	return withFight(face(disarmed(state), told ? { foe, told } : { foe }, say), { replayed: true });
}

export function disarmed(state: State): State {
	const { drawn: _, ...bare } = fighter(state);
	return { ...state, teams: state.teams.with(state.active, bare) };
}

/** Foes that still stand, for the picture. */
export const standingFoes = (state: State): readonly Unit[] => standing(ranks(state, state.fight!) ?? [], stand(state).left);
