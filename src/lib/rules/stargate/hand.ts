import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { COLOURS, COMBINATION, type ContactId, type EquipmentId, GLYPHS, isArm, isContact, isEquipment, within } from './cards.ts';
import { colourName, glyphName, isSingleUse, contactLetter } from './printed.ts';
import { refuse, ruling, type Say } from './rules.ts';
import { ALLIES } from './team.ts';
import {
	activeTeam,
	atHome,
	countCopy,
	HAND_LIMIT,
	hasLaid,
	isFreeToAct,
	keepsBoard,
	olderCards,
	olderNonContacts,
	removeFind,
	seatOf,
	seatOverLimit,
	seatsFrom,
	spendCard,
	teamAt,
	withActiveTeam,
	withContacts,
	withoutCards,
	withTeam
} from './turn.ts';
import type { Find, Own, State, Team } from './types.ts';

// ── Naming a find ────────────────────────────────────────────────────────────────────────────────────────────────

/** The team that still holds the last find. A Contact that has been played since can no longer be named. */
export function findOwner({ found, teams }: State): Team | undefined {
	const team = found && teams[found.seat];
	if (!team || team.at === 'out') return undefined;
	const others = found.type === 'contact' ? team.mission.length : 0;
	return team.hand > others ? team : undefined;
}

/** Names the last find: a weapon arms the team, a permanent Contact is laid at once. */
export function nameFind(state: State, card: EquipmentId | ContactId, say: Say): State | Refusal {
	const team = findOwner(state);
	const { found } = state;
	if (!found || !team || (found.type === 'equipment' ? !isEquipment(card) : !isContact(card))) return refuse('table.not-now');
	say('find.named', { player: team.id, card });
	const { found: _, ...rest } = countCopy(state, card);
	if (isContact(card)) return keepOrLayContact(rest, found.seat, card, say);
	// A find that already arms the team can only be one of the two weapons.
	const at = team.mission.findLastIndex(({ type, card: named, arms }) => type === 'equipment' && !named && (!arms || isArm(card)));
	const arms = isArm(card) && (!team.zat || !!team.mission[at]?.arms);
	const find: Find = { type: 'equipment', card: card as EquipmentId, ...(arms ? { arms: true } : {}) };
	const mission = at < 0 ? team.mission : team.mission.with(at, find);
	if (arms && !team.zat) say('weapon.zat');
	return withTeam(rest, found.seat, { mission, zat: team.zat || arms });
}

function keepOrLayContact(state: State, seat: number, card: ContactId, say: Say): State {
	if (contactLetter(state.facts, card) !== 'P') {
		say('contact.kept', { card });
		return state;
	}
	const team = teamAt(state, seat);
	say('contact.laid', { card });
	const poorer: Team = { ...withoutCards(team, 1), laid: laidWith(team, card) };
	return recruitJaffas({ ...state, teams: state.teams.with(seat, poorer) }, seat, card, say);
}

/** What lies in front of a team after one more card is laid. */
export const laidWith = ({ laid }: Team, card: EquipmentId | ContactId): Team['laid'] =>
	card === 'thor' ? { ...laid, thor: laid.thor + 1 } : { ...laid, cards: [...laid.cards, card] };

/** The Jaffa pawns that no team has. */
export const jaffasInBox = ({ teams }: State): number => Math.max(0, ALLIES - teams.reduce((sum, team) => sum + team.jaffas, 0));

/** Six Jaffas join a team, or as many pawns as are still in the box. */
function recruitJaffas(state: State, seat: number, card: string, say: Say): State {
	if (card !== 'chulak') return state;
	const { id, jaffas } = teamAt(state, seat);
	const joining = jaffasInBox(state);
	say('chulak.join', { player: id, jaffas: joining });
	return withTeam(state, seat, { jaffas: Math.min(ALLIES, jaffas + joining) });
}

/** The rebellion, where the box says that it is an instant card, is played from the hand. */
export function playRebellion(state: State, say: Say): State | Refusal {
	if (!isFreeToAct(state)) return refuse('table.not-now');
	if (keepsBoard(state) && contactLetter(state.facts, 'chulak') !== 'I') return refuse('table.not-now');
	const spent = spendCard(state, state.active, 'chulak', 'contact');
	return isRefusal(spent) ? spent : recruitJaffas(spent, state.active, 'chulak', say);
}

/**
 * The reactor gives two turns in a row. It is announced before the first one ends, or right after it, because the last card of an
 * exploration ends the turn by itself.
 */
export function playReactor(state: State, who: string | undefined, say: Say): State | Refusal {
	const seat = who === undefined ? state.active : seatOf(state, who);
	const team = state.teams[seat];
	const isLate = seat !== state.active;
	if (!team || team.at === 'out' || state.step === 'fight') return refuse('table.not-now');
	if (isLate && (seat !== state.just || state.step !== 'turn')) return refuse('table.not-now');
	if (team.again && ruleHolds(state, 'reactor.once')) return refuse('reactor.once');
	const kept = !isSingleUse(state.facts, 'reacteur');
	const spent = kept ? state : spendCard(state, seat, 'reacteur', 'equipment');
	if (isRefusal(spent)) return spent;
	if (kept && keepsBoard(state) && team.hand === 0 && !hasLaid(team, 'reacteur') && ruleHolds(state, 'card.none'))
		return refuse('card.none', { player: team.id, card: 'reacteur' });
	say('reactor.played', { player: team.id });
	if (!isLate) return withActiveTeam(spent, { again: true });
	const { just: _, ...again } = spent;
	return { ...again, active: seat };
}

/** La Tok'ra, where the box says that it is an instant card, is played from the hand: three cards may be turned in this turn. */
export function playTokra(state: State, say: Say): State | Refusal {
	if (state.step === 'fight' || activeTeam(state).held > 0 || state.third) return refuse('table.not-now');
	if (contactLetter(state.facts, 'tokra') !== 'I') return refuse('table.not-now');
	const spent = spendCard(state, state.active, 'tokra', 'contact');
	if (isRefusal(spent)) return spent;
	say('tokra.played', { player: activeTeam(state).id });
	return { ...spent, third: true };
}

// ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Lay = Extract<Own, { type: 'lay' }>;

/** The seat that lays a card: the one on turn, or the one that is named. */
const layingSeat = (state: State, who: string | undefined): number => (who === undefined ? state.active : seatOf(state, who));

/** A team lays a card in front of it: on its turn, or right after it. */
export function layCard(state: State, action: Lay, say: Say): State | Refusal {
	const seat = layingSeat(state, action.who);
	const team = state.teams[seat];
	if (!team || team.at === 'out') return refuse('table.not-now');
	if (seat !== state.active && seat !== state.just && ruleHolds(state, 'lay.turn')) return refuse('lay.turn');
	if (state.step === 'fight' && ruleHolds(state, 'lay.fight')) return refuse('lay.fight');
	if (action.card === 'symbol') return laySymbol(state, seat, action, say);
	return layPermanentCard(state, seat, action.card, action, say);
}

/** The first symbol laid locks the colour for the rest of the game. */
export function laySymbol(state: State, seat: number, action: Pick<Lay, 'colour' | 'glyph' | 'find'>, say: Say): State | Refusal {
	const team = teamAt(state, seat);
	const { laid } = team;
	const colour = action.colour ?? laid.colour;
	const { glyph } = action;
	if (!keepsBoard(state)) return countSymbol(state, seat, say);
	if (!within(colour, 1, COLOURS) || (glyph !== undefined && !within(glyph, 1, GLYPHS))) return refuse('table.not-now');
	const named = colourName(state.facts, colour);
	if (laid.colour !== undefined && laid.colour !== colour) return refuse('lay.colour', { colour: colourName(state.facts, laid.colour) });
	const sameColour = state.teams.flatMap((each) => (each.laid.colour === colour ? each.laid.symbols : []));
	if (glyph !== undefined && sameColour.includes(glyph))
		return refuse('lay.twice', { colour: named, glyph: glyphName(state.facts, glyph) });
	if (sameColour.length >= GLYPHS) return refuse('lay.all', { colour: named });
	const poorer = takeFromHand(state, team, 'symbol', { ...action, card: 'symbol' });
	if (isRefusal(poorer)) return poorer;
	if (glyph === undefined) say('lay.one', { player: team.id, colour: named });
	else say('lay.symbol', { player: team.id, colour: named, glyph: glyphName(state.facts, glyph) });
	if (laid.colour === undefined) say('lay.locks', { colour: named });
	return { ...state, teams: state.teams.with(seat, { ...poorer, laid: { ...laid, colour, symbols: withSymbol(laid, glyph) } }) };
}

/** A symbol whose sign was not entered. */
export const UNKNOWN_SIGN = 0;

/** The symbols laid, with one more. */
const withSymbol = ({ symbols }: Team['laid'], glyph: number = UNKNOWN_SIGN): readonly number[] =>
	[...symbols, glyph].toSorted((a, b) => a - b);

/** Where hands are not kept, a laid symbol is only counted. */
function countSymbol(state: State, seat: number, say: Say): State {
	const { id, laid: before } = teamAt(state, seat);
	const laid = { ...before, symbols: withSymbol(before) };
	say('lay.counted', { player: id, symbols: symbolsCounted({ laid }, state.options.maxThor) });
	return withTeam(state, seat, { laid });
}

function layPermanentCard(state: State, seat: number, card: EquipmentId | ContactId, action: Lay, say: Say): State | Refusal {
	const team = teamAt(state, seat);
	const permanent =
		card === 'thor' ||
		card === 'malp' ||
		isArm(card) ||
		(isContact(card) ? contactLetter(state.facts, card) === 'P' : !isSingleUse(state.facts, card));
	if (!isContact(card) && !isEquipment(card)) return refuse('table.not-now');
	if (!permanent && ruleHolds(state, 'lay.permanent')) return refuse('lay.permanent', { card });
	if (card === 'malp' && !atHome(team) && ruleHolds(state, 'lay.malp')) return refuse('lay.malp');
	if (card === 'thor' && team.laid.thor >= state.options.maxThor && ruleHolds(state, 'lay.thor'))
		return refuse('lay.thor', { most: state.options.maxThor });
	if (card === 'thor' && team.laid.thor >= 3) return refuse('table.not-now');
	if (hasLaid(team, card)) return refuse('table.not-now');
	const poorer = takeFromHand(state, team, isContact(card) ? 'contact' : 'equipment', action);
	if (isRefusal(poorer)) return poorer;
	say('lay.card', { player: team.id, card });
	const safe = { ...poorer, zat: team.zat || isArm(card), laid: laidWith(team, card) };
	return recruitJaffas({ ...state, teams: state.teams.with(seat, safe) }, seat, card, say);
}

/** The team with one card less in hand: a find or an older card, as the action says or as it must be. */
export function takeFromHand(
	state: State,
	team: Team,
	type: Find['type'] | 'contact',
	{ card, find }: Pick<Lay, 'card' | 'find'>
): Team | Refusal {
	if (!keepsBoard(state)) return team;
	const at = type === 'contact' ? -1 : findIndex(team, type, card);
	const found = team.mission[at];
	const isFind = find ?? (!!found && (found.card === card || !!found.arms || olderNonContacts(team) === 0));
	if (isFind && at >= 0) return { ...removeFind(team, at), hand: team.hand - 1 };
	if (olderCards(team) > 0) return type === 'contact' ? withoutCards(team, 1) : { ...team, hand: team.hand - 1 };
	if (!ruleHolds(state, 'card.none')) return team;
	return refuse('card.none', { player: team.id, card });
}

/** The index of this card among the finds: the one with that name, otherwise the first one of its type without a name. */
function findIndex({ mission }: Team, type: Find['type'], card: string): number {
	const named = mission.findIndex((find) => find.card === card);
	if (named >= 0) return named;
	const arming = isArm(card) ? mission.findIndex((find) => find.arms && !find.card) : -1;
	return arming >= 0 ? arming : mission.findIndex((find) => !find.card && !find.arms && (find.type === type || find.type === 'card'));
}

/** Whether this card could be a find as well as an older card, so that the table must be asked. */
export function isDoubtfulFind(team: Team, card: Lay['card']): boolean {
	if (isContact(card)) return false;
	const at = findIndex(team, card === 'symbol' ? 'symbol' : 'equipment', card);
	const found = team.mission[at];
	return !!found && !found.card && !found.arms && olderNonContacts(team) > 0;
}

/** Whether seven symbols lie in front of a team, counting as many Thors as the table allows. */
export const hasCombination = (team: Team, maxThor: number): boolean => symbolsCounted(team, maxThor) === COMBINATION;

/** The symbols laid by a team that count for its combination, Thor included. */
export const symbolsCounted = ({ laid: { symbols, thor } }: Pick<Team, 'laid'>, maxThor: number): number =>
	Math.min(COMBINATION, symbols.length + Math.min(thor, maxThor));

/** The first team that has its seven symbols, starting with the team on turn and going to the left. */
export const winningTeam = (state: State): Team | undefined =>
	seatsFrom(state, state.active)
		.map((seat) => teamAt(state, seat))
		.find((team) => team.at !== 'out' && hasCombination(team, state.options.maxThor));

/** The game ends: this team has won. */
export const endWithWinner = (state: State, team: Team, say: Say): State => {
	say('end.won', { player: team.id });
	return { ...state, over: { won: [team.id], by: ruling('end.won', { player: team.id }) } };
};

// ── The hand limit ───────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Puts the surplus into the bank without a question where it does not matter which cards they are: if there are no finds. A Contact that
 * was just found may be laid instead, so then the table is asked.
 */
export function bankSurplus(state: State, say: Say): State {
	const seat = seatOverLimit(state);
	if (seat === undefined) return state;
	const team = teamAt(state, seat);
	const over = team.hand - HAND_LIMIT;
	const mayLayContact = state.found?.seat === seat && state.found.type === 'contact';
	if (team.mission.length > 0 || mayLayContact) return state;
	say('hand.banked', { player: team.id, cards: over });
	return bankSurplus({ ...state, teams: state.teams.with(seat, withoutCards(team, over)), bank: state.bank + over }, say);
}

/** How many of the surplus cards may have been found on this mission. */
export function surplusFinds(team: Team): { readonly least: number; readonly most: number } {
	const over = team.hand - HAND_LIMIT;
	return { least: Math.max(0, over - olderCards(team)), most: Math.min(over, team.mission.length) };
}

/** The whole surplus goes to the bank; the action says how many of these cards were found on this mission. */
export function bankSurplusCards(state: State, finds: number, say: Say): State | Refusal {
	const seat = seatOverLimit(state);
	if (seat === undefined) return refuse('table.not-now');
	const team = teamAt(state, seat);
	const { least, most } = surplusFinds(team);
	if (!within(finds, least, most)) return refuse('table.not-now');
	const cards = team.hand - HAND_LIMIT;
	say('hand.banked', { player: team.id, cards });
	const poorer = withoutCards(withoutSomeFinds(team, finds), cards - finds);
	return { ...state, teams: state.teams.with(seat, { ...poorer, hand: HAND_LIMIT }), bank: state.bank + cards };
}

/** Removes so many finds from a team, first those without a name. Their types are then unknown, unless all finds were of one type. */
function withoutSomeFinds(team: Team, n: number): Team {
	if (n === 0) return team;
	const unnamed = team.mission.flatMap((find, i) => (find.card || find.arms ? [] : [i]));
	const gone = [...unnamed.toReversed(), ...team.mission.keys()].filter((at, i, all) => all.indexOf(at) === i).slice(0, n);
	const lighter = gone.toSorted((a, b) => b - a).reduce(removeFind, team);
	if (new Set(unnamed.map((i) => team.mission[i]?.type)).size < 2) return lighter;
	return { ...lighter, mission: lighter.mission.map((find) => (find.card || find.arms ? find : { type: 'card' })) };
}

/** One card of a hand over the limit goes to the bank: a find by its place in the list, or an older card. */
export function bankOneCard(state: State, find: number | undefined, say: Say): State | Refusal {
	const seat = seatOverLimit(state);
	if (seat === undefined) return refuse('table.not-now');
	const team = teamAt(state, seat);
	if (find === undefined ? olderCards(team) < 1 : !team.mission[find]) return refuse('table.not-now');
	const lighter = find === undefined ? withContacts(team, -1) : removeFind(team, find);
	say('hand.surplus', { player: team.id });
	return { ...state, teams: state.teams.with(seat, { ...lighter, hand: team.hand - 1 }), bank: state.bank + 1 };
}

// ── The discard ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The colour of a lost symbol, which lies face up in the discard. */
export function recordLostColour(state: State, colour: number, say: Say): State | Refusal {
	const { colours, untold } = state.gone;
	const gone = colours[colour - 1];
	if (untold === 0 || gone === undefined || gone >= GLYPHS) return refuse('table.not-now');
	say('colour.gone', { colour: colourName(state.facts, colour) });
	return { ...state, gone: { colours: colours.with(colour - 1, gone + 1), untold: untold - 1 } };
}

/** In a stalemate the table may agree to put the discarded symbols into the bank. */
export function recoverSymbols(state: State, say: Say): State | Refusal {
	const { colours, untold } = state.gone;
	const symbols = colours.reduce((a, b) => a + b, untold);
	if (symbols === 0 || state.step !== 'turn' || symbols > state.discard) return refuse('table.not-now');
	say('stale.recovered', { cards: symbols });
	return { ...state, bank: state.bank + symbols, discard: state.discard - symbols, gone: { colours: colours.map(() => 0), untold: 0 } };
}
