import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

export const rulingsEn: EntryTexts<typeof RULINGS> = {
	'ruling:die': {
		name: 'Which die?',
		aliases: ['faces of the die', 'six-sided die', 'd6'],
		does: 'An ordinary die, from 1 to 6.',
		ruling:
			'The rulebook speaks of a die and its points without naming its faces; in its example it shows a 5. We take it for an ordinary die.'
	},
	'ruling:players': {
		name: 'How many players?',
		aliases: ['number of players', 'player count'],
		does: 'Comparse takes two to six players.',
		ruling: 'The rules we have read give no number, and none of them depends on it. If your box names one, follow it.'
	},
	'ruling:tied-start': {
		name: 'A tie for the highest roll',
		aliases: ['tie', 'tied start', 'roll again'],
		does: 'Those who tied roll again among themselves until one of them is highest.',
		ruling: 'The rulebook does not say; it is the custom.'
	},
	'ruling:order': {
		name: 'Order of turns',
		aliases: ['clockwise', 'seating', 'direction'],
		does: 'Clockwise, as people sit: the order of the list.',
		ruling: 'The rulebook only says one after the other. The order is set when the table is set up.'
	},
	'ruling:star': {
		name: 'One ambush for each hex?',
		aliases: ['star', 'spokes', 'board'],
		does: 'Yes: the board is a star of twelve spokes, each with its ambush and then its hex.',
		ruling:
			'There are twelve ambushes and twelve hexes, every hex is two steps from the camp, and the example of four points crosses the camp.'
	},
	'ruling:path': {
		name: 'What does “no forward and back” mean?',
		aliases: ['forward and back', 'path', 'retrace'],
		does: 'An agent takes the shortest way and does not come back to a space it left in this turn. From one hex to another across the camp is fine.',
		ruling:
			'The example of four points goes in towards the camp and out again, so only retracing steps can be meant. It keeps points from being burnt on the spot.'
	},
	'ruling:looks': {
		name: 'Several hexes reached in one turn',
		aliases: ['two looks', 'how many tiles a turn', 'one tile per turn', 'several looks'],
		does: 'One look a turn, at the hex the player chooses. An option allows a look at every hex newly reached.',
		ruling: 'The rulebook speaks of one tile and then passes on to the next player.'
	},
	'ruling:voluntary': {
		name: 'Does one have to look?',
		aliases: ['compulsory look', 'voluntary', 'must not look'],
		does: 'No. The tile can always be left face down.',
		ruling:
			'The French sentence seems to forbid it, but it speaks of a player who is entitled to and gives a tile already known as its example: one need not.'
	},
	'ruling:failed-claim': {
		name: 'Last turn claimed, tile missed',
		aliases: ['failed claim', 'points left', 'wrong claim'],
		does: 'The tile goes face down, agents not pictured go home, and the points kept back are spent at once with agents that have not moved in this turn, without another look.',
		ruling:
			'The exception is for the turn in which the last tile really falls. It can always be done, and a false claim is no way round the duty to spend.'
	},
	'ruling:newcomer': {
		name: 'A look without a newcomer',
		aliases: ['right to look', 'agent already there', 'newcomer'],
		does: 'No, even if all the agents needed stand on the hex.',
		ruling: 'The right to turn the tile up comes from the agent brought there in this turn.'
	},
	'ruling:any-newcomer': {
		name: 'Does the newcomer have to be pictured?',
		aliases: ['any agent', 'any newcomer'],
		does: 'No, any agent gives the right to look; if it is not pictured it goes home afterwards.',
		ruling: 'The rulebook asks for at least one agent and does not say which.'
	},
	'ruling:left-complete': {
		name: 'A complete tile nobody took',
		aliases: ['forgotten tile', 'declined look', 'left untaken'],
		does: 'It stays: whoever brings an agent there later may look and take it.',
		ruling: 'This follows from looks being voluntary, one a turn, and in need of a newcomer.'
	},
	'ruling:first-look': {
		name: 'Taken at the first look',
		aliases: ['lucky look', 'first look'],
		does: 'Allowed: if all the agents pictured are there, the tile is taken.',
		ruling: 'Only their presence counts.'
	},
	'ruling:bumping': {
		name: 'Are agents knocked out?',
		aliases: ['bumping', 'out of play', 'sharing a space'],
		does: 'No: no agent is pushed away, and there is always room.',
		ruling:
			'The rulebook says that “the player” is not put out of play, right after allowing any number of figures: we take it to mean the figures.'
	},
	'ruling:who-scores': {
		name: 'Who scores the tile?',
		aliases: ['sharing points', 'several players helped'],
		does: 'The player who turns it up, all of it, whoever brought the agents.',
		ruling: 'The rulebook gives it to the one who looked.'
	},
	'ruling:shared': {
		name: 'Equal points at the end',
		aliases: ['tie', 'draw', 'shared victory'],
		does: 'A shared victory. The number of tiles is shown for information.',
		ruling: 'Points are the only criterion of the rulebook.'
	},
	'ruling:long-game': {
		name: 'The long game: one variant or two?',
		aliases: ['V2', 'V3', 'both switches'],
		does: 'One: agents stay after a capture and after a look. Each half alone is a house rule the option offers, too.',
		ruling: 'The second paragraph has no bullet of its own and reads as a consequence of the first.'
	},
	'ruling:all-stay': {
		name: 'Who stays after a capture?',
		aliases: ['agents not pictured', 'everybody stays'],
		does: 'In this variant all agents on the hex, pictured or not.',
		ruling: 'The rulebook speaks of all those who are there.'
	},
	'ruling:left-out': {
		name: 'Which tiles are left out?',
		aliases: ['removed tiles', 'draw'],
		does: 'Drawn at random and unseen; the others lie on any hexes one likes.',
		ruling: 'The rulebook does not say; this keeps the tiles secret.'
	},
	'ruling:memory': {
		name: 'Is a tile that was seen secret?',
		aliases: ['memory', 'notes', 'taking notes', 'secret'],
		does: 'Yes, it goes face down again and remembering is part of the game. The memory aid is agreed on together, best before the first die, and learns nothing of looks already past.',
		ruling: 'The rulebook has the tile turned down after the look.'
	},
	'ruling:open-trophies': {
		name: 'Are trophies open?',
		aliases: ['open score', 'captured tiles'],
		does: 'Yes: they lie before the players, and the score is open.',
		ruling: 'Nothing asks for hiding them.'
	},
	'ruling:take-back': {
		name: 'Taking a move back',
		aliases: ['undo', 'change my mind', 'take back'],
		does: 'Yes, until a tile is turned up.',
		ruling: 'It is the custom: a look tells something, a move does not.'
	},
	'ruling:leaving': {
		name: 'One agent leaves as another arrives',
		aliases: ['swap', 'relief', 'exchange'],
		does: 'Only those on the hex at the end of all moves count: whoever has left is not there.',
		ruling: 'One looks when all points are spent.'
	},
	'ruling:value': {
		name: 'Value with agents to spare',
		aliases: ['points of a tile', 'extra agents', 'value'],
		does: 'A tile is worth the number of agents pictured, even if others were there.',
		ruling: 'The scoring speaks of the agents shown on it.'
	},
	'ruling:look-order': {
		name: 'Several looks: in which order?',
		aliases: ['order of looks', 'one after the other'],
		does: 'The player chooses the order; each look is settled completely before the next.',
		ruling: 'An agent is on one hex only: looks do not influence each other, except for the claim of the last turn.'
	}
};
