import { choose, count, isLegal, pick } from '../../ask.ts';
import type { Ask, Ruling } from '../../contract.ts';
import { askFact } from '../../facts.ts';
import { isPutOff } from '../../table.ts';
import { type Skill, SKILLS, SUMMIT } from '../cards.ts';
import { dials } from '../dials.ts';
import { activeHero } from '../heroes.ts';
import { colourId, dialId, type DialTarget, factId, placeId } from '../ids.ts';
import { warValueAt } from '../ogotai.ts';
import { unseenSkills } from '../piles.ts';
import { PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import type { Action, Offer, State } from '../types.ts';
import { skillChoices } from './action.ts';
import { chaamOptions } from './chaams.ts';

/*
 * Optional asks for what the app does not know: unknown cards, unknown Chaams, figures of the box.
 */

/** Unknown cards of hands and unknown Chaams of places, where faces are tracked. Starting cards are read off the hero card instead. */
export function unknownCardsAsks(state: State, offer: Offer): readonly (Ask<Action> | false)[] {
	if (state.options.depth !== 'full') return [];
	const unseen = unseenSkills(state);
	const hands = state.heroes
		.filter(({ id, unknown, starting }) => unknown > 0 && !(starting && state.facts[factId('hand', id)] === undefined))
		.map(({ id, unknown }): Ask<Action> =>
			pick({
				prompt: ruling('hand.which', { hero: id, n: unknown }),
				optional: true,
				from: skillChoices(unseen, unknown),
				ends: [
					{
						id: 'done',
						least: unknown,
						most: unknown,
						then: (cards) => ({ action: { type: 'recall', hero: id, cards: cards as readonly Skill[] } })
					}
				]
			})
		);
	const faceOptions = (place: number) =>
		chaamOptions(state, offer, (card, offerCard) =>
			card === '?' ? { id: card, ask: () => faceAsk(place) } : offerCard(card, { type: 'recognise', place, card })
		).filter((option) => option.id !== '?');
	const faceAsk = (place: number): Ask<Action> => choose(ruling('chaams.which-one', { place: placeId(place) }), faceOptions(place));
	const places = state.places.flatMap((cards, i) => (cards.includes('?') && faceOptions(i + 1).some(isLegal) ? [i + 1] : []));
	return [
		...hands,
		places.length > 0 &&
			choose(
				ruling('chaams.unseen'),
				places.map((place) => ({ id: placeId(place), ask: () => faceAsk(place) })),
				{ optional: true }
			)
	];
}

/** After the depth was raised, asks for one figure after the other, within the limits of its dial. */
export function recountAsks(state: State): readonly (Ask<Action> | false)[] {
	const { recount, heroes, places } = state;
	const all = recount.length > 0 ? dials(state) : [];
	const dialAsk = (target: DialTarget, prompt: Ruling): Ask<Action> | false => {
		const id = dialId(target);
		const dial = all.find((each) => each.id === id);
		if (!recount.includes(id) || !dial || !('least' in dial)) return false;
		const { value, least, most } = dial;
		return count<Action>(prompt, [least, most], (n) => ({ action: { type: 'correct', set: { [id]: n } } }), {
			optional: true,
			usual: value
		});
	};
	return [
		dialAsk({ kind: 'frontier' }, ruling('recount.frontier')),
		...heroes.flatMap(({ id }) => [
			dialAsk({ kind: 'at', hero: id }, ruling('recount.at', { hero: id })),
			dialAsk({ kind: 'unknown', hero: id }, ruling('recount.cards', { hero: id }))
		]),
		...places.map((_, i) => dialAsk({ kind: 'chaams', place: i + 1 }, ruling('recount.chaams', { place: placeId(i + 1) }))),
		recount.length > 0 && choose<Action>(ruling('recount.done'), [{ id: 'counted', action: { type: 'counted' } }], { optional: true })
	];
}

/** An optional ask for a fact that has not been read off this box yet. */
export const optionalFactAsk = (state: State, fact: string | false): Ask<Action> | false => {
	const ask: Ask<Action> | false | undefined = fact !== false && state.facts[fact] === undefined && askFact(PRINTED, fact);
	return ask ? { ...ask, optional: true } : false;
};

/** Facts that can be read before the game has to wait for them. */
export function optionalFactAsks(state: State): readonly (Ask<Action> | false)[] {
	const { phase, round, active, ogotai, options, frontier, heroTurn, facts } = state;
	const me = activeHero(state);
	const nextSpace = ogotai + 1;
	const isBeforeThrow = phase === 'throw' && heroTurn.throws === 0;
	const isFull = options.depth === 'full';
	const isFirstTurn = isBeforeThrow && round === 1 && active === 0;
	const putOff = (state.later ?? []).map((fact) => withShortPrompt(optionalFactAsk(state, fact)));
	const uncoloured = SKILLS.find((skill) => facts[factId('colour', skill)] === undefined);
	return [
		...putOff,
		optionalFactAsk(state, isBeforeThrow && me.starting === true && isFull && factId('hand', me.id)),
		optionalFactAsk(
			state,
			isBeforeThrow &&
				nextSpace < SUMMIT &&
				warValueAt(state, nextSpace) === undefined &&
				!isPutOff(state, factId('war', nextSpace)) &&
				factId('war', nextSpace)
		),
		optionalFactAsk(state, isFirstTurn && factId('faces', 'white')),
		optionalFactAsk(state, isFirstTurn && factId('faces', 'black')),
		isFirstTurn && isFull && uncoloured !== undefined && withUnusedColours(state, optionalFactAsk(state, factId('colour', uncoloured))),
		optionalFactAsk(state, phase === 'action' && frontier === 2 && options.depth !== 'dice' && factId('name', 2)),
		optionalFactAsk(state, phase === 'action' && heroTurn.power && factId('power', me.id))
	];
}

/** Colours already taken are left out, because the six skills have six different colours. */
const withUnusedColours = (state: State, ask: Ask<Action> | false): Ask<Action> | false => {
	const used = SKILLS.map((skill) => colourId(String(state.facts[factId('colour', skill)])));
	return ask && ask.kind === 'choose' ? { ...ask, options: ask.options.filter(({ id }) => !used.includes(id)) } : ask;
};

/** A fact that was put off is offered as a chip, with a short label. */
const withShortPrompt = (ask: Ask<Action> | false): Ask<Action> | false => {
	const place = ask && ask.prompt.rule === 'box.symbols' ? ask.prompt.with?.['place'] : undefined;
	return ask && place !== undefined ? { ...ask, prompt: ruling('box.symbols-later', { place }) } : ask;
};
