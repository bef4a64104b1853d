import { ruleHolds, isRefusal, type Refusal } from '../table.ts';
import { GLYPHS, within } from './cards.ts';
import { laySymbol, takeFromHand } from './hand.ts';
import { factId, planetId } from './ids.ts';
import { coordinates, glyphName, isNear, isSingleUse, contactLetter, opens, planetName } from './printed.ts';
import { refuse, type Say } from './rules.ts';
import { atHome, isFreeToAct, hasLaid, activeTeam, withActiveTeam, planetOf, spendCard, MOST_VISITS, withoutCard } from './turn.ts';
import type { Key, Own, State, Team } from './types.ts';

type Go = Extract<Own, { type: 'go' }>;

/** The team crosses the gate: from room 2 on a mission, or from one planet straight to another. */
export function crossGate(state: State, { planet, key, glyph, colour, find }: Go, say: Say): State | Refusal {
	const team = activeTeam(state);
	const departure = team.at === 'sgc2';
	if (!isFreeToAct(state) || !state.planets[planet - 1] || planet === planetOf(team.at)) return refuse('table.not-now');
	if (glyph !== undefined && (key !== 'symbol' || !within(glyph, 1, GLYPHS))) return refuse('table.not-now');
	if (!departure && !planetOf(team.at)) return refuse('go.from');
	const named = planetName(state.facts, planet);
	if (team.visits >= MOST_VISITS && ruleHolds(state, 'go.visits')) return refuse('go.visits', { visits: team.visits });
	const barred = gateRefusal(state, team, planet, key);
	if (barred && ruleHolds(state, barred.refused.rule)) return barred;
	if (glyph !== undefined && opens(state.facts, planet, glyph) === false && ruleHolds(state, 'go.coordinate'))
		return refuse('go.coordinate', { planet: named, glyph: glyphName(state.facts, glyph) });

	say(departure ? 'go.leaves' : 'go.hops', { player: team.id, planet: named });
	const paid = isNear(state.facts, planet) || key === undefined ? state : payKey(state, key, departure, { colour, glyph, find }, say);
	if (isRefusal(paid)) return paid;
	const there = learnCoordinate(pickUpProbe(paid, say), planet, glyph);
	return {
		...withActiveTeam(there, { at: planetId(planet), visits: Math.min(MOST_VISITS, team.visits + 1) }),
		step: 'explore',
		explore: { turned: 0, departure }
	};
}

/** Why the gate cannot be crossed, if there is a reason: a near planet is free, the others need a symbol or a card that replaces one. */
function gateRefusal(state: State, team: Team, planet: number, key: Key | undefined): Refusal | undefined {
	if (isNear(state.facts, planet)) return undefined;
	switch (key) {
		case 'symbol':
			return team.hand + team.laid.symbols.length > 0 ? undefined : refuse('go.key', { planet: planetName(state.facts, planet) });
		case 'technologie':
			return state.carries === planet ? undefined : refuse('technologie.first');
		case 'abydos':
		case 'dhd':
			return withoutCard(team, key, 'equipment') ? undefined : refuse('card.none', { player: team.id, card: key });
		case 'thor':
			return team.laid.thor > 0 || withoutCard(team, key, 'contact') ? undefined : refuse('card.none', { player: team.id, card: key });
		case undefined:
			return refuse('go.key', { planet: planetName(state.facts, planet) });
	}
}

/** The cost of the key: a card that opens any gate stays with the team unless the card says that it is discarded. */
function payKey(state: State, key: Key, departure: boolean, symbol: SymbolUsed, say: Say): State | Refusal {
	switch (key) {
		case 'symbol':
			return paySymbol(state, departure ? 'shown' : state.options.hopSymbol, symbol, say);
		case 'technologie':
			// The alien technology was already discarded when it showed the planet.
			return state;
		case 'abydos':
		case 'dhd':
			return isSingleUse(state.facts, key) ? spendCard(state, state.active, key, 'equipment') : state;
		case 'thor':
			return contactLetter(state.facts, 'thor') === 'I' ? spendThor(state) : state;
	}
}

/** The symbol that opens the gate, as far as the action names it. */
type SymbolUsed = { readonly [K in 'colour' | 'glyph' | 'find']: Go[K] | undefined };

/**
 * The symbol is shown and kept. From one planet to another the booklet also writes that a symbol is laid; option `hopSymbol` plays it so,
 * in front of the team or on the discard.
 */
function paySymbol(state: State, how: State['options']['hopSymbol'], { colour, glyph, find }: SymbolUsed, say: Say): State | Refusal {
	const isFind = find === undefined ? {} : { find };
	switch (how) {
		case 'shown':
			say('go.show');
			return state;
		case 'laid':
			if (colour === undefined && activeTeam(state).laid.colour === undefined) return refuse('go.lay');
			return laySymbol(
				state,
				state.active,
				{ ...(glyph === undefined ? {} : { glyph }), ...(colour === undefined ? {} : { colour }), ...isFind },
				say
			);
		case 'discarded': {
			const poorer = takeFromHand(state, activeTeam(state), 'symbol', { card: 'symbol', ...isFind });
			if (isRefusal(poorer)) return poorer;
			say('go.discards');
			const lost = activeTeam(state).hand - poorer.hand;
			const gone = { ...state.gone, untold: state.gone.untold + lost };
			return { ...state, gone, discard: state.discard + lost, teams: state.teams.with(state.active, poorer) };
		}
	}
}

function spendThor(state: State): State | Refusal {
	const { laid } = activeTeam(state);
	if (laid.thor === 0) return spendCard(state, state.active, 'thor', 'contact');
	return { ...withActiveTeam(state, { laid: { ...laid, thor: laid.thor - 1 } }), discard: state.discard + 1 };
}

/** A M.A.L.P. left on the table goes back to the hand when its team leaves the SG-C. */
function pickUpProbe(state: State, say: Say): State {
	const team = activeTeam(state);
	if (!atHome(team) || !hasLaid(team, 'malp')) return state;
	say('malp.back', { player: team.id });
	return withActiveTeam(state, { hand: team.hand + 1, laid: { ...team.laid, cards: team.laid.cards.filter((card) => card !== 'malp') } });
}

/** A symbol that opened the gate is one of the planet's coordinates, so the box memory learns it without a question. */
function learnCoordinate(state: State, planet: number, glyph: number | undefined): State {
	if (glyph === undefined || opens(state.facts, planet, glyph) !== undefined) return state;
	const signs = [...coordinates(state.facts, planet), glyph].toSorted((a, b) => a - b);
	return { ...state, facts: { ...state.facts, [factId('coordinates', planet)]: signs } };
}
