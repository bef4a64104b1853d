import type { Setup } from '../../contract.ts';
import type { Fields } from '../../setup.ts';

/** What a table may agree on. Holds and hands are settled before the game: no dial turns a secret over in the middle of it. */
export const OPTIONS = {
	format: { usual: 'free', from: ['free', 'alliance', 'duel'], main: true },
	chevauchee: { usual: false, main: true },
	games: { usual: 1, least: 1, most: 9, main: true },
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'], main: true },
	holdSecrecy: { usual: 'none', from: ['none', 'sealed', 'open'], main: true, aid: true },
	depth: { usual: 'full', from: ['full', 'light', 'score'] },
	oneAttackPerIntersection: { usual: 'perTarget', from: ['perTarget', 'perPlayer', 'total'] },
	guerreMustLeave: { usual: false },
	blackHoleMidMove: { usual: false },
	blackHoleFromBase: { usual: true },
	phase1Combine: { usual: false },
	licencesAnonymous: { usual: false },
	allianceTie: { usual: 'draw', from: ['draw', 'ender'] },
	handAid: { usual: false, aid: true }
} as const satisfies Fields;

const COMMON_OPTIONS = {
	chevauchee: OPTIONS.chevauchee,
	games: OPTIONS.games,
	blackHoleReaction: OPTIONS.blackHoleReaction,
	holdSecrecy: OPTIONS.holdSecrecy,
	depth: OPTIONS.depth,
	oneAttackPerIntersection: OPTIONS.oneAttackPerIntersection,
	guerreMustLeave: OPTIONS.guerreMustLeave,
	blackHoleMidMove: OPTIONS.blackHoleMidMove,
	blackHoleFromBase: OPTIONS.blackHoleFromBase,
	phase1Combine: OPTIONS.phase1Combine,
	licencesAnonymous: OPTIONS.licencesAnonymous,
	handAid: OPTIONS.handAid
} as const satisfies Fields;

/** Two play a Duel unless they say otherwise; four may play two against two. */
export function optionFields({ seats }: Setup): Fields {
	switch (seats.length) {
		case 2:
			return { format: { ...OPTIONS.format, usual: 'duel', from: ['duel', 'free'] }, ...COMMON_OPTIONS };
		case 4:
			return { format: { ...OPTIONS.format, from: ['free', 'alliance'] }, ...COMMON_OPTIONS, allianceTie: OPTIONS.allianceTie };
		default:
			return COMMON_OPTIONS;
	}
}

/** The options that may be turned in mid-game. Who plays with whom and what is secret are none of them. */
export const OPTIONS_AS_DIALS = {
	chevauchee: OPTIONS.chevauchee,
	blackHoleReaction: OPTIONS.blackHoleReaction,
	depth: OPTIONS.depth,
	oneAttackPerIntersection: OPTIONS.oneAttackPerIntersection,
	guerreMustLeave: OPTIONS.guerreMustLeave,
	blackHoleMidMove: OPTIONS.blackHoleMidMove,
	blackHoleFromBase: OPTIONS.blackHoleFromBase,
	phase1Combine: OPTIONS.phase1Combine,
	licencesAnonymous: OPTIONS.licencesAnonymous,
	allianceTie: OPTIONS.allianceTie
} as const satisfies Fields;
