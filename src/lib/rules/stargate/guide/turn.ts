import { choose, count, isLegal, menu, opensAsk } from '../../ask.ts';
import { knownFact } from '../../facts.ts';
import type { Ask, Option } from '../../contract.ts';
import { foeOptions, isWorthListing } from './fight.ts';
import { isDoubtful } from '../cards.ts';
import { mayTurnCard } from '../explore.ts';
import { findOrOlderOption } from './find.ts';
import type { Offer } from './offer.ts';
import { colourOptions } from './lay.ts';
import { isDoubtfulFind, surplusFinds } from '../hand.ts';
import { colourId, factId, planetId } from '../ids.ts';
import { colourName, isNear, planetName, PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import { HAND_LIMIT, placeName, activeTeam, cardsPerTurn, isFreeToAct, MOST_VISITS, planetOf, teamAt } from '../turn.ts';
import type { Action, Find, Key, Own, State } from '../types.ts';

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

/** A planet takes one tap. For a far one, showing a symbol is assumed; a team that uses another key chooses that key first (`keyAsks`). */
const planetOptions = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.planets.map((_, i) => {
		const planet = i + 1;
		const id = planetId(planet);
		const option = isNear(state.facts, planet) ? offer(id, { type: 'go', planet }) : symbolOption(state, planet, offer);
		return id in state.facts ? { ...option, label: ruling('box.named', { name: planetName(state.facts, planet) }) } : option;
	});

/** A far planet is opened by the technology that has just shown it, or by a symbol. */
function symbolOption(state: State, planet: number, offer: Offer): Option<Action> {
	const id = planetId(planet);
	const team = activeTeam(state);
	if (state.carries === planet) return offer(id, { type: 'go', planet, key: 'technologie' });
	const go = { type: 'go', planet, key: 'symbol' } as const;
	const { hopSymbol } = state.options;
	if (!planetOf(team.at) || hopSymbol === 'shown') return offer(id, go);
	if (hopSymbol === 'discarded' || team.laid.colour !== undefined)
		return findOrOlderOption(offer, id, isDoubtfulFind(team, 'symbol'), (find) => ({ ...go, ...find }));
	return menu(id, ruling('go.which-colour', { planet: planetName(state.facts, planet) }), () =>
		colourOptions(state, offer, {
			isDoubtful: isDoubtfulFind(team, 'symbol'),
			known: (colour) => ({
				...findOrOlderOption(offer, colourId(colour), isDoubtfulFind(team, 'symbol'), (find) => ({ ...go, colour, ...find })),
				label: ruling('colour.is', { colour: colourName(state.facts, colour) })
			}),
			action: (colour, find) => ({ ...go, colour, ...find })
		})
	);
}

/** The cards that open a gate instead of a symbol: the card first, then the planet. */
export function keyAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { at } = activeTeam(state);
	if (!isFreeToAct(state) || (at !== 'sgc2' && !planetOf(at))) return [];
	const far = state.planets.flatMap((_, i) => (isNear(state.facts, i + 1) ? [] : [i + 1]));
	const options = (['abydos', 'dhd', 'thor'] as const).map((key) => {
		// Whether the team can have the card does not depend on the planet, so one planet is tried for it.
		const tried = offer(key, { type: 'go', planet: far[0] ?? 1, key });
		if (tried.refused?.rule === 'card.none') return tried;
		return menu(key, ruling('go.where', { card: key }), () =>
			far.map((planet) => {
				const [id, go] = [planetId(planet), { type: 'go', planet, key } as const];
				return readOnceOption(state, id, go, offer);
			})
		);
	});
	const shown = options.filter(isWorthListing).map((option) => ({ ...option, label: ruling('go.by', { card: option.id }) }));
	return [choose(ruling('go.with'), shown, { optional: true })];
}

/** The first time such a card is used, the table reads whether it is discarded. */
function readOnceOption(state: State, id: string, go: Extract<Own, { type: 'go' }> & { readonly key: Key }, offer: Offer): Option<Action> {
	const option = offer(id, go);
	if (!isLegal(option) || !isDoubtful(go.key) || knownFact(PRINTED, state.facts, 'once', go.key)?.from === 'box') return option;
	return opensAsk(id, () =>
		choose(
			ruling('card.once', { card: go.key }),
			['spent', 'kept'].map((value) => ({ id: value, action: { type: 'learn', fact: factId('once', go.key), value, then: go } }))
		)
	);
}

/** The asks of an exploration: turning cards one by one, then staying or returning. */
export function exploreAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { turned, departure } = state.explore;
	const team = activeTeam(state);
	const rest = [offer(departure ? 'stay' : 'stop', { type: departure ? 'stay' : 'stop' }), returnOption(team.mission, offer)];
	const cards: readonly Option<Action>[] = mayTurnCard(state)
		? [
				offer('symbol', { type: 'turn', card: 'symbol' }),
				offer('equipment', { type: 'turn', card: 'equipment' }),
				offer('contact', { type: 'turn', card: 'contact' }),
				combatOption(state, offer)
			]
		: // The number of cards in the app may differ from the real pile, so the key is shown with the reason of its refusal.
			[offer('another', { type: 'turn', card: 'symbol' })];
	const prompt = mayTurnCard(state)
		? ruling('explore.now', { card: turned + 1, slots: cardsPerTurn(state) })
		: ruling('explore.over', { planet: placeName(state) });
	return [choose(prompt, mayTurnCard(state) ? [...cards, ...rest] : [...rest, ...cards])];
}

/** Opens the list of foes, if a Combat card can be turned at all. */
function combatOption(state: State, offer: Offer): Option<Action> {
	const tried = offer('combat', { type: 'meet', foe: 'unas' });
	return isLegal(tried) ? opensAsk('combat', () => choose(ruling('explore.which-foe'), [...foeOptions(state, offer)])) : tried;
}

/** A hand holds more than six cards: how many of the surplus were found on this mission? */
export function surplusAsk(state: State, seat: number): Ask<Action> {
	const team = teamAt(state, seat);
	const { least, most } = surplusFinds(team);
	return count(
		ruling('hand.which', { player: team.id, cards: team.hand - HAND_LIMIT }),
		[least, most],
		(finds) => ({ action: { type: 'surplus', finds } }),
		{ who: team.id }
	);
}
