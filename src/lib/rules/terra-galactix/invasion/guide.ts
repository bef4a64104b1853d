import { asked, choose, legal, leads, menu, offering } from '../../ask.ts';
import { askFact } from '../../box.ts';
import type { Ask, Guide, Option, Ruling } from '../../contract.ts';
import { doubts, LASER_ORBITS, unread, unreadNumbers } from '../bunkers.ts';
import {
	BLUISH,
	bunkerId,
	type Card,
	colourOf,
	COLOURS,
	fireAsk,
	type Line,
	newCardAsk,
	PRINTED,
	type SaucerId,
	SLOTS,
	starFact
} from '../cards.ts';
import { starsIn, unseen, UNTOLD } from '../decks.ts';
import { points } from '../movement.ts';
import { apply, waits } from './apply.ts';
import { deck, HELD } from './cards.ts';
import { dieOf, exposed, litNow, turnDice } from './fire.ts';
import { orbitsOf, shooters, stands } from './flight.ts';
import { complete, counts, flightOf, me, mine, seatOf } from './pilots.ts';
import { ruling } from './rules.ts';
import type { Action, Own, State } from './types.ts';

type Offer = (id: string, action: Action, label?: Ruling) => Option<Action>;

export function guide(state: State): Guide<Action> {
	const player = me(state).id;
	if (state.over) return { now: state.over.by, asks: [] };
	const offer: Offer = offering(apply, state);
	return {
		now: ruling(`now.${state.phase}`),
		where: ruling('turn.of', { player }),
		asks: [...asks(state, offer), ...(waits(state) === undefined ? hands(state) : [])],
		remind: reminders(state)
	};
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const player = me(state).id;
	const fact = waits(state);
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
			return asked(choose(ruling('draw.choose', { player }), choices(state, offer), { who: player }), ...trips(state, offer), early(state));
		case 'roll':
			return asked(
				{
					kind: 'dice',
					prompt: ruling('roll.now', { player }),
					who: player,
					groups: turnDice(state),
					then: (dice) => ({ action: { type: 'roll', dice } })
				},
				choose(ruling('draw.choose', { player }), beforeRoll(state, offer).filter(legal), { aside: true }),
				...trips(state, offer)
			);
		case 'fire':
			return asked(
				choose(ruling('fire.now', { numbers: [...new Set(state.yellow)] }), [
					...exposed(state).map((id) => target(state, id, offer)),
					offer('quiet', { type: 'quiet' })
				]),
				...trips(state, offer)
			);
		case 'move':
		case 'attack':
			return asked(
				choose(ruling('move.now', { player }), [...moves(state, offer), offer('end', { type: 'end' })], { who: player }),
				choose(ruling('shoot.which', { player }), bunkers(state, offer), { aside: true, who: player }),
				choose(ruling('cross.which', { player }), crossings(state, offer), { aside: true }),
				choose(ruling('move.blocked', { player }), blocked(state, offer).filter(legal), { aside: true, who: player }),
				...trips(state, offer)
			);
	}
}

// ── What the box has not told yet ────────────────────────────────────────────────────────────────────────────────

/** The bunkers of a number, among those nobody has given one yet. */
function factAsk({ facts }: State, fact: string): Ask<Action> {
	const [kind, of] = [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 1)];
	return kind === 'fire' ? fireAsk(of, unread(facts)) : askFact(PRINTED, fact)!;
}

/** In the first round: what may be read off the board ahead of time. */
function early(state: State): Ask<Action> | undefined {
	if (state.turn > state.pilots.length) return undefined;
	const ids = [
		...unreadNumbers(state.facts).map((number) => `fire:${number}`),
		`symbol:${me(state).camp}`,
		'orbits:board',
		'bluish:board'
	].filter((id) => state.facts[id] === undefined);
	return choose(
		ruling('box.early'),
		ids.map((id) => leads(id, () => factAsk(state, id))),
		{ aside: true }
	);
}

// ── Phase 1, and before the roll ─────────────────────────────────────────────────────────────────────────────────

const partnersOf = (state: State, seat: number): readonly string[] =>
	state.pilots.filter((pilot, i) => i !== seat && pilot.rest === 'no').map(({ id }) => id);

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
	const flying = COLOURS.filter((colour) => me(state).saucers[colour].where !== 'earth');
	const helpers = partnersOf(state, state.active);
	const given = menu('pulsar:given', ruling('hole.by'), function* () {
		for (const colour of flying)
			for (const by of helpers)
				yield offer(`${colour}:${by}`, { type: 'pulsar', colours: [colour], by: [by] }, ruling('gift.pulsar', { colour, helper: by }));
	});
	return [
		...flying.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', colours: [colour] })),
		...(flying.length === 2 ? [offer('pulsar:both', { type: 'pulsar', colours: flying })] : []),
		...(flying.length > 0 && helpers.length > 0 && legal(given) ? [given] : [])
	];
}

/** A partner may still give a Pulsar; where cards are not counted, this is phase 1. */
const beforeRoll = (state: State, offer: Offer): readonly Option<Action>[] =>
	counts(state) ? pulsars(state, offer) : [...pulsars(state, offer), ...novas(state, offer)];

// ── Black holes ──────────────────────────────────────────────────────────────────────────────────────────────────

/** One’s own saucers, in one’s own turn; and, right after a trip, the next card if the place was taken. */
function trips(state: State, offer: Offer): readonly Ask<Action>[] {
	const player = me(state).id;
	const flying = mine(state).filter((id) => flightOf(state, id)!.where !== 'earth');
	const options = flying.map((id) => trip(state, `hole:${id}`, id, offer)).filter(legal);
	return [
		choose(ruling('hole.which', { player }), options, { aside: true, who: player }),
		...(state.jump && counts(state) ? [{ ...again(state), aside: true as const }] : [])
	];
}

/** Which card was turned, or whose cards were used. */
function trip(state: State, id: string, saucer: SaucerId, offer: Offer): Option<Action> {
	const helpers = partnersOf(state, seatOf(state, saucer));
	const pairs = helpers.flatMap((first, i) => [[first], ...helpers.slice(i + 1).map((second) => [first, second])]);
	return menu(id, ruling('hole.card', { saucer }), function* () {
		yield* arrivals(state, saucer, offer);
		const given = menu('help', ruling('hole.by'), function* () {
			for (const by of pairs) {
				const option = menu(`by:${by.join('+')}`, ruling('hole.card', { saucer }), () => arrivals(state, saucer, offer, by));
				yield { ...option, label: ruling('gift.by', { helpers: by }) };
			}
		});
		if (pairs.length > 0 && legal(given)) yield given;
	});
}

function* arrivals(state: State, saucer: SaucerId, offer: Offer, by?: readonly string[]): Generator<Option<Action>> {
	const to = (star: string): Own => ({ type: 'hole', saucer, star, ...(by ? { by } : {}) });
	if (!counts(state)) return yield offer(UNTOLD, { type: 'hole', saucer, ...(by ? { by } : {}) });
	const untold = offer(UNTOLD, to(UNTOLD));
	if (legal(untold)) {
		for (const star of starsIn(state.facts)) yield { id: starFact(star), action: to(star) };
		yield leads('new-card', () => newCardAsk(to));
	}
	yield untold;
}

/** The place was taken: the next card, in one tap if it is known. */
function again(state: State): Ask<Action> {
	const { saucer } = state.jump!;
	const to = (star: string): Own => ({ type: 'redraw', star });
	return choose<Action>(ruling('hole.again', { saucer }), [
		...starsIn(state.facts).map((star) => ({ id: starFact(star), action: to(star) })),
		leads<Action>('new-card', () => newCardAsk(to)),
		{ id: UNTOLD, action: to(UNTOLD) }
	]);
}

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What became of a saucer on a lit line: its owner’s card, a partner’s, a black hole, or nothing. */
function target(state: State, id: SaucerId, offer: Offer): Option<Action> {
	const answers = function* (): Generator<Option<Action>> {
		for (const how of ['bouclier', 'giga', 'none'] as const) yield offer(how, { type: 'defend', saucer: id, how });
		for (const by of partnersOf(state, seatOf(state, id)))
			for (const how of ['bouclier', 'giga'] as const) yield offer(`${how}:${by}`, { type: 'defend', saucer: id, how, by: [by] });
		yield trip(state, 'trou', id, offer);
	};
	const open: Option<Action>[] = [];
	for (const answer of answers()) {
		if (legal(answer)) open.push(answer);
		if (open.length > 1) return leads(id, () => choose(ruling('fire.how', { saucer: id }), [...answers()]));
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
		? mine(state)
				.filter((id) => flightOf(state, id)!.where !== 'earth')
				.map((id) => menu(`cross:${id}`, ruling('cross.how', { saucer: id }), () => ways(state, id, offer)))
		: [];

// ── Phases 4 and 5 ───────────────────────────────────────────────────────────────────────────────────────────────

/** A landing is one tap. Where positions are kept, a saucer is touched and then where it went. */
function moves(state: State, offer: Offer): readonly Option<Action>[] {
	const flying = mine(state).filter((id) => flightOf(state, id)!.where !== 'earth');
	if (!state.options.positions) return flying.map((id) => offer(id, { type: 'land', saucer: id }));
	return flying.map((id) =>
		menu(id, ruling('move.where', { saucer: id }), function* () {
			yield offer('land', { type: 'land', saucer: id });
			yield offer('stay', { type: 'stay', saucer: id });
			const sample = offer('line:1', { type: 'move', saucer: id, line: 1, orbit: 1 });
			if (!legal(sample)) return yield sample;
			// Moves are told, not policed: what one place allows they all do.
			for (const line of [...SLOTS, BLUISH] as const)
				yield leads(typeof line === 'number' ? `line:${line}` : line, () =>
					choose(ruling('move.orbit', { saucer: id }), orbits(state, id, line, offer))
				);
		})
	);
}

const orbits = (state: State, saucer: SaucerId, line: Line, offer: Offer): readonly Option<Action>[] =>
	Array.from({ length: orbitsOf(state) }, (_, i) => offer(`orbit:${i + 1}`, { type: 'move', saucer, line, orbit: i + 1 }));

/** A saucer in the base that finds every exit taken. */
const blocked = (state: State, offer: Offer): readonly Option<Action>[] =>
	state.options.positions ? [] : mine(state).map((id) => offer(`stay:${id}`, { type: 'stay', saucer: id }));

/** A bunker, then what it is shot with: the orbit is the price. */
function bunkers(state: State, offer: Offer): readonly Option<Action>[] {
	if (shooters(state).length === 0) return [];
	const helpers = partnersOf(state, state.active);
	const parties = helpers
		.reduce<readonly (readonly string[])[]>((all, id) => [...all, ...all.map((party) => [...party, id])], [[]])
		.slice(1);
	// Where nobody knows who stands where, what one standing bunker allows they all do: tried once.
	let alike: Option<Action> | undefined;
	return SLOTS.flatMap((slot) => {
		const from = stands(state, slot);
		if (from !== 'unknown' && from.length === 0) return [];
		if (state.bunkers[slot - 1] === 'destroyed') return [offer(bunkerId(slot), { type: 'shoot', bunker: slot, weapon: 'mega' })];
		const near = from === 'unknown' ? [1, 2, 3] : [...new Set(from.map(({ orbit }) => orbit))].filter((orbit) => orbit <= LASER_ORBITS);
		const shots = function* (by?: readonly string[]): Generator<Option<Action>> {
			const given = by ? { by } : {};
			for (const orbit of near) yield offer(`laser:${orbit}`, { type: 'shoot', bunker: slot, weapon: 'laser', orbit, ...given });
			yield offer('mega', { type: 'shoot', bunker: slot, weapon: 'mega', ...given });
		};
		const prompt = ruling('shoot.from', { bunker: bunkerId(slot) });
		const weapons = function* (): Generator<Option<Action>> {
			yield* shots();
			const help = menu('help', ruling('hole.by'), function* () {
				for (const by of parties)
					yield { ...menu(`by:${by.join('+')}`, prompt, () => shots(by)), label: ruling('gift.by', { helpers: by }) };
			});
			if (parties.length > 0 && legal(help)) yield help;
		};
		if (state.options.positions) return [menu(bunkerId(slot), prompt, weapons)];
		alike ??= menu(bunkerId(slot), prompt, weapons);
		return [legal(alike) ? leads(bunkerId(slot), () => choose(prompt, [...weapons()])) : menu(bunkerId(slot), prompt, shots)];
	});
}

// ── One’s own cards ──────────────────────────────────────────────────────────────────────────────────────────────

/** With the aid: everybody may tell their own cards, for their own eyes. */
function hands(state: State): readonly Ask<Action>[] {
	if (!state.options.ownHand || !counts(state)) return [];
	return state.pilots.flatMap(({ id, hand, held }): readonly Ask<Action>[] => {
		if (held || hand === 0) return [];
		const from = HELD.map((card) => ({
			id: card,
			most: Math.min(hand, unseen(deck(state.options.novas), state.stack.discard, card))
		})).filter(({ most }) => most > 0);
		if (from.reduce((sum, { most }) => sum + most, 0) < hand) return [];
		return [
			{
				kind: 'pick',
				prompt: ruling('hold.tell', { player: id }),
				aside: true,
				who: id,
				eyes: id,
				from,
				ends: [
					{
						id: 'done',
						least: hand,
						most: hand,
						then: (cards) => ({ action: { type: 'hold', player: id, cards: cards as readonly Card[] } })
					}
				]
			}
		];
	});
}

// ── What the table should not forget ─────────────────────────────────────────────────────────────────────────────

function reminders(state: State): readonly Ruling[] {
	const { phase, options, first, pilots } = state;
	const flying = mine(state).filter((id) => flightOf(state, id)!.where !== 'earth');
	const list: Ruling[] = pilots.filter(({ rest }) => rest !== 'no').map(({ id }) => ruling('remind.exhausted', { player: id }));
	if (first && !complete(state).includes(first)) list.push(ruling('remind.colour', { colour: first }));
	if (phase === 'draw' && flying.length > 0) list.push(ruling('remind.pulsar-first'));
	if (phase === 'fire') list.push(ruling('remind.giga-first'), ...doubts(state.facts));
	if (phase === 'fire' || phase === 'move') {
		if (options.tirsContinus && litNow(state).length > 0) list.push(ruling('remind.continuous', { numbers: [...new Set(state.yellow)] }));
	}
	if (phase === 'move') {
		for (const id of flying) {
			const die = dieOf(state, id);
			if (die === undefined) list.push(ruling('remind.grounded', { saucer: id }));
			else list.push(ruling('remind.steps', { saucer: id, steps: points(die, state.pulsars.includes(colourOf(id))) }));
			if (die !== undefined && flightOf(state, id)!.where === 'base') list.push(ruling('remind.leave', { saucer: id }));
		}
		if (options.sauteSoucoupes) list.push(ruling('remind.saute'));
		list.push(ruling('remind.hole'));
	}
	if (phase === 'attack' && !options.positions) list.push(ruling('remind.way'));
	return list;
}
