import type { Dial, Thing } from '../contract.ts';
import { isOptionDial, optionDials, withOption } from '../setup.ts';
import { CARDS, COLOURS, COMBINATION, foeRules, GLYPHS, WEAPONS, type WeaponId } from './cards.ts';
import { bestDrawn, disarmed, fighter, isCaptive, isInvasionAhead, ranks, seatFighting, unbegun, withFight, withTeam } from './fight.ts';
import { opening, woundsOf } from './kernel.ts';
import { dealt, PLANETS } from './printed.ts';
import { OPTIONS } from './setup.ts';
import { able, ALLIES, MEN, TEAM } from './team.ts';
import { down, fitted, HAND_LIMIT, HELD, HOME, planetNo, planetOf, seatOf, VISITS, withPlanet, withSeat } from './turn.ts';
import { type At, ROOMS, type State, type Team } from './types.ts';

/** The table is the truth: everything that is counted can be set by hand. */
export const dials = (state: State): readonly Dial[] =>
	state.options.depth === 'fight' ? [...fightDials(state), ...optionDials(OPTIONS, state.options)] : fullDials(state);

// ── A fight ──────────────────────────────────────────────────────────────────────────────────────────────────────

function fightDials(state: State): readonly Dial[] {
	const { fight } = state;
	const team = fighter(state);
	const { infected, jaffas, zat } = team;
	const printed = fight && fight.stage !== 'won' ? ranks(state, fight) : undefined;
	const wounds = printed ? woundsOf(printed) : 0;
	return [
		{ id: 'members', value: fight?.members ?? able(team), least: least(state), most: most(state) },
		{ id: 'jaffas', value: jaffas, least: 0, most: ALLIES },
		{ id: 'weapon', value: bestDrawn(state, team) ?? (zat ? 'zat' : 'bare'), from: ['bare', 'zat', ...WEAPONS] },
		{ id: 'woman', value: infected.woman ? 'infected' : 'fit', from: ['fit', 'infected'] },
		...(wounds > 0 ? [{ id: 'wounds', value: wounds - fight!.damage, least: 1, most: wounds }] : [])
	];
}

/** Before the first die the dial says who can fight at all; after it, who still stands. */
const settled = ({ fight }: State): boolean => !!fight && (!unbegun(fight) || fight.share !== undefined);
const most = (state: State): number => (settled(state) ? able(fighter(state)) : TEAM - fighter(state).infected.woman);
const least = (state: State): number => Math.min(1, most(state));

function setFight(state: State, dial: string, to: Thing): State {
	const team = fighter(state);
	switch (dial) {
		case 'members':
			return settled(state)
				? stood(state, to as number)
				: mustered(withTeam(state, { infected: { ...team.infected, men: most(state) - (to as number) } }));
		case 'jaffas':
			return unaimed(withTeam(state, { jaffas: to as number }));
		case 'weapon':
			return armed(state, seatFighting(state), to);
		case 'woman':
			return fit(withTeam(state, { infected: { ...team.infected, woman: to === 'infected' ? 1 : 0 } }));
		default:
			return withFight(state, { damage: woundsOf(ranks(state, state.fight!)!) - (to as number) });
	}
}

/** What the team fights with. A value weapon does not take its Zak'n'oktel away; bare hands do. */
function armed(state: State, seat: number, weapon: Thing): State {
	const zat = weapon === 'zat' || (weapon !== 'bare' && state.teams[seat]!.zat);
	const drawn = weapon === 'bare' || weapon === 'zat' ? {} : { drawn: [weapon as WeaponId] };
	return withSeat(disarmed(state, seat), seat, { zat, ...drawn });
}

/** So many stand now. Whoever stands has not lost. */
function stood(state: State, members: number): State {
	const { stage } = state.fight!;
	if (members === 0) return unaimed(withFight(state, { members, stage: 'lost' }));
	return unaimed(withFight(state, { members, ...(stage === 'lost' ? { stage: opening(kindOf(state), members), spotted: 0 } : {}) }));
}

/** A fight that has not begun is faced by whoever can fight. */
function mustered(state: State): State {
	const members = able(fighter(state));
	return state.fight ? withFight(state, { members, stage: opening(kindOf(state), members) }) : state;
}

/** Who is infected does not stand: a correction may take members out of a fight, or bring some back before it begins. */
function fit(state: State): State {
	const { fight } = state;
	if (!fight || fight.stage === 'won') return state;
	return settled(state) ? stood(state, Math.min(fight.members, able(fighter(state)))) : mustered(state);
}

/** Other dice than those that were aimed. */
function unaimed(state: State): State {
	if (!state.fight?.aim) return state;
	const { aim: _, ...fight } = state.fight;
	return { ...state, fight };
}

const kindOf = (state: State) => {
	const { kind } = foeRules(state.fight!.foe);
	return { ...(kind ? { kind } : {}), woman: fighter(state).infected.woman === 0 };
};

// ── The whole game ───────────────────────────────────────────────────────────────────────────────────────────────

const SWITCH = ['off', 'on'] as const;
const PLACES: readonly At[] = [...ROOMS, ...Array.from({ length: PLANETS }, (_, i): At => `planet:${i + 1}`)];
const COLOUR_IDS = ['none', ...Array.from({ length: COLOURS }, (_, i) => `colour:${i + 1}`)];

function fullDials(state: State): readonly Dial[] {
	const { teams, active, fight, invasion } = state;
	const fighting = state.step === 'fight' && fight && ranks(state, fight) && !isCaptive(state) && !isInvasionAhead(state);
	return [
		...(fighting ? fightDials(state).filter(({ id }) => id === 'members' || id === 'wounds') : []),
		...(teams.length > 1 && !invasion
			? [{ id: 'active', value: teams[active]!.id, from: teams.filter(({ at }) => at !== 'out').map(({ id }) => id) }]
			: []),
		...teams.flatMap((team) => teamDials(state, team)),
		{ id: 'bank', value: state.bank, least: 0, most: CARDS },
		{ id: 'discard', value: state.discard, least: 0, most: CARDS },
		...state.gone.colours.map((n, i): Dial => ({ id: `gone:colour:${i + 1}`, value: n, least: 0, most: GLYPHS })),
		...state.planets.map((_, i): Dial => ({ id: `planet:${i + 1}`, value: down(state, i + 1), least: 0, most: dealt(state.facts, i + 1) })),
		...(Object.entries(state.unseen) as [string, number][]).map(([type, n]): Dial => ({
			id: `unseen:${type}`,
			value: n,
			least: 0,
			most: 60
		})),
		...optionDials(OPTIONS, state.options)
	];
}

const teamDials = (state: State, team: Team): readonly Dial[] => {
	const { id, at, hand, mission, jaffas, infected, zat, laid, visits, held } = team;
	return [
		{ id: `at:${id}`, value: at, from: at === 'out' ? [...PLACES, 'out'] : PLACES },
		{ id: `hand:${id}`, value: hand, least: 0, most: Math.max(hand, HAND_LIMIT) },
		{ id: `mission:${id}`, value: mission.length, least: 0, most: planetOf(at) ? hand : 0 },
		{ id: `jaffas:${id}`, value: jaffas, least: 0, most: ALLIES },
		{ id: `men:${id}`, value: infected.men, least: 0, most: MEN },
		{ id: `woman:${id}`, value: infected.woman ? 'infected' : 'fit', from: ['fit', 'infected'] },
		{ id: `arms:${id}`, value: bestDrawn(state, team) ?? (zat ? 'zat' : 'bare'), from: ['bare', 'zat', ...WEAPONS] },
		{ id: `laid:${id}`, value: laid.symbols.length, least: 0, most: COMBINATION },
		{ id: `search:${id}`, value: laid.colour ? `colour:${laid.colour}` : 'none', from: COLOUR_IDS },
		{ id: `thor:${id}`, value: laid.thor, least: 0, most: 3 },
		{ id: `tokra:${id}`, value: laid.cards.includes('tokra') ? 'on' : 'off', from: SWITCH },
		{ id: `malp:${id}`, value: laid.cards.includes('malp') ? 'on' : 'off', from: SWITCH },
		{ id: `visits:${id}`, value: visits, least: planetOf(at) ? 1 : 0, most: planetOf(at) ? VISITS : 0 },
		{ id: `held:${id}`, value: held, least: 0, most: planetOf(at) ? HELD : 0 }
	];
};

export function set(state: State, dial: string, to: Thing): State {
	if (isOptionDial(dial)) return chosen(state, dial, to);
	const [what, of = ''] = dial.split(/:(.*)/s) as [string, string?];
	const seat = seatOf(state, of);
	if (seat >= 0) return setTeam(state, seat, what, to);
	const n = to as number;
	switch (what) {
		case 'active':
			return seated(state, seatOf(state, to as string));
		case 'bank':
		case 'discard':
			return { ...state, [what]: n };
		case 'gone':
			return { ...state, gone: { ...state.gone, colours: state.gone.colours.with(Number(of.slice(7)) - 1, n) } };
		case 'planet': {
			const planet = planetNo(state, Number(of));
			return withPlanet(state, Number(of), { ...planet, gone: dealt(state.facts, Number(of)) - n });
		}
		case 'unseen':
			return { ...state, unseen: { ...state.unseen, [of]: n } };
		default:
			return setFight(state, dial, to);
	}
}

/** Somebody else is on turn: what the last one was doing is dropped. */
const seated = (state: State, active: number): State => (active === state.active ? { ...state } : { ...dropped(state), active });

function dropped(state: State): State {
	const { fight: _, invasion: __, carries: ___, ...rest } = state.teams.reduce((now, ____, seat) => disarmed(now, seat), state);
	return { ...rest, step: 'turn', explore: { turned: 0, departure: false }, looked: false };
}

/** A table that changes its mind: rulings hold from the next die on; a change of depth drops what is going on. */
function chosen(state: State, dial: string, to: Thing): State {
	const options = withOption(OPTIONS, state.options, dial, to);
	if (options.depth === state.options.depth) return unaimed({ ...state, options });
	const { over: _, ...on } = dropped(state);
	return { ...on, options };
}

function setTeam(state: State, seat: number, what: string, to: Thing): State {
	const team = state.teams[seat]!;
	const { laid, infected } = team;
	const n = to as number;
	const put = (change: Partial<Team>): State => ({ ...state, teams: state.teams.with(seat, back(fitted({ ...team, ...change }))) });
	switch (what) {
		case 'at':
			return moved(state, seat, to as At);
		case 'mission': {
			const more = Array.from({ length: n - team.mission.length }, () => ({ type: 'card' as const }));
			return put({ mission: [...team.mission, ...more].slice(0, n) });
		}
		case 'men':
			return fit(put({ infected: { ...infected, men: n } }));
		case 'woman':
			return fit(put({ infected: { ...infected, woman: to === 'infected' ? 1 : 0 } }));
		case 'arms':
			return armed(state, seat, to);
		case 'laid':
			return put({ laid: withSymbols(laid, n) });
		case 'search':
			return put({ laid: to === 'none' ? colourless(laid) : { ...laid, colour: Number((to as string).slice(7)) } });
		case 'thor':
			return put({ laid: { ...laid, thor: n } });
		case 'tokra':
		case 'malp': {
			const cards = laid.cards.filter((card) => card !== what);
			return put({ laid: { ...laid, cards: to === 'on' ? [...cards, what] : cards } });
		}
		case 'jaffas':
			return unaimed(put({ jaffas: n }));
		default:
			return put({ [what]: n });
	}
}

/** A team that was out and has somebody again is at home. */
const back = (team: Team): Team => (team.at === 'out' && able(team) > 0 ? { ...team, ...HOME } : team);

/** So many symbols in front of a team: the last ones leave, the first signs not yet there come. */
function withSymbols(laid: Team['laid'], n: number): Team['laid'] {
	const spare = Array.from({ length: GLYPHS }, (_, i) => i + 1).filter((glyph) => !laid.symbols.includes(glyph));
	const symbols = [...laid.symbols.slice(0, n), ...spare.slice(0, Math.max(0, n - laid.symbols.length))].toSorted((a, b) => a - b);
	return n > 0 && laid.colour === undefined ? { ...laid, symbols, colour: 1 } : { ...laid, symbols };
}

function colourless({ colour: _, ...laid }: Team['laid']): Team['laid'] {
	return { ...laid, symbols: [] };
}

/** A pawn is put somewhere else. At home nothing is at risk; the team on turn begins anew from there. */
function moved(state: State, seat: number, at: At): State {
	const here = planetOf(at);
	const place = here ? { at, visits: Math.max(1, state.teams[seat]!.visits) } : { ...HOME, at };
	const calm = seat === state.active && !state.invasion ? dropped(state) : state;
	return withSeat(calm, seat, place);
}
