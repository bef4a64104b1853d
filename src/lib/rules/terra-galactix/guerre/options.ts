import type { Setup } from '../../contract.ts';
import type { Fields, OptionsOf } from '../../setup.ts';

/** The options that a table chooses before a game. */
export const OPTIONS = {
	depth: {
		usual: 'light',
		from: ['score', 'light', 'full'],
		main: true,
		taps: { score: { n: 0, per: 'turn' }, light: { n: 2, per: 'turn' }, full: { n: 5, per: 'turn' } }
	},
	format: { usual: 'free', from: ['free', 'alliance', 'duel'], main: true },
	chevauchee: { usual: false, main: true },
	games: { usual: 1, least: 1, most: 9 },
	holdSecrecy: { usual: 'none', from: ['none', 'sealed', 'open'], aid: true },
	blackHoleReaction: { usual: 'ownTurn', from: ['ownTurn', 'anyLaser'] },
	seating: { usual: 'clockwise', from: ['clockwise', 'listed'] },
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

const { depth, format, allianceTie, ...OTHERS } = OPTIONS;

/** The options the setup form shows. Two players play a Duel by default; only four may play two against two. */
export function optionFields({ seats }: Setup): Fields {
	switch (seats.length) {
		case 2:
			return { depth, format: { ...format, usual: 'duel', from: ['duel', 'free'] }, ...OTHERS };
		case 4:
			return { depth, format: { ...format, from: ['free', 'alliance'] }, ...OTHERS, allianceTie };
		default:
			return { depth, ...OTHERS };
	}
}

const { format: _format, seating: _seating, games: _games, holdSecrecy: _holdSecrecy, handAid: _handAid, ...DURING_PLAY } = OPTIONS;

/** The options that may change during a game. Teams, seats and secrets are agreed before it and stay; `games` has its own dial. */
export const OPTIONS_AS_DIALS = DURING_PLAY;
