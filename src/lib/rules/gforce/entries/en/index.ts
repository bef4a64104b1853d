import type { EntryTexts } from '../../../entries.ts';
import type { ENTRIES, THINGS } from '../../entries.ts';
import { rulingsEn } from './rulings.ts';

const COLOUR = 'The colour of its base, the same as its circles on the tiles.';

const thingsEn: EntryTexts<typeof THINGS> = {
	agents: {
		name: 'The agents',
		gloss: 'Les agents',
		aliases: ['agent', 'guinea pigs', 'figures', 'pawns', 'pieces', 'G-Force', 'bases', 'colours', 'colors'],
		does: 'Speckles, Bucky, Hurley, Blaster, Mooch and Darwin belong to nobody: on your turn you move whichever you like. They all move the same way and have no powers.',
		when: 'Every turn, with the points you roll.',
		meets: ['Only their names and colours matter: each tile needs certain agents.'],
		prints: 'The colour of each base, the same as its circles on the tiles.'
	},
	'agent:speckles': {
		name: 'Speckles',
		aliases: ['Spekles', 'Speckle', 'the mole', 'mole'],
		does: 'One of the six shared agents. The rulebook shows it on the MIXEUR and on the two-agent tile.',
		prints: COLOUR
	},
	'agent:bucky': {
		name: 'Bucky',
		aliases: ['Buky', 'Buckie', 'the hamster'],
		does: 'One of the six shared agents. No use against the MIXEUR.',
		prints: COLOUR
	},
	'agent:hurley': {
		name: 'Hurley',
		aliases: ['Hurly', 'Harley'],
		does: 'One of the six shared agents. The rulebook shows it with Speckles on a two-point tile; no use against the MIXEUR.',
		prints: COLOUR
	},
	'agent:blaster': {
		name: 'Blaster',
		aliases: ['Blasteur'],
		does: 'One of the six shared agents. The rulebook shows it on the MIXEUR.',
		prints: COLOUR
	},
	'agent:mooch': {
		name: 'Mooch',
		aliases: ['Mouch', 'the fly', 'fly'],
		does: 'One of the six shared agents. The rulebook shows it on the MIXEUR.',
		prints: COLOUR
	},
	'agent:darwin': {
		name: 'Darwin',
		aliases: ['leader', 'the boss'],
		does: 'One of the six shared agents. The rulebook shows it on the MIXEUR.',
		prints: COLOUR
	},
	'place:base': {
		name: 'Base camp',
		gloss: 'Camp de base',
		aliases: ['base', 'centre', 'center', 'headquarters', 'HQ', 'home'],
		does: 'The middle of the board, where all agents start and return. To get from one spoke to another you must cross it.',
		meets: ['1 point to an ambush, 2 to a hex.', 'Any number of agents.']
	},
	'place:ambush': {
		name: 'Ambush space',
		gloss: 'Position d’embuscade',
		aliases: ['ambush', 'embuscade', 'waiting space', 'neutral space'],
		does: 'A waiting space between the camp and an enemy hex: there are twelve, one on each spoke.',
		meets: ['1 point from the camp and 1 from its hex.', 'Any number of agents.']
	},
	'place:hex': {
		name: 'Enemy hex',
		gloss: 'Case adverse',
		aliases: ['hex', 'hexagon', 'case', 'circles', 'six circles', 'location'],
		does: 'One of the twelve hexagons at the end of a spoke. Its six circles are a single space: it doesn’t matter which one you use, and all six agents fit.',
		meets: ['2 points from the camp.', 'Comparse numbers hexes like a clock; you choose where 12 is.'],
		prints: 'The picture around each hex: give it a name if that helps.'
	},
	'empty-hex': {
		name: 'Empty hex',
		gloss: 'Case vide',
		aliases: ['hex without a tile', 'empty hexagon'],
		does: 'A hex whose tile was taken, or that never had one. You can still move there, for example to use up points; there’s nothing to reveal.'
	},
	tile: {
		name: 'Enemy tile',
		gloss: 'Cible adverse',
		aliases: ['tile', 'target', 'enemy', 'cible', 'tuile', 'what does it need', 'who is needed for', 'de quoi a besoin'],
		does: 'A hexagonal tile, placed face down. It shows an enemy and, as coloured circles, the two to six agents you need there to take it; it’s worth one point per agent shown.',
		when: 'Revealed at the end of a turn in which an agent has just arrived there.',
		meets: ['The rulebook only shows two; Comparse learns the other ten from your box as you take them.'],
		prints: 'The enemy’s name and the agents shown.'
	},
	'tile:mixeur': {
		name: 'MIXEUR',
		gloss: 'the blender',
		aliases: ['blender', 'mixer', 'what does the blender need', 'what does MIXEUR need'],
		does: '4-point tile: Darwin, Blaster, Mooch and Speckles. Bucky and Hurley are no use here.',
		when: 'When revealed, at the end of a turn.',
		meets: ['From camp it takes 8 points to gather all four: at least two turns.']
	},
	'tile:unnamed': {
		name: 'Hurley and Speckles tile',
		gloss: 'Cible de Hurley et Speckles',
		aliases: ['two-point tile', 'small tile', 'cible à deux points'],
		does: '2-point tile: Hurley and Speckles. The rulebook shows it without a name; enter its name when you take it.',
		when: 'When revealed, at the end of a turn.',
		meets: ['From camp it takes 4 points: one turn may be enough.']
	},
	die: {
		name: 'Die',
		gloss: 'Dé',
		aliases: ['die', 'dice', 'roll', 'pips'],
		does: 'One roll per turn. Split the points between one or more agents as you like; you must spend them all.',
		when: 'At the start of your turn.'
	},
	setup: {
		name: 'Setup',
		gloss: 'Mise en place',
		aliases: ['setup', 'set up', 'prepare', 'beginning', 'stands', 'contents', 'components'],
		does: 'Put all six agents on base camp and the twelve shuffled tiles face down, one per hex. Then everyone rolls to see who starts.',
		meets: [
			'Before the very first game, punch the tiles and agents out of their sheet and put each agent on its base.',
			'With fewer than twelve tiles some hexes stay empty.'
		]
	},
	start: {
		name: 'Who starts',
		gloss: 'Qui commence',
		aliases: ['first player', 'starting player', 'starter', 'roll-off', 'highest roll'],
		does: 'Everyone rolls; highest starts, then take turns. Players who tie roll again.',
		when: 'Once, before the first turn.'
	},
	turn: {
		name: 'Your turn',
		gloss: 'Le tour',
		aliases: ['turn', 'turn order', 'whose turn'],
		does: 'Roll the die, spend all the points moving agents, then, if an agent has just reached a tile, reveal it if you like. Then it’s the next player’s turn.'
	},
	move: {
		name: 'Moving agents',
		gloss: 'Déplacer les agents',
		aliases: ['move', 'movement', 'divide the points', 'walk'],
		does: 'Tap an agent, then where it goes: each space shows its cost. Or tap a hex, then all the agents that go there. Split the roll as you like, and change your mind while you have points left.',
		when: 'After rolling.',
		meets: ['Spending the last point ends your movement.', 'You can’t pass: there’s always at least one point to spend.']
	},
	distances: {
		name: 'Distances',
		aliases: ['how far is', 'how far', 'how many points to', 'distance', 'cost', 'à quelle distance est', 'points to reach'],
		does: 'From the camp: 1 to an ambush, 2 to a hex. From an ambush: 1 to its hex or to the camp, 2 to another ambush, 3 to another hex. From a hex: 1 to its ambush, 2 to the camp, 3 to another ambush, 4 to another hex.',
		meets: [
			'One agent alone can spend at most 2 points from the camp, 3 from an ambush, 4 from a hex.',
			'To gather from the camp: 2 agents 4 points, 3 agents 6, 4 agents 8, 5 agents 10, 6 agents 12.'
		]
	},
	'all-points': {
		name: 'All points must be spent',
		gloss: 'Tout le dé se dépense',
		aliases: ['must I use all points', 'unused points', 'surplus', 'pass', 'leftover points', 'faut-il utiliser tous les points'],
		does: 'You must spend every point, with any agents, on an empty hex or an ambush if need be.',
		meets: [
			'Only exception: the turn when the last tile is taken.',
			'It can always be done: each of the six agents can take at least one step.'
		]
	},
	'no-return': {
		name: 'No going out and back',
		gloss: 'Aller-retour interdit',
		aliases: ['can I go back', 'go back', 'there and back', 'turn round', 'puis-je revenir'],
		does: 'An agent can’t go back to a space it left this turn. So a move always costs the distance from where it started.',
		meets: ['Leaving a hex, crossing the camp and going on to another hex is fine.']
	},
	'no-bump': {
		name: 'No bumping',
		gloss: 'Aucun agent n’est chassé',
		aliases: ['knocking out', 'bump', 'block', 'knock out', 'capture agents', 'share a space', 'several agents together'],
		does: 'Agents can share any space: a new arrival never pushes or blocks the others.'
	},
	look: {
		name: 'Revealing a tile',
		gloss: 'Découvrir une cible',
		aliases: ['may I look', 'look', 'turn up', 'reveal', 'flip', 'puis-je regarder', 'turn a tile over'],
		does: 'Once you’ve spent the whole roll, you may reveal a tile that an agent reached this turn. Everyone sees it.',
		when: 'At the end of your turn, one tile per turn.',
		meets: [
			'No agent arrived, no reveal, even if all the agents needed are there.',
			'You never have to.',
			'If it isn’t taken, the tile goes face down again: remembering it is part of the game.'
		]
	},
	'stay-or-go': {
		name: 'Staying or going home',
		gloss: 'Rester ou rentrer',
		aliases: ['who goes home', 'who stays', 'sent home', 'back to base', 'qui rentre', 'back to camp', 'return to camp'],
		does: 'When a tile is revealed, agents there that are shown on it stay; the others go straight back to camp, for free.',
		when: 'Every time a tile is revealed.',
		meets: ['Agents elsewhere don’t move.', 'If the tile is taken, every agent on the hex goes back.']
	},
	capture: {
		name: 'Taking a tile',
		gloss: 'Éliminer un adversaire',
		aliases: ['capture', 'take', 'eliminate', 'defeat', 'beat an enemy'],
		does: 'If all the agents shown are on the hex when you reveal the tile, keep it as a trophy. All agents on the hex, shown on the tile or not, go back to camp and the hex stays empty.',
		when: 'As soon as you reveal it, even the very first time.',
		meets: ['A six-agent tile needs the exact roll unless it’s the last one: there’s nobody left to use up extra points.']
	},
	trophy: {
		name: 'Trophy',
		gloss: 'Trophée',
		aliases: ['points', 'value', 'score', 'what is it worth'],
		does: 'A tile you’ve taken, face up in front of you. It’s worth one point per agent shown, from 2 to 6.'
	},
	'last-turn': {
		name: 'Last turn',
		gloss: 'Dernier tour',
		aliases: ['last tile', 'claim', 'lapsed points', 'surplus at the end'],
		does: 'The turn when the last tile is taken is the only one where you may have points left: they’re lost. Announce it before spending everything, once an agent has reached the last tile.',
		meets: ['If you don’t take the tile, spend the remaining points right away on agents that haven’t moved, with no more reveals.']
	},
	end: {
		name: 'End of the game',
		gloss: 'Fin de la partie',
		aliases: ['winning', 'winner', 'scoring', 'who wins', 'end'],
		does: 'The game ends when the last tile is taken. Add up your trophies: the most points wins, not the most tiles.'
	},
	'variant:fewer': {
		name: 'Fewer tiles',
		gloss: 'Moins de cibles',
		aliases: ['short game', 'fewer targets', 'quick game'],
		does: 'Agree to play with fewer than twelve tiles. The others stay in the box unseen; put the rest on any hexes you like.',
		when: 'When setting up; Comparse asks which hexes have a tile.'
	},
	'variant:long': {
		name: 'Long game',
		gloss: 'Partie longue',
		aliases: ['agents stay', 'long variant'],
		does: 'Agents never go back by themselves, neither after a reveal nor after a capture. They leave with points from the die, and the game lasts longer.',
		meets: ['Each half of the variant can be played alone.']
	},
	'variant:capture': {
		name: 'Staying after a capture',
		gloss: 'Rester après une prise',
		aliases: ['stay after capture'],
		does: 'When a tile is taken, all agents on its hex stay there, shown on it or not. It takes points to get them out.'
	},
	'variant:look': {
		name: 'Staying after a reveal',
		gloss: 'Rester après une cible retournée',
		aliases: ['mismatched agents stay', 'stay after look', 'Rester après un regard'],
		does: 'When a revealed tile isn’t taken, nobody goes back, not even agents that aren’t on it.',
		meets: ['Comparse then only asks whether the tile was taken and, if so, who isn’t on it.']
	},
	'variant:house': {
		name: 'House rules',
		gloss: 'Règles maison',
		aliases: ['own rules', 'invent rules', 'change the rules'],
		does: 'The rulebook invites you to change or add rules. Comparse lets you override flexible rules, and anything it tracks can be changed by hand.'
	},
	'aid:memory': {
		name: 'Memory aid',
		gloss: 'Aide-mémoire · off by default',
		aliases: ['memory', 'remember', 'tiles seen', 'memory aid'],
		does: 'If everyone agrees, you enter what each revealed tile needs: Comparse remembers it, sends the right agents back and uses it in its advice. Without this aid it never knows what a hidden tile needs.',
		meets: [
			'Turned on mid-game, it only remembers what you enter from then on.',
			'Turned off, it forgets everything; history and undo only go back one turn.'
		]
	},
	'aid:inventory': {
		name: 'Tile list',
		gloss: 'Liste des cibles · off by default',
		aliases: ['inventory', 'remaining tiles', 'tile list'],
		does: 'From the tiles known in your box, minus those taken, Comparse gives the chance of taking the tile by revealing it, the average points, and the chance that an agent is on it.',
		meets: ['A “?” means the list isn’t complete yet.']
	},
	planner: {
		name: 'Movement advice',
		gloss: 'Conseils de déplacement',
		aliases: ['planner', 'advice', 'what to do', 'plan', 'surplus', 'threat'],
		does: 'After rolling: known tiles you can take, who goes where, how to use up extra points, two tiles at once if you play with several reveals per turn, how many agents you can gather, and what you leave for the next player. Before rolling: which numbers would take each tile.',
		meets: ['Without the memory aid it only uses positions, which everyone can see.']
	},
	odds: {
		name: 'Odds',
		gloss: 'Chances',
		aliases: ['chances', 'probabilities', 'statistics', 'how likely'],
		does: 'For each known tile: the chance of taking it on the next roll, or within two or three if all of them go towards it and nobody interferes. The odds are exact.',
		meets: [
			'One roll each decides who starts 5 times in 6 with two players, 55 in 72 with three, 25 in 36 with four.',
			'If only one agent is missing, one step away, almost any roll will do, as long as the others can use up the extra points.'
		]
	},
	depth: {
		name: 'What to track',
		gloss: 'Ce que Comparse suit',
		aliases: ['score only', 'score sheet', 'tracking less', 'depth', 'turn not entered'],
		does: 'The score: tap the player, then the tile’s value. The memory: tap the revealed hex, enter the agents shown, then who takes the tile. The whole game: the die and every move, with odds and advice.',
		when: 'Choose before the game; you can change it at any time, in both directions.',
		meets: [
			'Nothing you’ve entered is lost when you track less. When you track more, tick the empty hexes and check where the agents are.',
			'When you track the whole game, a turn played without entering it takes one tap to skip.'
		]
	}
};

export const articles: EntryTexts<typeof ENTRIES> = { ...thingsEn, ...rulingsEn };
