import type { EntryText } from '../../../entries.ts';

/** What the rulebook leaves open, and how the app reads it. */
export const rulingsEn = {
	'ruling-1': {
		name: 'Three rounds, or the race?',
		aliases: ['how many rounds', 'number of rounds', 'length'],
		does: 'The race to the fifth card decides; the number of rounds is open.',
		ruling:
			'The rulebook announces three rounds, but twice makes the race the condition. Three rounds of single steps reach only the fourth card. An option offers three rounds.'
	},
	'ruling-2': {
		name: 'Two cards on from the fourth',
		aliases: ['overshoot', 'sixth card', 'too far'],
		does: 'The figure stops on the fifth card and wins.',
		ruling: 'There is no sixth card.'
	},
	'ruling-3': {
		name: 'Arriving together',
		aliases: ['same time', 'two winners', 'both win'],
		does: 'It cannot happen.',
		ruling: 'Only one figure moves in a round.'
	},
	'ruling-4': {
		name: 'As many fights each',
		aliases: ['tied round', 'one all', 'nil all'],
		does: 'No figure moves, whichever fight was drawn.',
		ruling: 'Whoever won more fights moves: nobody here, at 1-1 as at 0-0.'
	},
	'ruling-5': {
		name: 'Two wins and a drawn fight',
		aliases: ['2-0', '1-0', 'one step or two'],
		does: 'One card, never two.',
		ruling: 'Two cards are the reward for three fights won.'
	},
	'ruling-6': {
		name: 'Shuffle in every round?',
		aliases: ['shuffle each round', 'new round'],
		does: 'Once only, before the first round. After that 7 cards are drawn from the talon.',
		ruling: 'A new round speaks of the talon alone, and discards wait until it has run out.'
	},
	'ruling-7': {
		name: 'Are laid cards in the hand?',
		aliases: ['face-down cards', 'empty hand', 'answer with a planned card'],
		does: 'No. With an empty hand you must concede, even with cards laid for later fights.',
		ruling: 'Answers come from the hand, and laid cards have left it.'
	},
	'ruling-8': {
		name: 'Changing the order of laid cards',
		aliases: ['reorder', 'swap', 'move'],
		does: 'Not once both have laid. Before that, freely.',
		ruling: 'Each card belongs to a fight; only looking is allowed.'
	},
	'ruling-9': {
		name: 'After two specials at the opening',
		aliases: ['0 to 0', 'void opening'],
		does: '0 to 0 without a card: a deadlock, both play from the hand at once.',
		ruling: 'The rulebook goes on with the hand; when level, both play together.'
	},
	'ruling-10': {
		name: 'Attaque finale cancelled',
		aliases: ['final attack cancelled', '6 lost'],
		does: 'Its 6 is lost too, and it costs no card.',
		ruling: 'It is one of the specials: order ignored, card discarded.'
	},
	'ruling-11': {
		name: 'Special against power',
		aliases: ['one special', 'lone special'],
		does: 'The special works.',
		ruling: 'Only two specials cancel each other.'
	},
	'ruling-12': {
		name: 'Do specials count as cards?',
		aliases: ['count specials', 'tie-break special'],
		does: 'Yes, unless cancelled as a pair or taken back.',
		ruling: 'The tie-break counts cards played, of whatever kind.'
	},
	'ruling-13': {
		name: 'When does an order act?',
		aliases: ['timing', 'at once', 'before comparing'],
		does: 'At once, before totals are compared.',
		ruling: 'An order is followed as its card is played; if the card says otherwise, the card is right.'
	},
	'ruling-14': {
		name: 'The card against the rule',
		aliases: ['priority', 'card wins', 'retreat in a deadlock'],
		does: 'The card wins: a retreat loses the fight even in a deadlock.',
		ruling: 'The special comes before the general.'
	},
	'ruling-15': {
		name: 'How many cards alone in a deadlock?',
		aliases: ['one card', 'several cards'],
		does: 'Exactly one, then the usual comparison.',
		ruling: 'The rulebook says one card.'
	},
	'ruling-16': {
		name: 'A lone special against one on the table',
		aliases: ['cancel later', 'special already played'],
		does: 'They do not cancel each other.',
		ruling: 'It takes two specials played together.'
	},
	'ruling-17': {
		name: 'Does a deadlock end the fight?',
		aliases: ['deadlock or draw', 'difference'],
		does: 'No, only a deadlock with both hands empty.',
		ruling: 'That is how the rulebook defines a drawn fight.'
	},
	'ruling-18': {
		name: 'Conceding without playing',
		aliases: ['concede at once', 'right after the opening'],
		does: 'Yes, as soon as the turned cards leave you behind.',
		ruling: 'Behind, one concedes whenever one likes.'
	},
	'ruling-19': {
		name: 'Going on after a deadlock or in the lead',
		aliases: ['play again', 'two cards', 'keep playing'],
		does: 'No. In the lead you wait; in a deadlock both play together.',
		ruling: 'You play until you lead or cause a deadlock, and no further.'
	},
	'ruling-20': {
		name: 'When to reshuffle?',
		aliases: ['empty talon', 'moment of the shuffle'],
		does: 'As soon as the talon is empty.',
		ruling: 'The literal reading. An option waits until a card is needed.'
	},
	'ruling-21': {
		name: 'Cards on the table and the shuffle',
		aliases: ['won cards', 'shuffle the table'],
		does: 'They stay out: only discarded cards make the new talon.',
		ruling: 'The rulebook names discarded cards alone.'
	},
	'ruling-22': {
		name: 'Are the discards open?',
		aliases: ['look through the discards', 'public'],
		does: 'Yes, counted by kind. Cards discarded from the hand untold are counted apart.',
		ruling: 'Nearly all of them got there face up. An option hides what is in it.'
	},
	'ruling-23': {
		name: 'A card cancelled by an order',
		aliases: ['neutralised', 'still counts'],
		does: 'It stays on the table and counts as played, unless the card says to remove it.',
		ruling: 'It was played. The question is asked when a cancelling order is read.'
	},
	'ruling-24': {
		name: 'Too few cards to draw or to lay',
		aliases: ['no cards left', 'short draw', 'missing card'],
		does: 'Draw what is left. A missing laid card is replaced by one of the hand, or by nothing.',
		ruling: 'It happens only with corrected counters: it would take 49 cards in hand.'
	},
	'ruling-25': {
		name: 'What does X2 double?',
		aliases: ['doubling', 'x2 obi-wan', 'x2 sidious', 'picture'],
		does: 'The rulebook does not decide it: read your card.',
		ruling: 'The picture shows a total of 8 that three readings explain: (1 + 3) × 2, 1 × 2 + 3 + 3, or 4 × 2.',
		prints: 'What the doubling reaches.'
	},
	'ruling-26': {
		name: 'What does the retreat give back?',
		aliases: ['retreat returns', 'take back all'],
		does: 'Until the card is read, all your other cards come back and the retreat is discarded.',
		ruling: 'The advice counts the card taken back, not the retreat.',
		prints: 'Which cards come back.'
	},
	'ruling-27': {
		name: 'Two specials one after the other',
		aliases: ['order of effects', 'interaction'],
		does: 'In the order in which they are played.',
		ruling: 'Answers are played one by one.'
	},
	'ruling-28': {
		name: 'Going back, carrying fights over',
		aliases: ['move back', 'carry over', 'lose a step'],
		does: 'No: a figure never goes back, and fights won start from zero in each round.',
		ruling: 'Nothing in the rulebook provides for it.'
	},
	'ruling-29': {
		name: 'What does Attaque finale cost?',
		aliases: ['cost of the final attack', 'discard the hand'],
		does: 'Until the card is read, the whole hand.',
		ruling: 'The advice gives no number: played last, it makes you discard nothing else.',
		prints: 'The number of cards to discard.'
	},
	'ruling-30': {
		name: 'One more duel on the fifth card?',
		aliases: ['last duel', 'beat the opponent'],
		does: 'No, arriving is enough.',
		ruling: 'The section on winning asks only for the arrival.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
