import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableEn = {
	'table.over': 'The game is over.',
	'table.not-now': 'Not now.',
	'table.unplayable': 'This line cannot be read.',
	'table.dice': 'These are not the dice to be thrown.',
	'table.learned': 'Remembered for this box: {fact}.',
	'table.unreadable': 'That cannot be printed there: {fact}.',
	'table.read-first': 'To be read off the box first: {fact}.',
	'table.corrected': 'Corrected: {dial}, {was} → {is}.',
	'table.no-dial': 'That cannot be set like this: {dial}.',
	'table.anyway': 'By decision of the table, against the rule “{at}”.',
	'table.stiff': 'This rule cannot be overruled: “{at}”.',
	'table.closed': 'The table stops here.',
	'assume.dice': 'Fair dice: each face comes as often.',
	'assume.no-card': 'Nobody plays a card on the way.',
	'assume.unseen': 'A card nobody has seen may be any of those that are left.',
	'assume.behaviour': 'Cards alone: what people did so far tells nothing here.',
	'assume.best': 'Played as well as can be for this goal, to the end: that is exact.',
	'assume.wants': 'What is wanted is taken first, then the smaller harm.',
	'assume.alone': 'Nobody interferes.',
	'assume.passive': 'Nobody does anything against it.',
	'assume.coin': 'Each fight to come is an even toss, and none is drawn.',
	'assume.plain': 'Special cards are left aside: they can only help.',
	'assume.way': 'Nothing stands in the way.',
	'if.set': '{dial}: {is}',
	'if.more': '{dial}: {n} more ({is})',
	'if.fewer': '{dial}: {n} fewer ({is})',
	'table.noted': '“{text}”'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
