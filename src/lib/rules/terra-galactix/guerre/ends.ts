import type { GameEnd } from '../../contract.ts';
import type { Refusal } from '../../table.ts';
import type { Camp } from '../cards.ts';
import { HOLD_CAPACITY, TO_WIN } from './cards.ts';
import { startGame } from './deal.ts';
import { pilotAt, seatOf, tokensAfield, tokensInBase, tokensOfPilot, tokensToCarry } from './fleet.ts';
import { ELSEWHERE, supplyTokens, tokensInHolds, tokensOnBoard, withTokens } from './holds.ts';
import { tournamentPoints } from './kernel.ts';
import { refuse, ruling, type Say } from './rules.ts';
import type { ActionOf, GameScore, State } from './types.ts';

/** Ends the game after a deposit that makes four in one mother ship, or in a Duel in both together (p. 34, p. 36). */
export function checkVictory(state: State, seat: number, camp: Camp, say: Say): State {
	const pilot = pilotAt(state, seat);
	const reached = state.options.format === 'duel' ? tokensOfPilot(state, pilot) : tokensInBase(state, camp);
	if (reached < TO_WIN) return state;

	const end = gameEnd(state, seat, reached);
	sayEnd(say, end.by);
	if (state.options.holdSecrecy !== 'none') {
		const holds = tokensInHolds(state);
		say('hold.audit', { holds, board: state.board ? tokensOnBoard(state) : Math.max(0, tokensAfield(state) - holds), stock: state.stock });
	}
	return state.options.games > 1 ? scoreTournamentGame(state, end, say) : { ...state, over: end };
}

function gameEnd(state: State, seat: number, n: number): GameEnd {
	const points = Object.fromEntries(state.pilots.map((pilot) => [pilot.id, tokensOfPilot(state, pilot)]));
	const { id: player, team } = pilotAt(state, seat);
	if (state.options.format === 'duel') return { won: [player], by: ruling('end.duel', { player, n }), points };
	if (state.options.format !== 'alliance') return { won: [player], by: ruling('end.won', { player, n }), points };

	const side = (of: number) => state.pilots.filter((pilot) => pilot.team === of);
	const total = (of: number) => side(of).reduce((sum, pilot) => sum + tokensOfPilot(state, pilot), 0);
	const names = (of: number) => side(of).map(({ id }) => id);
	const [ours, theirs] = [total(team), total(1 - team)];
	if (ours === theirs && state.options.allianceTie === 'draw') return { won: [], by: ruling('end.alliance-draw', { n: ours }), points };
	if (ours === theirs) return { won: names(team), by: ruling('end.alliance-ender', { players: names(team), n: ours }), points };
	const best = ours > theirs ? team : 1 - team;
	return {
		won: names(best),
		by: ruling('end.alliance', { players: names(best), ours: Math.max(ours, theirs), theirs: Math.min(ours, theirs) }),
		points
	};
}

/** The end of a game carries its ruling with it, so that history and result use the same sentence. */
const sayEnd = (say: Say, by: GameEnd['by']): void => (say as (rule: string, numbers?: object) => void)(by.rule, by.with);

/** Adds up the points of a game of the Tournoi. After the last one the highest total wins; equal totals share the title. */
function scoreTournamentGame(state: State, { won: winners, points: bases = {} }: GameEnd, say: Say): State {
	const points = Object.fromEntries(state.pilots.map(({ id }) => [id, tournamentPoints(bases[id] ?? 0, winners.includes(id))]));
	const game: GameScore = { bases, won: winners, points };
	const games = [...state.games, game];
	const totals = tournamentTotals(games);
	for (const { id } of state.pilots) say('tournoi.points', { player: id, points: points[id] ?? 0, total: totals[id] ?? 0 });
	if (games.length < state.options.games) return { ...state, games, phase: 'between' };

	const best = Math.max(...Object.values(totals));
	const first = state.pilots.map(({ id }) => id).filter((id) => totals[id] === best);
	const [only = '', ...others] = first;
	const by =
		others.length === 0
			? ruling('tournoi.won', { player: only, points: best })
			: ruling('tournoi.shared', { players: first, points: best });
	sayEnd(say, by);
	return { ...state, games, over: { won: first, by, points: totals } };
}

const tournamentTotals = (games: readonly GameScore[]): Readonly<Record<string, number>> =>
	games.reduce<Record<string, number>>((sum, { points }) => {
		for (const [id, n] of Object.entries(points)) sum[id] = (sum[id] ?? 0) + n;
		return sum;
	}, {});

/** At depth `score`: tokens are brought home, wherever they were. */
export function bank(state: State, { camp, n }: ActionOf<'bank'>, say: Say): State | Refusal {
	if (state.options.depth !== 'score' || state.phase === 'between' || !state.order.includes(camp)) return refuse('table.not-now');
	const most = Math.min(HOLD_CAPACITY, tokensToCarry(state));
	if (!Number.isInteger(n) || n < 1 || n > most) return refuse('hold.too-many', { most });
	const total = tokensInBase(state, camp) + n;
	say('score.banked', { camp, n, total });
	const taken = withTokens(supplyTokens(state, n), ELSEWHERE, -n);
	return checkVictory({ ...taken, bases: { ...state.bases, [camp]: total } }, seatOf(state, camp), camp, say);
}

/** The next game of a Tournoi: everything is set up again, and the named player starts. */
export function nextGame(state: State, { first }: ActionOf<'next-game'>, say: Say): State | Refusal {
	const seat = state.pilots.findIndex(({ id }) => id === first);
	if (state.phase !== 'between' || seat < 0) return refuse('table.not-now');
	say('tournoi.next', { game: state.games.length + 1, games: state.options.games, player: first });
	return startGame({ ...state, turn: state.turn + 1 }, seat, say);
}
