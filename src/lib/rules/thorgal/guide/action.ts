import { isLegal, menu, opensAsk, pick, type optionMaker } from '../../ask.ts';
import { askFact } from '../../facts.ts';
import type { Ask, Option, PickAsk } from '../../contract.ts';
import { countOf, repeat } from '../../deck.ts';
import { draws } from '../action.ts';
import {
	type Chaam,
	drawsCards,
	hasStep,
	inPlay,
	KEYS,
	LAB,
	levelOf,
	LEVELS,
	PRINTED,
	type Skill,
	SKILLS,
	type Step,
	type White
} from '../cards.ts';
import { exactly } from './destiny.ts';
import { couldPay, hero } from '../hands.ts';
import { owesStep, stepOf } from '../path.ts';
import { drawable } from '../piles.ts';
import { ruling } from '../rules.ts';
import type { Action, Hero, State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

/** What the hero may do now, each once: dice, Chaams of its place, the path, its power, the end of its turn. */
export function acting(state: State, offer: Offer): readonly Option<Action>[] {
	const end = offer('end', { type: 'end' });
	if (state.options.depth === 'dice') return [end];
	const me = hero(state);
	const dice = [...new Set(state.heroTurn.won)].filter((die) => drawsCards(die) > 0);
	return [
		...dice.map((die) => drawing(state, die, offer)),
		...[...new Set(state.places[me.at - 1])].map((card) => beating(state, card, offer)),
		...(state.heroTurn.power ? elsewhere(state, offer) : []),
		offer('reveal', { type: 'reveal' }),
		...(hasStep(me.at) && me.at < LAB && owesStep(state, me) ? stepping(state, offer) : [offer('move', { type: 'move' })]),
		...(me.at === LAB ? [finishing(state, offer)] : []),
		end,
		offer('power', { type: 'power' })
	];
}

/** A card nobody looked at may be told as such. */
function drawing(state: State, die: White, offer: Offer): Option<Action> {
	const n = draws(state, die);
	const blind = offer(die, { type: 'draw', die });
	if (state.options.depth !== 'full' || n === 0 || !isLegal(blind)) return blind;
	const limit = drawable(state, n);
	return opensAsk(die, (): PickAsk<Action> =>
		pick({
			prompt: ruling('skills.which', { cards: n }),
			from: [...SKILLS.filter((skill) => limit[skill] > 0).map((id) => ({ id, most: Math.min(n, limit[id]) })), { id: '?', most: n }],
			ends: [
				{ id: 'done', least: n, most: n, then: (cards) => ({ action: { type: 'draw', die, cards: cards as readonly (Skill | '?')[] } }) }
			]
		})
	);
}

/** A Chaams whose face was never told says what it is, or only what it costs. */
function beating(state: State, card: Chaam, offer: Offer): Option<Action> {
	if (card !== '?') return offer(card, { type: 'eliminate', card });
	const levels = LEVELS.filter((level) => inPlay(state.options.level3)[level] > 0);
	return menu(card, ruling('chaams.what-was-it'), () =>
		state.options.depth === 'full'
			? KEYS.filter((key) => inPlay(state.options.level3)[levelOf(key)] > 0).map((as) => offer(as, { type: 'eliminate', card, as }))
			: levels.map((n) => offer(`${n}`, { type: 'eliminate', card, cards: n }, ruling('chaams.costs', { n })))
	);
}

/** A power may reach Chaams of other places: greyed by the book, and done anyway. */
const elsewhere = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.places.flatMap((cards, i) =>
		i + 1 === hero(state).at
			? []
			: [...new Set(cards)]
					.filter((card) => card !== '?')
					.map((card) =>
						offer(`${card}@${i + 1}`, { type: 'eliminate', card, from: i + 1 }, ruling('chaams.there', { card, place: `L:${i + 1}` }))
					)
	);

/** Leaving a place with a step: what it asks is read off the card once; then the cards that pay for it. */
function stepping(state: State, offer: Offer): readonly Option<Action>[] {
	const { at } = hero(state);
	const due = stepOf(state, at);
	const split = state.options.stepSplit ? [paying(state, due, offer, 'validate')] : [];
	return [paying(state, due, offer, 'step'), ...split];
}

function paying(state: State, due: Step | undefined, offer: Offer, type: 'step' | 'validate'): Option<Action> {
	const me = hero(state);
	const plain = offer(type, { type });
	const first = plain.refused?.rule;
	if (first !== undefined && first !== 'path.payment' && first !== 'table.read-first') return plain;
	if (!due) return opensAsk(type, () => stepAsk(state, me.at));
	if (state.options.depth !== 'full') return plain;
	const prompt = ruling('path.pay', { place: `L:${me.at}`, cards: due.cards });
	if (due.kind === 'identical')
		return oneOrMenu(
			type,
			SKILLS.map((skill) => offer(skill, { type, cards: repeat(skill, due.cards) })),
			() => menu(type, prompt, () => SKILLS.map((skill) => offer(skill, { type, cards: repeat(skill, due.cards) })))
		);
	const own = SKILLS.filter((skill) => couldPay(state, me, skill) > 0);
	if (own.length < due.cards) return plain;
	if (own.length === due.cards) return offer(type, { type, cards: own });
	const told = own.filter((skill) => countOf(me.hand, skill) > 0);
	// Cards nobody told may pay for what is missing; which ones, the pick cannot know.
	if (me.unknown > 0)
		return told.length < due.cards
			? plain
			: opensAsk(type, () => exactly(prompt, told, due.cards, (cards) => ({ action: { type, cards } })));
	return opensAsk(type, () => exactly(prompt, own, due.cards, (cards) => ({ action: { type, cards } })));
}

/** A single way to pay needs no question. */
function oneOrMenu(id: string, options: readonly Option<Action>[], open: () => Option<Action>): Option<Action> {
	const [only, ...others] = options.filter(isLegal);
	return only && others.length === 0 ? { ...only, id } : open();
}

/** Of the second and the fourth place at least one asks for four cards: the book speaks of four, and the other two ask for six. */
function stepAsk(state: State, at: number): Ask<Action> {
	const ask = askFact(PRINTED, `step:${at}`) as Ask<Action>;
	const other = stepOf(state, at === 2 ? 4 : 2);
	if (ask.kind !== 'choose' || other?.cards !== 6 || at > 4) return ask;
	return { ...ask, options: ask.options.filter(({ id }) => id.endsWith(':4')) };
}

/** Six identical cards: the skill is the confirmation. */
const finishing = (state: State, offer: Offer): Option<Action> =>
	state.options.depth === 'full'
		? menu('final', ruling('end.pay'), () => SKILLS.map((skill) => offer(skill, { type: 'final', skill })))
		: offer('final', { type: 'final' });

export function overLimitAsk({ hero: owner, surplus }: { readonly hero: Hero; readonly surplus: number }): PickAsk<Action> {
	const cards: readonly (Skill | '?')[] = [
		...SKILLS.flatMap((skill) => repeat(skill, countOf(owner.hand, skill))),
		...repeat('?' as const, owner.unknown)
	];
	return exactly(ruling('skills.too-many', { hero: owner.id, surplus }), cards, surplus, (picked) => ({
		action: { type: 'discard', cards: picked }
	}));
}
