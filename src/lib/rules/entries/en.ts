import type { EntryTexts, TABLE_ENTRIES } from '../entries.ts';

export const tableEntriesEn: EntryTexts<typeof TABLE_ENTRIES> = {
	'table:over': {
		name: 'The game is over',
		aliases: ['end of the game', 'finished'],
		does: 'After the end Comparse takes no more moves. You can still undo, add a note or say otherwise who won.'
	},
	'table:dice': {
		name: 'Telling the dice',
		aliases: ['roll', 'throw', 'hits', 'faces'],
		does: 'A throw is told by its number of hits, face by face, or thrown here. Comparse refuses a throw with the wrong number of dice.'
	},
	'table:learned': {
		name: 'What the box teaches Comparse',
		aliases: ['memory', 'unknown value', 'read the card'],
		does: 'A printed figure that is not in the rulebook is asked once, kept for this box, and can always be put right.'
	},
	'table:corrections': {
		name: 'Corrections',
		aliases: ['adjust', 'set by hand', 'mistake'],
		does: 'The table is right: every tracked number can be set by hand. The correction is written into the history.'
	},
	'table:anyway': {
		name: 'Do it anyway',
		aliases: ['against the rule', 'house rule', 'overrule'],
		does: 'A rule that bends lets the table overrule it: a power on a card, a house rule. What makes no sense at all does not bend.'
	},
	'table:close': {
		name: 'Stopping the game',
		aliases: ['give up', 'end', 'draw'],
		does: 'The table may stop at any time and say who has won.'
	},
	'table:note': { name: 'Note', aliases: ['remark'], does: 'A line written into the history of the game, without effect on play.' },
	'table:odds': {
		name: 'Odds',
		aliases: ['probability', 'percentage', 'statistics', 'what if'],
		does: 'Every chance is worked out exactly, by the very rules of the game. Touch a number to see what may happen, what it assumes, and what would change it. “?” waits for a figure of the box, “≈” simplifies, “≥” and “≤” are bounds.'
	},
	'table:luck': {
		name: 'Luck of the dice',
		aliases: ['bad luck', 'fortune', 'loaded dice'],
		does: 'Every throw told or made here, against what was to be expected. The percentage is exact: the share of evenings in which the same dice would have given at least as much, or no more.'
	}
};
