import { answerable, choose, dice, opensAsk, pick } from '../../ask.ts';
import type { Ask, Guide, PickAsk } from '../../contract.ts';
import { TILES } from '../cards.ts';
import { ruling } from '../rules.ts';
import { HEX_NUMBERS, hexSpace } from '../star.ts';
import { activePlayer, startDice, tilesLeft, TURN_DIE } from '../turn.ts';
import type { Action, State } from '../types.ts';
import { askAboutBox, askTrophyName } from './box.ts';
import { askFace, askLook, askLookResult, askTileName } from './look.ts';
import { askMove } from './move.ts';
import { now } from './now.ts';
import { type Offer, offerFor } from './offer.ts';
import { reminders } from './reminders.ts';
import { askPoints, askRevealed, askTiles } from './tiles.ts';

/** What the game shows now. */
export function guide(state: State): Guide<Action> {
	if (state.over) return { now: now(state), asks: answerable<Action>(askTrophyName(state)) };
	const { phase } = state;
	const offer = offerFor(state);
	return {
		now: now(state),
		...(state.options.depth !== 'full' ? {} : { where: ruling('turn.where', { turn: state.turn, tiles: tilesLeft(state) }) }),
		asks: [
			...asksOf(state, offer),
			...answerable<Action>(
				phase === 'roll' && askPass(offer),
				state.unplaced && askEmptyHexes(state),
				(phase === 'roll' || phase === 'tiles') && askTrophyName(state),
				isBeforeFirstDie(state) && askAboutBox(state)
			)
		],
		remind: reminders(state)
	};
}

const isBeforeFirstDie = ({ turn, phase, hidden, memory, options }: State): boolean =>
	turn === 1 &&
	(phase === 'lay' ||
		phase === 'start' ||
		phase === 'roll' ||
		(phase === 'tiles' && Object.keys(memory ?? {}).length === 0 && tilesLeft({ hidden }) === options.tiles));

/** Passes a turn that was played without the app, with one touch. */
const askPass = (offer: Offer): Ask<Action> => choose(ruling('turn.unentered'), [offer('pass', { type: 'pass' })], { optional: true });

/** Asks which hexes are empty, after tiles were taken without entering their hexes. */
function askEmptyHexes(state: State): Ask<Action> | false {
	const empty = HEX_NUMBERS.length - tilesLeft(state);
	if (empty === 0 || (state.phase !== 'roll' && state.phase !== 'tiles')) return false;
	const hexes = (picked: readonly string[]) => HEX_NUMBERS.filter((hex) => !picked.includes(hexSpace(hex)));
	return pick({
		prompt: ruling('lay.check', { empty }),
		optional: true,
		from: HEX_NUMBERS.map((hex) => ({ id: hexSpace(hex), most: 1 })),
		ends: [{ id: 'done', least: empty, most: empty, then: (picked) => ({ action: { type: 'lay', hexes: hexes(picked) } }) }]
	});
}

function asksOf(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player } = activePlayer(state);
	switch (state.phase) {
		case 'lay':
			return [askLayout(state)];
		case 'start':
			return [askStart(state, offer)];
		case 'roll':
			return [
				dice({ who: player, prompt: ruling('die.now', { player }), groups: TURN_DIE, then: (dice) => ({ action: { type: 'roll', dice } }) })
			];
		case 'move':
		case 'rest':
			return [askMove(state, offer)];
		case 'look':
			return [askLook(state, offer)];
		case 'open': {
			const { open } = state;
			if (open === undefined) return [];
			if (state.options.depth === 'memory') return [askFace(state, open), askRevealed(state, open, offer)];
			return state.memory ? [askFace(state, open), askTileName(state, open, offer)] : [askLookResult(state, open)];
		}
		case 'tiles':
			return [askTiles(state, offer)];
		case 'score':
			return [
				choose(
					ruling('score.who'),
					state.players.map(({ id }) => opensAsk(id, () => askPoints(id, offer, { type: 'score', player: id })))
				)
			];
	}
}

/** The hexes that get a tile or those that stay empty, whichever are fewer. */
function askLayout({ options: { tiles } }: State): PickAsk<Action> {
	const empty = TILES - tiles;
	const picksTiles = tiles <= empty;
	const count = Math.min(tiles, empty);
	return pick({
		prompt: picksTiles ? ruling('lay.which', { tiles }) : ruling('lay.empty', { empty }),
		from: HEX_NUMBERS.map((hex) => ({ id: hexSpace(hex), most: 1 })),
		ends: [
			{
				id: 'done',
				least: count,
				most: count,
				then: (picked) => ({ action: { type: 'lay', hexes: HEX_NUMBERS.filter((hex) => picked.includes(hexSpace(hex)) === picksTiles) } })
			}
		]
	});
}

/** Asks for all dice of the roll for the start, or only for the player who rolled highest. */
const askStart = (state: State, offer: Offer): Ask<Action> =>
	dice({
		prompt: ruling('start.highest'),
		groups: startDice(state),
		then: (dice) => ({ action: { type: 'roll-off', dice } }),
		shorter: choose(
			ruling('start.who'),
			state.players.map(({ id }) => offer(id, { type: 'begins', player: id }))
		)
	});
