import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker } from '../../../ask.ts';
import { askFact } from '../../../facts.ts';
import type { Ask, Guide, Option } from '../../../contract.ts';
import { LASER_ORBITS, unreadBunkers, unreadNumbers } from '../../bunkers.ts';
import { type SaucerId, SLOTS } from '../../cards.ts';
import { bunkerId } from '../../ids.ts';
import { fireAsk, PRINTED } from '../../printed.ts';
import { flightOf, activePilot, seatOf, placesOnLine } from '../../fleet.ts';
import { moves, staying } from '../../move-options.ts';
import { possibleShooters } from '../act.ts';
import { apply, missingFact } from '../apply.ts';
import { enemySaucers } from '../attack.ts';
import { HELD, MOST_LASERS, PAIR } from '../cards.ts';
import { exposedSaucers, turnDice } from '../fire.ts';
import { movableColours } from '../pilots.ts';
import { reminders } from './reminders.ts';
import { ruling } from '../rules.ts';
import { again, arrivals, hands, type Offer, trip, trips } from './black-hole.ts';
import { waitingSaucers } from '../turn.ts';
import type { Action, State } from '../types.ts';

export function guide(state: State): Guide<Action> {
	if (state.over) return { now: state.over.by, asks: [] };
	const offer: Offer = optionMaker(apply, state);
	const { player, camp } = activePilot(state);
	return {
		now: ruling(`now.${state.phase}`),
		where: ruling('turn.of', { player, camp }),
		asks: [...asks(state, offer), ...(missingFact(state) === undefined ? hands(state) : [])],
		remind: reminders(state)
	};
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { player } = activePilot(state);
	const fact = missingFact(state);
	if (fact !== undefined) return [factAsk(state, fact)];
	if (state.pending === 'redraw') return [again(state)];
	if (state.attack) return [answerAsk(state, offer)];
	switch (state.phase) {
		case 'draw':
			return answerable(
				choose(ruling('draw.choose', { player }), choices(state, offer), { who: player }),
				...trips(state, offer),
				early(state)
			);
		case 'roll':
			return answerable(
				dice({
					prompt: ruling('roll.now', { player }),
					who: player,
					groups: turnDice(state),
					then: (dice) => ({ action: { type: 'roll', dice } })
				}),
				choose(ruling('attack.which', { player }), targets(state, offer), { optional: true, who: player }),
				...trips(state, offer)
			);
		case 'fire':
			return answerable(...underFire(state, offer), ...trips(state, offer));
		case 'act':
			return answerable(
				choose(ruling('move.now', { player }), [...moves<Action>(state, offer, ASK), offer('end', { type: 'end' })], { who: player }),
				choose(ruling('attack.which', { player }), targets(state, offer), { optional: true, who: player }),
				choose(ruling('shoot.which', { player }), bunkers(state, offer), { optional: true, who: player }),
				choose(ruling('move.blocked', { player }), staying<Action>(state, offer).filter(isLegal), { optional: true, who: player }),
				...trips(state, offer)
			);
	}
}

// ── What the box has not told yet ────────────────────────────────────────────────────────────────────────────────

function factAsk({ facts }: State, fact: string): Ask<Action> {
	const [kind, of] = [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 1)];
	return kind === 'fire' ? fireAsk(of, unreadBunkers(facts)) : askFact(PRINTED, fact)!;
}

/** In the first round: what may be read off the board ahead of time. */
function early(state: State): Ask<Action> | undefined {
	if (state.turn > state.pilots.length) return undefined;
	const ids = [
		...unreadNumbers(state.facts).map((number) => `fire:${number}`),
		`symbol:${activePilot(state).camp}`,
		'orbits:board',
		'bluish:board'
	];
	const unknown = ids.filter((id) => state.facts[id] === undefined);
	return choose(
		ruling('box.early'),
		unknown.map((id) => opensAsk(id, () => factAsk(state, id))),
		{ optional: true }
	);
}

// ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────

function choices(state: State, offer: Offer): readonly Option<Action>[] {
	const colours = movableColours(state, activePilot(state));
	return [
		...HELD.map((card) => offer(`discard:${card}`, { type: 'discard', card })),
		...licences(state, offer),
		...colours.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', colours: [colour] })),
		...(colours.length === 2 ? [offer('pulsar:both', { type: 'pulsar', colours })] : []),
		offer('ready', { type: 'ready' })
	];
}

/** One or two saucer cards; with one card and two saucers waiting, which of them? */
function licences(state: State, offer: Offer): readonly Option<Action>[] {
	const down = waitingSaucers(state);
	const one = offer('licence:1', { type: 'licence', n: 1 });
	const which = (): Ask<Action> =>
		choose(
			ruling('licence.which', { player: activePilot(state).player }),
			down.map((saucer) => offer(saucer, { type: 'licence', n: 1, saucer }))
		);
	return [down.length > 1 && isLegal(one) ? opensAsk('licence:1', which) : one, offer('licence:2', { type: 'licence', n: 2 })];
}

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who is known to be on a lit line is asked at once, each owner for themselves; about the others the table must say first. */
function underFire(state: State, offer: Offer): readonly Ask<Action>[] {
	const all = exposedSaucers(state);
	const known = all.filter((id) => flightOf(state, id)!.line !== undefined);
	const unknown = all.filter((id) => !known.includes(id));
	const certain = known.map((id) =>
		choose(ruling('fire.how', { saucer: id }), [...answers(state, id, offer)], { who: state.pilots[seatOf(state, id)]!.player })
	);
	if (unknown.length === 0) return certain;
	const numbers = [...new Set(state.yellow)];
	return [
		...certain,
		choose(ruling('fire.now', { numbers }), [...unknown.map((id) => target(state, id, offer)), offer('quiet', { type: 'quiet' })])
	];
}

/** What became of a saucer on a lit line: a card of its owner, a black hole, or nothing. */
function* answers(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of ['bouclier', 'giga', 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
	yield trip(state, 'trou', id, offer);
}

function target(state: State, id: SaucerId, offer: Offer): Option<Action> {
	const open: Option<Action>[] = [];
	for (const answer of answers(state, id, offer)) {
		if (isLegal(answer)) open.push(answer);
		if (open.length > 1) return opensAsk(id, () => choose(ruling('fire.how', { saucer: id }), [...answers(state, id, offer)]));
	}
	// Nobody can answer for it: it explodes, without asking how.
	return { ...open[0]!, id };
}

// ── Phase 4: attacks on saucers ──────────────────────────────────────────────────────────────────────────────────

/** An enemy, then what it is attacked with. */
function targets(state: State, offer: Offer): readonly Option<Action>[] {
	const there = enemySaucers(state).filter((id) => flightOf(state, id)!.where !== 'base');
	return there.map((id) => menu(`target:${id}`, ruling('attack.with', { saucer: id }), () => weapons(id, offer)));
}

function* weapons(id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (let n = 1; n <= MOST_LASERS; n++) yield offer(`lasers:${n}`, { type: 'attack', target: id, weapon: 'laser', n });
	yield offer('mega', { type: 'attack', target: id, weapon: 'mega', n: 1 });
	yield offer('nova', { type: 'attack', target: id, weapon: 'nova', n: PAIR });
}

/** Its owner parries, flees, or lets it explode. */
function answerAsk(state: State, offer: Offer): Ask<Action> {
	const { target: saucer } = state.attack!;
	const who = state.pilots[seatOf(state, saucer)]!.player;
	const flee = menu('trou', ruling('hole.card', { saucer }), () =>
		arrivals(state, offer, (star) => ({ type: 'answer', how: 'trou', ...(star ? { star } : {}) }))
	);
	return choose(
		ruling('attack.answer', { saucer }),
		[
			offer('bouclier', { type: 'answer', how: 'bouclier' }),
			offer('giga', { type: 'answer', how: 'giga' }),
			flee,
			offer('none', { type: 'answer', how: 'none' })
		],
		{ who }
	);
}

// ── Phase 4: moves and bunkers ───────────────────────────────────────────────────────────────────────────────────

const ASK = {
	where: (saucer: SaucerId) => ruling('move.where', { saucer }),
	orbit: (saucer: SaucerId) => ruling('move.orbit', { saucer })
};

/** A bunker, then what it is shot with: the orbit is the price. */
function bunkers(state: State, offer: Offer): readonly Option<Action>[] {
	if (possibleShooters(state).length === 0) return [];
	// Where nobody knows who stands where, what one standing bunker allows they all do: tried once.
	let alike: Option<Action> | undefined;
	return SLOTS.flatMap((slot) => {
		const from = placesOnLine(state, possibleShooters(state), slot);
		if (from !== 'unknown' && from.length === 0) return [];
		if (state.bunkers[slot - 1] === 'destroyed') return [offer(bunkerId(slot), { type: 'shoot', bunker: slot, weapon: 'mega' })];
		const near = from === 'unknown' ? [1, 2, 3] : [...new Set(from.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const shots = function* (): Generator<Option<Action>> {
			for (const orbit of near) yield offer(`laser:${orbit}`, { type: 'shoot', bunker: slot, weapon: 'laser', orbit });
			yield offer('mega', { type: 'shoot', bunker: slot, weapon: 'mega' });
		};
		const prompt = ruling('shoot.from', { bunker: bunkerId(slot) });
		if (state.options.positions) return [menu(bunkerId(slot), prompt, shots)];
		alike ??= menu(bunkerId(slot), prompt, shots);
		return [isLegal(alike) ? opensAsk(bunkerId(slot), () => choose(prompt, [...shots()])) : menu(bunkerId(slot), prompt, shots)];
	});
}
