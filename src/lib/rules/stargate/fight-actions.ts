import type { Rolled } from '../contract.ts';
import { matchesDice, hitsIn } from '../dice.ts';
import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { foeRules, type WeaponId } from './cards.ts';
import {
	discardDrawnWeapons,
	faceFoe,
	fightingSeat,
	fightingTeam,
	fightState,
	fightTerms,
	type FoeFaced,
	foeRanks,
	groupsWithDice,
	hasNotBegun,
	infectable,
	withFight,
	withFightingTeam,
	withFightState
} from './fight.ts';
import { parseWound } from './ids.ts';
import {
	afterGrenade,
	aimedDice,
	diceOfStage,
	type FightState,
	type FightTerms,
	foesInHitOrder,
	GRENADE,
	resolveThrow,
	takeBackLoss,
	totalWounds
} from './kernel.ts';
import { refuse, type Say } from './rules.ts';
import { able, ALLIES } from './team.ts';
import { isQuick, isUnnamedEquipment, keepsBoard, olderNonContacts, spendCard, unnamedCards } from './turn.ts';
import type { Fight, Fighting, Own, State } from './types.ts';

// ── Throws ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Both sides throw: one phase of the fight. */
export function throwVolley(state: Fighting, rolled: Rolled, say: Say): State | Refusal {
	const result = resolveDice(state, 'volley', rolled);
	if (isRefusal(result)) return result;
	const { ours, theirs, terms, before, after } = result;
	const jaffa = before.jaffas - after.jaffas;
	const member = before.members - after.members;

	if (terms.kind === 'surprise' && !before.begun) say('fight.ambush', { theirs });
	else say('fight.volley', { ours, theirs });
	announceFoesFalling(terms, before, after, ours, say);
	if (jaffa) say('fight.jaffas-fall', { lost: jaffa, left: after.jaffas });
	if (member) say('fight.members-fall', { lost: member, left: after.members });
	const next = withFight(withFightState(state, after), { phase: state.fight.phase + 1, fallen: { member, jaffa } });
	return announceOutcome(isQuick(next) ? { ...next, turn: next.turn + 1 } : next, say);
}

/** The members throw to spot Reetous. */
export function throwSpotting(state: Fighting, rolled: Rolled, say: Say): State | Refusal {
	const result = resolveDice(state, 'spot', rolled);
	if (isRefusal(result)) return result;
	const { spotted } = result.after;
	if (spotted === 0) say('reetou.unseen');
	else say('reetou.spotted', { spotted });
	return withFightState(state, result.after);
}

/** The larvae throw, and each 6 infects a member. */
export function throwInfection(state: Fighting, { dice, who }: Extract<Own, { type: 'infection' }>, say: Say): State | Refusal {
	const result = resolveDice(state, 'infection', dice);
	if (isRefusal(result)) return result;
	const { after } = result;
	const victims = who === undefined ? [] : typeof who === 'string' ? [who] : who;
	if (victims.length !== after.infected) return refuse('table.dice');
	let infected = state;
	for (const victim of victims) {
		const team = fightingTeam(infected);
		if (!infectable(team).includes(victim)) return refuse('table.dice');
		const { men, woman } = team.infected;
		say('printas.infected', { who: victim });
		infected = withFightingTeam(infected, { infected: victim === 'man' ? { men: men + 1, woman } : { men, woman: 1 } });
	}
	if (victims.length === 0) say('printas.spared');
	return announceOutcome(withFightState(infected, after), say);
}

/** The eight dice of the grenade, before the first phase. */
export function throwGrenade(state: Fighting, rolled: Rolled, say: Say): State | Refusal {
	if (state.fight.stage === 'won') return refuse('table.not-now');
	if (!matchesDice([GRENADE], rolled)) return refuse('table.dice');
	if (!hasNotBegun(state.fight) && ruleHolds(state, 'grenade.first')) return refuse('grenade.first');
	const spent = spendCard(state, fightingSeat(state), 'grenade', 'equipment');
	if (isRefusal(spent)) return spent;
	const hits = hitsIn(GRENADE, rolled);
	say('grenade.hits', { hits });
	const before = fightState(spent);
	const after = afterGrenade(before, hits);
	announceFoesFalling(fightTerms(spent), before, after, hits, say);
	return withFightState(spent, after);
}

/** The hits of both sides, and the fight before and after them. */
function resolveDice(state: Fighting, stage: Fight['stage'], rolled: Rolled) {
	if (state.fight.stage !== stage) return refuse('table.not-now');
	const [terms, before] = [fightTerms(state), fightState(state)];
	const sides = diceOfStage(terms, before);
	const aims = aimedDice(terms, before);
	if (!matchesDice(groupsWithDice(...(aims ?? [sides.ours]), sides.theirs), rolled)) return refuse('table.dice');
	const ours = aims ? aims.filter((aim) => hitsIn(aim, rolled) > 0).length : hitsIn(sides.ours, rolled);
	const theirs = hitsIn(sides.theirs, rolled);
	return { ours, theirs, terms, before, after: resolveThrow(terms, before, ours, theirs) };
}

/** Announces which foes fall, who is wounded, and hits without effect. */
function announceFoesFalling(terms: FightTerms, before: FightState, after: FightState, hits: number, say: Say): void {
	const struck = foesInHitOrder(terms, before).slice(0, Math.max(0, before.left - after.left));
	const down = struck.filter((id) => parseWound(id) === undefined);
	const wounded = parseWound(struck.at(-1) ?? '');
	for (const unit of new Set(down)) {
		const n = down.filter((each) => each === unit).length;
		if (n === 1) say('fight.foe-falls', { unit });
		else say('fight.foes-fall', { n, unit });
	}
	if (wounded) say('fight.wounded', { unit: wounded });
	else if (terms.bossHeals && terms.ranks.some(({ wounds }) => wounds > 1) && hits > struck.length && after.left > 0)
		return say('fight.recovers');
	if (hits > struck.length) say('fight.wasted', { hits: hits - struck.length });
}

/** Announces a victory with no member standing, and a defeat. */
function announceOutcome(state: Fighting, say: Say): State {
	const { stage, foe, members } = state.fight;
	if (stage === 'won' && members === 0) say('fight.both-out');
	if (stage === 'lost') say('fight.beaten', { foe });
	return state;
}

/** How many dice go to each spotted Reetou, decided before they are thrown (option `reetouAttack`). */
export function aimDice(state: Fighting, at: readonly number[], say: Say): State | Refusal {
	const { stage, spotted, members } = state.fight;
	const all = members + fightingTeam(state).jaffas;
	const fits = at.length === spotted && at.every((n) => Number.isInteger(n) && n >= 0) && at.reduce((a, b) => a + b, 0) === all;
	if (stage !== 'volley' || spotted === 0 || !aimedDice(fightTerms(state), fightState(state)) || !fits) return refuse('table.not-now');
	say('reetou.aimed', { at });
	return withFight(state, { aim: at });
}

/** The table has settled the fight, or its share of an Invasion, without the app. Losses in it are not counted. */
export function settleByHand(state: Fighting, won: boolean, say: Say): Fighting | Refusal {
	const { stage, foe } = state.fight;
	if (stage === 'won' || stage === 'lost') return refuse('table.not-now');
	say(won ? 'fight.by-hand-won' : 'fight.by-hand-lost', { foe });
	return withFight(state, won ? { stage: 'won', damage: totalWounds(foeRanks(state, state.fight) ?? []) } : { stage: 'lost', members: 0 });
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Draws a value weapon. A second one does not replace the first one: the best value counts. */
export function drawWeapon(state: Fighting, weapon: WeaponId, say: Say): State | Refusal {
	const { drawn = [] } = fightingTeam(state);
	if (drawn.includes(weapon)) return refuse('table.not-now');
	if (!hasNotBegun(state.fight) && ruleHolds(state, 'weapon.first')) return refuse('weapon.first');
	if (state.fight.stage === 'won') return refuse('table.not-now');
	const spent = spendCard(state, fightingSeat(state), weapon, 'equipment', 'aside');
	if (isRefusal(spent)) return spent;
	say('weapon.drawn', { weapon });
	return withFightingTeam(spent, { drawn: [...drawn, weapon] });
}

/**
 * The team shows that it owns a Zak'n'oktel or a Long Bâton. If it was found on this mission, the find is marked, because a lost fight
 * costs the weapon with the other finds.
 */
export function showZat(state: State, find: boolean | undefined, say: Say): State | Refusal {
	const team = fightingTeam(state);
	if (team.zat) return refuse('weapon.one-is-enough');
	if (keepsBoard(state) && unnamedCards(team) < 1 && ruleHolds(state, 'card.none'))
		return refuse('card.none', { player: team.id, card: 'zat' });
	say('weapon.zat');
	const at = team.mission.findIndex(isUnnamedEquipment);
	const armed = team.mission[at];
	if (!armed || !keepsBoard(state) || !(find ?? olderNonContacts(team) === 0)) return withFightingTeam(state, { zat: true });
	return withFightingTeam(state, { zat: true, mission: team.mission.with(at, { ...armed, arms: true }) });
}

/** Jolinar takes back one loss of the phase that has just ended. */
export function playJolinar(state: Fighting, back: 'member' | 'jaffa', say: Say): State | Refusal {
	const { fight } = state;
	if (!foeRules(fight.foe).jolinar) return refuse('jolinar.only');
	const team = fightingTeam(state);
	const hasRoom = back === 'member' ? fight.members < able(team) : team.jaffas < ALLIES;
	if (fight.fallen[back] === 0 || !hasRoom) return refuse('jolinar.window');
	const spent = spendCard(state, fightingSeat(state), 'jolinar', 'contact');
	if (isRefusal(spent)) return spent;
	say('jolinar.played', { back });
	const { stage, members, jaffas } = takeBackLoss(fightState(spent), back);
	// The losses of this phase are cleared, so that a second Jolinar cannot take back another one.
	return withFightingTeam(withFight(spent, { stage, members, fallen: { member: 0, jaffa: 0 } }), { jaffas });
}

/** The Nox let the team fight again: foes at full strength, members back, fallen Jaffas and drawn weapons gone. */
export function playNox(state: Fighting, say: Say): State | Refusal {
	const { foe, told, stage, replayed, seat, share } = state.fight;
	if (stage !== 'lost') return refuse('nox.window');
	const fit = able(fightingTeam(state));
	if (fit === 0) return refuse('nox.nobody');
	if (replayed && ruleHolds(state, 'nox.once')) return refuse('nox.once');
	const spent = spendCard(state, fightingSeat(state), 'nox', 'contact');
	if (isRefusal(spent)) return spent;
	say('nox.played', { foe });
	const again: FoeFaced = {
		foe,
		...(told ? { told } : {}),
		...(seat === undefined ? {} : { seat }),
		...(share === undefined ? {} : { share })
	};
	const started = state.invasion?.shares.find((each) => each.seat === seat && each.left === undefined)?.members;
	return withFight(faceFoe(discardDrawnWeapons(spent), again, say, Math.min(started ?? fit, fit)), { replayed: true });
}
