import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker } from '../../../ask.ts';
import { askFact } from '../../../facts.ts';
import type { Ask, Guide, Option } from '../../../contract.ts';
import { LASER_ORBITS, unreadBunkers, unreadNumbers } from '../../bunkers.ts';
import { bunkerId, COLOURS, fireAsk, PRINTED, type SaucerId, SLOTS } from '../../cards.ts';
import { flightOf, activePilot, mySaucers, seatOf, placesOnLine } from '../../fleet.ts';
import { moves, staying } from '../../move-options.ts';
import { apply, missingFact } from '../apply.ts';
import { HELD } from '../cards.ts';
import { exposedSaucers, turnDice } from '../fire.ts';
import { possibleShooters } from '../flight.ts';
import { countsCards } from '../pilots.ts';
import { reminders } from './reminders.ts';
import { ruling } from '../rules.ts';
import { again, hands, type Offer, partnersOf, trip, trips } from './black-hole.ts';
import type { Action, State } from '../types.ts';

export function guide(state: State): Guide<Action> {
	const player = activePilot(state).id;
	if (state.over) return { now: state.over.by, asks: [] };
	const offer: Offer = optionMaker(apply, state);
	return {
		now: ruling(`now.${state.pending ?? state.phase}`),
		where: ruling('turn.of', { player }),
		asks: [...asks(state, offer), ...(missingFact(state) === undefined ? hands(state) : [])],
		remind: reminders(state)
	};
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const player = activePilot(state).id;
	const fact = missingFact(state);
	if (fact !== undefined) return [factAsk(state, fact)];
	switch (state.pending) {
		case 'wave':
			return [choose(ruling('nova.push'), [offer('done', { type: 'done' })])];
		case 'resistance':
			return [choose(ruling('resistance.rebuild'), [offer('done', { type: 'done' })])];
		case 'redraw':
			return [again(state)];
	}
	const [owed] = state.owed;
	if (owed) return [crossing(state, owed, offer)];
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
				choose(ruling('draw.choose', { player }), beforeRoll(state, offer).filter(isLegal), { optional: true }),
				...trips(state, offer)
			);
		case 'fire':
			return answerable(...underFire(state, offer), ...trips(state, offer, aimed(state)));
		case 'move':
		case 'attack':
			return answerable(
				choose(ruling('move.now', { player }), [...moves<Action>(state, offer, ASK), offer('end', { type: 'end' })], { who: player }),
				choose(ruling('shoot.which', { player }), bunkers(state, offer), { optional: true, who: player }),
				choose(ruling('cross.which', { player }), crossings(state, offer), { optional: true }),
				choose(ruling('move.blocked', { player }), staying<Action>(state, offer).filter(isLegal), { optional: true, who: player }),
				...trips(state, offer)
			);
	}
}

// ── What the box has not told yet ────────────────────────────────────────────────────────────────────────────────

/** The bunkers of a number, among those nobody has given one yet. */
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
	].filter((id) => state.facts[id] === undefined);
	return choose(
		ruling('box.early'),
		ids.map((id) => opensAsk(id, () => factAsk(state, id))),
		{ optional: true }
	);
}

// ── Phase 1, and before the roll ─────────────────────────────────────────────────────────────────────────────────

function choices(state: State, offer: Offer): readonly Option<Action>[] {
	return [
		...HELD.map((card) => offer(`discard:${card}`, { type: 'discard', card })),
		...pulsars(state, offer),
		...novas(state, offer),
		offer('ready', { type: 'ready' })
	];
}

const novas = (state: State, offer: Offer): readonly Option<Action>[] => [
	offer('nova', { type: 'nova' }),
	...(state.early > 0 ? [offer('nova:before', { type: 'nova', before: true })] : [])
];

function pulsars(state: State, offer: Offer): readonly Option<Action>[] {
	const flying = COLOURS.filter((colour) => activePilot(state).saucers[colour].where !== 'earth');
	const helpers = partnersOf(state, state.active);
	const given = menu('pulsar:given', ruling('hole.by'), function* () {
		for (const colour of flying)
			for (const by of helpers)
				yield offer(`${colour}:${by}`, { type: 'pulsar', colours: [colour], by: [by] }, ruling('gift.pulsar', { colour, helper: by }));
	});
	return [
		...flying.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', colours: [colour] })),
		...(flying.length === 2 ? [offer('pulsar:both', { type: 'pulsar', colours: flying })] : []),
		...(flying.length > 0 && helpers.length > 0 && isLegal(given) ? [given] : [])
	];
}

/** A partner may still give a Pulsar; where cards are not counted, this is phase 1. */
const beforeRoll = (state: State, offer: Offer): readonly Option<Action>[] =>
	countsCards(state) ? pulsars(state, offer) : [...pulsars(state, offer), ...novas(state, offer)];

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

const aimed = (state: State): readonly SaucerId[] => exposedSaucers(state).filter((id) => flightOf(state, id)!.line !== undefined);

/** Who is known to be on a lit line is asked at once, each owner for themselves; about the others the table must say first. */
function underFire(state: State, offer: Offer): readonly Ask<Action>[] {
	const all = exposedSaucers(state);
	const known = aimed(state);
	const unknown = all.filter((id) => !known.includes(id));
	const certain = known.map((id) =>
		choose(ruling('fire.how', { saucer: id }), [...answers(state, id, offer)], { who: state.pilots[seatOf(state, id)]!.id })
	);
	if (unknown.length === 0) return certain;
	const numbers = [...new Set(state.yellow)];
	return [
		...certain,
		choose(ruling('fire.now', { numbers }), [...unknown.map((id) => target(state, id, offer)), offer('quiet', { type: 'quiet' })])
	];
}

/** What became of a saucer on a lit line: its owner’s card, a partner’s, a black hole, or nothing. */
function* answers(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of ['bouclier', 'giga', 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
	for (const by of partnersOf(state, seatOf(state, id)))
		for (const how of ['bouclier', 'giga'] as const) yield offer(`${how}:${by}`, { type: 'defend', saucer: id, how, by: [by] });
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

/** Tirs continus: what a saucer pays for a lit line. */
const crossing = (state: State, id: SaucerId, offer: Offer): Ask<Action> =>
	choose(ruling('cross.how', { saucer: id }), [...ways(state, id, offer)]);

function* ways(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (const how of ['bouclier', 'giga', 'none'] as const) yield offer(how, { type: 'cross', saucer: id, how });
	for (const by of partnersOf(state, seatOf(state, id)))
		for (const how of ['bouclier', 'giga'] as const) yield offer(`${how}:${by}`, { type: 'cross', saucer: id, how, by: [by] });
}

const crossings = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.options.tirsContinus
		? mySaucers(state)
				.filter((id) => flightOf(state, id)!.where !== 'earth')
				.map((id) => menu(`cross:${id}`, ruling('cross.how', { saucer: id }), () => ways(state, id, offer)))
		: [];

// ── Phases 4 and 5 ───────────────────────────────────────────────────────────────────────────────────────────────

const ASK = {
	where: (saucer: SaucerId) => ruling('move.where', { saucer }),
	orbit: (saucer: SaucerId) => ruling('move.orbit', { saucer })
};

/** A bunker, then what it is shot with: the orbit is the price. */
function bunkers(state: State, offer: Offer): readonly Option<Action>[] {
	if (possibleShooters(state).length === 0) return [];
	const helpers = partnersOf(state, state.active);
	const parties = helpers
		.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((party) => [...party, id])], [[]])
		.slice(1);
	// Where nobody knows who stands where, what one standing bunker allows they all do: tried once.
	let alike: Option<Action> | undefined;
	return SLOTS.flatMap((slot) => {
		const from = placesOnLine(state, possibleShooters(state), slot);
		if (from !== 'unknown' && from.length === 0) return [];
		if (state.bunkers[slot - 1] === 'destroyed') return [offer(bunkerId(slot), { type: 'shoot', bunker: slot, weapon: 'mega' })];
		const near = from === 'unknown' ? [1, 2, 3] : [...new Set(from.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const shots = function* (by?: readonly string[]): Generator<Option<Action>> {
			const [given, least] = by ? [{ by }, by.length] : [{}, 0];
			for (const orbit of near)
				if (orbit >= least) yield offer(`laser:${orbit}`, { type: 'shoot', bunker: slot, weapon: 'laser', orbit, ...given });
			if (least <= 1) yield offer('mega', { type: 'shoot', bunker: slot, weapon: 'mega', ...given });
		};
		const prompt = ruling('shoot.from', { bunker: bunkerId(slot) });
		const weapons = function* (): Generator<Option<Action>> {
			yield* shots();
			const help = menu('help', ruling('hole.by'), function* () {
				for (const by of parties.filter(({ length }) => length <= Math.max(1, ...near)))
					yield { ...menu(`by:${by.join('+')}`, prompt, () => shots(by)), label: ruling('gift.by', { helpers: by }) };
			});
			if (parties.length > 0 && isLegal(help)) yield help;
		};
		if (state.options.positions) return [menu(bunkerId(slot), prompt, weapons)];
		alike ??= menu(bunkerId(slot), prompt, weapons);
		return [isLegal(alike) ? opensAsk(bunkerId(slot), () => choose(prompt, [...weapons()])) : menu(bunkerId(slot), prompt, shots)];
	});
}
