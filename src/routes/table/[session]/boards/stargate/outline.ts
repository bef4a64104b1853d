import { m } from '$lib/paraglide/messages.js';
import { foeRanks, fightingTeam, fightState } from '$lib/rules/stargate/fight.ts';
import { symbolsCounted } from '$lib/rules/stargate/hand.ts';
import { standingRanks } from '$lib/rules/stargate/kernel.ts';
import { isNear, planetName } from '$lib/rules/stargate/printed.ts';
import { able } from '$lib/rules/stargate/team.ts';
import { faceDown, HAND_LIMIT, keepsBoard, planetOf } from '$lib/rules/stargate/turn.ts';
import { isFighting, type State, type Team } from '$lib/rules/stargate/types.ts';
import { line, type OutlineNames, type OutlineSection } from '../outline.ts';

/** The teams, the fight, and the planets that differ from the start: fewer cards, blocked, seen, near or visited. */
export function outline(state: State, names: OutlineNames): readonly OutlineSection[] {
	const { name } = names;
	const full = keepsBoard(state);
	const place = ({ at }: Team): string => (planetOf(at) ? name(planetName(state.facts, planetOf(at))) : name(at));
	const count = (n: number, unit: string): string => countOf(n, unit, names);
	const teams = state.teams.map((team) => ({
		title: line(name(team.id), team.pawn && name(team.pawn)),
		lines: [
			line(count(able(team), 'member'), count(team.jaffas, 'jaffa')),
			...(full ? [place(team)] : []),
			...(state.options.depth === 'fight' ? [] : [m.stargate_laid({ n: symbolsCounted(team, state.options.maxThor) })]),
			...(full ? [m.stargate_hand({ n: team.hand, most: HAND_LIMIT })] : []),
			...(team.mission.length > 0 ? [m.stargate_at_risk({ n: team.mission.length })] : []),
			...(team.held > 0 ? [m.stargate_held({ n: team.held })] : [])
		]
	}));
	return [...fightOf(state, names), ...teams, ...(full ? [{ title: m.stargate_planets(), lines: planetLines(state, names) }] : [])];
}

const countOf = (n: number, unit: string, { name }: OutlineNames): string => `${n} ${name(unit, n === 1 ? 'is' : 'many')}`;

function fightOf(state: State, names: OutlineNames): readonly OutlineSection[] {
	if (!isFighting(state)) return [];
	const foes = foeRanks(state, state.fight) ?? [];
	if (foes.length === 0) return [];
	const { name } = names;
	const standing = standingRanks(foes, fightState(state).left).map(({ count, unit }) => countOf(count, unit, names));
	return [
		{
			title: name(state.fight.foe),
			lines: [...standing, line(name(fightingTeam(state).id), countOf(state.fight.members, 'member', names))]
		}
	];
}

/** Planets that differ from the others: fewer cards, blocked, seen, near or visited. */
function planetLines(state: State, { name }: OutlineNames): readonly string[] {
	const start = Math.max(...state.planets.map((_, i) => faceDown(state, i + 1)));
	return state.planets.flatMap(({ up }, i) => {
		const [n, left] = [i + 1, faceDown(state, i + 1)];
		const here = state.teams.filter(({ at }) => planetOf(at) === n).map(({ id }) => name(id));
		if (!up && here.length === 0 && left === start && !isNear(state.facts, n)) return [];
		return line(
			m.stargate_planet({ name: name(planetName(state.facts, n)), left }),
			isNear(state.facts, n) && m.stargate_near(),
			up && (up.type === 'combat' ? m.stargate_blocked({ foe: name(up.foe) }) : m.stargate_seen({ card: name(up.type) })),
			...here
		);
	});
}
