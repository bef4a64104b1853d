import { bunkersOf } from '../../src/lib/rules/terra-galactix/bunkers.ts';
import { campOf, type Card, type Colour, COLOURS, type SaucerId, saucersOf } from '../../src/lib/rules/terra-galactix/cards.ts';
import { missingFact } from '../../src/lib/rules/terra-galactix/invasion/apply.ts';
import { deck, HAND } from '../../src/lib/rules/terra-galactix/invasion/cards.ts';
import { litLines } from '../../src/lib/rules/terra-galactix/earth-fire.ts';
import { exposedSaucers } from '../../src/lib/rules/terra-galactix/invasion/fire.ts';
import { turnDice } from '../../src/lib/rules/terra-galactix/invasion/roll.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import { completeSquadrons, landedColours } from '../../src/lib/rules/terra-galactix/invasion/pilots.ts';
import { flightOf, activePilot } from '../../src/lib/rules/terra-galactix/fleet.ts';
import type { Action, ActionOf, Own, State } from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import { shockWave } from '../../src/lib/rules/terra-galactix/movement.ts';
import type { Facts, Setup } from '../../src/lib/rules/contract.ts';
import { SHIELDS } from '../../src/lib/rules/terra-galactix/ids.ts';
import type { TableDriver } from './table-driver.ts';
import { RING, startTable } from './terra.ts';
import { type Node, printedOn, STARS, starFacts, Things } from './terra-game.ts';

type Played = TableDriver<State, Action>;

/** How a simulated game is played. */
export interface PlayOptions {
	readonly turns?: number;
	readonly facts?: Facts;
	/** Called after each action, with the pieces as they lie then. */
	readonly follow?: (action: Own, things: Things, state: State) => void;
}

/** Simulates a game of L’Invasion with real cards, dice and pieces, and enters it into the app. */
export function playInvasion(
	seed: number,
	players: number,
	options: Setup['options'] = {},
	{ turns = 200, facts = seed % 3 === 0 ? {} : RING, follow }: PlayOptions = {}
): Played {
	const table: Played = startTable(invasion, players, options, facts);
	const novas = table.state.options.novas;
	const cards = Object.entries({ ...deck(novas), nova: 0 }).flatMap(([card, n]) => Array<Card>(n).fill(card as Card));
	const things = new Things(seed, cards, players);
	for (const hand of things.hands) for (let i = 0; i < HAND; i++) hand.push(things.draw().card);
	things.pile = things.shuffled([...things.pile, ...Array<Card>(novas).fill('nova')]);
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
	for (;;) {
		const fact = missingFact(table.state);
		if (fact === undefined) return;
		table.act({ type: 'learn', fact, value: printedOn(fact) });
	}
}

type Enter = (...actions: readonly Own[]) => void;

function turn(table: Played, things: Things, enter: Enter): void {
	const at = table.state.turn;
	const seat = table.state.active;
	draw(table, things, enter);
	if (table.state.phase === 'draw') choose(table, things, enter);
	check(table, things);
	const faces = turnDice(table.state).map(({ id, dice }) => [id, Array.from({ length: dice[0]!.n }, things.d6)] as const);
	enter({ type: 'roll', dice: Object.fromEntries(faces) });
	if (table.state.over) return;
	if (table.state.pending === 'resistance') {
		for (const { camp } of table.state.pilots)
			for (const id of saucersOf(camp)) if (flightOf(table.state, id).where === 'base') things.at.delete(id);
		enter({ type: 'done' });
	}
	if (table.state.phase === 'fire') fire(table, things, enter);
	if (!table.state.over && table.state.turn === at) fly(table, things, enter);
	if (!table.state.over && table.state.turn === at) shoot(table, things, seat, enter);
	if (table.state.over || table.state.turn !== at) return;
	check(table, things);
	enter({ type: 'end' });
}

/** The counts of the app must equal the real pieces. */
function check({ state }: Played, { pile, discard, hands }: Things): void {
	if (state.over || state.options.depth === 'board') return;
	const is = [state.stack.pile, Object.values(state.stack.discard).reduce((sum, n) => sum + n, 0), ...state.pilots.map(({ hand }) => hand)];
	const should = [pile.length, discard.length, ...hands.map(({ length }) => length)];
	if (JSON.stringify(is) !== JSON.stringify(should)) throw new Error(`counted ${is.join()}, there are ${should.join()}`);
	if (state.stack.pile !== pile.length) throw new Error('the pile is off');
	const novas = pile.filter((card) => card === 'nova').length;
	if (state.options.novas - (state.stack.discard.nova ?? 0) !== novas) throw new Error(`${novas} Super Novas are left`);
}

/** Phase 1: fills the hand to four and draws one more; each Super Nova is replaced. */
function draw(table: Played, things: Things, enter: Enter): void {
	const { state } = table;
	if (state.phase !== 'draw') return;
	const hand = things.hands[state.active]!;
	const novas: boolean[] = [];
	let shuffles = 0;
	while (hand.length < HAND + 1) {
		const { card, shuffled } = things.draw();
		if (shuffled) shuffles += 1;
		if (card !== 'nova') hand.push(card);
		else {
			things.discard.push('nova');
			novas.push(shuffles === 0);
		}
	}
	for (const early of novas) {
		enter(early && table.state.early > 0 ? { type: 'nova', before: true } : { type: 'nova' });
		if (table.state.pending !== 'wave') continue;
		wave(things, table.state.options.sauteSoucoupes);
		enter({ type: 'done' });
	}
}

function wave(things: Things, shared: boolean): void {
	for (let line = 1; line <= 14; line++) {
		const on = [...things.at].filter(([, place]) => place.line === line);
		const after = shockWave(
			on.map(([, { orbit }]) => orbit),
			shared
		);
		on.forEach(([id], i) => things.at.set(id, { line, orbit: after[i]! }));
	}
}

const DISCARDS: readonly Card[] = ['trou', 'pulsar', 'laser', 'bouclier', 'mega', 'giga'];

function choose({ state }: Played, things: Things, enter: Enter): void {
	const seat = state.active;
	const flying = COLOURS.filter((colour) => activePilot(state).saucers[colour].where !== 'earth');
	if (things.holds(seat, 'pulsar') > 0 && flying.length > 0 && things.dice(3) > 0) {
		things.lay(seat, 'pulsar');
		enter({ type: 'pulsar', colours: [flying[things.dice(flying.length)]!] });
		if (!state.options.phase1Combine) return;
	}
	const most = DISCARDS.filter((card) => things.holds(seat, card) > 0).toSorted((a, b) => things.holds(seat, b) - things.holds(seat, a));
	const card = most.find((each) => things.holds(seat, each) > 2) ?? DISCARDS.find((each) => things.holds(seat, each) > 0)!;
	things.lay(seat, card);
	enter({ type: 'discard', card });
	if (state.options.phase1Combine) enter({ type: 'ready' });
}

/** All saucers on a lit line answer, nearest to Earth first. */
function fire(table: Played, things: Things, enter: Enter): void {
	const lit = litLines(table.state);
	const dodging = table.state.options.tirsContinus && table.state.options.continuousActiveDodge;
	const hit = [...things.at]
		.filter(([id, { line }]) => lit.includes(line) && !(dodging && table.state.pilots[table.state.active]!.camp === campOf(id)))
		.toSorted(([, a], [, b]) => a.orbit - b.orbit);
	const covered: Node[] = [];
	for (const [id, place] of hit) {
		if (table.state.over || table.state.phase !== 'fire') return;
		if (covered.some(({ line, orbit }) => line === place.line && orbit <= place.orbit)) continue;
		const card = answer(table, things, id);
		if (card === 'giga') covered.push(place);
		if (card === 'hole') jump(table, things, id, enter);
		else if (card === 'none') {
			things.at.delete(id);
			enter({ type: 'defend', saucer: id, how: 'none' });
		} else enter({ type: 'defend', saucer: id, how: card, ...helper });
	}
	if (!table.state.over && table.state.phase === 'fire') enter({ type: 'quiet' });
}

/** The partners who give a shield, and a saucer of the giver that a given Giga covers as well. */
let helper: Pick<ActionOf<'defend'>, 'by' | 'covers'> = {};

/** The player’s own shield, a black hole in the player’s own turn, a partner’s shield, or none. */
function answer({ state }: Played, things: Things, id: SaucerId): 'bouclier' | 'giga' | 'hole' | 'none' {
	helper = {};
	const seat = state.pilots.findIndex(({ camp }) => camp === campOf(id));
	const may = state.pilots[seat]!.rest === 'no';
	for (const card of SHIELDS)
		if (may && things.holds(seat, card) > 0) {
			things.lay(seat, card);
			return card;
		}
	if (may && seat === state.active && things.holds(seat, 'trou') > 1) return 'hole';
	for (const card of SHIELDS) {
		const friend = state.pilots.findIndex(({ rest }, i) => i !== seat && rest === 'no' && things.holds(i, card) > 0);
		if (friend < 0 || (state.pilots[seat]!.lives >= 3 && things.dice(2) > 0)) continue;
		const { id: giver, camp } = state.pilots[friend]!;
		const here = things.at.get(id)!;
		const covers = saucersOf(camp).find((own) => {
			const place = things.at.get(own);
			return place && place.line === here.line && place.orbit >= here.orbit && exposedSaucers(state).includes(own);
		});
		things.lay(friend, card);
		helper = { by: [giver], ...(card === 'giga' && covers ? { covers } : {}) };
		return card;
	}
	return 'none';
}

/** Plays two Trous noirs, and turns Galactix cards until a place is free. */
function jump(table: Played, things: Things, id: SaucerId, enter: Enter): void {
	const seat = table.state.pilots.findIndex(({ camp }) => camp === campOf(id));
	things.lay(seat, 'trou', 2);
	things.at.delete(id);
	for (let first = true; ; first = false) {
		const star = things.star();
		const { place } = STARS[star]!;
		const taken = things.taken(place);
		if (!taken) things.at.set(id, { line: place.line, orbit: place.orbit });
		enter(first ? { type: 'hole', saucer: id, star } : { type: 'redraw', star });
		if (!taken) break;
	}
	if (table.state.owed.includes(id)) burn(table, things, id, enter);
}

/** Tirs continus: pays a card for the line, or loses the saucer. */
function burn({ state }: Played, things: Things, id: SaucerId, enter: Enter): void {
	const seat = state.active;
	const card = (['bouclier', 'giga'] as const).find((each) => activePilot(state).rest === 'no' && things.holds(seat, each) > 0);
	if (card) things.lay(seat, card);
	else things.at.delete(id);
	enter({ type: 'cross', saucer: id, how: card ?? 'none' });
}

function fly(table: Played, things: Things, enter: Enter): void {
	const start = table.state;
	const order: readonly Colour[] = start.first === 'blue' && !completeSquadrons(start).includes('blue') ? ['blue', 'red'] : ['red', 'blue'];
	for (const colour of order) {
		const { state } = table;
		const id: SaucerId = `${activePilot(state).camp}:${colour}`;
		const die = state.thrown[colour] ?? undefined;
		if (state.over || state.turn !== start.turn || die === undefined || landedColours(activePilot(state)).includes(colour)) continue;
		const steps = die * (state.pulsars.includes(colour) ? 2 : 1);
		const layers = things.reach(id, steps, state.options.sauteSoucoupes);
		const open = state.first === undefined || state.first === colour || completeSquadrons(state).includes(state.first);
		const breach = (node: Node) => state.bunkers[node.line - 1] === 'destroyed' && node.orbit === 1;
		const here = things.at.get(id);
		const lands = open && ((here && breach(here)) || layers.slice(0, steps - 1).some((layer) => layer.some(breach)));
		if (lands) {
			things.at.delete(id);
			enter({ type: 'land', saucer: id });
			continue;
		}
		const ends = layers.at(-1)!.filter((node) => state.options.sauteSoucoupes || !things.taken(node));
		if (ends.length === 0) {
			if (state.options.positions || !here) enter({ type: 'stay', saucer: id });
			if (table.state.owed.includes(id)) burn(table, things, id, enter);
			continue;
		}
		const best = ends.toSorted((a, b) => worth(state, things, b, colour) - worth(state, things, a, colour))[0]!;
		things.at.set(id, best);
		if (state.options.positions) enter({ type: 'move', saucer: id, line: best.line, orbit: best.orbit });
		const lit = state.options.tirsContinus && litLines(state).includes(best.line);
		if (lit && flightOf(table.state, id).where !== 'earth') burn(table, things, id, enter);
	}
}

/** A place near a bunker that can be shot at, or near a breach; never on a line that is lit for the whole turn. */
function worth(state: State, things: Things, { line, orbit }: Node, colour: Colour): number {
	const bunker = state.bunkers[line - 1]!;
	const open = state.first === undefined || state.first === colour || completeSquadrons(state).includes(state.first);
	const lasers = things.holds(state.active, 'laser');
	const burning = state.options.tirsContinus && bunkersOf(state.facts, state.yellow[0]!) && litLines(state).includes(line);
	const shot = bunker !== 'destroyed' && lasers >= orbit && orbit <= 3 ? 8 - 2 * orbit : 0;
	return (bunker === 'destroyed' ? (open ? 10 - 2 * orbit : 2) : 4 - orbit + shot + (bunker === 'fallback' ? 2 : 0)) - (burning ? 50 : 0);
}

function shoot(table: Played, things: Things, seat: number, enter: Enter): void {
	const { state } = table;
	if (activePilot(state).rest !== 'no') return;
	for (const id of saucersOf(activePilot(state).camp)) {
		const from = things.at.get(id);
		if (!from || [...things.at.values()].some(({ line, orbit }) => line === from.line && orbit < from.orbit)) continue;
		const alive = () => table.state.bunkers[from.line - 1] !== 'destroyed';
		let shots = 0;
		const again = () => state.options.bunkerAttacksPerSaucer === 'unlimited' || shots++ < 1;
		while (from.orbit <= 3 && alive() && things.holds(seat, 'laser') >= from.orbit && again()) {
			things.lay(seat, 'laser', from.orbit);
			enter({ type: 'shoot', bunker: from.line, weapon: 'laser', orbit: from.orbit });
		}
		if (alive() && things.holds(seat, 'mega') > 0 && again()) {
			things.lay(seat, 'mega');
			enter({ type: 'shoot', bunker: from.line, weapon: 'mega' });
		}
	}
}
