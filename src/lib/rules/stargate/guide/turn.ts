import { choose, count, isLegal, menu, opensAsk } from '../../ask.ts';
import { knownFact } from '../../facts.ts';
import type { Ask, Option } from '../../contract.ts';
import { foeOptions } from './fight.ts';
import { COLOURS, GLYPHS } from '../cards.ts';
import { mayTurnCard, cardsOnPile } from '../explore.ts';
import { findOrOlderOption } from './find.ts';
import type { Offer } from './offer.ts';
import { isDoubtfulFind } from '../hand.ts';
import { colourId, factId, glyphId, planetId } from '../ids.ts';
import { colourName, coordinates, glyphName, isNear, opens, planetName, PRINTED, glyphLabel } from '../printed.ts';
import { ruling } from '../rules.ts';
import { HAND_LIMIT, placeName, activeTeam, olderCards, cardsPerTurn, MOST_VISITS, planetOf, teamAt } from '../turn.ts';
import type { Action, Find, State } from '../types.ts';

/** The asks of a turn in the SG-C: debriefing, data bank, or departure on a mission. */
export function homeAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player, at, hand } = activeTeam(state);
	switch (at) {
		case 'sgc1':
			return [
				choose(ruling('debrief.now', { player }), [
					offer('sgc2', { type: 'leave', to: 'sgc2' }),
					offer('bank', { type: 'leave', to: 'bank' })
				]),
				...(hand > 0 ? [storeAsk(hand)] : [])
			];
		case 'bank':
			return [
				choose(
					ruling('bank.now', { player, bank: state.bank }),
					[0, 1, 2].map((cards) => offer(`take:${cards}`, { type: 'consult', cards }))
				)
			];
		default:
			return [choose(ruling('go.now', { player }), [...planetOptions(state, offer), offer('wait', { type: 'wait' })])];
	}
}

const storeAsk = (hand: number): Ask<Action> =>
	count(ruling('debrief.how-many'), [1, hand], (cards) => ({ action: { type: 'store', cards } }));

/** The asks of a turn on a planet: explore on, go straight to another planet, or home. A prisoner waits. */
export function missionAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player, held, visits, mission } = activeTeam(state);
	if (held > 0) return [choose(ruling('prisoner.wait', { player, held }), [offer('serve', { type: 'serve' })])];
	return [
		choose(visits < MOST_VISITS ? ruling('mission.now', { visit: visits + 1, visits: MOST_VISITS }) : ruling('mission.last', { visits }), [
			offer('explore', { type: 'explore' }, ruling('explore.up-to', { cards: cardsPerTurn(state) })),
			returnOption(mission, offer),
			...planetOptions(state, offer)
		])
	];
}

/** The key to return home, with the number of finds that are then safe. */
const returnOption = ({ length }: readonly Find[], offer: Offer): Option<Action> =>
	offer('return', { type: 'return' }, length > 0 ? ruling('return.safe', { finds: length }) : undefined);

/** A near planet takes one tap; a far one asks what opens the gate. */
const planetOptions = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.planets.map((_, i) => {
		const planet = i + 1;
		const id = planetId(planet);
		const prompt = ruling('go.which-key', { planet: planetName(state.facts, planet) });
		const option = isNear(state.facts, planet)
			? offer(id, { type: 'go', planet })
			: menu(id, prompt, () => keyOptions(state, planet, offer));
		return id in state.facts ? { ...option, label: ruling('box.named', { name: planetName(state.facts, planet) }) } : option;
	});

/** What may open the gate to a far planet. */
function* keyOptions(state: State, planet: number, offer: Offer): Generator<Option<Action>> {
	if (state.carries === planet) yield offer('technologie', { type: 'go', planet, key: 'technologie' });
	const laysSymbol = planetOf(activeTeam(state).at) > 0 && state.options.hopSymbol === 'laid';
	yield* laysSymbol ? laidSymbolOptions(state, planet, offer) : shownSymbolOptions(state, planet, offer);
	for (const key of ['abydos', 'dhd'] as const) yield readOnceOption(state, planet, key, offer);
	yield offer('thor', { type: 'go', planet, key: 'thor' });
}

/**
 * Any symbol comes first. If its sign is given, the box memory keeps that it opens this planet; signs that are known to open it come
 * before the others.
 */
function* shownSymbolOptions(state: State, planet: number, offer: Offer): Generator<Option<Action>> {
	const team = activeTeam(state);
	const isSpent = planetOf(team.at) > 0 && state.options.hopSymbol === 'discarded';
	const couldBeEither = isSpent && isDoubtfulFind(team, 'symbol');
	const any = findOrOlderOption(offer, 'symbol', couldBeEither, (find) => ({ type: 'go', planet, key: 'symbol', ...find }));
	yield any;
	if (!isLegal(any)) return;
	for (const glyph of glyphsKnownFirst(state, planet)) {
		const [id, action] = [glyphId(glyph), { type: 'go', planet, key: 'symbol', glyph } as const];
		const open = opens(state.facts, planet, glyph);
		// Any symbol is legal here, so a sign is refused only if it is known not to open this planet.
		const option: Option<Action> =
			open === false
				? offer(id, action)
				: couldBeEither
					? findOrOlderOption(offer, id, true, (find) => ({ ...action, ...find }))
					: { id, action };
		const label = open
			? ruling('go.opens', { glyph: glyphName(state.facts, glyph) })
			: ruling('go.glyph', { glyph: glyphLabel(state.facts, glyph) });
		yield { ...option, label };
	}
}

/** The symbol is laid to travel on: the signs of the search colour, or a colour first as long as none is locked. */
function* laidSymbolOptions(state: State, planet: number, offer: Offer): Generator<Option<Action>> {
	const team = activeTeam(state);
	const couldBeEither = isDoubtfulFind(team, 'symbol');
	function* signs(colour: number): Generator<Option<Action>> {
		for (const glyph of glyphsKnownFirst(state, planet)) {
			const option = findOrOlderOption(offer, glyphId(glyph), couldBeEither, (find) => ({
				type: 'go',
				planet,
				key: 'symbol',
				colour,
				glyph,
				...find
			}));
			yield { ...option, label: ruling('go.glyph', { glyph: glyphLabel(state.facts, glyph) }) };
		}
	}
	const { colour: locked } = team.laid;
	if (locked !== undefined) return yield* signs(locked);
	for (let colour = 1; colour <= COLOURS; colour++) {
		const name = colourName(state.facts, colour);
		const option = menu(colourId(colour), ruling('lay.which-glyph', { colour: name }), () => signs(colour));
		yield { ...option, label: ruling('colour.is', { colour: name }) };
	}
}

function glyphsKnownFirst(state: State, planet: number): readonly number[] {
	const open = coordinates(state.facts, planet);
	return [...open, ...Array.from({ length: GLYPHS }, (_, i) => i + 1).filter((glyph) => !open.includes(glyph))];
}

/** The first time such a card is used, the table reads whether it is discarded. */
function readOnceOption(state: State, planet: number, key: 'abydos' | 'dhd', offer: Offer): Option<Action> {
	const option = offer(key, { type: 'go', planet, key });
	if (!isLegal(option) || knownFact(PRINTED, state.facts, 'once', key)?.from === 'box') return option;
	return opensAsk(key, () =>
		choose(
			ruling('card.once', { card: key }),
			['spent', 'kept'].map((value) => ({
				id: value,
				action: { type: 'learn', fact: factId('once', key), value, then: { type: 'go', planet, key } }
			}))
		)
	);
}

/** The asks of an exploration: turning cards one by one, then staying or returning. */
export function exploreAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { turned, departure } = state.explore;
	const team = activeTeam(state);
	const rest = [offer(departure ? 'stay' : 'stop', { type: departure ? 'stay' : 'stop' }), returnOption(team.mission, offer)];
	// The pile may be empty here but not on the table, so the key is shown with the reason why it does nothing.
	const spent = cardsOnPile(state) === 0 && turned < cardsPerTurn(state) ? [offer('another', { type: 'turn', card: 'symbol' })] : [];
	const cards: readonly Option<Action>[] = mayTurnCard(state)
		? [
				offer('symbol', { type: 'turn', card: 'symbol' }),
				offer('equipment', { type: 'turn', card: 'equipment' }),
				offer('contact', { type: 'turn', card: 'contact' }),
				combatOption(state, offer)
			]
		: [];
	const prompt = cards.length
		? ruling('explore.now', { card: turned + 1, slots: cardsPerTurn(state) })
		: ruling('explore.over', { planet: placeName(state) });
	return [choose(prompt, [...cards, ...rest, ...spent])];
}

/** Opens the list of foes, if a Combat card can be turned at all. */
function combatOption(state: State, offer: Offer): Option<Action> {
	const tried = offer('combat', { type: 'meet', foe: 'unas' });
	return isLegal(tried) ? opensAsk('combat', () => choose(ruling('explore.which-foe'), [...foeOptions(state, offer)])) : tried;
}

/** A hand holds more than six cards: which find goes to the bank, or an older card? */
export function surplusAsk(state: State, seat: number, offer: Offer): Ask<Action> {
	const team = teamAt(state, seat);
	const finds = team.mission.map((find, i) => ({ ...offer(`find:${i}`, { type: 'surplus', find: i }), label: findLabel(find, i) }));
	const old = olderCards(team) > 0 ? [offer('older', { type: 'surplus' })] : [];
	return choose(ruling('hand.which', { player: team.id, most: HAND_LIMIT }), [...finds, ...old], { who: team.id });
}

const findLabel = ({ card, type }: Find, i: number) => ruling('find.is', { n: i + 1, card: card ?? type });
