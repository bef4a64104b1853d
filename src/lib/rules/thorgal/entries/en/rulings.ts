import type { EntryText } from '../../../entries.ts';

const text = (name: string, does: string, ruling: string, aliases: readonly string[] = []): EntryText => ({ name, aliases, does, ruling });

export const rulings = {
	'ruling:chaams-block': text(
		'Do Chaams block a place?',
		'No: they stop nobody from entering, leaving, discovering or paying a step.',
		'The overview ties advancing to eliminating, but no rule makes it a condition, and the defeats already punish leaving them. A table may decide that they hold the hero back.',
		['chaams block', 'pass through chaams']
	),
	'ruling:step-scope': text(
		'Does one paid step count for all?',
		'No, each hero pays its own.',
		'The rule speaks of the hero who advances. A table may let one pay for all.',
		['step for the team']
	),
	'ruling:step-split': text(
		'Pay the step now, move later?',
		'No: cards, travel die and move are one action.',
		'The boxed rule and its example join them; the list of actions names the step apart. A table may split them.',
		['step without moving', 'split step']
	),
	'ruling:two-dice': text(
		'May the two dice for places 4 and 8 come from two heroes?',
		'No: one hero, in the same action.',
		'Dice do not outlive a hero’s turn.',
		['two travel dice']
	),
	'ruling:enter-one-die': text(
		'Does entering places 4 and 8 take two dice?',
		'No, one; two are only for discovering.',
		'The book doubles only the price of turning the card.',
		['enter place 4', 'enter the laboratory']
	),
	'ruling:first-throw': text(
		'May a hero not throw?',
		'No: the first throw is compulsory.',
		'It is stated without condition; only throwing again is a choice.',
		['skip the throw']
	),
	'ruling:swap-when': text(
		'When is Tanatloc’s swap made?',
		'As soon as the die is chosen, before throwing again or stopping.',
		'This is the order of the example. Throwing again lets the swap go.',
		['time of the swap']
	),
	'ruling:swap-colours': text(
		'Swap several colours at once?',
		'No: one colour each way, equal numbers, two different colours.',
		'The text sets a single colour against another. The partner’s player agrees.',
		['several colours']
	),
	'ruling:swap-twice': text('Two Tanatlocs in a turn?', 'One swap each.', 'Each result stands for itself.', ['double tanatloc']),
	'ruling:swap-partner': text(
		'Swap with whom?',
		'With any other hero in play, wherever it is, not with oneself.',
		'The book only asks for another hero.',
		['swap partner']
	),
	'ruling:swap-tired': text(
		'Swap with a tired hero, or with one’s own second hero?',
		'Yes, both.',
		'Only “another hero” is asked for; being tired is a marker.',
		['tired hero swap']
	),
	'ruling:limit-when': text(
		'The limit of ten: after each die or after all?',
		'After all: draw with as many dice as you like, then go back to ten before any other action.',
		'The booklet counts “one or several dice” as a single action and checks the hand only before the next one. So travelling, eliminating or ending the turn wait for the discard. A stricter table can choose the option “after each die”.',
		['discard when', 'several skill dice']
	),
	'ruling:limit-outside': text(
		'More than ten cards outside one’s turn?',
		'That hero discards at once.',
		'The limit belongs to the hand, not to the turn.',
		['ten cards outside turn']
	),
	'ruling:reshuffle-when': text(
		'When is the discard shuffled?',
		'As soon as the pile is empty. If the discard is empty too, when the next card is needed.',
		'The literal reading of a pile that ran out. A table may wait for the next card: that is an option. If it shuffled at another moment than Comparse, a card “still in the discard” can be drawn all the same: just confirm it.',
		['shuffle', 'empty pile']
	),
	'ruling:skills-out': text(
		'No skill card left to draw?',
		'Draw what exists, without penalty.',
		'Only Chaams lose the game by running out. With the limit after each die it cannot happen.',
		['no skills left']
	),
	'ruling:same-skill': text(
		'“Same type and colour” as what?',
		'As the Chaams: two Corruption for a level 2 Corruption Chaams, from the hand of the hero whose turn it is.',
		'The example pays like that.',
		['same colour', 'which cards eliminate']
	),
	'ruling:viking-land': text(
		'Does Pays viking receive Ogotaï’s Chaams?',
		'Yes, and it counts for the defeat without a free place.',
		'It is discovered and the scan runs down to it.',
		['place 1 and ogotai']
	),
	'ruling:first-free-place': text(
		'Mayaxatl, the “first discovered place” of the example?',
		'The first one discovered and free: Grande pyramide has just received its two Chaams.',
		'Read like that, the example agrees with the rule.',
		['example great pyramid']
	),
	'ruling:reveal-chaams': text(
		'Can the Chaams of a discovered place lose the game?',
		'Yes, if one too many must be drawn. They come one by one.',
		'The defeat without Chaams is general.',
		['chaams when discovering']
	),
	'ruling:ends-of-path': text(
		'Placing a Chaams at the ends of the path?',
		'Nothing before the first place, nothing after the eighth.',
		'The Ogotaï card is no place.',
		['edge of the path']
	),
	'ruling:empty-faces': text(
		'The Goddess without a good die, Ogotaï without a Chaams?',
		'Nothing is won, the phase ends all the same.',
		'The end of the phase does not depend on the gain.',
		['goddess nothing', 'ogotai nothing']
	),
	'ruling:forced-dice': text(
		'Fewer dice than asked for?',
		'The hero takes them all; Comparse does it.',
		'The book says so for 2 and 3 dice.',
		['forced dice', 'must take']
	),
	'ruling:won-dice-stay': text(
		'Does Ogotaï cost the dice already won?',
		'No, he touches only the present throw. So does the Goddess.',
		'Dice won lie on the hero card.',
		['lose dice']
	),
	'ruling:unused-dice': text(
		'What becomes of unused dice?',
		'They are lost; the next hero throws all six.',
		'Nothing allows keeping any.',
		['keep a die']
	),
	'ruling:power-when': text(
		'When is a power used?',
		'In the action phase, once. Earlier only if the card says so.',
		'The list of actions names it; only the overview says “during the turn”. “Do it anyway” is there for cards that decide otherwise.',
		['time of the power']
	),
	'ruling:shared-hero': text(
		'The fourth hero of three players: when, and by whom?',
		'It plays last. The first player leads it in round 1, the second in round 2, and so on.',
		'The book wants a new player each round and names no turn. It can be chosen at setup.',
		['shared hero']
	),
	'ruling:hero-order': text(
		'The order of one player’s heroes?',
		'Chosen at the start, then fixed. Two players take turns.',
		'Some order was needed; the simplest never changes.',
		['solo order']
	),
	'ruling:two-players': text('Two players with three heroes?', 'No, always four.', 'The book offers nothing else.', [
		'two players three heroes'
	]),
	'ruling:split': text(
		'How many of each Chaams, and which are taken out?',
		'Assumed: two of level 1, one of level 2 and one of level 3 per skill. Hard game: take out one level 1 of each.',
		'Twelve, six and six cards for six skills suggest it; your box confirms it in play. They may also be taken out at random.',
		['copies', 'split', 'distribution']
	),
	'ruling:starting-cards': text(
		'How many starting cards with 1 or 2 players?',
		'Three per hero, as with 3 or 4.',
		'The number is written only for 3 and 4 players.',
		['starting cards']
	),
	'ruling:setup-values': text(
		'Symbols of Pays viking, value of the start space?',
		'Ignored at setup.',
		'Symbols act when a hero discovers, spaces when Ogotaï arrives.',
		['setup chaams']
	),
	'ruling:summit-now': text('One more round after the summit?', 'No, the defeat is immediate.', 'The book has the game lost on arrival.', [
		'last round'
	]),
	'ruling:both-defeats': text(
		'No Chaams and no place at once?',
		'Comparse names the missing Chaams: drawing comes before placing.',
		'The outcome is the same.',
		['two defeats']
	),
	'ruling:challenge-win': text(
		'Must the game be won for a challenge?',
		'The challenge card says; Comparse takes both and notes the outcome.',
		'The book leaves it open. A table may ask for a victory.',
		['challenge and defeat']
	),
	'ruling:challenge-twice': text(
		'The same challenge twice?',
		'The list keeps the first time; the second adds nothing.',
		'A feat counts once.',
		['challenge done before']
	),
	'ruling:equal-dice': {
		...text(
			'Do the dice carry one of each symbol?',
			'Yes, assumed until you confirm it once.',
			'The book lists six symbols for each kind of die; the sticker diagram is not in the text.',
			['stickers', 'dice faces']
		),
		prints: 'The six faces of each kind of die.'
	},
	'ruling:adjacent': text(
		'Which neighbouring card can be discovered?',
		'Always the next one.',
		'Discovered places are the beginning of the path: behind, all of them are.',
		['adjacent card']
	),
	'ruling:sv-travels': text(
		'3 compétences/voyage for a step or for places 4 and 8?',
		'Yes: it is then a travel die in every way.',
		'The book compares it to a travel die without reserve.',
		['three skills as travel']
	),
	'ruling:eighteen-out': text(
		'Eighteen Chaams placed, none to draw?',
		'No defeat: one must have to be drawn.',
		'The rule speaks of the moment of drawing.',
		['18 placed']
	),
	'ruling:open-hands': text(
		'Are hands shown?',
		'Yes, the game is co-operative and Tanatloc supposes it.',
		'The book does not say. The option changes only what is shown.',
		['hidden hands', 'open hands']
	),
	'ruling:one-is-enough': text('All in the laboratory to win?', 'No, one hero is enough.', 'The book speaks of one of the heroes.', [
		'all heroes'
	]),
	'ruling:which-chaams': text('Which Chaams of a place is eliminated?', 'Any of them.', 'No order is given.', ['choose the chaams']),
	'ruling:seen-first': text(
		'Is a Chaams seen before its place is chosen?',
		'Yes: drawn, then placed.',
		'The example does it in that order.',
		['see the chaams']
	),
	'ruling:dice-or-actions': text('“Use dice or do actions”?', 'Both, in any order.', 'The example does one and the other.', [
		'dice or actions'
	]),
	'ruling:full-value': text(
		'Draw fewer cards than the die shows?',
		'No, the full value, then back to ten.',
		'The die says how many the hero draws.',
		['draw fewer']
	),
	'ruling:power-beats': text(
		'A power against a rule?',
		'The card wins. “Do it anyway” and setting by hand are for this.',
		'Common practice: the special case comes first.',
		['power against rule']
	),
	'ruling:final-and-chaams': text(
		'Winning with Chaams in the laboratory?',
		'Yes, unless your table has chosen that Chaams hold the hero back.',
		'The same reading as for moving.',
		['occupied laboratory']
	),
	'ruling:start-space': {
		...text(
			'Where does Ogotaï start?',
			'On the space for 3 or 4 heroes: read it off the track, once.',
			'The text ties the space to the number of heroes without saying whether it is marked or has that number. Comparse does not guess.',
			['start space']
		),
		prints: 'The start space with 3 and with 4 heroes.'
	}
} as const satisfies Record<string, EntryText>;
