import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

export const rulingsEn: EntryTexts<typeof RULINGS> = {
	'ruling:die': {
		name: 'Which die?',
		aliases: ['faces of the die', 'six-sided die', 'd6'],
		does: 'An ordinary die, from 1 to 6.',
		ruling:
			'The rulebook mentions a die and its points without naming its faces; in its example it shows a 5. We take it to be an ordinary die.'
	},
	'ruling:players': {
		name: 'How many players?',
		aliases: ['number of players', 'player count'],
		does: 'Comparse takes two to six players.',
		ruling: 'The rules we’ve read give no number, and none of them depends on it. If your box gives one, follow it.'
	},
	'ruling:tied-start': {
		name: 'A tie for the highest roll',
		aliases: ['tie', 'tied start', 'roll again'],
		does: 'Those who tied roll again among themselves until one of them is highest.',
		ruling: 'The rulebook doesn’t say; it’s the usual way.'
	},
	'ruling:order': {
		name: 'Order of turns',
		aliases: ['clockwise', 'seating', 'direction'],
		does: 'Clockwise, as you’re seated: the order of the list.',
		ruling: 'The rulebook only says players take turns. You set the order at setup.'
	},
	'ruling:star': {
		name: 'One ambush for each hex?',
		aliases: ['star', 'spokes', 'board'],
		does: 'Yes: the board is a star of twelve spokes, each with its ambush and then its hex.',
		ruling: 'There are twelve ambushes and twelve hexes, every hex is two steps from camp, and the four-point example crosses camp.'
	},
	'ruling:path': {
		name: 'What does “no forward and back” mean?',
		aliases: ['forward and back', 'path', 'retrace'],
		does: 'An agent takes the shortest route and can’t go back to a space it left this turn. Going from hex to hex across camp is fine.',
		ruling:
			'The four-point example goes in to camp and out again, so only retracing your steps can be meant. It stops you wasting points on the spot.'
	},
	'ruling:looks': {
		name: 'Several tiles reached in one turn',
		aliases: ['two looks', 'how many tiles a turn', 'one tile per turn', 'several looks'],
		does: 'You reveal only one per turn, your choice. An option lets you reveal every tile you’ve just reached.',
		ruling: 'The rulebook mentions one tile, then moves on to the next player.'
	},
	'ruling:voluntary': {
		name: 'Do you have to reveal the tile?',
		aliases: ['compulsory look', 'voluntary', 'must not look'],
		does: 'No. The tile can always be left face down.',
		ruling:
			'The French sentence seems to forbid it, but it’s about a player who is entitled to, and gives a tile already known as its example: it means you don’t have to.'
	},
	'ruling:failed-claim': {
		name: 'Last turn claimed, tile missed',
		aliases: ['failed claim', 'points left', 'wrong claim'],
		does: 'The tile goes face down, agents not shown on it go back, and you spend the points you kept on agents that haven’t moved this turn, with no more reveals.',
		ruling:
			'The exception is for the turn when the last tile is really taken. It’s always possible, and a false claim is no way to dodge spending points.'
	},
	'ruling:newcomer': {
		name: 'Revealing a tile without a new arrival',
		aliases: ['right to look', 'agent already there', 'newcomer'],
		does: 'No, even if all the agents needed are already on the hex.',
		ruling: 'The right to reveal comes from the agent you bring there this turn.'
	},
	'ruling:any-newcomer': {
		name: 'Must the new arrival be on the tile?',
		aliases: ['any agent', 'any newcomer'],
		does: 'No, any agent lets you reveal it; if it isn’t on the tile, it goes back to camp.',
		ruling: 'The rulebook asks for at least one agent and doesn’t say which.'
	},
	'ruling:left-complete': {
		name: 'A complete tile nobody took',
		aliases: ['forgotten tile', 'declined look', 'left untaken'],
		does: 'It stays: a player who brings an agent there later can reveal it and take it.',
		ruling: 'It follows from the other rules: one reveal per turn, never compulsory, and only with a new arrival.'
	},
	'ruling:first-look': {
		name: 'Taking a tile the first time you reveal it',
		aliases: ['lucky look', 'first look'],
		does: 'Allowed: if all the agents shown are there, you take it.',
		ruling: 'Only their presence counts.'
	},
	'ruling:bumping': {
		name: 'Are agents knocked out?',
		aliases: ['bumping', 'out of play', 'sharing a space'],
		does: 'No: no agent is pushed away, and there’s always room.',
		ruling:
			'The rulebook says that “the player” isn’t put out of play, right after allowing any number of figures: we take it to mean the figures.'
	},
	'ruling:who-scores': {
		name: 'Who scores the tile?',
		aliases: ['sharing points', 'several players helped', 'who takes the tile'],
		does: 'The player who reveals it gets it all, no matter who brought the agents.',
		ruling: 'The rulebook gives it to the player who revealed it.'
	},
	'ruling:shared': {
		name: 'Equal points at the end',
		aliases: ['tie', 'draw', 'shared victory'],
		does: 'A tied win. The number of tiles is just for information.',
		ruling: 'The rulebook only counts points.'
	},
	'ruling:long-game': {
		name: 'The long game: one variant or two?',
		aliases: ['V2', 'V3', 'both switches'],
		does: 'One: agents stay after a capture and after a reveal. Each half alone is a house rule, which the option offers too.',
		ruling: 'The second paragraph has no bullet of its own and reads as a consequence of the first.'
	},
	'ruling:all-stay': {
		name: 'Who stays after a capture?',
		aliases: ['agents not pictured', 'everybody stays'],
		does: 'In this variant, all agents on the hex, shown on the tile or not.',
		ruling: 'The rulebook mentions all those who are there.'
	},
	'ruling:left-out': {
		name: 'Which tiles are left out?',
		aliases: ['removed tiles', 'draw'],
		does: 'Take them out at random, unseen; put the others on any hexes you like.',
		ruling: 'The rulebook doesn’t say; this keeps the tiles secret.'
	},
	'ruling:memory': {
		name: 'Is a tile that was seen secret?',
		aliases: ['memory', 'notes', 'taking notes', 'secret'],
		does: 'Yes: it goes face down again, and remembering is part of the game. Agree on the memory aid together, ideally before the first roll; it knows nothing about earlier reveals.',
		ruling: 'The rulebook has the tile turned face down again once it’s been seen.'
	},
	'ruling:open-trophies': {
		name: 'Are trophies open?',
		aliases: ['open score', 'captured tiles'],
		does: 'Yes: they’re in front of the players, and scores are public.',
		ruling: 'Nothing says to hide them.'
	},
	'ruling:take-back': {
		name: 'Taking a move back',
		aliases: ['undo', 'change my mind', 'take back'],
		does: 'Yes, until a tile is revealed.',
		ruling: 'It’s the usual way: revealing a tile gives something away, moving doesn’t.'
	},
	'ruling:leaving': {
		name: 'One agent leaves as another arrives',
		aliases: ['swap', 'relief', 'exchange'],
		does: 'Only agents on the hex after all movement count: one that has left isn’t there.',
		ruling: 'You reveal once all points are spent.'
	},
	'ruling:value': {
		name: 'Value with agents to spare',
		aliases: ['points of a tile', 'extra agents', 'value'],
		does: 'A tile is worth the number of agents shown, even if others were there.',
		ruling: 'Scoring counts the agents shown on it.'
	},
	'ruling:look-order': {
		name: 'Several reveals: in what order?',
		aliases: ['order of looks', 'one after the other'],
		does: 'The player chooses; each reveal is settled completely before the next.',
		ruling: 'An agent is only on one hex, so reveals don’t affect each other, except for announcing the last turn.'
	}
};
