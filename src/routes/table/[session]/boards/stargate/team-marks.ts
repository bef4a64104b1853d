import { m } from '$lib/paraglide/messages.js';
import { able, TEAM } from '$lib/rules/stargate/team.ts';
import type { Team } from '$lib/rules/stargate/types.ts';

/** What differs from the start of a game: finds at risk, allied Jaffas, infected members, turns as a prisoner. */
export const teamMarks = (team: Team) => [
	...(team.mission.length > 0 ? [{ kind: 'risk', n: team.mission.length, label: m.stargate_at_risk({ n: team.mission.length }) }] : []),
	...(team.jaffas > 0 ? [{ kind: 'jaffas', n: team.jaffas, label: m.stargate_jaffas({ n: team.jaffas }) }] : []),
	...(able(team) < TEAM ? [{ kind: 'members', n: able(team), label: m.stargate_members({ n: able(team) }) }] : []),
	...(team.held > 0 ? [{ kind: 'held', n: team.held, label: m.stargate_held({ n: team.held }) }] : [])
];
