import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker } from '../../../ask.ts';
import type { Ask, Guide, Option } from '../../../contract.ts';
import { PAIR } from '../../answers.ts';
import { boardFactsAsk, factAsk } from '../../board-facts.ts';
import { bunkerOptions, shotsAt } from '../../bunker-options.ts';
import { ACTION_CARDS, COLOURS, type SaucerId, UNNAMED, type Unnamed } from '../../cards.ts';
import { activePilot, ownerOf, placeOf } from '../../fleet.ts';
import { discardId, lasersId, licenceId, PASS, pulsarId, SHIELDS, targetId } from '../../ids.ts';
import { earlyLandings, moveOptions, stayOptions } from '../../move-options.ts';
import { pileCountAsk } from '../../pile-count.ts';
import { shortRollAsk } from '../../short-roll.ts';
import { arrivalOptions } from '../../trip-options.ts';
import { possibleShooters } from '../act.ts';
import { apply, missingFact } from '../apply.ts';
import { enemySaucers } from '../attack.ts';
import { HELD, MOST_LASERS } from '../cards.ts';
import { aimedSaucers, exposedSaucers, turnDice, yellowDiceCount } from '../fire.ts';
import { countsCards } from '../pilots.ts';
import { ruling } from '../rules.ts';
import { waitingSaucers } from '../turn.ts';
import type { Action, Attack, Own, State } from '../types.ts';
import { type Offer, redraws, tripAsks, tripOption } from './black-hole.ts';
import { handAsks } from './hands.ts';
import { now } from './now.ts';
import { reminders } from './reminders.ts';

/** What La Guerre des Envahisseurs shows and asks now. */
export function guide(state: State): Guide<Action> {
	if (state.over) return { now: now(state), asks: [] };
	const offer: Offer = optionMaker(apply, state);
	const { player, camp } = activePilot(state);
	return {
		now: now(state),
		where: ruling('turn.of', { player, camp }),
		asks: [...phaseAsks(state, offer), ...(missingFact(state) === undefined ? handAsks(state) : [])],
		remind: reminders(state)
	};
}

function phaseAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { player } = activePilot(state);
	const fact = missingFact(state);
	if (fact !== undefined) return [factAsk(state, fact)];
	if (state.pending === 'redraw') return redraws(state);
	if (state.attack) return [answerAsk(state, state.attack, offer)];
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
				!countsCards(state) && choose(ruling('draw.before', { player }), licenceOptions(state, offer), { optional: true, who: player }),
				targetAsk(state, offer),
				...tripAsks(state, offer),
				...countAsks(state)
			);
		case 'fire':
			return answerable(
				...fireAsks(state, offer),
				choose(ruling('land.which', { player }), earlyLandings<Action>(state, offer), { optional: true, who: player }),
				targetAsk(state, offer),
				bunkerAsk(state, offer),
				...tripAsks(state, offer)
			);
		case 'act':
			return answerable(
				choose(ruling('move.now', { player }), [...moveOptions<Action>(state, offer, MOVE_PROMPTS), offer('end', { type: 'end' })], {
					who: player
				}),
				targetAsk(state, offer),
				bunkerAsk(state, offer),
				choose(ruling('move.blocked', { player }), stayOptions<Action>(state, offer), { optional: true, who: player }),
				...tripAsks(state, offer)
			);
	}
}

const MOVE_PROMPTS = {
	where: (saucer: SaucerId) => ruling('move.where', { saucer }),
	orbit: (saucer: SaucerId) => ruling('move.orbit', { saucer })
};

/** Optional asks for what may be read off the table before it is needed: the board, and the pile after cards were not counted. */
function countAsks(state: State): readonly (Ask<Action> | false)[] {
	const open = state.pilots.reduce((sum, { hand, licences }) => sum + hand + licences, 0);
	return [
		boardFactsAsk(state, activePilot(state).camp, state.turn <= state.pilots.length),
		pileCountAsk(state, Math.max(0, ACTION_CARDS - open))
	];
}

// ── Phases 1 and 2 ───────────────────────────────────────────────────────────────────────────────────────────────

const drawOptions = (state: State, offer: Offer): readonly Option<Action>[] => [
	...[...HELD, UNNAMED as Unnamed].map((card) => offer(discardId(card), { type: 'discard', card })),
	...licenceOptions(state, offer),
	...COLOURS.map((colour) => offer(pulsarId(colour), { type: 'pulsar', colours: [colour] })),
	offer(pulsarId('both'), { type: 'pulsar', colours: COLOURS }),
	offer('ready', { type: 'ready' })
];

function rollAsk(state: State, offer: Offer): Ask<Action> {
	const { player } = activePilot(state);
	const pass = offer(PASS, { type: 'pass' });
	return dice<Action>({
		prompt: ruling('roll.now', { player }),
		who: player,
		groups: turnDice(state),
		then: (rolled) => ({ action: { type: 'roll', dice: rolled } }),
		shorter: shortRollAsk<Action>(
			{ yellowDice: yellowDiceCount(state), mayWake: () => false, ...(isLegal(pass) ? { pass } : {}) },
			ruling('roll.short')
		)
	});
}

/** One or two Soucoupe cards. If one card is played and two saucers wait, the saucer is asked for. */
function licenceOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const waiting = waitingSaucers(state);
	const one = offer(licenceId(1), { type: 'licence', n: 1 });
	const which = (): Ask<Action> =>
		choose(
			ruling('licence.which', { player: activePilot(state).player }),
			waiting.map((saucer) => offer(saucer, { type: 'licence', n: 1, saucer }))
		);
	return [waiting.length > 1 && isLegal(one) ? opensAsk(licenceId(1), which) : one, offer(licenceId(2), { type: 'licence', n: 2 })];
}

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Each saucer known to be on a lit line has its own ask for its owner; for the others the table first enters which one is hit. */
function fireAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const aimed = aimedSaucers(state);
	const unsure = exposedSaucers(state).filter((id) => !aimed.includes(id));
	const answers = aimed.map((id) =>
		choose(ruling('fire.how', { saucer: id }), [...defenceOptions(state, id, offer)], { who: ownerOf(state, id).player })
	);
	if (unsure.length === 0) return answers;
	const numbers = [...new Set(state.yellow)];
	return [
		...answers,
		choose(ruling('fire.now', { numbers }), [
			...unsure.map((id) => hitOption(state, id, offer)),
			offer('quiet', { type: 'quiet' }),
			offer('end', { type: 'end' })
		])
	];
}

/** The options for a saucer on a lit line: a card of its owner, a black hole, or an explosion. */
function* defenceOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of [...SHIELDS, 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
	if (state.giga && !placeOf(state, id)) yield offer('covered', { type: 'defend', saucer: id, how: 'covered' });
	yield tripOption(state, 'trou', id, offer);
}

/** A saucer that the table enters as hit: asks for the answer, unless only the explosion is possible. */
function hitOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	const legal = [...defenceOptions(state, id, offer)].filter(isLegal);
	if (legal.length > 1) return opensAsk(id, () => choose(ruling('fire.how', { saucer: id }), [...defenceOptions(state, id, offer)]));
	const [only] = legal;
	return { ...(only ?? offer('none', { type: 'defend', saucer: id, how: 'none' })), id };
}

// ── Phase 4: attacks on saucers ──────────────────────────────────────────────────────────────────────────────────

/** Asks for an enemy, then for the weapon; if cards are not counted, for the result of the attack. */
function targetAsk(state: State, offer: Offer): Ask<Action> {
	const { player } = activePilot(state);
	const options = enemySaucers(state).map((id) =>
		countsCards(state)
			? menu(targetId(id), ruling('attack.with', { saucer: id }), () => weaponOptions(id, offer))
			: menu(targetId(id), ruling('attack.result', { saucer: id }), () => resultOptions(id, offer))
	);
	return choose(ruling('attack.which', { player }), options, { optional: true, who: player });
}

function* resultOptions(target: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of ['none', 'parried', 'trou'] as const) yield offer(how, { type: 'strike', target, how });
}

function* weaponOptions(target: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (let n = 1; n <= MOST_LASERS; n++) yield offer(lasersId(n), { type: 'attack', target, weapon: 'laser', n });
	yield offer('mega', { type: 'attack', target, weapon: 'mega', n: 1 });
	yield offer('nova', { type: 'attack', target, weapon: 'nova', n: PAIR });
}

/** The owner of the target parries, escapes, or loses the saucer. */
function answerAsk(state: State, { target: saucer }: Attack, offer: Offer): Ask<Action> {
	const flee = menu('trou', ruling('hole.card', { saucer }), () =>
		arrivalOptions<Own>(state, offer, (star) => ({ type: 'answer', how: 'trou', star }))
	);
	return choose(
		ruling('attack.answer', { saucer }),
		[
			offer('bouclier', { type: 'answer', how: 'bouclier' }),
			offer('giga', { type: 'answer', how: 'giga' }),
			flee,
			offer('none', { type: 'answer', how: 'none' })
		],
		{ who: ownerOf(state, saucer).player }
	);
}

// ── Phase 4: bunkers ─────────────────────────────────────────────────────────────────────────────────────────────

/** Asks for a bunker, then for the weapon. */
function bunkerAsk(state: State, offer: Offer): Ask<Action> {
	const { player } = activePilot(state);
	const options = bunkerOptions<Action>(
		state,
		possibleShooters(state),
		(id, bunker) => offer(id, { type: 'shoot', bunker, weapon: 'mega' }),
		(bunker, orbits) => shotsAt(state, bunker, orbits).map(({ id, ...shot }) => offer(id, { type: 'shoot', ...shot }))
	);
	return choose(ruling('shoot.which', { player }), options, { optional: true, who: player });
}
