import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableEn = {
	'table.over': 'The game is over.',
	'table.not-now': 'Not now.',
	'table.dice': 'These are not the dice to be thrown.',
	'table.learned': 'Remembered for this box: {fact}.',
	'table.unreadable': 'That cannot be printed there: {fact}.',
	'table.read-first': 'To be read off the box first: {fact}.',
	'table.corrected': 'Corrected: {dial}, {was} → {is}.',
	'table.no-dial': 'That cannot be set like this: {dial}.',
	'table.anyway': 'By decision of the table, against the rule “{at}”.',
	'table.stiff': 'This rule cannot be overruled: “{at}”.',
	'table.closed': 'The table stops here.',
	'table.noted': '“{text}”'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
