import type { TABLE_RULES } from '../table.ts';
import type { Words } from '../words.ts';

export const tableEn = {
	'table.over': 'The game is over.',
	'table.not-now': 'Not now.',
	'table.unplayable': 'This line can’t be read.',
	'table.dice': 'Those aren’t the right dice.',
	'table.learned': 'Saved for this box: {fact}.',
	'table.unreadable': 'That can’t be right: {fact}.',
	'table.later': 'To check later: {fact}.',
	'table.read-first': 'Check the components first: {fact}.',
	'table.corrected': 'Corrected: {dial}, {was} → {is}.',
	'table.no-dial': 'That can’t be set here: {dial}.',
	'table.anyway': 'House ruling, against “{at}”.',
	'table.stiff': 'This rule can’t be overridden: “{at}”.',
	'table.closed': 'The game stops here.',
	'assume.dice': 'Fair dice: every face is equally likely.',
	'assume.no-card': 'Nobody plays a card in the meantime.',
	'assume.unseen': 'A card nobody has seen could be any of those left.',
	'assume.behaviour': 'Only the cards count, not what people give away by how they play.',
	'assume.best': 'Played perfectly to the end: exact.',
	'assume.wants': 'You take what you want first, then the lesser evil.',
	'assume.alone': 'Nobody interferes.',
	'assume.passive': 'Nobody fights back.',
	'assume.coin': 'Every fight to come is 50/50, never drawn.',
	'assume.plain': 'Special cards aren’t counted: they can only help.',
	'assume.way': 'Nothing stands in the way.',
	'if.set': '{dial}: {is}',
	'if.more': '{dial}: {n} more ({is})',
	'if.fewer': '{dial}: {n} fewer ({is})',
	'table.noted': '“{text}”'
} as const satisfies Words<typeof TABLE_RULES>['rules'];
