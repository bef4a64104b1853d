import { choose, isLegal, menu, opensAsk, pick } from '../../ask.ts';
import type { Ask, ChooseAsk, Next, Option, PickAsk } from '../../contract.ts';
import { countOf, repeat } from '../../deck.ts';
import { cardsToDraw } from '../action.ts';
import {
	cardsDrawnBy,
	type Chaam,
	CHAAM_FACES,
	chaamsByLevel,
	hasStep,
	LAB,
	levelOf,
	LEVELS,
	type Skill,
	SKILLS,
	type Step,
	STEPS,
	type WhiteFace
} from '../cards.ts';
import { tracksPath } from '../depth.ts';
import { activeHero, activeLeader, mostPayable } from '../heroes.ts';
import { distantChaamId, placeId, stepId } from '../ids.ts';
import { owesStep, stepAt } from '../path.ts';
import { chaamsAt, unseenSkills } from '../piles.ts';
import { PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import type { Action, Hero, Offer, OwnOf, State } from '../types.ts';
import { placeOptions } from './chaams.ts';
import { pickExactly } from './destiny.ts';

/** What the hero may do now: use dice, eliminate Chaams of its place, reveal, travel, use its power, end its turn. */
export function actionOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const end = offer('end', { type: 'end' });
	if (!tracksPath(state)) return [end];
	const me = activeHero(state);
	const dice = [...new Set(state.heroTurn.won)].filter((die) => cardsDrawnBy(die) > 0);
	return [
		...dice.map((die) => drawOption(state, die, offer)),
		...[...new Set(chaamsAt(state, me.at))].map((card) => eliminateOption(state, card, offer)),
		...(state.heroTurn.power ? eliminateElsewhere(state, offer) : []),
		offer('reveal', { type: 'reveal' }),
		...(hasStep(me.at) && me.at < LAB && owesStep(state, me) ? stepOptions(state, offer) : [offer('move', { type: 'move' })]),
		...(me.at === LAB ? [lastStepOption(state, offer)] : []),
		end,
		offer('power', { type: 'power' })
	];
}

/**
 * A turn without dice and hands: the table notes with one touch each what changed on the path. A Chaams was drawn or eliminated, the hero
 * has moved or revealed a place.
 */
export function turnAsk(state: State, offer: Offer): ChooseAsk<Action> {
	const me = activeHero(state);
	return choose(
		ruling('turn.now', { hero: me.id }),
		[
			offer('end', { type: 'end' }),
			...(me.at === LAB ? [offer('final', { type: 'final' })] : []),
			...placeOptions(state, '?', offer),
			...[...new Set(chaamsAt(state, me.at))].map((card) => offer(card, { type: 'eliminate', card })),
			offer('reveal', { type: 'reveal' }),
			offer('move', { type: 'move' })
		],
		{ who: activeLeader(state) }
	);
}

/** Draws the cards of a die. '?' is a card whose skill is not entered. */
function drawOption(state: State, die: WhiteFace, offer: Offer): Option<Action> {
	const n = cardsToDraw(state, die);
	const blind = offer(die, { type: 'draw', die });
	if (state.options.depth !== 'full' || n === 0 || !isLegal(blind)) return blind;
	return opensAsk(die, (): PickAsk<Action> =>
		pick({
			prompt: ruling('skills.which', { cards: n }),
			from: [...SKILLS.map((skill) => drawnSkill(state, skill, n)), { id: '?', most: n }],
			ends: [
				{ id: 'done', least: n, most: n, then: (cards) => drawNext({ type: 'draw', die, cards: cards as readonly (Skill | '?')[] }, offer) }
			]
		})
	);
}

/**
 * Draws these cards. A card that the app counts in the discard or in a hand must be confirmed first: the table has shuffled, or a hand was
 * entered wrongly.
 */
function drawNext(action: OwnOf<'draw'>, offer: Offer): Next<Action> {
	const { refused } = offer(action.die, action);
	if (refused?.rule !== 'skills.in-discard' && refused?.rule !== 'skills.eight') return { action };
	const id = refused.rule === 'skills.eight' ? 'wrong-hand' : 'shuffled';
	const confirm = offer(id, { type: 'anyway', action, bends: [refused.rule] });
	// Another card of the same draw may be in the discard too: then both are confirmed at once.
	const both = confirm.refused && offer(id, { type: 'anyway', action, bends: [refused.rule, confirm.refused.rule] });
	return { ask: () => choose(refused, [both ?? confirm]) };
}

/** A skill of which no card can be left is refused with the reason; a card of it can be entered anyway, as a correction of the hands. */
const drawnSkill = (state: State, skill: Skill, n: number): PickAsk<Action>['from'][number] => {
	const left = unseenSkills({ ...state, skillDiscard: {} })[skill];
	return left > 0 ? { id: skill, most: Math.min(n, left) } : { id: skill, most: 1, label: ruling('skills.none-left', { skill }) };
};

/** All skills to pick cards of. A skill of which no card can be left stays visible, with the reason as its label. */
export const skillChoices = (left: Readonly<Record<Skill, number>>, n: number): PickAsk<Action>['from'] =>
	SKILLS.map((skill) =>
		left[skill] > 0 ? { id: skill, most: Math.min(n, left[skill]) } : { id: skill, most: 0, label: ruling('skills.none-left', { skill }) }
	);

/** Eliminates a Chaams. If its face is unknown, the face or at least its price is asked for first. */
function eliminateOption(state: State, card: Chaam, offer: Offer): Option<Action> {
	if (card !== '?') return offer(card, { type: 'eliminate', card });
	const isInGame = (level: (typeof LEVELS)[number]): boolean => chaamsByLevel(state.options.level3)[level] > 0;
	return menu(card, ruling('chaams.what-was-it'), () =>
		state.options.depth === 'full'
			? CHAAM_FACES.filter((face) => isInGame(levelOf(face))).map((as) => offer(as, { type: 'eliminate', card, as }))
			: LEVELS.filter(isInGame).map((n) => offer(`${n}`, { type: 'eliminate', card, cards: n }, ruling('chaams.costs', { n })))
	);
}

/** Chaams of other places. The rulebook refuses them, but a power may allow them, so the refusal can be overruled. */
const eliminateElsewhere = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.places.flatMap((cards, i) => {
		const place = i + 1;
		if (place === activeHero(state).at) return [];
		return [...new Set(cards)]
			.filter((card) => card !== '?')
			.map((card) =>
				offer(
					distantChaamId(card, place),
					{ type: 'eliminate', card, from: place },
					ruling('chaams.there', { card, place: placeId(place) })
				)
			);
	});

/** Leaves a place with a step: pays it and travels, or only pays it where the table separates the two. */
function stepOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const due = stepAt(state, activeHero(state).at);
	const payOnly = state.options.stepSplit ? [payOption(state, due, offer, 'validate')] : [];
	return [payOption(state, due, offer, 'step'), ...payOnly];
}

function payOption(state: State, due: Step | undefined, offer: Offer, type: 'step' | 'validate'): Option<Action> {
	const me = activeHero(state);
	const withoutCards = offer(type, { type });
	const refusal = withoutCards.refused?.rule;
	if (refusal !== undefined && refusal !== 'path.payment' && refusal !== 'table.read-first') return withoutCards;
	if (!due) return opensAsk(type, () => readStepAsk(state, me.at));
	if (state.options.depth !== 'full') return withoutCards;
	const prompt = ruling('path.pay', { place: placeId(me.at), cards: due.cards });
	if (due.kind === 'identical') {
		const options = (): readonly Option<Action>[] => SKILLS.map((skill) => offer(skill, { type, cards: repeat(skill, due.cards) }));
		const [only, ...others] = options().filter(isLegal);
		return only && others.length === 0 ? { ...only, id: type } : menu(type, prompt, options);
	}
	const payable = SKILLS.filter((skill) => mostPayable(state, me, skill) > 0);
	if (payable.length < due.cards) return withoutCards;
	if (payable.length === due.cards) return offer(type, { type, cards: payable });
	// Unknown cards could replace any missing skill, and the pick cannot know which: so only known cards are offered then.
	const offered = me.unknown > 0 ? payable.filter((skill) => countOf(me.hand, skill) > 0) : payable;
	if (offered.length < due.cards) return withoutCards;
	return opensAsk(type, () => pickExactly(prompt, offered, due.cards, (cards) => ({ action: { type, cards } })));
}

/** Asks for the step printed on a place. If place 2 or 4 asks for six cards, the other asks for four: the rulebook speaks of four cards. */
function readStepAsk(state: State, at: number): Ask<Action> {
	const ask: Ask<Action> = PRINTED.step.ask(`${at}`);
	const other = stepAt(state, at === 2 ? 4 : 2);
	if (ask.kind !== 'choose' || other?.cards !== 6 || at > 4) return ask;
	const ofFour = Object.values(STEPS)
		.filter(({ cards }) => cards === 4)
		.map(stepId);
	return { ...ask, options: ask.options.filter(({ id }) => ofFour.includes(id)) };
}

/** The last step: six identical cards. Choosing the skill confirms it. It is offered only in the laboratory, and only if it can be paid. */
const lastStepOption = (state: State, offer: Offer): Option<Action> =>
	state.options.depth === 'full'
		? menu('final', ruling('end.pay'), () => SKILLS.map((skill) => offer(skill, { type: 'final', skill })))
		: offer('final', { type: 'final' });

/** The cards to discard down to ten. */
export function discardAsk({ hero: owner, surplus }: { readonly hero: Hero; readonly surplus: number }): PickAsk<Action> {
	const cards: readonly (Skill | '?')[] = [
		...SKILLS.flatMap((skill) => repeat(skill, countOf(owner.hand, skill))),
		...repeat('?' as const, owner.unknown)
	];
	return pickExactly(ruling('skills.too-many', { hero: owner.id, surplus }), cards, surplus, (picked) => ({
		action: { type: 'discard', cards: picked }
	}));
}
