import type { Setup } from '../../contract.ts';
import type { Fields, OptionsOf } from '../../setup.ts';

/** What a table may agree on before a game. */
export const OPTIONS = {
	format: { usual: 'free', from: ['free', 'alliance', 'duel'], main: true },
	chevauchee: { usual: false, main: true },
	games: { usual: 1, least: 1, most: 9, main: true },
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'], main: true },
	holdSecrecy: { usual: 'none', from: ['none', 'sealed', 'open'], main: true, aid: true },
	seating: { usual: 'clockwise', from: ['clockwise', 'listed'] },
	depth: { usual: 'full', from: ['full', 'light', 'score'] },
	oneAttackPerIntersection: { usual: 'perTarget', from: ['perTarget', 'perPlayer', 'total'] },
	mustLoad: { usual: false },
	guerreMustLeave: { usual: false },
	blackHoleMidMove: { usual: false },
	blackHoleFromBase: { usual: true },
	phase1Combine: { usual: false },
	licencesAnonymous: { usual: false },
	allianceTie: { usual: 'draw', from: ['draw', 'ender'] },
	handAid: { usual: false, aid: true }
} as const satisfies Fields;

/** The options of one game, as they were chosen. */
export type Options = OptionsOf<typeof OPTIONS>;

const { format, allianceTie, ...ALWAYS } = OPTIONS;

/** The options the setup form shows. Two players play a Duel by default; only four may play two against two. */
export function optionFields({ seats }: Setup): Fields {
	switch (seats.length) {
		case 2:
			return { format: { ...format, usual: 'duel', from: ['duel', 'free'] }, ...ALWAYS };
		case 4:
			return { format: { ...format, from: ['free', 'alliance'] }, ...ALWAYS, allianceTie };
		default:
			return ALWAYS;
	}
}

const { format: _format, seating: _seating, games: _games, holdSecrecy: _holdSecrecy, handAid: _handAid, ...DURING_PLAY } = OPTIONS;

/** The options that may change during a game. Teams, seats and secrets are agreed before it and stay; `games` has a dial of its own. */
export const OPTIONS_AS_DIALS = DURING_PLAY;
