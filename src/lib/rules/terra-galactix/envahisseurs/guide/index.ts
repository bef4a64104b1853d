import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker } from '../../../ask.ts';
import type { Ask, Guide, Option } from '../../../contract.ts';
import { PAIR } from '../../answers.ts';
import { earlyFactsAsk, factAsk } from '../../board-facts.ts';
import { placesOnLine } from '../../bunker-shots.ts';
import { LASER_ORBITS } from '../../bunkers.ts';
import { type SaucerId, SLOTS } from '../../cards.ts';
import { activePilot, flightOf, ownerOf } from '../../fleet.ts';
import { bunkerId, discardId, laserId, lasersId, licenceId, pulsarId, SHIELDS, targetId } from '../../ids.ts';
import { moveOptions, stayOptions } from '../../move-options.ts';
import { possibleShooters } from '../act.ts';
import { apply, missingFact } from '../apply.ts';
import { enemySaucers } from '../attack.ts';
import { HELD, MOST_LASERS } from '../cards.ts';
import { aimedSaucers, exposedSaucers, turnDice } from '../fire.ts';
import { movableColours } from '../pilots.ts';
import { ruling } from '../rules.ts';
import { waitingSaucers } from '../turn.ts';
import type { Action, Attack, State } from '../types.ts';
import { arrivalOptions, type Offer, redrawAsks, tripAsks, tripOption } from './black-hole.ts';
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
	const { player, camp } = activePilot(state);
	const fact = missingFact(state);
	if (fact !== undefined) return [factAsk(state.facts, fact)];
	if (state.pending === 'redraw') return redrawAsks(state);
	if (state.attack) return [answerAsk(state, state.attack, offer)];
	switch (state.phase) {
		case 'draw':
			return answerable(
				choose(ruling('draw.choose', { player }), drawOptions(state, offer), { who: player }),
				...tripAsks(state, offer),
				state.turn <= state.pilots.length && earlyFactsAsk(state.facts, camp)
			);
		case 'roll':
			return answerable(
				dice({
					prompt: ruling('roll.now', { player }),
					who: player,
					groups: turnDice(state),
					then: (dice) => ({ action: { type: 'roll', dice } })
				}),
				choose(ruling('attack.which', { player }), targetOptions(state, offer), { optional: true, who: player }),
				...tripAsks(state, offer)
			);
		case 'fire':
			return answerable(...fireAsks(state, offer), ...tripAsks(state, offer));
		case 'act':
			return answerable(
				choose(ruling('move.now', { player }), [...moveOptions<Action>(state, offer, MOVE_PROMPTS), offer('end', { type: 'end' })], {
					who: player
				}),
				choose(ruling('attack.which', { player }), targetOptions(state, offer), { optional: true, who: player }),
				choose(ruling('shoot.which', { player }), bunkerOptions(state, offer), { optional: true, who: player }),
				choose(ruling('move.blocked', { player }), stayOptions<Action>(state, offer), { optional: true, who: player }),
				...tripAsks(state, offer)
			);
	}
}

const MOVE_PROMPTS = {
	where: (saucer: SaucerId) => ruling('move.where', { saucer }),
	orbit: (saucer: SaucerId) => ruling('move.orbit', { saucer })
};

// ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────

function drawOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const colours = movableColours(state, activePilot(state));
	return [
		...HELD.map((card) => offer(discardId(card), { type: 'discard', card })),
		...licenceOptions(state, offer),
		...colours.map((colour) => offer(pulsarId(colour), { type: 'pulsar', colours: [colour] })),
		...(colours.length === 2 ? [offer(pulsarId('both'), { type: 'pulsar', colours })] : []),
		offer('ready', { type: 'ready' })
	];
}

/** One or two Soucoupe cards. With one card and two saucers waiting, the saucer is asked. */
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

/** Each saucer known to be on a lit line has its own question for its owner; about the others the table says first who is hit. */
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
		choose(ruling('fire.now', { numbers }), [...unsure.map((id) => hitOption(state, id, offer)), offer('quiet', { type: 'quiet' })])
	];
}

/** What may become of a saucer on a lit line: a card of its owner, a black hole, or an explosion. */
function* defenceOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of [...SHIELDS, 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
	yield tripOption(state, 'trou', id, offer);
}

/** A saucer that the table says is hit: its answers, or its explosion where that is the only one. */
function hitOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	const legal = [...defenceOptions(state, id, offer)].filter(isLegal);
	if (legal.length > 1) return opensAsk(id, () => choose(ruling('fire.how', { saucer: id }), [...defenceOptions(state, id, offer)]));
	const [only] = legal;
	return { ...(only ?? offer('none', { type: 'defend', saucer: id, how: 'none' })), id };
}

// ── Phase 4: attacks on saucers ──────────────────────────────────────────────────────────────────────────────────

/** An enemy, then what it is attacked with. Saucers in their base are never a target and are not listed. */
function targetOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const targets = enemySaucers(state).filter((id) => flightOf(state, id).where !== 'base');
	return targets.map((id) => menu(targetId(id), ruling('attack.with', { saucer: id }), () => weaponOptions(id, offer)));
}

function* weaponOptions(target: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (let n = 1; n <= MOST_LASERS; n++) yield offer(lasersId(n), { type: 'attack', target, weapon: 'laser', n });
	yield offer('mega', { type: 'attack', target, weapon: 'mega', n: 1 });
	yield offer('nova', { type: 'attack', target, weapon: 'nova', n: PAIR });
}

/** The owner of the target parries, flees, or lets it explode. */
function answerAsk(state: State, { target: saucer }: Attack, offer: Offer): Ask<Action> {
	const flee = menu('trou', ruling('hole.card', { saucer }), () =>
		arrivalOptions(state, offer, (star) => ({ type: 'answer', how: 'trou', ...(star === undefined ? {} : { star }) }))
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

/** A bunker, then what it is shot with: the orbit is the price. */
function bunkerOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const shooters = possibleShooters(state);
	if (shooters.length === 0) return [];
	// Where positions are unknown, what one bunker allows all standing ones allow: it is tried once.
	let sample: Option<Action> | undefined;
	return SLOTS.flatMap((slot) => {
		const places = placesOnLine(state, shooters, slot);
		// Most bunkers have no saucer on their line: listing fourteen refusals for the same reason would help no player.
		if (places !== 'unknown' && places.length === 0) return [];
		const id = bunkerId(slot);
		if (state.bunkers[slot - 1] === 'destroyed') return [offer(id, { type: 'shoot', bunker: slot, weapon: 'mega' })];
		const orbits =
			places === 'unknown' ? [1, 2, 3] : [...new Set(places.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const shots = function* (): Generator<Option<Action>> {
			for (const orbit of orbits) yield offer(laserId(orbit), { type: 'shoot', bunker: slot, weapon: 'laser', orbit });
			yield offer('mega', { type: 'shoot', bunker: slot, weapon: 'mega' });
		};
		const prompt = ruling('shoot.from', { bunker: id });
		if (state.options.positions) return [menu(id, prompt, shots)];
		sample ??= menu(id, prompt, shots);
		return [isLegal(sample) ? opensAsk(id, () => choose(prompt, [...shots()])) : menu(id, prompt, shots)];
	});
}
