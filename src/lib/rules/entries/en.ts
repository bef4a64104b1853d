import type { EntryTexts, TABLE_ENTRIES } from '../entries.ts';

export const tableEntriesEn: EntryTexts<typeof TABLE_ENTRIES> = {
	'table:over': {
		name: 'The game is over',
		aliases: ['finished'],
		does: 'Once the game is over, Comparse takes no more actions. You can still undo, add a note or change the winner.'
	},
	'table:dice': {
		name: 'Entering a roll',
		aliases: ['roll', 'throw', 'hits', 'faces'],
		does: 'Enter the number of hits or each die, or roll here. Comparse won’t accept the wrong number of dice.'
	},
	'table:learned': {
		name: 'What Comparse learns from your box',
		aliases: ['memory', 'unknown value', 'read the card'],
		does: 'A printed number that isn’t in the rulebook is asked once, saved for this box, and can always be changed.'
	},
	'table:corrections': {
		name: 'Corrections',
		aliases: ['adjust', 'set by hand', 'mistake'],
		does: 'The table is always right: any tracked number can be changed by hand. The change is noted in the history.'
	},
	'table:anyway': {
		name: 'Do it anyway',
		aliases: ['against the rule', 'house rule', 'overrule'],
		does: 'Flexible rules can be overridden: a card’s power, a house rule. Things that make no sense can’t.'
	},
	'table:close': {
		name: 'Stopping the game',
		aliases: ['give up', 'end early', 'draw'],
		does: 'You can stop at any time and say who won.'
	},
	'table:note': { name: 'Note', aliases: ['remark'], does: 'A line added to the game’s history. It doesn’t affect play.' },
	'table:odds': {
		name: 'Odds',
		aliases: ['probability', 'percentage', 'statistics', 'what if'],
		does: 'Odds are calculated exactly, using the game’s own rules. Tap a number to see what can happen, what it assumes and what would change it. “?” means a number from your box is missing, “≈” is approximate, “≥” and “≤” mean at least and at most.'
	},
	'table:luck': {
		name: 'Dice luck',
		aliases: ['bad luck', 'fortune', 'loaded dice'],
		does: 'Every roll entered or made here, compared with the average. The percentage is exact: the share of games in which the same dice would have done at least as well, or as badly.'
	}
};
