import { ruleHolds, type Refusal } from '../table.ts';
import { type CardType, isInvasion, isNamed, isRank, type Rank } from './cards.ts';
import { discardDrawnWeapons, faceFoe, fightingTeam } from './fight.ts';
import { factId, namedFoeId } from './ids.ts';
import { planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import {
	faceDown,
	endTurn,
	PRISONER_TURNS,
	placeName,
	HOME_AGAIN,
	isTypeExhausted,
	activeTeam,
	withActiveTeam,
	countCopy,
	planetAt,
	planetOf,
	cardsPerTurn,
	removeAllFinds,
	withContacts,
	withPlanet,
	keepsBoard
} from './turn.ts';
import type { FaceUpCard, Fighting, Find, Own, State, Team } from './types.ts';

/** Cards that can still be turned where the team on turn stands, including the one that lies face up. */
export function cardsOnPile(state: State): number {
	const n = planetOf(activeTeam(state).at);
	return n === 0 ? 0 : faceDown(state, n) + (planetAt(state, n).up ? 1 : 0);
}

/** Whether the team on turn may turn another card. */
export const mayTurnCard = (state: State): boolean =>
	state.step === 'explore' && state.explore.turned < cardsPerTurn(state) && cardsOnPile(state) > 0;

/** The team on a planet explores there again. */
export function continueExploring(state: State, say: Say): State | Refusal {
	const { id, at, held } = activeTeam(state);
	if (state.step !== 'turn' || !planetOf(at) || held > 0) return refuse('table.not-now');
	say('explore.more', { player: id, planet: placeName(state) });
	return { ...state, step: 'explore', explore: { turned: 0, departure: false } };
}

/** The team returns to room 1, where its finds are safe. */
export function returnHome(state: State, say: Say): State | Refusal {
	const { id, at, held, mission } = activeTeam(state);
	if (!planetOf(at) || held > 0 || state.step === 'fight') return refuse('table.not-now');
	if (state.step === 'explore') {
		const early = firstCardRefusal(state);
		if (early) return early;
		const mayReturn = state.explore.departure || state.options.returnAfterPlanetExploration;
		if (!mayReturn && ruleHolds(state, 'return.same-turn')) return refuse('return.same-turn');
	}
	say('return.home', { player: id, finds: mission.length });
	return endTurn(withActiveTeam(state, HOME_AGAIN), say);
}

/** The exploration ends and the team stays on the planet. */
export function stopExploring(state: State, type: 'stay' | 'stop', say: Say): State | Refusal {
	if (state.step !== 'explore' || (type === 'stay') !== state.explore.departure) return refuse('table.not-now');
	const early = firstCardRefusal(state);
	if (early) return early;
	say('explore.stays', { player: activeTeam(state).id, planet: placeName(state) });
	return endTurn(state, say);
}

/** The first card of an exploration is compulsory, if the pile has one. */
function firstCardRefusal(state: State): Refusal | undefined {
	return state.explore.turned === 0 && cardsOnPile(state) > 0 && ruleHolds(state, 'explore.first') ? refuse('explore.first') : undefined;
}

/** Why no card of this type can be turned now. */
function turnRefusal(state: State, type: CardType): Refusal | undefined {
	if (state.step !== 'explore') return refuse('table.not-now');
	if (faceDown(state, planetOf(activeTeam(state).at)) === 0) return refuse('explore.empty', { planet: placeName(state) });
	if (state.explore.turned >= cardsPerTurn(state) && ruleHolds(state, 'explore.slots'))
		return refuse('explore.slots', { slots: cardsPerTurn(state) });
	if (isTypeExhausted(state, type) && ruleHolds(state, 'explore.none-left')) return refuse('explore.none-left', { card: type });
	return undefined;
}

/** Removes the top card from the face-down pile, and clears a fight that was just won. */
function liftTopCard(state: State, type: CardType, n = planetOf(activeTeam(state).at)): State {
	const { fight: _, ...rest } = withPlanet(state, n, { ...planetAt(state, n), gone: planetAt(state, n).gone + 1 });
	return { ...rest, unseen: { ...state.unseen, [type]: Math.max(0, state.unseen[type] - 1) } };
}

const countTurnedCard = (state: State): State => ({ ...state, explore: { ...state.explore, turned: state.explore.turned + 1 } });

/** A symbol, Équipement or Contact is turned. A Contact is safe; the others are at risk until the team is home. */
export function turnPeacefulCard(state: State, type: 'symbol' | 'equipment' | 'contact', say: Say): State | Refusal {
	const no = turnRefusal(state, type);
	if (no) return no;
	return countTurnedCard(takeFind(liftTopCard(state, type), type, say));
}

function takeFind(state: State, type: 'symbol' | 'equipment' | 'contact', say: Say): State {
	const { id, hand, mission } = activeTeam(state);
	const { found: _, ...rest } = state;
	say('explore.found', { player: id, card: type });
	const find: readonly Find[] = type === 'contact' ? [] : [{ type }];
	const team: Team = { ...activeTeam(state), hand: hand + 1, mission: [...mission, ...find] };
	const richer = { ...rest, teams: rest.teams.with(state.active, type === 'contact' ? withContacts(team, 1) : team) };
	return type === 'symbol' ? richer : { ...richer, found: { seat: state.active, type } };
}

/** A Combat card is turned. It is fought at once. */
export function meetFoe(state: State, { foe, ranks }: Extract<Own, { type: 'meet' }>, say: Say): State | Refusal {
	if (!isCombatCard(foe, ranks)) return refuse('table.unreadable', { fact: 'foe:unnamed' });
	const no = turnRefusal(state, 'combat');
	if (no) return no;
	say('fight.turned', { player: activeTeam(state).id, foe });
	const n = planetOf(activeTeam(state).at);
	const up: FaceUpCard = { type: 'combat', foe, ...(ranks ? { told: ranks } : {}) };
	const shown = withPlanet(liftTopCard(state, 'combat'), n, { gone: planetAt(state, n).gone + 1, up });
	const known = foe === 'unnamed' ? shown : countCopy(shown, foe);
	return faceTurnedFoe(countTurnedCard(known), up, say, true);
}

/** Whether this can be a Combat card: one with a name, or one given by its dice and value. */
export const isCombatCard = (foe: string, ranks?: readonly Rank[]): boolean =>
	foe === 'unnamed' ? !!ranks?.length && ranks.every((rank) => isRank({ ...rank })) : !ranks && isNamed(foe);

function faceTurnedFoe(state: State, up: Extract<FaceUpCard, { type: 'combat' }>, say: Say, fresh: boolean): State {
	const { foe, told } = up;
	if (isInvasion(foe)) say('invasion.turned', { foe });
	return faceFoe({ ...state, step: 'fight' }, { foe, ...(told ? { told } : {}), ...(fresh ? { fresh: true } : {}) }, say);
}

/** A card that lies face up is the next one: a waiting foe is faced, a card that a probe has shown is taken. */
export function turnFaceUpCard(state: State, up: FaceUpCard, say: Say): State {
	const n = planetOf(activeTeam(state).at);
	if (up.type === 'combat') {
		say('fight.waiting', { foe: up.foe, planet: planetName(state.facts, n) });
		return faceTurnedFoe(countTurnedCard(state), up, say, false);
	}
	return countTurnedCard(takeFind(withPlanet(state, n, { gone: planetAt(state, n).gone }), up.type, say));
}

/** The beaten card goes to the discard. The fight stays in the state until the next action, because Jolinar may still be played. */
export function discardBeatenFoe(state: Fighting, say: Say): State {
	const { foe } = state.fight;
	const n = planetOf(activeTeam(state).at);
	say('fight.won', { foe });
	const free = withPlanet(discardDrawnWeapons(state), n, { gone: planetAt(state, n).gone });
	return { ...free, discard: free.discard + 1, step: 'explore' };
}

/** A fight on a planet is lost, and with it the finds still in hand. The card stays and blocks the planet. */
export function loseFight(state: Fighting, say: Say): State {
	const { id, mission } = activeTeam(state);
	const { foe } = state.fight;
	const n = planetOf(activeTeam(state).at);
	say('fight.lost', { foe });
	if (mission.length) say(`loss.to-${state.options.lostCardsGoTo}`, { player: id, cards: mission.length });
	else say('loss.nothing', { player: id });
	const poorer = giveUpFinds(discardDrawnWeapons(state), mission);
	say('loss.blocked', { planet: planetName(state.facts, n), foe });
	if (foe === 'prisonnier') {
		say('prisoner.held', { player: id, turns: PRISONER_TURNS });
		return endTurn(withActiveTeam(poorer, { held: PRISONER_TURNS }), say);
	}
	say('loss.home', { player: id });
	return endTurn(withActiveTeam(poorer, HOME_AGAIN), say);
}

function giveUpFinds(state: State, mission: readonly Find[]): State {
	const { found: _, ...rest } = state;
	const poorer = { ...rest, teams: state.teams.with(state.active, removeAllFinds(activeTeam(state))) };
	if (state.options.lostCardsGoTo === 'bank') return { ...poorer, bank: state.bank + mission.length };
	const symbols = mission.filter(({ type }) => type === 'symbol').length;
	return { ...poorer, discard: state.discard + mission.length, gone: { ...state.gone, untold: state.gone.untold + symbols } };
}

/** A Prisonnier without dice holds the team: the card is discarded, the exploration and the turn are over. */
export function holdPrisoner(state: State, say: Say): State {
	const { id, at } = activeTeam(state);
	const n = planetOf(at);
	say('prisoner.held', { player: id, turns: PRISONER_TURNS });
	const free = withPlanet(discardDrawnWeapons(state), n, { gone: planetAt(state, n).gone });
	return endTurn({ ...withActiveTeam(free, { held: PRISONER_TURNS }), discard: free.discard + 1 }, say);
}

/** Names the card that is being fought. The box memory keeps it from then on. */
export function nameFoe(state: Fighting, name: string, say: Say): State | Refusal {
	const { told, ...fight } = state.fight;
	const foe = namedFoeId(name);
	if (fight.foe !== 'unnamed' || !told || !isNamed(foe)) return refuse('table.not-now');
	say('fight.called', { foe });
	const facts = { ...state.facts, [factId('foe', foe)]: told.map((rank) => ({ ...rank })) };
	const named = countCopy({ ...state, facts, fight: { ...fight, foe } }, foe);
	const n = planetOf(fightingTeam(state).at);
	if (n === 0 || !keepsBoard(state)) return named;
	const { up, gone } = planetAt(named, n);
	return up?.type === 'combat' ? withPlanet(named, n, { gone, up: { type: 'combat', foe } }) : named;
}
