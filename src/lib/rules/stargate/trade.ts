import { ruleHolds, type Refusal } from '../table.ts';
import { type ContactId, type EquipmentId, isArm } from './cards.ts';
import { inFront } from './hand.ts';
import { glyphName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { ALLIES } from './team.ts';
import { fitted, has, me, seatOf, withoutFind } from './turn.ts';
import type { Own, State, Team } from './types.ts';

/** Why these two cannot trade now, by the book. */
function barred(state: State, partner: Team): Refusal | undefined {
	if (state.step === 'fight' && ruleHolds(state, 'trade.fight')) return refuse('trade.fight');
	return partner.at !== me(state).at && ruleHolds(state, 'trade.place') ? refuse('trade.place', { player: partner.id }) : undefined;
}

/** Teams in the same place, by agreement: of cards in hand only how many more or fewer matters here. */
export function trade(state: State, id: string, net: number, say: Say): State | Refusal {
	const seat = seatOf(state, id);
	const partner = state.teams[seat];
	if (!partner || seat === state.active || !Number.isInteger(net)) return refuse('table.not-now');
	const no = barred(state, partner);
	if (no) return no;
	const team = me(state);
	if (team.hand + net < 0 || partner.hand - net < 0) return refuse('trade.hand');
	if (net === 0) say('trade.even', { player: team.id, with: id });
	else if (net > 0) say('trade.gets', { player: team.id, with: id, cards: net });
	else say('trade.gives', { player: team.id, with: id, cards: -net });
	const teams = state.teams
		.with(seat, fitted({ ...partner, hand: partner.hand - net }))
		.with(state.active, fitted({ ...team, hand: team.hand + net }));
	return { ...state, teams };
}

/** A find given away is no longer at risk, for either team. */
export function give(state: State, find: number, say: Say): State | Refusal {
	const team = me(state);
	const company = state.teams.some(({ id, at }) => id !== team.id && at === team.at);
	if (!team.mission[find] || state.step === 'fight') return refuse('table.not-now');
	if (!company && ruleHolds(state, 'trade.nobody')) return refuse('trade.nobody');
	say('trade.find', { player: team.id });
	return { ...state, teams: state.teams.with(state.active, withoutFind(team, find)) };
}

// ── Laid cards ───────────────────────────────────────────────────────────────────────────────────────────────────

type Pass = Extract<Own, { type: 'pass' }>;
type LaidCard = Pick<Pass, 'card' | 'glyph'>;

/** Everything that lies in front of a team and can change hands. */
export const laidCards = ({ laid: { symbols, thor, cards } }: Team): readonly LaidCard[] => [
	...symbols.map((glyph) => ({ card: 'symbol' as const, glyph })),
	...(thor > 0 ? [{ card: 'thor' as const }] : []),
	...cards.map((card) => ({ card }))
];

/** A laid card, as it is called at this table. */
export const called = ({ facts }: State, { card, glyph }: LaidCard): string => (glyph === undefined ? card : glyphName(facts, glyph));

/**
 * A laid card goes to the other team: it stays on the table where it may lie there too, else it goes into the hand. The giver's colour
 * stays locked; the pawns of the rebellion follow their card.
 */
export function pass(state: State, action: Pass, say: Say): State | Refusal {
	const [from, to] = [seatOf(state, action.from), seatOf(state, action.to)];
	const [giver, taker] = [state.teams[from], state.teams[to]];
	if (!giver || !taker || from === to || (from !== state.active && to !== state.active)) return refuse('table.not-now');
	const no = barred(state, from === state.active ? taker : giver);
	if (no) return no;
	if (!laidCards(giver).some(({ card, glyph }) => card === action.card && glyph === action.glyph)) return refuse('table.not-now');
	const told = { player: giver.id, with: taker.id, card: called(state, action) };
	const lies = mayLie(state, taker, giver, action);
	say(lies ? 'trade.laid' : 'trade.laid-to-hand', told);
	const richer = lies ? laidBefore(taker, action) : { ...taker, hand: taker.hand + 1 };
	return { ...state, teams: followed(state.teams.with(from, takenFrom(giver, action)).with(to, richer), from, to, action.card) };
}

/** A symbol only before a team that seeks its colour: a first one would lock it, and that is the owner's to say. */
function mayLie({ options }: State, taker: Team, giver: Team, { card }: LaidCard): boolean {
	if (card === 'symbol') return taker.laid.colour === giver.laid.colour;
	return card === 'thor' ? taker.laid.thor < options.maxThor : !has(taker, card);
}

function laidBefore(team: Team, { card, glyph }: LaidCard): Team {
	if (card !== 'symbol') return { ...team, zat: team.zat || isArm(card), laid: inFront(team, card) };
	return { ...team, laid: { ...team.laid, symbols: [...team.laid.symbols, glyph!].toSorted((a, b) => a - b) } };
}

function takenFrom(team: Team, { card, glyph }: LaidCard): Team {
	const { laid } = team;
	if (card === 'symbol') return { ...team, laid: { ...laid, symbols: laid.symbols.filter((each) => each !== glyph) } };
	if (card === 'thor') return { ...team, laid: { ...laid, thor: laid.thor - 1 } };
	const cards = laid.cards.filter((each) => each !== card);
	return { ...team, zat: isArm(card) ? isArmed(team, cards) : team.zat, laid: { ...laid, cards } };
}

/** Another Zak'n'oktel or Long Bâton that was told of. */
const isArmed = ({ mission }: Team, laid: readonly (EquipmentId | ContactId)[]): boolean =>
	laid.some(isArm) || mission.some(({ card }) => card && isArm(card));

function followed(teams: readonly Team[], from: number, to: number, card: string): readonly Team[] {
	if (card !== 'chulak') return teams;
	const [giver, taker] = [teams[from]!, teams[to]!];
	return teams.with(from, { ...giver, jaffas: 0 }).with(to, { ...taker, jaffas: Math.min(ALLIES, taker.jaffas + giver.jaffas) });
}
