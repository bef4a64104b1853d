import { isReadableFact } from '../facts.ts';
import { atTable, isRefusal, type Refusal } from '../table.ts';
import { isInvasion, WEAPONS } from './cards.ts';
import { playKin, playTollans } from './contacts.ts';
import { dials, setDial, withOptions } from './dials.ts';
import {
	continueExploring,
	holdPrisoner,
	isCombatCard,
	loseFight,
	meetFoe,
	nameFoe,
	returnHome,
	stopExploring,
	turnPeacefulCard
} from './explore.ts';
import { faceFoe, foeRanks, isCaptive, isFoughtByHand, isInvasionAnnounced } from './fight.ts';
import {
	aimDice,
	drawWeapon,
	playJolinar,
	playNox,
	settleByHand,
	showZat,
	throwGrenade,
	throwInfection,
	throwSpotting,
	throwVolley
} from './fight-actions.ts';
import { crossGate } from './gate.ts';
import {
	bankOneCard,
	bankSurplusCards,
	layCard,
	nameFind,
	playReactor,
	playRebellion,
	playTokra,
	recordLostColour,
	recoverSymbols
} from './hand.ts';
import { leaveDebriefing, servePrisonerTurn, storeInBank, takeFromBank, waitInRoom2 } from './home.ts';
import { finishShare, settleInvasionByHand, startInvasion } from './invasion.ts';
import { lookAtPile } from './look.ts';
import { PRINTED } from './printed.ts';
import { refuse, RULES, type Say } from './rules.ts';
import { endQuickFight, missingFact, settle } from './settle.ts';
import { giveFind, passLaidCard, tradeCards } from './trade.ts';
import { holdTeam, loseAsTeam, meetFoeAsTeam, passTurn, recordRisk } from './teams.ts';
import { HAND_LIMIT, isQuick, keepsBoard, keepsTeamsOnly, seatOverLimit, teamAt } from './turn.ts';
import { type FightAction, type Fighting, isFighting, isInvaded, type Own, type State, type TurnAction } from './types.ts';

/** The actions of a fight. Those that need neither another team nor a planet are open in a quick fight too. */
const IN_FIGHT = {
	arm: 'quick',
	zat: 'quick',
	grenade: 'quick',
	spot: 'quick',
	aim: 'quick',
	volley: 'quick',
	infection: 'quick',
	jolinar: 'quick',
	nox: 'quick',
	yield: 'quick',
	settle: 'quick',
	tollans: 'game',
	kin: 'game',
	captive: 'game',
	invade: 'game',
	call: 'game',
	risk: 'game'
} as const satisfies Record<FightAction['type'], 'quick' | 'game'>;
const isInFight = (action: Own): action is FightAction => Object.hasOwn(IN_FIGHT, action.type);

/** The actions before an Invasion begins or a Prisonnier holds the team: no dice are thrown yet. */
const BEFORE_DICE: ReadonlySet<string> = new Set<FightAction['type']>(['tollans', 'kin', 'captive', 'invade', 'call', 'zat', 'risk']);
/** The actions in a fight whose card has not been read: no dice are entered. */
const BY_HAND: ReadonlySet<string> = new Set<FightAction['type']>(['tollans', 'kin', 'zat', 'risk', 'settle']);

/** The actions while a hand holds too many cards. */
const WHILE_OVER_LIMIT: ReadonlySet<string> = new Set<Own['type']>(['surplus', 'lay', 'name']);
/** The actions after which the team whose turn has just ended may still lay a card. */
const KEEPS_LAST_TURN_OPEN: ReadonlySet<string> = new Set<Own['type']>(['surplus', 'lay', 'name', 'gone']);

function play(state: State, action: Own, say: Say): State | Refusal {
	if (isQuick(state)) return playQuickFight(state, action, say);
	if (keepsTeamsOnly(state)) return playAsTeams(state, action, say);
	const full = seatOverLimit(state);
	if (full !== undefined && !WHILE_OVER_LIMIT.has(action.type))
		return refuse('hand.limit', { player: teamAt(state, full).id, most: HAND_LIMIT });
	if (isInFight(action)) return isFighting(state) ? dispatchFightAction(state, action, say) : refuse('table.not-now');
	const next = dispatchTurnAction(state, action, say);
	return isRefusal(next) || KEEPS_LAST_TURN_OPEN.has(action.type) || next.just !== state.just ? next : clearJustEnded(next);
}

/** The next team has acted, so the team before can no longer lay a card. */
function clearJustEnded(state: State): State {
	const { just: _, ...rest } = state;
	return rest;
}

function dispatchTurnAction(state: State, action: TurnAction, say: Say): State | Refusal {
	switch (action.type) {
		case 'go':
			return crossGate(state, action, say);
		case 'wait':
			return waitInRoom2(state, say);
		case 'serve':
			return servePrisonerTurn(state, say);
		case 'explore':
			return continueExploring(state, say);
		case 'return':
			return returnHome(state, say);
		case 'stay':
		case 'stop':
			return stopExploring(state, action.type, say);
		case 'turn':
			return turnPeacefulCard(state, action.card, say);
		case 'meet':
			return meetFoe(state, action, say);
		case 'name':
			return nameFind(state, action.card, say);
		case 'look':
			return lookAtPile(state, action, say);
		case 'lay':
			return layCard(state, action, say);
		case 'surplus':
			return action.finds === undefined ? bankOneCard(state, action.find, say) : bankSurplusCards(state, action.finds, say);
		case 'trade':
			return tradeCards(state, action, say);
		case 'give':
			return giveFind(state, action, say);
		case 'pass':
			return passLaidCard(state, action, say);
		case 'gone':
			return recordLostColour(state, action.colour, say);
		case 'recover':
			return recoverSymbols(state, say);
		case 'store':
			return storeInBank(state, action.cards, say);
		case 'leave':
			return leaveDebriefing(state, action.to, say);
		case 'consult':
			return takeFromBank(state, action.cards, say);
		case 'reactor':
			return playReactor(state, action.who, say);
		case 'tokra':
			return playTokra(state, say);
		case 'rebel':
			return playRebellion(state, say);
		case 'quick':
			say('depth.quick');
			return withOptions(state, { ...state.options, depth: 'fight' });
		case 'next':
			return refuse('table.not-now');
	}
}

function dispatchFightAction(state: Fighting, action: FightAction, say: Say): State | Refusal {
	const open = isFoughtByHand(state) ? BY_HAND : isCaptive(state) || isInvasionAnnounced(state) ? BEFORE_DICE : undefined;
	if (open && !open.has(action.type)) return refuse('table.not-now');
	switch (action.type) {
		case 'tollans':
			return playTollans(state, say);
		case 'kin':
			return playKin(state, action.card, say);
		case 'captive':
			if (!isCaptive(state)) return refuse('table.not-now');
			return keepsBoard(state) ? holdPrisoner(state, say) : holdTeam(state, say);
		case 'invade':
			return isInvasionAnnounced(state) ? startInvasion(state, say) : refuse('table.not-now');
		case 'call':
			return nameFoe(state, action.name, say);
		case 'arm':
			return WEAPONS.includes(action.weapon) ? drawWeapon(state, action.weapon, say) : refuse('table.not-now');
		case 'zat':
			return showZat(state, action.find, say);
		case 'grenade':
			return throwGrenade(state, action.dice, say);
		case 'spot':
			return throwSpotting(state, action.dice, say);
		case 'aim':
			return aimDice(state, action.at, say);
		case 'volley':
			return throwVolley(state, action.dice, say);
		case 'infection':
			return throwInfection(state, action, say);
		case 'jolinar':
			return playJolinar(state, action.back, say);
		case 'nox':
			return playNox(state, say);
		case 'yield':
			return state.fight.stage === 'lost' ? acceptDefeat(state, say) : refuse('table.not-now');
		case 'settle': {
			if (isInvasionAnnounced(state)) return settleInvasionByHand(state, action.won, say);
			const settled = settleByHand(state, action.won, say);
			return isRefusal(settled) || action.won ? settled : acceptDefeat(settled, say);
		}
		case 'risk':
			return keepsTeamsOnly(state) && state.step === 'fight' ? recordRisk(state, action.cards, say) : refuse('table.not-now');
	}
}

/** What follows from the lost fight. */
function acceptDefeat(state: Fighting, say: Say): State {
	if (isQuick(state)) return endQuickFight(state, say);
	if (isInvaded(state)) return finishShare(state, say);
	return keepsBoard(state) ? loseFight(state, say) : loseAsTeam(state, say);
}

// ── Teams and their fights ───────────────────────────────────────────────────────────────────────────────────────

function playAsTeams(state: State, action: Own, say: Say): State | Refusal {
	if (isInFight(action)) {
		if (isFighting(state) && (state.step === 'fight' || action.type === 'jolinar')) return dispatchFightAction(state, action, say);
		return action.type === 'zat' && state.step === 'turn' ? showZat(state, false, say) : refuse('table.not-now');
	}
	if (state.step === 'fight') return refuse('table.not-now');
	const next = dispatchTeamsAction(state, action, say);
	return isRefusal(next) || action.type === 'lay' || next.just !== state.just ? next : clearJustEnded(next);
}

function dispatchTeamsAction(state: State, action: TurnAction, say: Say): State | Refusal {
	switch (action.type) {
		case 'next':
			return passTurn(state, say);
		case 'serve':
			return servePrisonerTurn(state, say);
		case 'meet':
			return meetFoeAsTeam(state, action, say);
		case 'lay':
			return action.card === 'symbol' || action.card === 'thor' ? layCard(state, action, say) : refuse('table.not-now');
		case 'reactor':
			return playReactor(state, action.who, say);
		case 'rebel':
			return playRebellion(state, say);
		default:
			return refuse('table.not-now');
	}
}

// ── A quick fight ────────────────────────────────────────────────────────────────────────────────────────────────

function playQuickFight(state: State, action: Own, say: Say): State | Refusal {
	if (action.type === 'meet') return meetFoeQuick(state, action, say);
	return isInFight(action) && IN_FIGHT[action.type] === 'quick' && isFighting(state)
		? dispatchFightAction(state, action, say)
		: refuse('table.not-now');
}

function meetFoeQuick(state: State, { foe, ranks }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (state.fight) return refuse('table.not-now');
	if (isInvasion(foe) || !isCombatCard(foe, ranks)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	if (foe === 'prisonnier' && foeRanks(state, { foe })?.length === 0) return refuse('prisoner.no-dice');
	say('fight.begins', { foe });
	return faceFoe(state, ranks ? { foe, told: ranks } : { foe }, say);
}

/** Applies one action: the game's own or one of the table's. */
export const apply = atTable<State, Own, typeof RULES>({
	rules: RULES,
	play,
	settle,
	missingFact,
	isReadable: (fact, value) => isReadableFact(PRINTED, fact, value),
	dials,
	setDial
});
