import { ruleHolds, type Refusal } from '../table.ts';
import { type ContactId, type EquipmentId, isArm } from './cards.ts';
import { laidWith, UNKNOWN_SIGN } from './hand.ts';
import { glyphName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { ALLIES } from './team.ts';
import { fitFindsToHand, hasLaid, removeFind, seatOf, teamAt } from './turn.ts';
import type { Own, State, Team } from './types.ts';

/** Why these two teams cannot trade now. */
function tradeRefusal(state: State, team: Team, partner: Team): Refusal | undefined {
	if (state.step === 'fight' && ruleHolds(state, 'trade.fight')) return refuse('trade.fight');
	return partner.at !== team.at && ruleHolds(state, 'trade.place') ? refuse('trade.place', { player: partner.id }) : undefined;
}

/** The seat that trades: the one named in the action, or the one on turn. */
const tradingSeat = (state: State, who: string | undefined): number => (who === undefined ? state.active : seatOf(state, who));

/** Two teams in the same place trade cards from their hands. Only the difference in numbers is recorded. */
export function tradeCards(state: State, { with: id, net, who }: Extract<Own, { type: 'trade' }>, say: Say): State | Refusal {
	const [seat, other] = [tradingSeat(state, who), seatOf(state, id)];
	const [team, partner] = [state.teams[seat], state.teams[other]];
	if (!team || !partner || seat === other || !Number.isInteger(net)) return refuse('table.not-now');
	const no = tradeRefusal(state, team, partner);
	if (no) return no;
	if (team.hand + net < 0 || partner.hand - net < 0) return refuse('trade.hand');
	if (net === 0) say('trade.even', { player: team.id, with: id });
	else if (net > 0) say('trade.gets', { player: team.id, with: id, cards: net });
	else say('trade.gives', { player: team.id, with: id, cards: -net });
	// Any card may have changed hands, so none is known to be a Contact any more.
	const traded = ({ contacts: _, ...rest }: Team, change: number): Team => fitFindsToHand({ ...rest, hand: rest.hand + change });
	const teams = state.teams.with(other, traded(partner, -net)).with(seat, traded(team, net));
	return { ...state, teams };
}

/** A find that is given away is no longer at risk for either team. */
export function giveFind(state: State, { find, who }: Extract<Own, { type: 'give' }>, say: Say): State | Refusal {
	const seat = tradingSeat(state, who);
	const team = state.teams[seat];
	if (!team?.mission[find] || state.step === 'fight') return refuse('table.not-now');
	const company = state.teams.some(({ id, at }) => id !== team.id && at === team.at);
	if (!company && ruleHolds(state, 'trade.nobody')) return refuse('trade.nobody');
	say('trade.find', { player: team.id });
	return { ...state, teams: state.teams.with(seat, removeFind(team, find)) };
}

// ── Laid cards ───────────────────────────────────────────────────────────────────────────────────────────────────

type Pass = Extract<Own, { type: 'pass' }>;
type LaidCard = Pick<Pass, 'card' | 'glyph'>;

/** The cards in front of a team that can change hands. */
export const laidCards = ({ laid: { symbols, thor, cards } }: Team): readonly LaidCard[] => [
	...(symbols.includes(UNKNOWN_SIGN) ? [{ card: 'symbol' as const }] : []),
	...symbols.filter((glyph) => glyph !== UNKNOWN_SIGN).map((glyph) => ({ card: 'symbol' as const, glyph })),
	...(thor > 0 ? [{ card: 'thor' as const }] : []),
	...cards.map((card) => ({ card }))
];

/** The name id of a laid card at this table. */
export const laidCardName = ({ facts }: State, { card, glyph }: LaidCard): string => (glyph === undefined ? card : glyphName(facts, glyph));

/**
 * A laid card goes to the other team. It stays on the table if it may lie there too, otherwise it goes into the hand. The giver's colour
 * stays locked, and the pawns of the rebellion follow their card.
 */
export function passLaidCard(state: State, action: Pass, say: Say): State | Refusal {
	const [from, to] = [seatOf(state, action.from), seatOf(state, action.to)];
	const [giver, taker] = [state.teams[from], state.teams[to]];
	if (!giver || !taker || from === to) return refuse('table.not-now');
	// The refusal names the team that is elsewhere, which is never the one on turn.
	const no = to === state.active ? tradeRefusal(state, taker, giver) : tradeRefusal(state, giver, taker);
	if (no) return no;
	if (!laidCards(giver).some(({ card, glyph }) => card === action.card && glyph === action.glyph)) return refuse('table.not-now');
	const staysLaid = mayStayLaid(state, taker, giver, action);
	say(staysLaid ? 'trade.laid' : 'trade.laid-to-hand', { player: giver.id, with: taker.id, card: laidCardName(state, action) });
	const richer = staysLaid ? withLaidCard(taker, action) : { ...taker, hand: taker.hand + 1 };
	return { ...state, teams: moveJaffas(state.teams.with(from, withoutLaidCard(giver, action)).with(to, richer), from, to, action.card) };
}

/** A symbol stays laid only with a team that already seeks its colour, because a first one would lock the colour unasked. */
function mayStayLaid({ options }: State, taker: Team, giver: Team, { card }: LaidCard): boolean {
	if (card === 'symbol') return taker.laid.colour !== undefined && taker.laid.colour === giver.laid.colour;
	return card === 'thor' ? taker.laid.thor < options.maxThor : !hasLaid(taker, card);
}

function withLaidCard(team: Team, { card, glyph }: LaidCard): Team {
	if (card !== 'symbol') return { ...team, zat: team.zat || isArm(card), laid: laidWith(team, card) };
	const symbols = [...team.laid.symbols, glyph ?? UNKNOWN_SIGN].toSorted((a, b) => a - b);
	return { ...team, laid: { ...team.laid, symbols } };
}

function withoutLaidCard(team: Team, { card, glyph }: LaidCard): Team {
	const { laid } = team;
	if (card === 'symbol')
		return { ...team, laid: { ...laid, symbols: laid.symbols.toSpliced(laid.symbols.indexOf(glyph ?? UNKNOWN_SIGN), 1) } };
	if (card === 'thor') return { ...team, laid: { ...laid, thor: laid.thor - 1 } };
	const cards = laid.cards.filter((each) => each !== card);
	return { ...team, zat: isArm(card) ? isStillArmed(team, cards) : team.zat, laid: { ...laid, cards } };
}

/** Whether the team has another Zak'n'oktel or Long Bâton that is known. */
const isStillArmed = ({ mission }: Team, laid: readonly (EquipmentId | ContactId)[]): boolean =>
	laid.some(isArm) || mission.some(({ card, arms }) => arms || (card && isArm(card)));

/** The Jaffa pawns go with the card of the rebellion. */
function moveJaffas(teams: readonly Team[], from: number, to: number, card: string): readonly Team[] {
	if (card !== 'chulak') return teams;
	const [giver, taker] = [teamAt({ teams }, from), teamAt({ teams }, to)];
	return teams.with(from, { ...giver, jaffas: 0 }).with(to, { ...taker, jaffas: Math.min(ALLIES, taker.jaffas + giver.jaffas) });
}
