import type { Facts } from '../../../src/lib/rules/contract.ts';
import { expandDice } from '../../../src/lib/rules/dice.ts';
import { usualSetup } from '../../../src/lib/rules/setup.ts';
import { COMBINATION } from '../../../src/lib/rules/stargate/cards.ts';
import { game } from '../../../src/lib/rules/stargate/game.ts';
import type { Action, State } from '../../../src/lib/rules/stargate/types.ts';
import { below, type Below } from '../random-walk.ts';
import { TableDriver } from '../table-driver.ts';
import type { PlayCost, TapPlan } from './plan.ts';

/** Simulated games of Stargate with four teams: the real deck on the planets, real dice, and a box whose cards have all been read. */

type Depth = State['options']['depth'];
type Card =
	{ readonly type: 'symbol'; readonly colour: number } | { readonly type: 'equipment' | 'contact' | 'combat'; readonly id: string };

/** The Combat cards of an assumed box, with their copies. */
const FOES: Readonly<Record<string, number>> = {
	...{ unas: 3, faisceau: 3, apophis: 2, couple: 1, reetous: 2, kowalski: 2, printas: 2, hathor: 1, prisonnier: 2 },
	...{ 'invasion-aliens': 1, 'invasion-jaffa': 1 }
};
const EQUIPMENT = ['zaknoktel', 'zaknoktel', 'baton', 'grenade', 'grenade', 'gantelet', 'malp', 'reacteur', 'abydos', 'dhd'];
const CONTACTS = ['tollans', 'nox', 'tokra', 'chulak', 'share', 'skaara', 'jolinar', 'thor', 'thor'];

const rank = (count: number, value: number) => [{ count, value, wounds: 1 }];
const BOX: Facts = {
	...{
		'foe:couple': [{ count: 5, value: 5, wounds: 1 }, ...[3, 3].map((value) => ({ count: 1, value, wounds: 2 }))],
		'foe:reetous': rank(3, 5)
	},
	...{ 'foe:kowalski': rank(2, 4), 'foe:printas': rank(2, 5), 'foe:hathor': rank(1, 4), 'foe:prisonnier': rank(2, 5) },
	...{ 'foe:invasion-aliens': rank(8, 5), 'foe:invasion-jaffa': rank(10, 5), 'per:invasion-aliens': 'all', 'per:invasion-jaffa': 'all' },
	...{ 'weapon:gantelet': 3, 'letter:chulak': 'P', 'letter:tokra': 'P', 'letter:thor': 'P', 'letter:tollans': 'I', 'letter:nox': 'I' },
	...{ 'colour:1': 'red', 'colour:2': 'blue', 'colour:3': 'green', 'colour:4': 'yellow', 'colour:5': 'purple', 'colour:6': 'white' }
};

/** A team as it is on the table. */
interface Team {
	readonly id: string;
	place: 'room1' | 'room2' | number;
	hand: Card[];
	found: number;
	colour: number | undefined;
	laid: number;
}

/** The cards of the box, dealt onto 24 planets: 4 on the outer lines, 5 on the others. */
function dealPlanets(draw: Below): Card[][] {
	const fill = (list: readonly string[], n: number) => Array.from({ length: n }, (_, i) => list[i % list.length]!);
	const deck: Card[] = [
		...Array.from({ length: 60 }, (_, i): Card => ({ type: 'symbol', colour: 1 + (i % 6) })),
		...fill(EQUIPMENT, 16).map((id): Card => ({ type: 'equipment', id })),
		...fill(CONTACTS, 14).map((id): Card => ({ type: 'contact', id })),
		...Object.entries(FOES).flatMap(([id, n]) => Array.from({ length: n }, (): Card => ({ type: 'combat', id })))
	];
	return Array.from({ length: 24 }, (_, i) => Array.from({ length: i < 5 || i > 18 ? 4 : 5 }, () => deck.splice(draw(deck.length), 1)[0]!));
}

const NEAR = [1, 2, 3, 4, 5];
/** Twelve rounds of four teams are about as long as a real game. */
const MOST_TURNS = 48;
/** With this many cards at risk a team returns. */
const ENOUGH = 3;

/** One simulated game. The state of the app is only read for the dice it asks for and for whose turn it is. */
class SimulatedGame {
	readonly #draw: Below;
	readonly #table: TableDriver<State, Action>;
	readonly #planets: Card[][];
	readonly #teams: Team[];
	readonly #full: boolean;
	readonly #events: Record<string, { taps: number; times: number }> = {};

	constructor(depth: Depth, seed: number) {
		this.#draw = below(seed);
		this.#full = depth === 'full';
		this.#table = new TableDriver(game, usualSetup(game.form, ['Anna', 'Bruno', 'Chloé', 'David'], { depth }), BOX);
		this.#planets = dealPlanets(this.#draw);
		this.#teams = this.#table.state.teams.map(({ id }) => ({ id, place: 'room2', hand: [], found: 0, colour: undefined, laid: 0 }));
	}

	get #state(): State {
		return this.#table.state;
	}

	play(): PlayCost {
		while (!this.#state.over && this.#state.turn <= MOST_TURNS) this.#playTurn(this.#teams[this.#state.active]!);
		const { turn } = this.#state;
		const inFights = Object.values(this.#events).reduce((sum, { taps }) => sum + taps, 0);
		return {
			taps: this.#table.taps - inFights,
			turns: turn,
			events: { ...this.#events, 'turn with its fights': { taps: this.#table.taps, times: turn } }
		};
	}

	/** Counts the taps of an event. */
	#event(name: string, run: () => void): void {
		const before = this.#table.taps;
		run();
		const { taps, times } = this.#events[name] ?? { taps: 0, times: 0 };
		this.#events[name] = { taps: taps + this.#table.taps - before, times: times + 1 };
	}

	/** Taps that only one depth asks for. */
	#inFull(...targets: readonly (string | number)[]): void {
		if (this.#full) this.#table.tap(...targets);
	}

	#playTurn(team: Team): void {
		const { turn } = this.#state;
		if (this.#state.teams[this.#state.active]!.held > 0) this.#table.tap('serve');
		else if (team.place === 'room1') {
			team.place = 'room2';
			this.#table.tap(this.#full ? 'sgc2' : 'next');
		} else this.#explore(team);
		if (!this.#state.over && this.#state.turn === turn) this.#endTurn(team);
	}

	/** Ends the turn: at depth `full` the team stays, after a departure, or stops. */
	#endTurn({ id }: Team): void {
		if (!this.#full) return void this.#table.tap('next');
		const { explore, active, teams } = this.#state;
		if (teams[active]!.id === id) this.#table.tap(explore.departure ? 'stay' : 'stop');
	}

	#explore(team: Team): void {
		const departure = team.place === 'room2';
		const pile = typeof team.place === 'number' ? this.#planets[team.place - 1]! : [];
		if (!departure && (team.found >= ENOUGH || pile.length === 0)) return this.#goHome(team);
		if (departure) {
			team.place = this.#choosePlanet(team);
			this.#inFull(`planet:${team.place}`);
		} else this.#inFull('explore');
		for (let card = 0; card < 2 && this.#mayGoOn(team); card++) this.#reveal(team);
		if (departure && this.#mayGoOn(team) && team.found >= ENOUGH && this.#full) this.#goHome(team);
	}

	/** Whether it is still this team's turn on its planet. */
	#mayGoOn(team: Team): boolean {
		const { over, active, teams, step } = this.#state;
		const isHere = typeof team.place === 'number' && this.#planets[team.place - 1]!.length > 0;
		return !over && teams[active]!.id === team.id && isHere && (!this.#full || step !== 'turn');
	}

	/** A near planet, or any planet if the team has a symbol to show. */
	#choosePlanet({ hand, laid }: Team): number {
		const hasSymbol = laid > 0 || hand.some(({ type }) => type === 'symbol');
		const all = hasSymbol ? this.#planets.map((_, i) => i + 1) : NEAR;
		const open = all.filter((n) => this.#planets[n - 1]!.length > 0);
		return open[this.#draw(open.length)] ?? NEAR[0]!;
	}

	#goHome(team: Team): void {
		team.place = 'room1';
		team.found = 0;
		this.#inFull('return');
	}

	#reveal(team: Team): void {
		const pile = this.#planets[(team.place as number) - 1]!;
		const [card] = pile;
		if (!card) return;
		if (card.type === 'combat') return this.#fight(team, card.id, pile);
		pile.shift();
		if (card.type !== 'contact') team.found += 1;
		team.hand.push(card);
		this.#inFull(card.type);
		if (card.type === 'symbol') this.#laySymbols(team);
		else this.#useCard(team, card.id);
		this.#keepSix(team);
	}

	/** Cards that change the team at once are entered; the others stay in hand unnamed. */
	#useCard(team: Team, id: string): void {
		const { zat } = this.#state.teams[this.#state.active]!;
		if ((id === 'zaknoktel' || id === 'baton') && !zat) this.#table.tap(this.#full ? `name:${id}` : 'zat');
		if (id === 'chulak') this.#table.tap(this.#full ? 'name:chulak' : 'chulak');
		const layThor = id === 'thor' && team.laid > 0 && this.#state.teams[this.#state.active]!.laid.thor === 0;
		if (layThor) this.#table.tap(this.#full ? 'name:thor' : 'lay:thor');
		if (layThor) team.laid += 1;
		if (id === 'chulak' || layThor) team.hand.pop();
	}

	/** The first colour with two symbols becomes the search colour; its symbols are laid at once, before another team plays. */
	#laySymbols(team: Team): void {
		const ofColour = (colour: number) => team.hand.filter((card) => card.type === 'symbol' && card.colour === colour);
		team.colour ??= [1, 2, 3, 4, 5, 6].find((colour) => ofColour(colour).length >= 2);
		for (const card of team.colour === undefined ? [] : ofColour(team.colour)) {
			if (this.#state.over || !this.#isActive(team) || team.laid >= COMBINATION) return;
			team.hand.splice(team.hand.indexOf(card), 1);
			const isFirst = this.#state.teams[this.#state.active]!.laid.colour === undefined;
			const before = this.#table.actions.length;
			this.#table.tap(this.#full && isFirst ? `colour:${team.colour}` : 'lay:symbol');
			// Where the card could be a find or an older one, the app asks.
			if (this.#table.actions.length === before) this.#table.tap('find');
			team.found = Math.max(0, team.found - 1);
			team.laid += 1;
		}
	}

	#isActive = ({ id }: Team): boolean => this.#state.teams[this.#state.active]!.id === id;

	/** The surplus of a hand goes to the bank, older cards first. */
	#keepSix(team: Team): void {
		team.hand.splice(0, Math.max(0, team.hand.length - 6));
		const [ask] = this.#full ? this.#table.guide.asks : [];
		if (ask?.kind === 'count' && ask.prompt.rule === 'hand.which') this.#table.tap(ask.least);
	}

	#fight(team: Team, foe: string, pile: Card[]): void {
		const { turn } = this.#state;
		// At depth `full` a foe that waits on the planet is faced without a tap.
		if (this.#state.step !== 'fight') this.#event('fight opened', () => this.#table.tap('combat', foe));
		if (foe.startsWith('invasion')) this.#event('invasion called', () => this.#table.tap('invade'));
		while (this.#state.step === 'fight' && !this.#state.over) this.#phase();
		const won = this.#state.turn === turn || foe.startsWith('invasion');
		if (won) pile.shift();
		if (foe.startsWith('invasion')) for (const each of this.#teams) Object.assign(each, { place: 'room1', found: 0 });
		else if (!won) {
			team.hand.splice(team.hand.length - Math.min(team.found, team.hand.length));
			team.found = 0;
			if (foe !== 'prisonnier') team.place = 'room1';
		}
	}

	/** One throw, one infection or one defeat of the fight that is on. */
	#phase(): void {
		const [ask] = this.#table.guide.asks;
		if (ask?.kind !== 'dice') return this.#event('defeat', () => this.#table.tap('yield'));
		const hits = ask.groups.map((group) =>
			expandDice(group).reduce((sum, { hits = [] }) => sum + (hits.includes(1 + this.#draw(6)) ? 1 : 0), 0)
		);
		const { stage } = this.#state.fight!;
		this.#event(stage === 'volley' ? 'phase' : 'special die', () => {
			const before = this.#table.actions.length;
			this.#table.tap(...hits);
			if (this.#table.actions.length === before) this.#table.tap('man');
		});
	}
}

/** Five fights of one team, one after the other, each a session of its own. */
function playFights(seed: number): PlayCost {
	const draw = below(seed);
	let taps = 0;
	const fights = Object.keys(FOES).filter((foe) => !foe.startsWith('invasion'));
	for (const foe of fights) {
		const table = new TableDriver(game, { seats: [{ id: 'p1', name: '', takes: [] }], options: { depth: 'fight' } }, BOX);
		table.tap(foe);
		while (!table.state.over) {
			const [ask] = table.guide.asks;
			if (ask?.kind !== 'dice') {
				table.tap('yield');
				continue;
			}
			const before = table.actions.length;
			table.tap(...ask.groups.map((g) => expandDice(g).filter(({ hits = [] }) => hits.includes(1 + draw(6))).length));
			if (table.actions.length === before) table.tap('man');
		}
		taps += table.taps;
	}
	return { taps, turns: fights.length };
}

const FIGHT_GOALS = { 'fight opened': 2, phase: 2, 'special die': 1.5, defeat: 1 };

/** At depth `teams` and `full` the taps of a turn are those away from a fight; the events count the fights. */
export const tapPlans: readonly TapPlan[] = [
	{
		game: 'stargate',
		depth: 'teams',
		usual: true,
		per: 'turn',
		goal: 2,
		eventGoals: { ...FIGHT_GOALS, 'turn with its fights': 4 },
		play: (seed) => new SimulatedGame('teams', seed).play()
	},
	{
		game: 'stargate',
		depth: 'full',
		per: 'turn',
		goal: 3,
		eventGoals: { ...FIGHT_GOALS, 'turn with its fights': 5 },
		play: (seed) => new SimulatedGame('full', seed).play()
	},
	{ game: 'stargate', depth: 'fight', per: 'fight', goal: 10, play: playFights }
];
