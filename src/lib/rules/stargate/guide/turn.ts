import { choose, count, isLegal, menu, opensAsk } from '../../ask.ts';
import { knownFact } from '../../facts.ts';
import type { Ask, Option } from '../../contract.ts';
import { foes } from './fight.ts';
import { GLYPHS } from '../cards.ts';
import { mayTurn, pile } from '../explore.ts';
import type { Offer } from './index.ts';
import { coordinates, glyphName, isNear, opens, planetName, PRINTED, sign } from '../printed.ts';
import { ruling } from '../rules.ts';
import { crowded, HAND_LIMIT, here, me, older, slots, VISITS } from '../turn.ts';
import type { Action, Find, Key, State } from '../types.ts';

/** In the SG-C: debriefing, data bank, or off on a mission. */
export function homeAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player, at, hand } = me(state);
	switch (at) {
		case 'sgc1':
			return [
				choose(ruling('debrief.now', { player }), [
					offer('sgc2', { type: 'leave', to: 'sgc2' }),
					offer('bank', { type: 'leave', to: 'bank' })
				]),
				...(hand > 0 ? [stores(hand)] : [])
			];
		case 'bank':
			return [
				choose(
					ruling('bank.now', { player, bank: state.bank }),
					[0, 1, 2].map((cards) => offer(`take:${cards}`, { type: 'consult', cards }))
				)
			];
		default:
			return [choose(ruling('go.now', { player }), [...planets(state, offer), offer('wait', { type: 'wait' })])];
	}
}

const stores = (hand: number): Ask<Action> =>
	count(ruling('debrief.how-many'), [1, hand], (cards) => ({ action: { type: 'store', cards } }));

/** On a planet: explore on, straight to another one, or home. A prisoner waits. */
export function missionAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player, held, visits, mission } = me(state);
	if (held > 0) return [choose(ruling('prisoner.wait', { player, held }), [offer('serve', { type: 'serve' })])];
	return [
		choose(visits < VISITS ? ruling('mission.now', { visit: visits + 1, visits: VISITS }) : ruling('mission.last', { visits }), [
			offer('explore', { type: 'explore' }, ruling('explore.up-to', { cards: slots(me(state)) })),
			home(mission, offer),
			...planets(state, offer)
		])
	];
}

/** Home again, with what that makes safe. */
const home = ({ length }: readonly Find[], offer: Offer): Option<Action> =>
	offer('return', { type: 'return' }, length > 0 ? ruling('return.safe', { finds: length }) : undefined);

/** A near planet is one touch; a far one asks for the key that is shown. */
const planets = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.planets.map((_, i) => {
		const planet = i + 1;
		const id = `planet:${planet}`;
		const prompt = ruling('go.which-key', { planet: planetName(state.facts, planet) });
		const option = isNear(state.facts, planet) ? offer(id, { type: 'go', planet }) : menu(id, prompt, () => keys(state, planet, offer));
		return id in state.facts ? { ...option, label: ruling('box.named', { name: planetName(state.facts, planet) }) } : option;
	});

/**
 * The keys of a far planet: any symbol first; told by its sign, the box remembers that it opens this planet, and signs that are known to
 * open it come before the others.
 */
function* keys(state: State, planet: number, offer: Offer): Generator<Option<Action>> {
	if (state.carries === planet) yield offer('technologie', { type: 'go', planet, key: 'technologie' });
	const any = offer('symbol', { type: 'go', planet, key: 'symbol' });
	yield any;
	if (isLegal(any))
		for (const glyph of bySign(state, planet)) {
			const [id, action] = [`glyph:${glyph}`, { type: 'go', planet, key: 'symbol', glyph } as const];
			const open = opens(state.facts, planet, glyph);
			// What any symbol opens, this sign opens too, unless it is known not to: only then the rules are asked.
			const option: Option<Action> = open === false ? offer(id, action) : { id, action };
			const label = open
				? ruling('go.opens', { glyph: glyphName(state.facts, glyph) })
				: ruling('go.glyph', { glyph: sign(state.facts, glyph) });
			yield { ...option, label };
		}
	for (const key of ['abydos', 'dhd'] as const) yield doubtful(state, planet, key, offer);
	yield offer('thor', { type: 'go', planet, key: 'thor' });
}

function bySign(state: State, planet: number): readonly number[] {
	const open = coordinates(state.facts, planet);
	return [...open, ...Array.from({ length: GLYPHS }, (_, i) => i + 1).filter((glyph) => !open.includes(glyph))];
}

/** The first time such a card is used, its face is read: kept or discarded. */
function doubtful(state: State, planet: number, key: 'abydos' | ('dhd' & Key), offer: Offer): Option<Action> {
	const option = offer(key, { type: 'go', planet, key });
	if (!isLegal(option) || knownFact(PRINTED, state.facts, 'once', key)?.from === 'box') return option;
	return opensAsk(key, () =>
		choose(
			ruling('card.once', { card: key }),
			['spent', 'kept'].map((value) => ({
				id: value,
				action: { type: 'learn', fact: `once:${key}`, value, then: { type: 'go', planet, key } }
			}))
		)
	);
}

/** Turning cards, one by one, then staying or coming home. */
export function exploreAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { turned, departure } = state.explore;
	const team = me(state);
	const rest = [offer(departure ? 'stay' : 'stop', { type: departure ? 'stay' : 'stop' }), home(team.mission, offer)];
	// A pile that is empty here and not on the table: the key is there, and says why it does nothing.
	const spent = pile(state) === 0 && turned < slots(team) ? [offer('another', { type: 'turn', card: 'symbol' })] : [];
	const cards: readonly Option<Action>[] = mayTurn(state)
		? [
				offer('symbol', { type: 'turn', card: 'symbol' }),
				offer('equipment', { type: 'turn', card: 'equipment' }),
				offer('contact', { type: 'turn', card: 'contact' }),
				combatOption(state, offer)
			]
		: [];
	const prompt = cards.length
		? ruling('explore.now', { card: turned + 1, slots: slots(team) })
		: ruling('explore.over', { planet: here(state) });
	return [choose(prompt, [...cards, ...rest, ...spent])];
}

/** Which foe it is comes next, if a Combat card can be turned at all. */
function combatOption(state: State, offer: Offer): Option<Action> {
	const tried = offer('combat', { type: 'meet', foe: 'unas' });
	return isLegal(tried) ? opensAsk('combat', () => choose(ruling('explore.which-foe'), [...foes(state, offer)])) : tried;
}

/** More than six cards: which find goes to the bank, or an older card. */
export function surplusAsk(state: State, offer: Offer): Ask<Action> {
	const seat = crowded(state)!;
	const team = state.teams[seat]!;
	const finds = team.mission.map((find, i) => ({ ...offer(`find:${i}`, { type: 'surplus', find: i }), label: findLabel(find, i) }));
	const old = older(team) > 0 ? [offer('older', { type: 'surplus' })] : [];
	return choose(ruling('hand.which', { player: team.id, most: HAND_LIMIT }), [...finds, ...old], { who: team.id });
}

const findLabel = ({ card, type }: Find, i: number) => ruling('find.is', { n: i + 1, card: card ?? type });
