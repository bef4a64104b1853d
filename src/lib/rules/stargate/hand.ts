import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { COLOURS, COMBINATION, type ContactId, type EquipmentId, GLYPHS, isArm, isContact, isEquipment, within } from './cards.ts';
import { colourName, glyphName, isSpent, letterOf } from './printed.ts';
import { refuse, ruling, type Say } from './rules.ts';
import { ALLIES } from './team.ts';
import { atHome, calm, crowded, HAND_LIMIT, has, me, mine, noted, older, seatOf, spend, withoutFind, withSeat } from './turn.ts';
import type { Find, Own, State, Team } from './types.ts';

// ── A find gets its name ─────────────────────────────────────────────────────────────────────────────────────────

/** Whoever still holds the last find. A Contact that was played since is no longer there to be named. */
export function finder({ found, teams }: State): Team | undefined {
	const team = found && teams[found.seat]!;
	const others = found?.type === 'contact' ? team!.mission.length : 0;
	return team && team.hand > others && team.at !== 'out' ? team : undefined;
}

/** The last find is told by its name: a weapon arms the team, a permanent Contact is laid at once. */
export function nameFind(state: State, card: EquipmentId | ContactId, say: Say): State | Refusal {
	const team = finder(state);
	const { found } = state;
	if (!found || !team || (found.type === 'equipment' ? !isEquipment(card) : !isContact(card))) return refuse('table.not-now');
	say('find.named', { player: team.id, card });
	const { found: _, ...rest } = noted(state, card);
	if (isContact(card)) return contact(rest, found.seat, card, say);
	const arms = isArm(card) && !team.zat;
	const at = team.mission.findLastIndex(({ type, card: named }) => type === 'equipment' && !named);
	const find: Find = { type: 'equipment', card: card as EquipmentId, ...(arms ? { arms: true } : {}) };
	const mission = at < 0 ? team.mission : team.mission.with(at, find);
	if (arms) say('weapon.zat');
	return withSeat(rest, found.seat, { mission, zat: team.zat || arms });
}

function contact(state: State, seat: number, card: ContactId, say: Say): State {
	if (letterOf(state.facts, card) !== 'P') {
		say('contact.kept', { card });
		return state;
	}
	const team = state.teams[seat]!;
	say('contact.laid', { card });
	return rebels(withSeat(state, seat, { hand: team.hand - 1, laid: inFront(team, card) }), seat, card, say);
}

export const inFront = ({ laid }: Team, card: EquipmentId | ContactId): Team['laid'] =>
	card === 'thor' ? { ...laid, thor: laid.thor + 1 } : { ...laid, cards: [...laid.cards, card] };

/** Six warriors join a team: as many as are still in the box. */
function rebels(state: State, seat: number, card: string, say: Say): State {
	if (card !== 'chulak') return state;
	const joining = ALLIES - state.teams.reduce((sum, { jaffas }) => sum + jaffas, 0);
	say('chulak.join', { player: state.teams[seat]!.id, jaffas: Math.max(0, joining) });
	return withSeat(state, seat, { jaffas: Math.min(ALLIES, state.teams[seat]!.jaffas + Math.max(0, joining)) });
}

/** The rebellion as an instant card: played from the hand. */
export function rebel(state: State, say: Say): State | Refusal {
	if (!calm(state) || letterOf(state.facts, 'chulak') !== 'I') return refuse('table.not-now');
	const spent = spend(state, state.active, 'chulak', 'contact');
	return isRefusal(spent) ? spent : rebels(spent, state.active, 'chulak', say);
}

/** Two turns running: announced before the first one ends. */
export function reactor(state: State, say: Say): State | Refusal {
	if (state.step === 'fight') return refuse('table.not-now');
	if (me(state).again && ruleHolds(state, 'reactor.once')) return refuse('reactor.once');
	const kept = !isSpent(state.facts, 'reacteur');
	const spent = kept ? state : spend(state, state.active, 'reacteur', 'equipment');
	if (isRefusal(spent)) return spent;
	if (kept && me(state).hand === 0 && !has(me(state), 'reacteur') && ruleHolds(state, 'card.none'))
		return refuse('card.none', { player: me(state).id, card: 'reacteur' });
	say('reactor.played', { player: me(state).id });
	return mine(spent, { again: true });
}

// ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────────

type Lay = Extract<Own, { type: 'lay' }>;

/** Who lays: whoever is on turn, or the team whose turn has just ended. */
const layer = (state: State, who: string | undefined): number => (who === undefined ? state.active : seatOf(state, who));

export function lay(state: State, action: Lay, say: Say): State | Refusal {
	const seat = layer(state, action.who);
	const team = state.teams[seat];
	if (!team || team.at === 'out') return refuse('table.not-now');
	if (seat !== state.active && seat !== state.just && ruleHolds(state, 'lay.turn')) return refuse('lay.turn');
	if (state.step === 'fight' && ruleHolds(state, 'lay.fight')) return refuse('lay.fight');
	if (action.card === 'symbol') return laySymbol(state, seat, action, say);
	return layCard(state, seat, action.card, action, say);
}

/** The first symbol laid locks the colour for the rest of the game. */
function laySymbol(state: State, seat: number, action: Lay, say: Say): State | Refusal {
	const team = state.teams[seat]!;
	const { laid } = team;
	const colour = action.colour ?? laid.colour;
	const { glyph } = action;
	if (!within(colour, 1, COLOURS) || !within(glyph, 1, GLYPHS)) return refuse('table.not-now');
	const told = { colour: colourName(state.facts, colour!), glyph: glyphName(state.facts, glyph!) };
	if (laid.colour !== undefined && laid.colour !== colour) return refuse('lay.colour', { colour: colourName(state.facts, laid.colour) });
	if (state.teams.some((each) => each.laid.colour === colour && each.laid.symbols.includes(glyph!))) return refuse('lay.twice', told);
	const poorer = drawnFrom(state, team, 'symbol', action);
	if (isRefusal(poorer)) return poorer;
	say('lay.symbol', { player: team.id, ...told });
	if (laid.colour === undefined) say('lay.locks', { colour: told.colour });
	const symbols = [...laid.symbols, glyph!].toSorted((a, b) => a - b);
	return { ...state, teams: state.teams.with(seat, { ...poorer, laid: { ...laid, colour: colour!, symbols } }) };
}

function layCard(state: State, seat: number, card: EquipmentId | ContactId, action: Lay, say: Say): State | Refusal {
	const team = state.teams[seat]!;
	const permanent =
		card === 'thor' ||
		card === 'malp' ||
		isArm(card) ||
		(isContact(card) ? letterOf(state.facts, card) === 'P' : !isSpent(state.facts, card));
	if (!isContact(card) && !isEquipment(card)) return refuse('table.not-now');
	if (!permanent && ruleHolds(state, 'lay.permanent')) return refuse('lay.permanent', { card });
	if (card === 'malp' && !atHome(team) && ruleHolds(state, 'lay.malp')) return refuse('lay.malp');
	if (card === 'thor' && team.laid.thor >= state.options.maxThor && ruleHolds(state, 'lay.thor'))
		return refuse('lay.thor', { most: state.options.maxThor });
	if (card === 'thor' && team.laid.thor >= 3) return refuse('table.not-now');
	if (has(team, card)) return refuse('table.not-now');
	const poorer = drawnFrom(state, team, isContact(card) ? 'contact' : 'equipment', action);
	if (isRefusal(poorer)) return poorer;
	say('lay.card', { player: team.id, card });
	const safe = { ...poorer, zat: team.zat || isArm(card), laid: inFront(team, card) };
	return rebels({ ...state, teams: state.teams.with(seat, safe) }, seat, card, say);
}

/** The team with one card less in hand: a find, an older card, or whichever it can only be. */
function drawnFrom(state: State, team: Team, type: Find['type'] | 'contact', { card, find }: Lay): Team | Refusal {
	const at = type === 'contact' ? -1 : findOf(team, type, card);
	const isFind = find ?? (at >= 0 && (team.mission[at]!.card === card || older(team) === 0));
	if (isFind && at >= 0) return { ...withoutFind(team, at), hand: team.hand - 1 };
	if (older(team) > 0) return { ...team, hand: team.hand - 1 };
	if (!ruleHolds(state, 'card.none')) return team;
	return refuse('card.none', { player: team.id, card });
}

/** Where among the finds this card would be: by its name, else as one of its type nobody named. */
function findOf({ mission }: Team, type: Find['type'], card: string): number {
	const named = mission.findIndex((find) => find.card === card);
	return named >= 0 ? named : mission.findIndex((find) => !find.card && (find.type === type || find.type === 'card'));
}

/** Could this card be a find as well as an older one? Then the table is asked. */
export function isDoubtfulFind(team: Team, card: Lay['card']): boolean {
	if (isContact(card)) return false;
	const at = findOf(team, card === 'symbol' ? 'symbol' : 'equipment', card);
	return at >= 0 && !team.mission[at]!.card && older(team) > 0;
}

/** Seven of a colour in front of a team, Thor standing in for as many as the table allows. */
export const complete = ({ laid }: Team, maxThor: number): boolean => laid.symbols.length + Math.min(laid.thor, maxThor) >= COMBINATION;

/** The first team, from the one on turn to the left, that has its seven. */
export function winner({ teams, active, options }: State): Team | undefined {
	const done = teams.filter((team) => team.at !== 'out' && complete(team, options.maxThor));
	return done.length < 2 ? done[0] : teams.map((_, i) => teams[(active + i) % teams.length]!).find((team) => done.includes(team));
}

export const won = (state: State, team: Team, say: Say): State => {
	say('end.won', { player: team.id });
	return { ...state, over: { won: [team.id], by: ruling('end.won', { player: team.id }) } };
};

// ── Six cards at most ────────────────────────────────────────────────────────────────────────────────────────────

/** Without a find at risk the choice is the hands' alone: so many cards go to the bank. A Contact just found may yet be laid instead. */
export function banked(state: State, say: Say): State {
	const seat = crowded(state);
	if (seat === undefined) return state;
	const team = state.teams[seat]!;
	const over = team.hand - HAND_LIMIT;
	const doubt = state.found?.seat === seat && state.found.type === 'contact';
	if (team.mission.length > 0 || doubt) return state;
	say('hand.banked', { player: team.id, cards: over });
	return banked({ ...withSeat(state, seat, { hand: HAND_LIMIT }), bank: state.bank + over }, say);
}

export function surplus(state: State, find: number | undefined, say: Say): State | Refusal {
	const seat = crowded(state);
	if (seat === undefined) return refuse('table.not-now');
	const team = state.teams[seat]!;
	if (find === undefined ? older(team) < 1 : !team.mission[find]) return refuse('table.not-now');
	const lighter = find === undefined ? team : withoutFind(team, find);
	say('hand.surplus', { player: team.id });
	return { ...state, teams: state.teams.with(seat, { ...lighter, hand: team.hand - 1 }), bank: state.bank + 1 };
}

// ── The discard ──────────────────────────────────────────────────────────────────────────────────────────────────

/** A lost symbol lies face up: its colour is one card poorer. */
export function tellGone(state: State, colour: number, say: Say): State | Refusal {
	const { colours, untold } = state.gone;
	if (untold === 0 || !within(colour, 1, COLOURS) || colours[colour - 1]! >= GLYPHS) return refuse('table.not-now');
	say('colour.gone', { colour: colourName(state.facts, colour) });
	return { ...state, gone: { colours: colours.with(colour - 1, colours[colour - 1]! + 1), untold: untold - 1 } };
}

/** Nothing is left to win: by agreement the discarded symbols go to the bank. */
export function recover(state: State, say: Say): State | Refusal {
	const { colours, untold } = state.gone;
	const symbols = colours.reduce((a, b) => a + b, untold);
	if (symbols === 0 || state.step !== 'turn' || symbols > state.discard) return refuse('table.not-now');
	say('stale.recovered', { cards: symbols });
	return { ...state, bank: state.bank + symbols, discard: state.discard - symbols, gone: { colours: colours.map(() => 0), untold: 0 } };
}
