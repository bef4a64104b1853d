import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker } from '../../../ask.ts';
import type { Ask, Guide, Option } from '../../../contract.ts';
import { cardCount } from '../../../deck.ts';
import { boardFactsAsk, factAsk } from '../../board-facts.ts';
import { COLOURS, type SaucerId, UNNAMED, type Unnamed } from '../../cards.ts';
import { litLines } from '../../earth-fire.ts';
import { activePilot, myFlyingSaucers, ownerOf, placeOf, seatOf } from '../../fleet.ts';
import { crossId, discardId, giveId, lineId, NOVA, NOVA_BEFORE_SHUFFLE, PASS, pulsarId, shieldId, SHIELDS } from '../../ids.ts';
import { earlyLandings, moveOptions, stayOptions } from '../../move-options.ts';
import { pileCountAsk } from '../../pile-count.ts';
import { shortRollAsk } from '../../short-roll.ts';
import { apply, missingFact } from '../apply.ts';
import { deck, HELD } from '../cards.ts';
import { aimedSaucers, coverableSaucers, exposedSaucers, unpaidLines } from '../fire.ts';
import { mayWakeByColour, yellowDiceCount } from '../kernel.ts';
import { countsCards } from '../pilots.ts';
import { rollTerms, turnDice } from '../roll.ts';
import { ruling } from '../rules.ts';
import type { Action, State } from '../types.ts';
import { type Offer, partnersOf, redraws, restedPartnersOf, tripAsks, tripOption } from './black-hole.ts';
import { bunkerAsk } from './bunkers.ts';
import { handAsks } from './hands.ts';
import { now } from './now.ts';
import { reminders } from './reminders.ts';

/** What L’Invasion shows and asks now. */
export function guide(state: State): Guide<Action> {
	if (state.over) return { now: now(state), asks: [] };
	const offer: Offer = optionMaker(apply, state);
	return {
		now: now(state),
		where: ruling('turn.of', { player: activePilot(state).id }),
		asks: [...phaseAsks(state, offer), ...(missingFact(state) === undefined ? handAsks(state) : [])],
		remind: reminders(state)
	};
}

function phaseAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player } = activePilot(state);
	const fact = missingFact(state);
	if (fact !== undefined) return [factAsk(state, fact)];
	switch (state.pending) {
		case 'wave':
			return [choose(ruling('nova.push'), [offer('done', { type: 'done' })])];
		case 'resistance':
			return [choose(ruling('resistance.rebuild'), [offer('done', { type: 'done' })])];
		case 'redraw':
			return redraws(state);
	}
	const [owed] = state.owed;
	if (owed) return [choose(ruling('cross.how', { saucer: owed }), [...crossingOptions(state, owed, offer)])];
	switch (state.phase) {
		case 'draw':
			return answerable(
				choose(ruling('draw.choose', { player }), drawOptions(state, offer), { who: player }),
				...tripAsks(state, offer),
				...countAsks(state)
			);
		case 'roll':
			return answerable<Action>(
				rollAsk(state, offer),
				choose(ruling('draw.before', { player }), beforeRollOptions(state, offer), { optional: true }),
				...tripAsks(state, offer),
				giftAsk(state, offer),
				...countAsks(state)
			);
		case 'fire':
			return answerable(
				...fireAsks(state, offer),
				choose(ruling('land.which', { player }), earlyLandings<Action>(state, offer), { optional: true, who: player }),
				bunkerAsk(state, offer),
				...tripAsks(state, offer, aimedSaucers(state)),
				giftAsk(state, offer)
			);
		case 'move':
		case 'attack':
			return answerable(
				choose(
					ruling(state.bunkers.includes('destroyed') ? 'move.now' : 'move.closed', { player }),
					[...moveOptions<Action>(state, offer, MOVE_PROMPTS), offer('end', { type: 'end' })],
					{
						who: player
					}
				),
				bunkerAsk(state, offer),
				choose(ruling('cross.which', { player }), lineOptions(state, offer), { optional: true }),
				choose(ruling('move.blocked', { player }), stayOptions<Action>(state, offer), { optional: true, who: player }),
				...tripAsks(state, offer),
				giftAsk(state, offer)
			);
	}
}

const MOVE_PROMPTS = {
	where: (saucer: SaucerId) => ruling('move.where', { saucer }),
	orbit: (saucer: SaucerId) => ruling('move.orbit', { saucer })
};

/** Optional asks for what may be read off the table before it is needed: the board, and the pile after cards were not counted. */
function countAsks(state: State): readonly (Ask<Action> | false)[] {
	const inHands = state.pilots.reduce((sum, { hand }) => sum + hand, 0);
	return [
		boardFactsAsk(state, activePilot(state).camp, state.turn <= state.pilots.length),
		pileCountAsk(state, Math.max(0, cardCount(deck(state.options.novas)) - inHands))
	];
}

// ── Phases 1 and 2 ───────────────────────────────────────────────────────────────────────────────────────────────

const drawOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	...[...HELD, UNNAMED as Unnamed].map((card) => offer(discardId(card), { type: 'discard', card })),
	...pulsarOptions(state, offer),
	...novaOptions(state, offer),
	offer('ready', { type: 'ready' })
];

const novaOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	offer(NOVA, { type: 'nova' }),
	...(state.early > 0 ? [offer(NOVA_BEFORE_SHUFFLE, { type: 'nova', before: true })] : [])
];

const pulsarOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	...COLOURS.map((colour) => offer(pulsarId(colour), { type: 'pulsar', colours: [colour] })),
	offer(pulsarId('both'), { type: 'pulsar', colours: COLOURS }),
	menu(pulsarId('given'), ruling('hole.by'), function* () {
		for (const colour of COLOURS)
			for (const by of restedPartnersOf(state, state.active))
				yield offer(`${colour}:${by}`, { type: 'pulsar', colours: [colour], by: [by] }, ruling('gift.pulsar', { colour, helper: by }));
	})
];

/** A partner may still give a Pulsar. If cards are not counted this is phase 1, and only what changes the board is asked for. */
const beforeRollOptions = (state: State, offer: Offer): readonly Option<Action>[] =>
	countsCards(state) ? pulsarOptions(state, offer) : novaOptions(state, offer);

/** If cards are not counted: a player gave a card, whatever it was played for. */
const giftAsk = (state: State, offer: Offer): Ask<Action> | false =>
	!countsCards(state) &&
	choose(
		ruling('gift.which'),
		state.pilots.map(({ id }) => offer(giveId(id), { type: 'give', player: id })),
		{ optional: true }
	);

function rollAsk(state: State, offer: Offer): Ask<Action> {
	const pilot = activePilot(state);
	const terms = rollTerms(state, pilot);
	const pass = offer(PASS, { type: 'pass' });
	return dice<Action>({
		prompt: ruling('roll.now', { player: pilot.id }),
		who: pilot.id,
		groups: turnDice(state),
		then: (rolled) => ({ action: { type: 'roll', dice: rolled } }),
		shorter: shortRollAsk<Action>(
			{
				yellowDice: yellowDiceCount(terms.superResistance),
				mayWake: (yellow) => mayWakeByColour(terms, yellow),
				...(isLegal(pass) ? { pass } : {})
			},
			ruling('roll.short')
		)
	});
}

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Each saucer known to be on a lit line has its own ask for its owner; for the others the table first enters which one is hit. */
function fireAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const aimed = aimedSaucers(state);
	const unsure = exposedSaucers(state).filter((id) => !aimed.includes(id));
	const answers = aimed.map((id) =>
		choose(ruling('fire.how', { saucer: id }), [...defenceOptions(state, id, offer)], { who: ownerOf(state, id).id })
	);
	if (unsure.length === 0) return answers;
	const numbers = [...new Set(state.yellow)];
	const ends = [offer('end', { type: 'end' }), offer('quiet', { type: 'quiet' })];
	return [...answers, choose(ruling('fire.now', { numbers }), [...unsure.map((id) => hitOption(state, id, offer)), ...ends])];
}

/** The options for a saucer on a lit line: a card of its owner, a card of a partner, a black hole, or an explosion. */
function* defenceOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of [...SHIELDS, 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
	if (state.giga && !placeOf(state, id)) yield offer('covered', { type: 'defend', saucer: id, how: 'covered' });
	for (const by of partnersOf(state, seatOf(state, id))) {
		yield offer(shieldId('bouclier', by), { type: 'defend', saucer: id, how: 'bouclier', by: [by] });
		yield givenGigaOption(state, id, by, offer);
	}
	yield tripOption(state, 'trou', id, offer);
}

/** A Giga that a partner gives. If it may also cover a saucer of that partner, the table is asked: then the partner need not rest (A28). */
function givenGigaOption(state: State, id: SaucerId, by: string, offer: Offer): Option<Action> {
	const action = { type: 'defend', saucer: id, how: 'giga', by: [by] } as const;
	const given = offer(shieldId('giga', by), action);
	const coverable = coverableSaucers(state, id, by);
	// If cards are not counted, the partner's own saucer is entered with the Giga, and this one as covered by it.
	if (!isLegal(given) || coverable.length === 0 || !countsCards(state)) return given;
	return opensAsk(shieldId('giga', by), () =>
		choose<Action>(ruling('fire.covers', { helper: by }), [
			...coverable.map((covers) => offer(covers, { ...action, covers })),
			offer('covers-none', action)
		])
	);
}

/** A saucer that the table enters as hit: asks for the answer, unless only the explosion is possible. */
function hitOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	const legal: Option<Action>[] = [];
	for (const answer of defenceOptions(state, id, offer)) {
		if (isLegal(answer)) legal.push(answer);
		if (legal.length > 1) return opensAsk(id, () => choose(ruling('fire.how', { saucer: id }), [...defenceOptions(state, id, offer)]));
	}
	const [only] = legal;
	return { ...(only ?? offer('none', { type: 'defend', saucer: id, how: 'none' })), id };
}

// ── Tirs continus ────────────────────────────────────────────────────────────────────────────────────────────────

/** What a saucer pays for a lit line. */
function* crossingOptions(state: State, id: SaucerId, offer: Offer, line?: number): Generator<Option<Action>> {
	const at = line === undefined ? {} : { line };
	for (const how of [...SHIELDS, 'none'] as const) yield offer(how, { type: 'cross', saucer: id, how, ...at });
	for (const by of partnersOf(state, seatOf(state, id)))
		for (const how of SHIELDS) yield offer(shieldId(how, by), { type: 'cross', saucer: id, how, by: [by], ...at });
}

/** Saucers that touch a lit line on their way. If the app keeps positions and several lines are lit, the line is asked for first. */
function lineOptions(state: State, offer: Offer): readonly Option<Action>[] {
	if (!state.options.tirsContinus) return [];
	const asksLine = state.options.positions && litLines(state).length > 1;
	return myFlyingSaucers(state).map((id) => {
		const prompt = ruling('cross.how', { saucer: id });
		const lines = unpaidLines(state, id);
		if (!asksLine || lines.length === 0) return menu(crossId(id), prompt, () => crossingOptions(state, id, offer));
		return menu(crossId(id), ruling('cross.line', { saucer: id }), function* () {
			for (const line of lines) yield menu(lineId(line), prompt, () => crossingOptions(state, id, offer, line));
		});
	});
}
