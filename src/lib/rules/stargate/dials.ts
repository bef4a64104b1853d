import type { Dial, Thing } from '../contract.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { CARDS, COLOURS, COMBINATION, foeRules, GLYPHS, WEAPONS, type WeaponId } from './cards.ts';
import {
	bestDrawn,
	discardDrawnWeapons,
	fightingSeat,
	fightingTeam,
	foeRanks,
	hasNotBegun,
	isCaptive,
	isInvasionAnnounced,
	readRanks,
	withFight,
	withFightingTeam
} from './fight.ts';
import { UNKNOWN_SIGN } from './hand.ts';
import { colourId, parseColour, parseFact, planetId } from './ids.ts';
import { openingStage, totalWounds } from './kernel.ts';
import { OPTIONS } from './options.ts';
import { cardsDealt, PLANETS } from './printed.ts';
import { able, ALLIES, MEN, TEAM } from './team.ts';
import {
	activeTeam,
	faceDown,
	fitFindsToHand,
	HAND_LIMIT,
	HOME_AGAIN,
	isQuick,
	keepsBoard,
	MOST_VISITS,
	planetAt,
	planetOf,
	PRISONER_TURNS,
	seatOf,
	teamAt,
	withPlanet,
	withTeam
} from './turn.ts';
import { type Fighting, isFighting, type Place, ROOMS, type State, type Team } from './types.ts';

/** Everything that is counted can be set by hand, because the physical game is right where the app is not. */
export const dials = (state: State): readonly Dial[] =>
	isQuick(state) ? [...fightDials(state), ...optionDialsNow(state)] : gameDials(state);

/** The options as dials. A quick fight is for one team: won among several, it would end their game. */
const optionDialsNow = (state: State): readonly Dial[] =>
	optionDials(OPTIONS, state.options).map((dial) =>
		dial.id === 'option:depth' && 'from' in dial && state.teams.length > 1 && !isQuick(state)
			? { ...dial, from: dial.from.filter((depth) => depth !== 'fight') }
			: dial
	);

// ── A fight ──────────────────────────────────────────────────────────────────────────────────────────────────────

function fightDials(state: State): readonly Dial[] {
	const { fight } = state;
	const team = fightingTeam(state);
	const { infected, jaffas, zat } = team;
	return [
		{ id: 'members', value: fight?.members ?? able(team), least: leastMembers(state), most: mostMembers(state) },
		{ id: 'jaffas', value: jaffas, least: 0, most: ALLIES },
		{ id: 'weapon', value: bestDrawn(state, team) ?? (zat ? 'zat' : 'bare'), from: ['bare', 'zat', ...WEAPONS] },
		{ id: 'woman', value: infected.woman ? 'infected' : 'fit', from: ['fit', 'infected'] },
		...woundsDial(state)
	];
}

/** The wounds left, once the card has been read and as long as it is not beaten. */
function woundsDial(state: State): readonly Dial[] {
	const { fight } = state;
	if (!fight || fight.stage === 'won') return [];
	const wounds = totalWounds(foeRanks(state, fight) ?? []);
	return wounds > 0 ? [{ id: 'wounds', value: wounds - fight.damage, least: 1, most: wounds }] : [];
}

/** Whether the members dial counts the members still standing. Before the first die it counts those who can fight at all. */
const countsStanding = ({ fight }: State): boolean => !!fight && (!hasNotBegun(fight) || fight.share !== undefined);
const mostMembers = (state: State): number =>
	countsStanding(state) ? able(fightingTeam(state)) : TEAM - fightingTeam(state).infected.woman;
const leastMembers = (state: State): number => Math.min(1, mostMembers(state));

function setFightDial(state: State, dial: string, to: Thing): State {
	const team = fightingTeam(state);
	switch (dial) {
		case 'members':
			return isFighting(state) && countsStanding(state)
				? withStanding(state, to as number)
				: withMusteredTeam(withFightingTeam(state, { infected: { ...team.infected, men: mostMembers(state) - (to as number) } }));
		case 'jaffas':
			return withoutAim(withFightingTeam(state, { jaffas: to as number }));
		case 'weapon':
			return withWeapon(state, fightingSeat(state), to);
		case 'woman':
			return withoutInfected(withFightingTeam(state, { infected: { ...team.infected, woman: to === 'infected' ? 1 : 0 } }));
		default:
			return isFighting(state) ? withFight(state, { damage: totalWounds(readRanks(state, state.fight)) - (to as number) }) : state;
	}
}

/** What the team fights with. Choosing a value weapon keeps its Zak'n'oktel; choosing bare hands removes it. */
function withWeapon(state: State, seat: number, weapon: Thing): State {
	const zat = weapon === 'zat' || (weapon !== 'bare' && teamAt(state, seat).zat);
	const drawn = weapon === 'bare' || weapon === 'zat' ? {} : { drawn: [weapon as WeaponId] };
	return withTeam(discardDrawnWeapons(state, seat), seat, { zat, ...drawn });
}

/** The state with this many members standing. A team with a member standing has not lost. */
function withStanding(state: Fighting, members: number): State {
	const { stage } = state.fight;
	if (members === 0) return withoutAim(withFight(state, { members, stage: 'lost' }));
	const again = stage === 'lost' ? { stage: openingStage(openingTerms(state), members), spotted: 0 } : {};
	return withoutAim(withFight(state, { members, ...again }));
}

/** A fight that has not begun is fought by all members who can fight. */
function withMusteredTeam(state: State): State {
	if (!isFighting(state)) return state;
	const members = able(fightingTeam(state));
	return withFight(state, { members, stage: openingStage(openingTerms(state), members) });
}

/** Infected members do not stand. A correction may take members out of a fight, or bring some back before it begins. */
function withoutInfected(state: State): State {
	if (!isFighting(state)) return state;
	if (state.fight.stage === 'won') return withFight(state, { members: Math.min(state.fight.members, able(fightingTeam(state))) });
	return countsStanding(state) ? withStanding(state, Math.min(state.fight.members, able(fightingTeam(state)))) : withMusteredTeam(state);
}

/** The dice have changed, so a split among Reetous that was entered before no longer fits. */
function withoutAim(state: State): State {
	if (!state.fight?.aim) return state;
	const { aim: _, ...fight } = state.fight;
	return { ...state, fight };
}

const openingTerms = (state: Fighting) => {
	const { kind } = foeRules(state.fight.foe);
	return { ...(kind ? { kind } : {}), hasWoman: fightingTeam(state).infected.woman === 0 };
};

// ── The whole game ───────────────────────────────────────────────────────────────────────────────────────────────

const SWITCH = ['off', 'on'] as const;
/** Every place where a pawn may stand. */
export const PLACES: readonly Place[] = [...ROOMS, ...Array.from({ length: PLANETS }, (_, i) => planetId(i + 1))];
const COLOUR_IDS = ['none', ...Array.from({ length: COLOURS }, (_, i) => colourId(i + 1))];

/** The dials of a game that has turns; those of planets, hands and bank only where they are kept. */
function gameDials(state: State): readonly Dial[] {
	const { teams, fight, invasion } = state;
	const fighting = state.step === 'fight' && fight && foeRanks(state, fight) && !isCaptive(state) && !isInvasionAnnounced(state);
	return [
		...(fighting ? fightDials(state).filter(({ id }) => id === 'members' || id === 'wounds') : []),
		...(teams.length > 1 && !invasion
			? [{ id: 'active', value: activeTeam(state).id, from: teams.filter(({ at }) => at !== 'out').map(({ id }) => id) }]
			: []),
		...teams.flatMap((team) => (keepsBoard(state) ? [...boardDials(team), ...teamDials(state, team)] : teamDials(state, team))),
		...(keepsBoard(state) ? cardDials(state) : []),
		...optionDialsNow(state)
	];
}

/** Bank, discard, planets and cards that were not seen yet. */
function cardDials(state: State): readonly Dial[] {
	return [
		{ id: 'bank', value: state.bank, least: 0, most: CARDS },
		{ id: 'discard', value: state.discard, least: 0, most: CARDS },
		...state.gone.colours.map((n, i): Dial => ({ id: `gone:${colourId(i + 1)}`, value: n, least: 0, most: GLYPHS })),
		...state.planets.map((_, i): Dial => ({
			id: planetId(i + 1),
			value: faceDown(state, i + 1),
			least: 0,
			most: cardsDealt(state.facts, i + 1)
		})),
		...(Object.entries(state.unseen) as [string, number][]).map(([type, n]): Dial => ({
			id: `unseen:${type}`,
			value: n,
			least: 0,
			most: 60
		}))
	];
}

/** The dials of a team's place and hand. */
function boardDials({ id, at, hand, mission, laid, visits }: Team): readonly Dial[] {
	return [
		{ id: `at:${id}`, value: at, from: at === 'out' ? [...PLACES, 'out'] : PLACES },
		{ id: `hand:${id}`, value: hand, least: 0, most: Math.max(hand, HAND_LIMIT) },
		{ id: `mission:${id}`, value: mission.length, least: 0, most: planetOf(at) ? hand : 0 },
		{ id: `search:${id}`, value: laid.colour ? `colour:${laid.colour}` : 'none', from: COLOUR_IDS },
		{ id: `tokra:${id}`, value: laid.cards.includes('tokra') ? 'on' : 'off', from: SWITCH },
		{ id: `malp:${id}`, value: laid.cards.includes('malp') ? 'on' : 'off', from: SWITCH },
		{ id: `visits:${id}`, value: visits, least: planetOf(at) ? 1 : 0, most: planetOf(at) ? MOST_VISITS : 0 }
	];
}

/** The dials of a team at every depth with turns. */
const teamDials = (state: State, team: Team): readonly Dial[] => {
	const { id, at, jaffas, infected, zat, laid, held } = team;
	const mayBeHeld = at !== 'out' && (planetOf(at) > 0 || held > 0 || !keepsBoard(state));
	return [
		{ id: `jaffas:${id}`, value: jaffas, least: 0, most: ALLIES },
		{ id: `men:${id}`, value: infected.men, least: 0, most: MEN },
		{ id: `woman:${id}`, value: infected.woman ? 'infected' : 'fit', from: ['fit', 'infected'] },
		{ id: `arms:${id}`, value: bestDrawn(state, team) ?? (zat ? 'zat' : 'bare'), from: ['bare', 'zat', ...WEAPONS] },
		{ id: `laid:${id}`, value: laid.symbols.length, least: 0, most: COMBINATION },
		{ id: `thor:${id}`, value: laid.thor, least: 0, most: 3 },
		{ id: `held:${id}`, value: held, least: 0, most: mayBeHeld ? PRISONER_TURNS : 0 }
	];
};

/** The state with one dial set by hand. */
export function setDial(before: State, dial: string, to: Thing): State {
	const state = withoutUnkept(before, dial);
	if (isOptionDial(dial)) return setOption(state, dial, to);
	const { kind: what, of } = parseFact(dial);
	const seat = seatOf(state, of);
	if (seat >= 0) return setTeamDial(state, seat, what, to);
	const n = to as number;
	switch (what) {
		case 'active':
			return withActiveSeat(state, seatOf(state, to as string));
		case 'bank':
		case 'discard':
			return { ...state, [what]: n };
		case 'gone':
			return { ...state, gone: { ...state.gone, colours: state.gone.colours.with((parseColour(of) ?? 1) - 1, n) } };
		case 'planet': {
			const planet = planetAt(state, Number(of));
			return withPlanet(state, Number(of), { ...planet, gone: cardsDealt(state.facts, Number(of)) - n });
		}
		case 'unseen':
			return { ...state, unseen: { ...state.unseen, [of]: n } };
		default:
			return setFightDial(state, dial, to);
	}
}

/** The table has entered a value that was not kept at a lighter depth. */
function withoutUnkept(state: State, dial: string): State {
	const { unkept, ...rest } = state;
	const left = unkept?.filter((each) => each !== dial) ?? [];
	return left.length > 0 ? { ...rest, unkept: left } : rest;
}

/** Another team is on turn: the move that the last one had begun is dropped. */
const withActiveSeat = (state: State, active: number): State =>
	active === state.active ? { ...state } : { ...dropCurrentMove(state), active };

/** The fight, the Invasion or the exploration that has begun is dropped. */
function dropCurrentMove(state: State): State {
	const { fight: _, invasion: __, carries: ___, ...rest } = state.teams.reduce((now, ____, seat) => discardDrawnWeapons(now, seat), state);
	return { ...rest, step: 'turn', explore: { turned: 0, departure: false }, looked: false };
}

/** A changed option holds from the next die on. A change of depth drops the move that has begun. */
const setOption = (state: State, dial: string, to: Thing): State => withOptions(state, withOption(OPTIONS, state.options, dial, to));

/** The state with these options. */
export function withOptions(state: State, options: State['options']): State {
	if (options.depth === state.options.depth) return withoutAim({ ...state, options });
	const { over: _, unkept: __, ...on } = dropCurrentMove(state);
	if (options.depth !== 'full') return { ...on, options };
	// Hands and places have changed on the table while they were not kept.
	const unkept = state.teams.filter(({ at }) => at !== 'out').flatMap(({ id }) => [`hand:${id}`, `at:${id}`]);
	return { ...on, options, unkept };
}

function setTeamDial(state: State, seat: number, what: string, to: Thing): State {
	const team = teamAt(state, seat);
	const { laid, infected } = team;
	const n = to as number;
	const put = (change: Partial<Team>): State => ({
		...state,
		teams: state.teams.with(seat, bringBackHome(fitFindsToHand({ ...team, ...change })))
	});
	switch (what) {
		case 'at':
			return movePawn(state, seat, to as Place);
		case 'mission': {
			const more = Array.from({ length: n - team.mission.length }, () => ({ type: 'card' as const }));
			return put({ mission: [...team.mission, ...more].slice(0, n) });
		}
		case 'men':
			return withoutInfected(put({ infected: { ...infected, men: n } }));
		case 'woman':
			return withoutInfected(put({ infected: { ...infected, woman: to === 'infected' ? 1 : 0 } }));
		case 'arms':
			return withWeapon(state, seat, to);
		case 'laid':
			return put({ laid: withSymbols(state, laid, n) });
		case 'search':
			return put({ laid: withColour(laid, parseColour(to as string)) });
		case 'thor':
			return put({ laid: { ...laid, thor: n } });
		case 'tokra':
		case 'malp': {
			const cards = laid.cards.filter((card) => card !== what);
			return put({ laid: { ...laid, cards: to === 'on' ? [...cards, what] : cards } });
		}
		case 'jaffas':
			return withoutAim(put({ jaffas: n }));
		default:
			return put({ [what]: n });
	}
}

/** A team that was out and has a member again is at home. */
const bringBackHome = (team: Team): Team => (team.at === 'out' && able(team) > 0 ? { ...team, ...HOME_AGAIN } : team);

/**
 * Sets the number of symbols in front of a team: the last ones are taken away. Where the board is kept, the first missing signs are added
 * and a colour is assumed, which the table corrects beside it; otherwise only the number counts.
 */
function withSymbols(state: State, laid: Team['laid'], n: number): Team['laid'] {
	const kept = laid.symbols.slice(0, n);
	const missing = Math.max(0, n - laid.symbols.length);
	if (!keepsBoard(state)) return { ...laid, symbols: [...Array<number>(missing).fill(UNKNOWN_SIGN), ...kept] };
	const spare = Array.from({ length: GLYPHS }, (_, i) => i + 1).filter((glyph) => !laid.symbols.includes(glyph));
	const symbols = [...kept, ...spare.slice(0, missing)].toSorted((a, b) => a - b);
	return n > 0 && laid.colour === undefined ? { ...laid, symbols, colour: 1 } : { ...laid, symbols };
}

/** Sets the search colour. Without a colour no symbol is laid. */
function withColour({ colour: _, ...laid }: Team['laid'], colour: number | undefined): Team['laid'] {
	return colour === undefined ? { ...laid, symbols: [] } : { ...laid, colour };
}

/** Puts a pawn somewhere else. At home no find is at risk. The team on turn begins its turn again from there. */
function movePawn(state: State, seat: number, at: Place): State {
	const place = planetOf(at) ? { at, visits: Math.max(1, teamAt(state, seat).visits) } : { ...HOME_AGAIN, at };
	const settled = seat === state.active && !state.invasion ? dropCurrentMove(state) : state;
	return withTeam(settled, seat, place);
}
