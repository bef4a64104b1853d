import { answerable, choose, dice, isLegal, menu, opensAsk, optionMaker, pick, text } from '../../ask.ts';
import type { Ask, ChooseAsk, Guide, Option, PickAsk, Ruling } from '../../contract.ts';
import { apply } from '../apply.ts';
import {
	type Agent,
	AGENTS,
	FEWEST_PICTURED,
	tilesNotSeen,
	MOST_PICTURED,
	PRINTED,
	sameAgents,
	tileName,
	TILES,
	tilesOfBox,
	UNNAMED
} from '../cards.ts';
import { plannerLines } from '../planner-lines.ts';
import { possibleTiles } from '../chances.ts';
import { stayRules } from '../look.ts';
import { ruling } from '../rules.ts';
import { distance, HEX_NUMBERS, SPACES, agentsOn } from '../star.ts';
import { DIE, pointsLeft, lookableHexes, activePlayer, rollOffDice, tilesLeft } from '../turn.ts';
import type { Action, State } from '../types.ts';
import { rememberedGoals } from '../planner-view.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

export function guide(state: State): Guide<Action> {
	if (state.over) return { now: state.over.by, asks: answerable<Action>(trophy(state)) };
	const { phase } = state;
	return {
		now: now(state),
		...(phase === 'score' ? {} : { where: ruling('turn.where', { turn: state.turn, tiles: tilesLeft(state) }) }),
		asks: [
			...asks(state, optionMaker(apply, state)),
			...answerable<Action>(phase === 'roll' && trophy(state), isEarly(state) && teaching(state))
		],
		remind: remind(state)
	};
}

function now(state: State): Ruling {
	switch (state.phase) {
		case 'lay':
			return ruling('lay.now', { tiles: state.options.tiles });
		case 'start':
			return ruling('start.now');
		case 'score':
			return ruling('score.now', { tiles: tilesLeft(state) });
		default:
			return ruling('turn.of', { player: activePlayer(state).id });
	}
}

/** A tile that can be taken now comes first; other advice after what must not be forgotten. */
function remind(state: State): readonly Ruling[] {
	const lines = plannerLines(state);
	const takes = lines.filter(({ rule }) => TAKES.includes(rule));
	return [...takes, ...reminders(state), ...lines.filter(({ rule }) => !TAKES.includes(rule))];
}
const TAKES: readonly string[] = ['plan.capture', 'plan.burn', 'plan.lapse'];

/** What the table should not forget in this phase. */
function reminders(state: State): readonly Ruling[] {
	switch (state.phase) {
		case 'roll':
			return state.unplaced ? [ruling('score.unplaced')] : [];
		case 'move':
			return [
				ruling('move.keep'),
				...(lookableHexes(state).length > 0 ? [ruling('look.last-point')] : []),
				...(tilesLeft(state) === 1 ? [ruling('claim.lapses')] : [])
			];
		case 'look':
			return [ruling('look.free'), ...(state.options.looks === 'onePerTurn' ? [ruling('look.one')] : [])];
		default:
			return [];
	}
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player } = activePlayer(state);
	switch (state.phase) {
		case 'lay':
			return [laying(state)];
		case 'start':
			return [
				dice({
					prompt: ruling('start.highest'),
					groups: rollOffDice(state),
					then: (dice) => ({ action: { type: 'roll-off', dice } }),
					shorter: choose(
						ruling('start.who'),
						state.rolling.map((id) => offer(id, { type: 'begins', player: id }))
					)
				})
			];
		case 'roll':
			return [
				dice({ who: player, prompt: ruling('die.now', { player }), groups: DIE, then: (dice) => ({ action: { type: 'roll', dice } }) })
			];
		case 'move':
		case 'rest':
			return [moving(state, offer)];
		case 'look':
			return [looking(state, offer)];
		case 'open':
			return state.memory ? [pictured(state), whichTile(state, offer)] : [goingHome(state)];
		case 'score':
			return [
				choose(
					ruling('score.who'),
					state.players.map(({ id }) => opensAsk(id, () => scoring(id, offer)))
				)
			];
	}
}

/** Fewer tiles: touch the hexes that get one, or those that stay empty, whichever are fewer. */
function laying({ options: { tiles } }: State): PickAsk<Action> {
	const empty = TILES - tiles;
	const few = Math.min(tiles, empty);
	return pick({
		prompt: tiles <= empty ? ruling('lay.which', { tiles }) : ruling('lay.empty', { empty }),
		from: HEX_NUMBERS.map((hex) => ({ id: `hex:${hex}`, most: 1 })),
		ends: [
			{
				id: 'done',
				least: few,
				most: few,
				then: (picked) => ({
					action: { type: 'lay', hexes: HEX_NUMBERS.filter((hex) => picked.includes(`hex:${hex}`) === tiles <= empty) }
				})
			}
		]
	});
}

/** Touch the agent, then the space: each shows what it costs, and is dimmed when it costs too much. */
function moving(state: State, offer: Offer): ChooseAsk<Action> {
	const prompt = state.phase === 'rest' ? ruling('rest.now', { left: pointsLeft(state) }) : ruling('move.now', { left: pointsLeft(state) });
	const claim = offer('claim', { type: 'claim' });
	const end = isLegal(claim) ? claim : offer('stop', { type: 'stop' });
	return choose(prompt, [...AGENTS.map((agent) => goingWhere(state, agent, offer)), end], { who: activePlayer(state).id });
}

/** An agent that may not move says why. What a table lets it do all the same is still to be asked: where it goes. */
function goingWhere(state: State, agent: Agent, offer: Offer): Option<Action> {
	const prompt = ruling('move.where', { agent, left: pointsLeft(state) });
	function* ways(): Generator<Option<Action>> {
		for (const space of SPACES)
			if (space !== state.agents[agent])
				yield offer(space, { type: 'place', agent, space }, ruling('move.cost', { space, points: distance(state.from[agent], space) }));
	}
	const { refused } = menu(agent, prompt, ways);
	const where = opensAsk<Action>(agent, () => choose(prompt, [...ways()]));
	return refused ? { ...where, refused } : where;
}

/** Every tile somebody stands at: those that may not be looked at say why. */
const looking = (state: State, offer: Offer): ChooseAsk<Action> =>
	choose(
		ruling('look.now'),
		[
			...HEX_NUMBERS.filter((hex) => state.hidden[hex - 1] && agentsOn(state.agents, hex).length > 0).map((hex) =>
				offer(`hex:${hex}`, { type: 'look', hex })
			),
			offer('skip', { type: 'skip' })
		],
		{ who: activePlayer(state).id }
	);

/** Touch those who are not pictured, then what became of the tile. No face is told, so none can be kept. */
function goingHome(state: State): PickAsk<Action> {
	const hex = state.open!;
	const space = `hex:${hex}`;
	const here = agentsOn(state.agents, hex);
	const stay = stayRules(state).afterLook;
	const end = (id: 'hidden' | 'taken', most: number) => ({
		id,
		least: 0,
		most,
		then: (home: readonly string[]) => ({ action: { type: 'looked', home: home as readonly Agent[], taken: id === 'taken' } as const })
	});
	return pick({
		who: activePlayer(state).id,
		prompt: stay ? ruling('look.taken-or-not', { space }) : ruling('look.who-goes', { space }),
		from: here.map((id) => ({ id, most: 1 })),
		ends: [end('hidden', stay ? 0 : here.length), ...(here.length >= FEWEST_PICTURED ? [end('taken', here.length - FEWEST_PICTURED)] : [])]
	});
}

/** With the memory aid the face is told, agent by agent. */
const pictured = (state: State): PickAsk<Action> =>
	pick({
		who: activePlayer(state).id,
		prompt: ruling('look.pictured', { space: `hex:${state.open!}` }),
		from: AGENTS.map((id) => ({ id, most: 1 })),
		ends: [
			{
				id: 'done',
				least: FEWEST_PICTURED,
				most: MOST_PICTURED,
				then: (needs) => ({ action: { type: 'face', needs: needs as readonly Agent[] } })
			}
		]
	});

/** Or by the name of a tile that may still lie there, in one touch; or without the face after all. */
function whichTile(state: State, offer: Offer): ChooseAsk<Action> {
	const taken = state.players.flatMap(({ trophies }) => trophies.flatMap(({ agents }) => (agents ? [agents] : [])));
	const seen = rememberedGoals(state).flatMap(({ hex, needs }) => (hex === state.open ? [] : [needs]));
	const tiles = possibleTiles(tilesNotSeen(tilesOfBox(state.facts), [...taken, ...seen]), state.memory?.[state.open!]);
	return choose(
		ruling('look.which-tile', { space: `hex:${state.open!}` }),
		[...tiles.map(({ name, agents }) => offer(`tile:${name}`, { type: 'face', needs: agents })), opensAsk('short', () => goingHome(state))],
		{ who: activePlayer(state).id }
	);
}

const scoring = (player: string, offer: Offer): Ask<Action> =>
	choose(
		ruling('score.points', { player }),
		Array.from({ length: MOST_PICTURED - FEWEST_PICTURED + 1 }, (_, i) => FEWEST_PICTURED + i).map((points) =>
			offer(`${points}`, { type: 'score', player, points })
		)
	);

// ── What the box can teach ───────────────────────────────────────────────────────────────────────────────────────

/** The tile just taken lies open: its name, once, and the box knows it for good. */
function trophy(state: State): Ask<Action> | undefined {
	const tiles = tilesOfBox(state.facts).filter(({ name }) => name !== UNNAMED);
	const strange = state.players
		.flatMap(({ trophies }) => trophies)
		.find(({ agents }) => agents && !tiles.some((tile) => sameAgents(tile.agents, agents)));
	if (!strange) return undefined;
	const agents = strange.agents!;
	return {
		...text<Action>(ruling('box.trophy', { agents }), (written) => ({
			action: { type: 'learn', fact: `tile:${tileName(written)}`, value: agents }
		})),
		optional: true
	};
}

/** Before the first die there is time to tell how this box looks. */
const isEarly = ({ turn, phase }: State): boolean => turn === 1 && (phase === 'lay' || phase === 'start' || phase === 'roll');

function teaching({ facts }: State): ChooseAsk<Action> {
	const colours = AGENTS.filter((agent) => facts[`colour:${agent}`] === undefined);
	const places = HEX_NUMBERS.filter((hex) => facts[`place:${hex}`] === undefined);
	const ofColours = () =>
		choose<Action>(
			ruling('box.colours'),
			colours.map((agent) => opensAsk(agent, () => PRINTED.colour.ask(agent)))
		);
	const ofPlaces = () =>
		choose<Action>(
			ruling('box.places'),
			places.map((hex) => opensAsk(`hex:${hex}`, () => PRINTED.place.ask(`${hex}`)))
		);
	return choose(
		ruling('box.now'),
		[
			opensAsk('box:tile', () => PRINTED.tile.ask('')),
			...(colours.length > 0 ? [opensAsk('box:colour', ofColours)] : []),
			...(places.length > 0 ? [opensAsk('box:place', ofPlaces)] : [])
		],
		{ optional: true }
	);
}
