import type { Facts, Setup } from '../../src/lib/rules/contract.ts';
import { type Card, type Colour, licencedDeck, type SaucerId, saucersOf } from '../../src/lib/rules/terra-galactix/cards.ts';
import { missingFact } from '../../src/lib/rules/terra-galactix/envahisseurs/apply.ts';
import { litLines } from '../../src/lib/rules/terra-galactix/earth-fire.ts';
import { turnDice } from '../../src/lib/rules/terra-galactix/envahisseurs/fire.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { completeSquadrons, mayMove, movableColours, handSeat, teamOf } from '../../src/lib/rules/terra-galactix/envahisseurs/pilots.ts';
import { flightOf, activePilot, seatOf } from '../../src/lib/rules/terra-galactix/fleet.ts';
import { waitingSaucers } from '../../src/lib/rules/terra-galactix/envahisseurs/turn.ts';
import type { Action, Own, State } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import type { TableDriver } from './table-driver.ts';
import { RING, startTable } from './terra.ts';
import { type Node, printedOn, STARS, starFacts, Things } from './terra-game.ts';

type Played = TableDriver<State, Action>;
type Enter = (...actions: Own[]) => void;

/** How a simulated game is played. */
interface PlayOptions {
	readonly turns?: number;
	readonly facts?: Facts;
	/** Called after each action, with the pieces as they lie then. */
	readonly follow?: (action: Own, things: Things, state: State) => void;
}

/** Simulates a game of La Guerre des Envahisseurs with real cards, dice and pieces, and enters it into the app. */
export function playEnvahisseurs(
	seed: number,
	players: 2 | 4,
	options: Setup['options'] = {},
	{ turns = 250, facts = seed % 3 === 0 ? {} : RING, follow }: PlayOptions = {}
): Played {
	const table: Played = startTable(envahisseurs, players, options, facts);
	const cards = Object.entries(licencedDeck(8).cards).flatMap(([card, n]) => Array<Card>(n).fill(card as Card));
	const things = new Things(seed, cards, 4);
	const limit = table.state.options.envHand;
	things.hands.forEach((hand, seat) => {
		if (handSeat(table.state, seat) === seat) for (let i = 0; i < limit; i++) hand.push(things.draw().card);
	});
	const enter: Enter = (...actions) => {
		for (const action of actions) {
			const star = 'star' in action ? action.star : undefined;
			const face = star === undefined ? undefined : starFacts(star).face;
			table.act(face && table.state.facts[face.fact] === undefined ? { type: 'learn', ...face, then: action } : action);
			readFacts(table);
			follow?.(action, things, table.state);
		}
	};
	while (!table.state.over && table.state.turn <= turns) turn(table, things, enter);
	return table;
}

/** Reads off the board what the app asks for. */
export function readFacts(table: Played): void {
	for (let fact = missingFact(table.state); fact !== undefined; fact = missingFact(table.state))
		table.act({ type: 'learn', fact, value: printedOn(fact) });
}

/** The player whose hand a camp uses. */
const handAt = ({ state }: Played, seat: number): number => handSeat(state, seat);

function turn(table: Played, things: Things, enter: Enter): void {
	const seat = handAt(table, table.state.active);
	const hand = things.hands[seat]!;
	if (table.state.options.depth === 'full') while (hand.length < table.state.options.envHand + 1) hand.push(things.draw().card);
	check(table, things);
	choose(table, things, seat, enter);
	const faces = turnDice(table.state).map(({ id, dice }) => [id, Array.from({ length: dice[0]!.n }, things.d6)] as const);
	enter({ type: 'roll', dice: Object.fromEntries(faces) });
	if (table.state.phase === 'fire') fire(table, things, enter);
	fly(table, things, enter);
	if (table.state.over) return;
	strike(table, things, seat, enter);
	if (!table.state.over) check(table, things);
	if (!table.state.over) enter({ type: 'end' });
}

/** The counts of the app must equal the real pieces. */
function check({ state }: Played, { pile, discard, hands }: Things): void {
	if (state.options.depth === 'board') return;
	const is = [state.stack.pile, Object.values(state.stack.discard).reduce((sum, n) => sum + n, 0), ...state.pilots.map(({ hand }) => hand)];
	const should = [pile.length, discard.length, ...hands.map(({ length }) => length)];
	if (JSON.stringify(is) !== JSON.stringify(should)) throw new Error(`counted ${is.join()}, there are ${should.join()}`);
}

const DISCARDS: readonly Card[] = ['trou', 'pulsar', 'soucoupe', 'nova', 'laser', 'bouclier', 'mega', 'giga'];

function choose(table: Played, things: Things, seat: number, enter: Enter): void {
	const { state } = table;
	if (state.options.depth === 'board') return enter({ type: 'ready' });
	const down = waitingSaucers(state);
	const room = 2 - activePilot(state).licences;
	const n = Math.min(2, down.length, room, things.holds(seat, 'soucoupe'));
	if (n > 0) {
		for (let i = 0; i < n; i++) things.hands[seat]!.splice(things.hands[seat]!.indexOf('soucoupe'), 1);
		return enter({ type: 'licence', n: n as 1 | 2, ...(down.length > n ? { saucer: down[0]! } : {}) });
	}
	const flying = movableColours(state, activePilot(state));
	if (things.holds(seat, 'pulsar') > 0 && flying.length > 0 && things.dice(2) > 0) {
		things.lay(seat, 'pulsar');
		return enter({ type: 'pulsar', colours: [flying[things.dice(flying.length)]!] });
	}
	const card = DISCARDS.find((each) => things.holds(seat, each) > 2) ?? DISCARDS.find((each) => things.holds(seat, each) > 0)!;
	things.lay(seat, card);
	enter({ type: 'discard', card });
}

/** Removes a saucer from the board and puts its card on the discard. */
function lost(table: Played, things: Things, id: SaucerId): void {
	things.at.delete(id);
	if (table.state.pilots[seatOf(table.state, id)]!.licences > 0) things.discard.push('soucoupe');
}

function fire(table: Played, things: Things, enter: Enter): void {
	const lit = litLines(table.state);
	const only = table.state.options.envFire === 'active';
	const hit = [...things.at]
		.filter(([id, { line }]) => lit.includes(line) && !(only && seatOf(table.state, id) !== table.state.active))
		.toSorted(([, a], [, b]) => a.orbit - b.orbit);
	const covered: Node[] = [];
	for (const [id, place] of hit) {
		if (table.state.phase !== 'fire') return;
		if (covered.some(({ line, orbit }) => line === place.line && orbit <= place.orbit)) continue;
		const seat = handAt(table, seatOf(table.state, id));
		const card = (['bouclier', 'giga'] as const).find((each) => things.holds(seat, each) > 0);
		if (card) {
			things.lay(seat, card);
			if (card === 'giga') covered.push(place);
			enter({ type: 'defend', saucer: id, how: card });
		} else if (seatOf(table.state, id) === table.state.active && things.holds(seat, 'trou') > 1) {
			jump(things, seat, id, enter, (star) => ({ type: 'hole', saucer: id, star }));
		} else {
			lost(table, things, id);
			enter({ type: 'defend', saucer: id, how: 'none' });
		}
	}
	if (table.state.phase === 'fire') enter({ type: 'quiet' });
}

/** Plays two Trous noirs, and turns Galactix cards until a place is free. */
function jump(things: Things, seat: number, id: SaucerId, enter: Enter, go: (star: string) => Own): void {
	things.lay(seat, 'trou', 2);
	things.at.delete(id);
	for (let first = true; ; first = false) {
		const star = things.star();
		const { place } = STARS[star]!;
		const taken = things.taken(place);
		if (!taken) things.at.set(id, { line: place.line, orbit: place.orbit });
		enter(first ? go(star) : { type: 'redraw', star });
		if (!taken) return;
	}
}

function fly(table: Played, things: Things, enter: Enter): void {
	const team = teamOf(table.state.active);
	const order: readonly Colour[] =
		table.state.first[team] === 'blue' && !completeSquadrons(table.state, team).includes('blue') ? ['blue', 'red'] : ['red', 'blue'];
	for (const colour of order) {
		const { state } = table;
		const id: SaucerId = `${activePilot(state).camp}:${colour}`;
		const die = state.thrown[colour] ?? undefined;
		if (state.over || die === undefined || flightOf(state, id).where === 'earth' || !mayMove(state, id)) continue;
		if (
			!things.at.has(id) &&
			saucersOf(activePilot(state).camp).filter((own) => things.at.has(own)).length >= activePilot(state).licences
		) {
			enter({ type: 'stay', saucer: id });
			continue;
		}
		const steps = die * (state.pulsars.includes(colour) ? 2 : 1);
		const layers = things.reach(id, steps);
		const first = state.first[team];
		const open = !first || first === colour || completeSquadrons(state, team).includes(first);
		const breach = (node: Node) => state.bunkers[node.line - 1] === 'destroyed' && node.orbit === 1;
		const here = things.at.get(id);
		if (open && ((here && breach(here)) || layers.slice(0, steps - 1).some((layer) => layer.some(breach)))) {
			things.at.delete(id);
			enter({ type: 'land', saucer: id });
			continue;
		}
		const ends = layers.at(-1)!.filter((node) => !things.taken(node));
		if (ends.length === 0) {
			if (state.options.positions || !here) enter({ type: 'stay', saucer: id });
			continue;
		}
		const seat = handAt(table, state.active);
		const worth = ({ line, orbit }: Node): number => {
			const bunker = state.bunkers[line - 1]!;
			const shot = bunker !== 'destroyed' && things.holds(seat, 'laser') >= orbit && orbit <= 3 ? 8 - 2 * orbit : 0;
			return bunker === 'destroyed' ? (open ? 12 - 2 * orbit : 2) : 4 - orbit + shot + (bunker === 'fallback' ? 2 : 0);
		};
		const best = ends.toSorted((a, b) => worth(b) - worth(a))[0]!;
		things.at.set(id, best);
		if (state.options.positions) enter({ type: 'move', saucer: id, line: best.line, orbit: best.orbit });
		shoot(table, things, seat, id, enter);
	}
}

/** Shoots once with each saucer, after its move. */
function shoot(table: Played, things: Things, seat: number, id: SaucerId, enter: Enter): void {
	const from = things.at.get(id)!;
	if (table.state.bunkers[from.line - 1] === 'destroyed' || table.state.options.depth === 'board') return;
	if ([...things.at.values()].some(({ line, orbit }) => line === from.line && orbit < from.orbit)) return;
	const ally =
		table.state.options.positions &&
		saucersOf(activePilot(table.state).camp).some((other) => other !== id && mayMove(table.state, other) && !things.at.has(other));
	if (ally && things.dice(2) === 0) return;
	if (from.orbit <= 3 && things.holds(seat, 'laser') >= from.orbit) {
		things.lay(seat, 'laser', from.orbit);
		enter({ type: 'shoot', bunker: from.line, weapon: 'laser', orbit: from.orbit });
	} else if (things.holds(seat, 'mega') > 0) {
		things.lay(seat, 'mega');
		enter({ type: 'shoot', bunker: from.line, weapon: 'mega' });
	}
}

/** Attacks enemies: a Super Nova from afar, Lasers at a neighbour. */
function strike(table: Played, things: Things, seat: number, enter: Enter): void {
	const { state } = table;
	const foes = [...things.at].filter(([id]) => teamOf(seatOf(state, id)) !== teamOf(state.active) && flightOf(state, id).where === 'space');
	const [far] = foes.toSorted(([, a], [, b]) => a.orbit - b.orbit);
	if (far && things.holds(seat, 'nova') > 1) attack(table, things, seat, far[0], 'nova', 2, enter);
	const own = saucersOf(activePilot(state).camp).flatMap((id) => things.at.get(id) ?? []);
	const near = foes.find(
		([id, { line, orbit }]) => things.at.has(id) && own.some((at) => at.line === line && Math.abs(at.orbit - orbit) === 1)
	);
	const lasers = Math.min(2, things.holds(seat, 'laser'));
	if (near && lasers > 0 && !table.state.over) attack(table, things, seat, near[0], 'laser', lasers, enter);
}

function attack(table: Played, things: Things, seat: number, target: SaucerId, weapon: 'laser' | 'nova', n: number, enter: Enter): void {
	const victim = handAt(table, seatOf(table.state, target));
	const [shields, holes] = [things.holds(victim, 'bouclier'), things.holds(victim, 'trou')];
	things.lay(seat, weapon, n);
	const licences = table.state.pilots[seatOf(table.state, target)]!.licences;
	enter({ type: 'attack', target, weapon, n });
	if (!table.state.attack) {
		// The hand is too small to answer, so the app has already destroyed the saucer.
		things.at.delete(target);
		if (licences > 0) things.discard.push('soucoupe');
		return;
	}
	if (weapon === 'laser' && shields >= n) {
		things.lay(victim, 'bouclier', n);
		return enter({ type: 'answer', how: 'bouclier' });
	}
	if (weapon === 'nova' && holes > 1) return jump(things, victim, target, enter, (star) => ({ type: 'answer', how: 'trou', star }));
	if (weapon === 'laser' && things.holds(victim, 'giga') > 0) {
		things.lay(victim, 'giga');
		return enter({ type: 'answer', how: 'giga' });
	}
	lost(table, things, target);
	enter({ type: 'answer', how: 'none' });
}
