import { isLegal, menu, opensAsk, pick, type optionMaker } from '../../ask.ts';
import { askFact } from '../../facts.ts';
import type { Ask, Option, PickAsk } from '../../contract.ts';
import { countOf, repeat } from '../../deck.ts';
import { cardsToDraw } from '../action.ts';
import {
	type Chaam,
	cardsDrawnBy,
	hasStep,
	chaamsByLevel,
	CHAAM_FACES,
	LAB,
	levelOf,
	LEVELS,
	PRINTED,
	type Skill,
	SKILLS,
	type Step,
	type WhiteFace
} from '../cards.ts';
import { pickExactly } from './destiny.ts';
import { mostPayable, activeHero } from '../heroes.ts';
import { owesStep, stepAt } from '../path.ts';
import { drawableSkills } from '../piles.ts';
import { ruling } from '../rules.ts';
import type { Action, Hero, State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

/** What the hero may do now, each once: dice, Chaams of its place, the path, its power, the end of its turn. */
export function actionOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const end = offer('end', { type: 'end' });
	if (state.options.depth === 'dice') return [end];
	const me = activeHero(state);
	const dice = [...new Set(state.heroTurn.won)].filter((die) => cardsDrawnBy(die) > 0);
	return [
		...dice.map((die) => drawOption(state, die, offer)),
		...[...new Set(state.places[me.at - 1])].map((card) => eliminateOption(state, card, offer)),
		...(state.heroTurn.power ? eliminateElsewhere(state, offer) : []),
		offer('reveal', { type: 'reveal' }),
		...(hasStep(me.at) && me.at < LAB && owesStep(state, me) ? stepOptions(state, offer) : [offer('move', { type: 'move' })]),
		...(me.at === LAB ? [lastStepOption(state, offer)] : []),
		end,
		offer('power', { type: 'power' })
	];
}

/** A card nobody looked at may be told as such. */
function drawOption(state: State, die: WhiteFace, offer: Offer): Option<Action> {
	const n = cardsToDraw(state, die);
	const blind = offer(die, { type: 'draw', die });
	if (state.options.depth !== 'full' || n === 0 || !isLegal(blind)) return blind;
	const limit = drawableSkills(state, n);
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
function eliminateOption(state: State, card: Chaam, offer: Offer): Option<Action> {
	if (card !== '?') return offer(card, { type: 'eliminate', card });
	const levels = LEVELS.filter((level) => chaamsByLevel(state.options.level3)[level] > 0);
	return menu(card, ruling('chaams.what-was-it'), () =>
		state.options.depth === 'full'
			? CHAAM_FACES.filter((key) => chaamsByLevel(state.options.level3)[levelOf(key)] > 0).map((as) =>
					offer(as, { type: 'eliminate', card, as })
				)
			: levels.map((n) => offer(`${n}`, { type: 'eliminate', card, cards: n }, ruling('chaams.costs', { n })))
	);
}

/** A power may reach Chaams of other places: greyed by the book, and done anyway. */
const eliminateElsewhere = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.places.flatMap((cards, i) =>
		i + 1 === activeHero(state).at
			? []
			: [...new Set(cards)]
					.filter((card) => card !== '?')
					.map((card) =>
						offer(`${card}@${i + 1}`, { type: 'eliminate', card, from: i + 1 }, ruling('chaams.there', { card, place: `L:${i + 1}` }))
					)
	);

/** Leaving a place with a step: what it asks is read off the card once; then the cards that pay for it. */
function stepOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const { at } = activeHero(state);
	const due = stepAt(state, at);
	const split = state.options.stepSplit ? [payOption(state, due, offer, 'validate')] : [];
	return [payOption(state, due, offer, 'step'), ...split];
}

function payOption(state: State, due: Step | undefined, offer: Offer, type: 'step' | 'validate'): Option<Action> {
	const me = activeHero(state);
	const plain = offer(type, { type });
	const first = plain.refused?.rule;
	if (first !== undefined && first !== 'path.payment' && first !== 'table.read-first') return plain;
	if (!due) return opensAsk(type, () => stepAsk(state, me.at));
	if (state.options.depth !== 'full') return plain;
	const prompt = ruling('path.pay', { place: `L:${me.at}`, cards: due.cards });
	if (due.kind === 'identical')
		return onlyWayOrMenu(
			type,
			SKILLS.map((skill) => offer(skill, { type, cards: repeat(skill, due.cards) })),
			() => menu(type, prompt, () => SKILLS.map((skill) => offer(skill, { type, cards: repeat(skill, due.cards) })))
		);
	const own = SKILLS.filter((skill) => mostPayable(state, me, skill) > 0);
	if (own.length < due.cards) return plain;
	if (own.length === due.cards) return offer(type, { type, cards: own });
	const told = own.filter((skill) => countOf(me.hand, skill) > 0);
	// Cards nobody told may pay for what is missing; which ones, the pick cannot know.
	if (me.unknown > 0)
		return told.length < due.cards
			? plain
			: opensAsk(type, () => pickExactly(prompt, told, due.cards, (cards) => ({ action: { type, cards } })));
	return opensAsk(type, () => pickExactly(prompt, own, due.cards, (cards) => ({ action: { type, cards } })));
}

/** A single way to pay needs no question. */
function onlyWayOrMenu(id: string, options: readonly Option<Action>[], open: () => Option<Action>): Option<Action> {
	const [only, ...others] = options.filter(isLegal);
	return only && others.length === 0 ? { ...only, id } : open();
}

/** Of the second and the fourth place at least one asks for four cards: the book speaks of four, and the other two ask for six. */
function stepAsk(state: State, at: number): Ask<Action> {
	const ask = askFact(PRINTED, `step:${at}`) as Ask<Action>;
	const other = stepAt(state, at === 2 ? 4 : 2);
	if (ask.kind !== 'choose' || other?.cards !== 6 || at > 4) return ask;
	return { ...ask, options: ask.options.filter(({ id }) => id.endsWith(':4')) };
}

/** Six identical cards: the skill is the confirmation. */
const lastStepOption = (state: State, offer: Offer): Option<Action> =>
	state.options.depth === 'full'
		? menu('final', ruling('end.pay'), () => SKILLS.map((skill) => offer(skill, { type: 'final', skill })))
		: offer('final', { type: 'final' });

export function discardAsk({ hero: owner, surplus }: { readonly hero: Hero; readonly surplus: number }): PickAsk<Action> {
	const cards: readonly (Skill | '?')[] = [
		...SKILLS.flatMap((skill) => repeat(skill, countOf(owner.hand, skill))),
		...repeat('?' as const, owner.unknown)
	];
	return pickExactly(ruling('skills.too-many', { hero: owner.id, surplus }), cards, surplus, (picked) => ({
		action: { type: 'discard', cards: picked }
	}));
}
