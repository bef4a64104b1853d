import type { EntryText } from '../../../entries.ts';

const text = (name: string, does: string, ruling: string, aliases: readonly string[] = []): EntryText => ({ name, aliases, does, ruling });

export const rulings = {
	'ruling:chaams-block': text(
		'Do Chaams block a location?',
		'No: they don’t stop you entering, leaving, revealing or completing a step.',
		'The introduction links moving on to eliminating them, but no rule makes it a condition, and the defeats already punish leaving them. You can decide that they hold the hero back.',
		['chaams block', 'pass through chaams']
	),
	'ruling:step-scope': text(
		'Does one completed step count for everyone?',
		'No, each hero completes their own.',
		'The rule talks about the hero who moves. You may let one hero complete it for everyone.',
		['step for the team']
	),
	'ruling:step-split': text(
		'Complete the step now, move later?',
		'No: cards, travel die and move are one action.',
		'The boxed rule and its example join them; the list of actions mentions the step separately. You may split them.',
		['step without moving', 'split step']
	),
	'ruling:two-dice': text(
		'Can the two dice for locations 4 and 8 come from two heroes?',
		'No: one hero, in the same action.',
		'Dice don’t carry over to another hero’s turn.',
		['two travel dice']
	),
	'ruling:enter-one-die': text(
		'Does entering locations 4 and 8 take two dice?',
		'No, one; two are only for revealing.',
		'The rulebook only doubles the price of turning the card over.',
		['enter place 4', 'enter the laboratory']
	),
	'ruling:first-throw': text(
		'Can you choose not to roll?',
		'No: the first roll is compulsory.',
		'It’s stated without conditions; only rolling again is a choice.',
		['skip the throw']
	),
	'ruling:swap-when': text(
		'When do you swap with Tanatloc?',
		'As soon as you’ve chosen the die, before rolling again or stopping.',
		'That’s the order in the example. If you roll again, you lose the swap.',
		['time of the swap']
	),
	'ruling:swap-colours': text(
		'Swap several colours at once?',
		'No: one colour each way, equal numbers, two different colours.',
		'The text swaps a single colour for another. The other player must agree.',
		['several colours']
	),
	'ruling:swap-twice': text('Two Tanatlocs in a turn?', 'One swap each.', 'Each result counts separately.', ['double tanatloc']),
	'ruling:swap-partner': text(
		'Who can you swap with?',
		'Any other hero in play, wherever they are; not yourself.',
		'The rulebook only says another hero.',
		['swap partner']
	),
	'ruling:swap-tired': text(
		'Swap with a tired hero, or with your own second hero?',
		'Yes, both.',
		'The rulebook only says “another hero”; being tired is just a marker.',
		['tired hero swap']
	),
	'ruling:limit-when': text(
		'The ten-card limit: after each die or after all of them?',
		'After all of them: draw with as many dice as you like, then go back to ten before any other action.',
		'The rulebook counts “one or several dice” as a single action and only checks the hand before the next one. So you discard before travelling, eliminating or ending the turn. For stricter play, choose the option “after each die”.',
		['discard when', 'several skill dice']
	),
	'ruling:limit-outside': text(
		'More than ten cards outside your turn?',
		'That hero discards right away.',
		'The limit is on the hand, not the turn.',
		['ten cards outside turn']
	),
	'ruling:reshuffle-when': text(
		'When do you shuffle the discards?',
		'As soon as the draw pile is empty. If there are no discards either, when you next need a card.',
		'A literal reading of “runs out”. You may wait until the next card: that’s an option. If you shuffled at another moment than Comparse, you can still draw a card it counts in the discard pile: just confirm it.',
		['shuffle', 'empty pile']
	),
	'ruling:skills-out': text(
		'No skill cards left to draw?',
		'Draw what there is; no penalty.',
		'Only running out of Chaams loses the game. If you check the limit after each die, it can’t happen.',
		['no skills left']
	),
	'ruling:same-skill': text(
		'“Same type and colour” as what?',
		'As the Chaam: two Corruption for a level 2 Corruption Chaam, from the hand of the hero whose turn it is.',
		'That’s what the example does.',
		['same colour', 'which cards eliminate']
	),
	'ruling:viking-land': text(
		'Does Pays viking receive Ogotaï’s Chaams?',
		'Yes, and it counts for the “no free location” defeat.',
		'It’s revealed, and you count all the way back to it.',
		['place 1 and ogotai']
	),
	'ruling:first-free-place': text(
		'Mayaxatl, the “first revealed location” in the example?',
		'The first one that’s revealed and free: Grande pyramide has just received its two Chaams.',
		'Read that way, the example matches the rule.',
		['example great pyramid']
	),
	'ruling:reveal-chaams': text(
		'Can the Chaams on a revealed location lose the game?',
		'Yes, if you have to draw one too many. They come one by one.',
		'The “no Chaams left” defeat is a general rule.',
		['chaams when discovering']
	),
	'ruling:ends-of-path': text(
		'Placing a Chaam at the ends of the path?',
		'There’s nothing before the first location or after the eighth.',
		'The Ogotaï card isn’t a location.',
		['edge of the path']
	),
	'ruling:empty-faces': text(
		'The Goddess with no good dice, Ogotaï with no Chaams?',
		'You get nothing, and the phase still ends.',
		'The phase ends whatever you win.',
		['goddess nothing', 'ogotai nothing']
	),
	'ruling:forced-dice': text(
		'Fewer dice than asked for?',
		'The hero takes them all; Comparse does it for you.',
		'The rulebook says so for 2 and 3 dice.',
		['forced dice', 'must take']
	),
	'ruling:won-dice-stay': text(
		'Does Ogotaï cost you dice you’ve already won?',
		'No, he only affects the current roll. The same goes for the Goddess.',
		'Dice you’ve won are on the hero card.',
		['lose dice']
	),
	'ruling:unused-dice': text('What happens to unused dice?', 'They’re lost; the next hero rolls all six.', 'Nothing lets you keep any.', [
		'keep a die'
	]),
	'ruling:power-when': text(
		'When can you use a power?',
		'In the Action phase, once. Earlier only if the card says so.',
		'The list of actions includes it; only the introduction says “during the turn”. “Do it anyway” is there for cards that say otherwise.',
		['time of the power']
	),
	'ruling:shared-hero': text(
		'The fourth hero with three players: when, and who plays it?',
		'It plays last. The first player plays it in round 1, the second in round 2, and so on.',
		'The rulebook wants a new player each round but doesn’t say when. You can choose at setup.',
		['shared hero']
	),
	'ruling:hero-order': text(
		'The order of one player’s heroes?',
		'Chosen at the start, then fixed. Two players alternate.',
		'There had to be an order; the simplest one never changes.',
		['solo order']
	),
	'ruling:two-players': text('Two players with three heroes?', 'No, always four.', 'The rulebook gives no other choice.', [
		'two players three heroes'
	]),
	'ruling:split': text(
		'How many of each Chaam, and which are taken out?',
		'We assume two level 1, one level 2 and one level 3 per skill. Hard game: take out one level 1 of each.',
		'Twelve, six and six cards for six skills suggest it; your box confirms it as you play. You can also take them out at random.',
		['copies', 'split', 'distribution']
	),
	'ruling:starting-cards': text(
		'How many starting cards with 1 or 2 players?',
		'Three per hero, as with 3 or 4.',
		'The number is only given for 3 and 4 players.',
		['starting cards']
	),
	'ruling:setup-values': text(
		'Symbols on Pays viking, value of the starting space?',
		'Ignored at setup.',
		'Symbols count when a hero reveals a location, spaces when Ogotaï reaches them.',
		['setup chaams']
	),
	'ruling:summit-now': text(
		'One more round after the summit?',
		'No, you lose immediately.',
		'The rulebook says the game is lost when he gets there.',
		['last round']
	),
	'ruling:both-defeats': text(
		'No Chaams and no free location at the same time?',
		'Comparse announces “no Chaams left”: you draw before placing.',
		'The result is the same.',
		['two defeats']
	),
	'ruling:challenge-win': text(
		'Do you have to win to complete a challenge?',
		'The challenge card decides; Comparse accepts both and notes the result.',
		'The rulebook doesn’t say. You can require a win.',
		['challenge and defeat']
	),
	'ruling:challenge-twice': text(
		'The same challenge twice?',
		'The list keeps the first time; the second adds nothing.',
		'An achievement counts once.',
		['challenge done before']
	),
	'ruling:equal-dice': {
		...text(
			'Do the dice have one of each symbol?',
			'We assume so, until you confirm it once.',
			'The rulebook lists six symbols per type of die; the sticker diagram isn’t in the text.',
			['stickers', 'dice faces']
		),
		prints: 'The six faces of each kind of die.'
	},
	'ruling:adjacent': text(
		'Which neighbouring card can you reveal?',
		'Always the next one.',
		'Revealed locations are the start of the path: everything behind you already is.',
		['adjacent card']
	),
	'ruling:sv-travels': text(
		'3 skills/travel for a step or for locations 4 and 8?',
		'Yes: it then counts as a travel die in every way.',
		'The rulebook treats it as a travel die, full stop.',
		['three skills as travel']
	),
	'ruling:eighteen-out': text(
		'Eighteen Chaams placed, none to draw?',
		'You don’t lose yet: only when you have to draw one.',
		'The rule is about the moment you draw.',
		['18 placed']
	),
	'ruling:open-hands': text(
		'Do you show your hands?',
		'Yes: it’s a cooperative game, and Tanatloc wouldn’t work otherwise.',
		'The rulebook doesn’t say. The option only changes what’s displayed.',
		['hidden hands', 'open hands']
	),
	'ruling:one-is-enough': text(
		'Does everyone have to be in the laboratory to win?',
		'No, one hero is enough.',
		'The rulebook says one of the heroes.',
		['all heroes']
	),
	'ruling:which-chaams': text('Which Chaam on a location do you eliminate?', 'Any of them.', 'No order is given.', ['choose the chaams']),
	'ruling:seen-first': text(
		'Do you see the Chaam before choosing where it goes?',
		'Yes: draw it, then place it.',
		'The example does it in that order.',
		['see the chaams']
	),
	'ruling:dice-or-actions': text('“Use dice or do actions”?', 'Both, in any order.', 'The example does both.', ['dice or actions']),
	'ruling:full-value': text(
		'Can you draw fewer cards than the die shows?',
		'No, the full value, then back to ten.',
		'The die says how many the hero draws.',
		['draw fewer']
	),
	'ruling:power-beats': text(
		'What if a power contradicts a rule?',
		'The card wins. That’s what “Do it anyway” and manual changes are for.',
		'Common practice: specific beats general.',
		['power against rule']
	),
	'ruling:final-and-chaams': text(
		'Can you win with Chaams in the laboratory?',
		'Yes, unless you’ve chosen that Chaams hold the hero back.',
		'The same reading as for moving.',
		['occupied laboratory']
	),
	'ruling:start-space': {
		...text(
			'Where does Ogotaï start?',
			'On the space for 3 or 4 heroes: read it off the track, once.',
			'The text links the space to the number of heroes without saying whether it’s marked or numbered. Comparse doesn’t guess.',
			['start space']
		),
		prints: 'The starting space with 3 and with 4 heroes.'
	}
} as const satisfies Record<string, EntryText>;
