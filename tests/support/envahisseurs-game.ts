import type { Setup } from '../../src/lib/rules/contract.ts';
import { type Card, type Colour, licencedDeck, type SaucerId, saucersOf } from '../../src/lib/rules/terra-galactix/cards.ts';
import { missingFact } from '../../src/lib/rules/terra-galactix/envahisseurs/apply.ts';
import { litLines, turnDice } from '../../src/lib/rules/terra-galactix/envahisseurs/fire.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { completeSquadrons, mayMove, movableColours, handSeat, teamOf } from '../../src/lib/rules/terra-galactix/envahisseurs/pilots.ts';
import { flightOf, activePilot, seatOf } from '../../src/lib/rules/terra-galactix/fleet.ts';
import { waitingSaucers } from '../../src/lib/rules/terra-galactix/envahisseurs/turn.ts';
import type { Action, Own, State } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import type { TableDriver } from './table-driver.ts';
import { RING, startTable } from './terra.ts';
import { type Node, STARS, starFacts, Things } from './terra-game.ts';

type Played = TableDriver<State, Action>;
type Tell = (...actions: Own[]) => void;

/** Plays La Guerre des Envahisseurs as people might, with cards, dice and pieces of their own, and tells the companion about it. */
export function playEnvahisseurs(seed: number, players: 2 | 4, options: Setup['options'] = {}, turns = 250): Played {
	const table: Played = startTable(envahisseurs, players, options, seed % 3 === 0 ? {} : RING);
	const cards = Object.entries(licencedDeck(8).cards).flatMap(([card, n]) => Array<Card>(n).fill(card as Card));
	const things = new Things(seed, cards, 4);
	const limit = table.state.options.envHand;
	things.hands.forEach((hand, seat) => {
		if (handSeat(table.state, seat) === seat) for (let i = 0; i < limit; i++) hand.push(things.draw().card);
	});
	const tell: Tell = (...actions) => {
		for (const action of actions) {
			table.act(action);
			read(table);
		}
	};
	while (!table.state.over && table.state.turn <= turns) turn(table, things, tell);
	return table;
}

/** Somebody looks at the board when the companion asks. */
function read(table: Played): void {
	for (let fact = missingFact(table.state); fact !== undefined; fact = missingFact(table.state)) {
		const [kind, of] = [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 1)];
		table.act({ type: 'learn', fact, value: kind === 'fire' ? RING[fact]! : starFacts(of).place.value } as Action);
	}
}

/** Whose cards: one’s own, or the one hand of somebody who plays two camps. */
const handAt = ({ state }: Played, seat: number): number => handSeat(state, seat);

function turn(table: Played, things: Things, tell: Tell): void {
	const seat = handAt(table, table.state.active);
	const hand = things.hands[seat]!;
	if (table.state.options.depth === 'full') while (hand.length < table.state.options.envHand + 1) hand.push(things.draw().card);
	check(table, things);
	choose(table, things, seat, tell);
	const faces = turnDice(table.state).map(({ id, dice }) => [id, Array.from({ length: dice[0]!.n }, things.d6)] as const);
	tell({ type: 'roll', dice: Object.fromEntries(faces) });
	if (table.state.phase === 'fire') fire(table, things, tell);
	fly(table, things, tell);
	if (table.state.over) return;
	strike(table, things, seat, tell);
	if (!table.state.over) check(table, things);
	if (!table.state.over) tell({ type: 'end' });
}

/** The companion counts what really lies there. */
function check({ state }: Played, { pile, discard, hands }: Things): void {
	if (state.options.depth === 'board') return;
	const is = [state.stack.pile, Object.values(state.stack.discard).reduce((sum, n) => sum + n, 0), ...state.pilots.map(({ hand }) => hand)];
	const should = [pile.length, discard.length, ...hands.map(({ length }) => length)];
	if (JSON.stringify(is) !== JSON.stringify(should)) throw new Error(`counted ${is.join()}, there are ${should.join()}`);
}

const DISCARDS: readonly Card[] = ['trou', 'pulsar', 'soucoupe', 'nova', 'laser', 'bouclier', 'mega', 'giga'];

function choose(table: Played, things: Things, seat: number, tell: Tell): void {
	const { state } = table;
	if (state.options.depth === 'board') return tell({ type: 'ready' });
	const down = waitingSaucers(state);
	const room = 2 - activePilot(state).licences;
	const n = Math.min(2, down.length, room, things.holds(seat, 'soucoupe'));
	if (n > 0) {
		for (let i = 0; i < n; i++) things.hands[seat]!.splice(things.hands[seat]!.indexOf('soucoupe'), 1);
		return tell({ type: 'licence', n: n as 1 | 2, ...(down.length > n ? { saucer: down[0]! } : {}) });
	}
	const flying = movableColours(state, activePilot(state));
	if (things.holds(seat, 'pulsar') > 0 && flying.length > 0 && things.dice(2) > 0) {
		things.lay(seat, 'pulsar');
		return tell({ type: 'pulsar', colours: [flying[things.dice(flying.length)]!] });
	}
	const card = DISCARDS.find((each) => things.holds(seat, each) > 2) ?? DISCARDS.find((each) => things.holds(seat, each) > 0)!;
	things.lay(seat, card);
	tell({ type: 'discard', card });
}

/** Gone from the board; its card goes to the discard. */
function lost(table: Played, things: Things, id: SaucerId): void {
	things.at.delete(id);
	if (table.state.pilots[seatOf(table.state, id)]!.licences > 0) things.discard.push('soucoupe');
}

function fire(table: Played, things: Things, tell: Tell): void {
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
			tell({ type: 'defend', saucer: id, how: card });
		} else if (seatOf(table.state, id) === table.state.active && things.holds(seat, 'trou') > 1) {
			jump(table, things, seat, id, (star) => ({ type: 'hole', saucer: id, star }));
		} else {
			lost(table, things, id);
			tell({ type: 'defend', saucer: id, how: 'none' });
		}
	}
	if (table.state.phase === 'fire') tell({ type: 'quiet' });
}

/** Two Trous noirs, and Galactix cards until a free place comes up. */
function jump(table: Played, things: Things, seat: number, id: SaucerId, go: (star: string) => Own): void {
	things.lay(seat, 'trou', 2);
	things.at.delete(id);
	for (let first = true; ; first = false) {
		const star = things.star();
		const own: Own = first ? go(star) : { type: 'redraw', star };
		const { face } = starFacts(star);
		table.act(table.state.facts[face.fact] === undefined ? { type: 'learn', ...face, then: own } : own);
		read(table);
		const { place } = STARS[star]!;
		if (things.taken(place)) continue;
		things.at.set(id, { line: place.line, orbit: place.orbit });
		return;
	}
}

function fly(table: Played, things: Things, tell: Tell): void {
	const team = teamOf(table.state.active);
	const order: readonly Colour[] =
		table.state.first[team] === 'blue' && !completeSquadrons(table.state, team).includes('blue') ? ['blue', 'red'] : ['red', 'blue'];
	for (const colour of order) {
		const { state } = table;
		const id: SaucerId = `${activePilot(state).camp}:${colour}`;
		const die = state.thrown[colour];
		if (state.over || die === undefined || flightOf(state, id)!.where === 'earth' || !mayMove(state, id)) continue;
		if (
			!things.at.has(id) &&
			saucersOf(activePilot(state).camp).filter((own) => things.at.has(own)).length >= activePilot(state).licences
		) {
			tell({ type: 'stay', saucer: id });
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
			tell({ type: 'land', saucer: id });
			continue;
		}
		const ends = layers.at(-1)!.filter((node) => !things.taken(node));
		if (ends.length === 0) {
			if (state.options.positions || !here) tell({ type: 'stay', saucer: id });
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
		if (state.options.positions) tell({ type: 'move', saucer: id, line: best.line, orbit: best.orbit });
		shoot(table, things, seat, id, tell);
	}
}

/** Once for each saucer, after its move. */
function shoot(table: Played, things: Things, seat: number, id: SaucerId, tell: Tell): void {
	const from = things.at.get(id)!;
	if (table.state.bunkers[from.line - 1] === 'destroyed' || table.state.options.depth === 'board') return;
	if ([...things.at.values()].some(({ line, orbit }) => line === from.line && orbit < from.orbit)) return;
	const ally =
		table.state.options.positions &&
		saucersOf(activePilot(table.state).camp).some((other) => other !== id && mayMove(table.state, other) && !things.at.has(other));
	if (ally && things.dice(2) === 0) return;
	if (from.orbit <= 3 && things.holds(seat, 'laser') >= from.orbit) {
		things.lay(seat, 'laser', from.orbit);
		tell({ type: 'shoot', bunker: from.line, weapon: 'laser', orbit: from.orbit });
	} else if (things.holds(seat, 'mega') > 0) {
		things.lay(seat, 'mega');
		tell({ type: 'shoot', bunker: from.line, weapon: 'mega' });
	}
}

/** Attacks on enemies: a Super Nova from afar, Lasers at a neighbour. */
function strike(table: Played, things: Things, seat: number, tell: Tell): void {
	const { state } = table;
	const foes = [...things.at].filter(
		([id]) => teamOf(seatOf(state, id)) !== teamOf(state.active) && flightOf(state, id)!.where === 'space'
	);
	const [far] = foes.toSorted(([, a], [, b]) => a.orbit - b.orbit);
	if (far && things.holds(seat, 'nova') > 1) attack(table, things, seat, far[0], 'nova', 2, tell);
	const own = saucersOf(activePilot(state).camp).flatMap((id) => things.at.get(id) ?? []);
	const near = foes.find(
		([id, { line, orbit }]) => things.at.has(id) && own.some((at) => at.line === line && Math.abs(at.orbit - orbit) === 1)
	);
	const lasers = Math.min(2, things.holds(seat, 'laser'));
	if (near && lasers > 0 && !table.state.over) attack(table, things, seat, near[0], 'laser', lasers, tell);
}

function attack(table: Played, things: Things, seat: number, target: SaucerId, weapon: 'laser' | 'nova', n: number, tell: Tell): void {
	const victim = handAt(table, seatOf(table.state, target));
	const [shields, holes] = [things.holds(victim, 'bouclier'), things.holds(victim, 'trou')];
	things.lay(seat, weapon, n);
	const licences = table.state.pilots[seatOf(table.state, target)]!.licences;
	tell({ type: 'attack', target, weapon, n });
	if (!table.state.attack) {
		// Too few cards to answer with: the companion said so.
		things.at.delete(target);
		if (licences > 0) things.discard.push('soucoupe');
		return;
	}
	if (weapon === 'laser' && shields >= n) {
		things.lay(victim, 'bouclier', n);
		return tell({ type: 'answer', how: 'bouclier' });
	}
	if (weapon === 'nova' && holes > 1) return jump(table, things, victim, target, (star) => ({ type: 'answer', how: 'trou', star }));
	if (weapon === 'laser' && things.holds(victim, 'giga') > 0) {
		things.lay(victim, 'giga');
		return tell({ type: 'answer', how: 'giga' });
	}
	lost(table, things, target);
	tell({ type: 'answer', how: 'none' });
}
