import type { EntryText } from '../../../entries.ts';

/** Rulings on what the rulebook leaves open. */
export const rulingsEn = {
	'ruling-1': {
		name: 'Three rounds, or the race?',
		aliases: ['how many rounds', 'number of rounds', 'length'],
		does: 'The race to the fifth card decides; there’s no fixed number of rounds.',
		ruling:
			'The rulebook mentions three rounds, but twice gives the race as the winning condition. Three rounds of one card each only get you to the fourth. An option lets you play three rounds.'
	},
	'ruling-2': {
		name: 'Two cards on from the fourth',
		aliases: ['overshoot', 'sixth card', 'too far'],
		does: 'The figure stops on the fifth card and wins.',
		ruling: 'There’s no sixth card.'
	},
	'ruling-3': {
		name: 'Arriving together',
		aliases: ['same time', 'two winners', 'both win'],
		does: 'It can’t happen.',
		ruling: 'Only one figure moves each round.'
	},
	'ruling-4': {
		name: 'Same number of fights each',
		aliases: ['tied round', 'one all', 'nil all'],
		does: 'No figure moves, whichever fight was drawn.',
		ruling: 'Only the player with more wins moves: nobody here, whether 1–1 or 0–0.'
	},
	'ruling-5': {
		name: 'Two wins and a drawn fight',
		aliases: ['2-0', '1-0', 'one step or two'],
		does: 'One card, never two.',
		ruling: 'Two cards are the reward for winning all three.'
	},
	'ruling-6': {
		name: 'Shuffle every round?',
		aliases: ['shuffle each round', 'new round'],
		does: 'Only once, before the first round. After that, draw 7 cards from your draw pile.',
		ruling: 'The “new round” section only mentions the draw pile, and discards wait until it’s empty.'
	},
	'ruling-7': {
		name: 'Are face-down cards part of your hand?',
		aliases: ['face-down cards', 'empty hand', 'answer with a planned card'],
		does: 'No. With an empty hand you must concede, even if you have face-down cards for later fights.',
		ruling: 'You answer from your hand, and those cards have left it.'
	},
	'ruling-8': {
		name: 'Rearranging face-down cards',
		aliases: ['reorder', 'swap', 'move'],
		does: 'Not once both players have placed them. Before that, freely.',
		ruling: 'Each card belongs to a fight; only looking is allowed.'
	},
	'ruling-9': {
		name: 'After two specials at the opening',
		aliases: ['0 to 0', 'void opening'],
		does: '0–0 with no cards: a deadlock, so both play from hand at the same time.',
		ruling: 'The rulebook says to continue from your hand; when level, both play together.'
	},
	'ruling-10': {
		name: 'Attaque finale cancelled',
		aliases: ['final attack cancelled', '6 lost'],
		does: 'Its 6 is lost too, and it costs no card.',
		ruling: 'It’s one of the specials: ignore its instruction and discard it.'
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
		ruling: 'The tie-break counts cards played, whatever they are.'
	},
	'ruling-13': {
		name: 'When does an instruction apply?',
		aliases: ['timing', 'at once', 'before comparing'],
		does: 'Right away, before comparing totals.',
		ruling: 'You follow the instruction as you play the card; if the card says otherwise, the card is right.'
	},
	'ruling-14': {
		name: 'The card against the rule',
		aliases: ['priority', 'card wins', 'retreat in a deadlock'],
		does: 'The card wins: a retreat loses the fight even in a deadlock.',
		ruling: 'Card text overrides general rules.'
	},
	'ruling-15': {
		name: 'Alone in a deadlock: how many cards?',
		aliases: ['one card', 'several cards'],
		does: 'Exactly one, then the usual comparison.',
		ruling: 'The rulebook says one card.'
	},
	'ruling-16': {
		name: 'A lone special against one on the table',
		aliases: ['cancel later', 'special already played'],
		does: 'They don’t cancel each other.',
		ruling: 'It takes two specials played together.'
	},
	'ruling-17': {
		name: 'Does a deadlock end the fight?',
		aliases: ['deadlock or draw', 'difference'],
		does: 'No, only a deadlock with both hands empty.',
		ruling: 'That’s how the rulebook defines a drawn fight.'
	},
	'ruling-18': {
		name: 'Conceding without playing',
		aliases: ['concede at once', 'right after the opening'],
		does: 'Yes, as soon as the revealed cards leave you behind.',
		ruling: 'When you’re behind, you can concede whenever you like.'
	},
	'ruling-19': {
		name: 'Playing on after a deadlock or in the lead',
		aliases: ['play again', 'two cards', 'keep playing'],
		does: 'No. In the lead you wait; in a deadlock both play together.',
		ruling: 'You play until you lead or cause a deadlock, and no further.'
	},
	'ruling-20': {
		name: 'When to reshuffle?',
		aliases: ['empty talon', 'moment of the shuffle'],
		does: 'As soon as the draw pile is empty.',
		ruling: 'The literal reading. An option waits until a card is needed.'
	},
	'ruling-21': {
		name: 'Cards on the table and the shuffle',
		aliases: ['won cards', 'shuffle the table'],
		does: 'They stay out: only discarded cards form the new draw pile.',
		ruling: 'The rulebook only mentions discarded cards.'
	},
	'ruling-22': {
		name: 'Are the discards open?',
		aliases: ['look through the discards', 'public'],
		does: 'Yes, counted by type. Cards discarded from hand unseen are counted separately.',
		ruling: 'Nearly all of them got there face up. An option hides the contents.'
	},
	'ruling-23': {
		name: 'A card cancelled by an instruction',
		aliases: ['neutralised', 'still counts'],
		does: 'It stays on the table and counts as played, unless the card says to remove it.',
		ruling: 'It was played. Comparse asks when a card cancels another.'
	},
	'ruling-24': {
		name: 'Too few cards to draw or place',
		aliases: ['no cards left', 'short draw', 'missing card'],
		does: 'Draw what’s left. A missing face-down card is replaced by one from your hand, or nothing.',
		ruling: 'It can only happen after manual corrections: you’d need 49 cards in hand.'
	},
	'ruling-25': {
		name: 'What does X2 double?',
		aliases: ['doubling', 'x2 obi-wan', 'x2 sidious', 'picture'],
		does: 'The rulebook doesn’t settle it: check your card.',
		ruling: 'The picture shows a total of 8, which fits three readings: (1 + 3) × 2, 1 × 2 + 3 + 3, or 4 × 2.',
		prints: 'What it doubles.'
	},
	'ruling-26': {
		name: 'What does the retreat give back?',
		aliases: ['retreat returns', 'take back all'],
		does: 'Until you check the card, all your other cards come back and the retreat is discarded.',
		ruling: 'The rulebook’s tip counts the card taken back, not the retreat.',
		prints: 'Which cards come back.'
	},
	'ruling-27': {
		name: 'Two specials one after the other',
		aliases: ['order of effects', 'interaction'],
		does: 'One after the other, as they’re played.',
		ruling: 'Answers are played one by one.'
	},
	'ruling-28': {
		name: 'Going back, carrying fights over',
		aliases: ['move back', 'carry over', 'lose a step'],
		does: 'No: a figure never moves back, and fights won start from zero every round.',
		ruling: 'Nothing in the rulebook suggests it.'
	},
	'ruling-29': {
		name: 'What does Attaque finale cost?',
		aliases: ['cost of the final attack', 'discard the hand'],
		does: 'Until you check the card: your whole hand.',
		ruling: 'The tip gives no number: played last, it makes you discard nothing else.',
		prints: 'The number of cards to discard.'
	},
	'ruling-30': {
		name: 'One more duel on the fifth card?',
		aliases: ['last duel', 'beat the opponent'],
		does: 'No, arriving is enough.',
		ruling: 'The section on winning only asks you to get there.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
