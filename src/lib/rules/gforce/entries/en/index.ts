import type { EntryTexts } from '../../../entries.ts';
import type { ENTRIES, THINGS } from '../../entries.ts';
import { rulingsEn } from './rulings.ts';

const COLOUR = 'The colour of its base, the same as its circles on the tiles.';

const thingsEn: EntryTexts<typeof THINGS> = {
	agents: {
		name: 'Les agents',
		gloss: 'the six shared figures',
		aliases: ['agent', 'guinea pigs', 'figures', 'pawns', 'pieces', 'G-Force', 'bases', 'colours', 'colors'],
		does: 'Speckles, Bucky, Hurley, Blaster, Mooch and Darwin belong to nobody: whoever plays moves those they like. All of them move alike, none has a power.',
		when: 'In every turn, with the points of the die.',
		meets: ['Only their names and colours matter: each tile needs some of them and not the others.'],
		prints: 'The colour of each base, the same as its circles on the tiles.'
	},
	'agent:speckles': {
		name: 'Speckles',
		aliases: ['Spekles', 'Speckle', 'the mole', 'mole'],
		does: 'One of the six shared agents. The rulebook shows it on the MIXEUR and on the tile of two agents.',
		prints: COLOUR
	},
	'agent:bucky': {
		name: 'Bucky',
		aliases: ['Buky', 'Buckie', 'the hamster'],
		does: 'One of the six shared agents. Of no use against the MIXEUR.',
		prints: COLOUR
	},
	'agent:hurley': {
		name: 'Hurley',
		aliases: ['Hurly', 'Harley'],
		does: 'One of the six shared agents. The rulebook shows it with Speckles on a tile of two points; of no use against the MIXEUR.',
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
		name: 'Camp de base',
		gloss: 'base camp',
		aliases: ['base', 'centre', 'center', 'headquarters', 'HQ', 'home'],
		does: 'The middle of the board: all agents set out from it and come back to it. The way from one spoke to another leads across it.',
		meets: ['1 point to an ambush, 2 to a hex.', 'Any number of agents.']
	},
	'place:ambush': {
		name: 'Position d’embuscade',
		gloss: 'ambush space',
		aliases: ['ambush', 'embuscade', 'waiting space', 'neutral space'],
		does: 'A waiting space between the camp and an enemy hex: there are twelve, one on each spoke.',
		meets: ['1 point from the camp and 1 from its hex.', 'Any number of agents.']
	},
	'place:hex': {
		name: 'Case adverse',
		gloss: 'enemy hex',
		aliases: ['hex', 'hexagon', 'case', 'circles', 'six circles', 'location'],
		does: 'One of the twelve hexagons at the end of a spoke. Its six circles are one space: which of them is taken does not matter, and all six agents fit.',
		meets: ['2 points from the camp.', 'Comparse counts hexes like the hours of a clock; the table chooses where the twelfth is.'],
		prints: 'The picture around each hex: give it a name if that helps.'
	},
	'empty-hex': {
		name: 'Case vide',
		gloss: 'empty hex',
		aliases: ['hex without a tile', 'empty hexagon'],
		does: 'A hex whose tile was taken, or that never had one. Agents may still go there, for instance to use up points; there is nothing to turn up.'
	},
	tile: {
		name: 'Cible adverse',
		gloss: 'enemy tile',
		aliases: ['tile', 'target', 'enemy', 'cible', 'tuile', 'what does it need', 'who is needed for', 'de quoi a besoin'],
		does: 'A hexagonal tile lying face down. Its face shows an enemy and, as coloured circles, the two to six agents that have to be brought together to take it; it is worth a point for each agent pictured.',
		when: 'Turned up at the end of a turn in which an agent has just arrived there.',
		meets: ['The rulebook shows only two of them; the other ten are learned from your box as they are taken.'],
		prints: 'The name of the enemy and the agents pictured.'
	},
	'tile:mixeur': {
		name: 'MIXEUR',
		gloss: 'the blender',
		aliases: ['blender', 'mixer', 'what does the blender need', 'what does MIXEUR need'],
		does: 'A tile of 4 points: Darwin, Blaster, Mooch and Speckles. Bucky and Hurley are of no use there.',
		when: 'When it is looked at, at the end of a turn.',
		meets: ['With all four on the camp it takes 8 points to gather them: at least two turns.']
	},
	'tile:unnamed': {
		name: 'Cible de Hurley et Speckles',
		gloss: 'tile of Hurley and Speckles, shown without its name',
		aliases: ['two-point tile', 'small tile', 'cible à deux points'],
		does: 'A tile of 2 points: Hurley and Speckles. The rulebook shows it without a name; tell its name when you take it.',
		when: 'When it is looked at, at the end of a turn.',
		meets: ['With both on the camp it takes 4 points: one turn may be enough.']
	},
	die: {
		name: 'Dé',
		gloss: 'die',
		aliases: ['die', 'dice', 'roll', 'pips'],
		does: 'One die a turn. Its points are divided among one or several agents, as one likes, and all of them are spent.',
		when: 'At the beginning of the turn.'
	},
	setup: {
		name: 'Mise en place',
		gloss: 'setting up',
		aliases: ['setup', 'set up', 'prepare', 'beginning', 'stands', 'contents', 'components'],
		does: 'All six agents on the base camp, the twelve tiles shuffled face down, one to a hex. Then everybody rolls to see who begins.',
		meets: [
			'Before the very first game, press the tiles and the agents out of their sheet and put each agent on its base.',
			'With fewer than twelve tiles some hexes stay empty.'
		]
	},
	start: {
		name: 'Qui commence',
		gloss: 'who begins',
		aliases: ['first player', 'starting player', 'starter', 'roll-off', 'highest roll'],
		does: 'Everybody rolls; the highest begins, then one after the other. Those who tie roll again among themselves.',
		when: 'Once, before the first turn.'
	},
	turn: {
		name: 'Le tour',
		gloss: 'a turn',
		aliases: ['turn', 'turn order', 'whose turn'],
		does: 'Roll the die, spend all its points on moving agents, then turn up a tile if an agent has just arrived there and you like to. Then it is the next player’s turn.'
	},
	move: {
		name: 'Déplacer les agents',
		gloss: 'moving agents',
		aliases: ['move', 'movement', 'divide the points', 'walk'],
		does: 'Touch an agent, then the space it goes to: each space shows what it costs. The die is divided at will, and everything can be changed while points are left.',
		when: 'After the die.',
		meets: ['The last point ends the moves.', 'There is no passing: at least one point has to be spent.']
	},
	distances: {
		name: 'Distances',
		aliases: ['how far is', 'how far', 'how many points to', 'distance', 'cost', 'à quelle distance est'],
		does: 'From the camp: 1 to an ambush, 2 to a hex. From an ambush: 1 to its hex or to the camp, 2 to another ambush, 3 to another hex. From a hex: 1 to its ambush, 2 to the camp, 3 to another ambush, 4 to another hex.',
		meets: [
			'One agent alone can spend at most 2 points from the camp, 3 from an ambush, 4 from a hex.',
			'To gather from the camp: 2 agents 4 points, 3 agents 6, 4 agents 8, 5 agents 10, 6 agents 12.'
		]
	},
	'all-points': {
		name: 'Tout le dé se dépense',
		gloss: 'all points must be spent',
		aliases: ['must I use all points', 'unused points', 'surplus', 'pass', 'leftover points', 'faut-il utiliser tous les points'],
		does: 'No point is left over: a surplus is used up with any agents, if need be towards an empty hex or an ambush.',
		meets: [
			'The only exception is the turn in which the last tile is taken.',
			'It can always be done: each of the six agents can take at least one step.'
		]
	},
	'no-return': {
		name: 'Aller-retour interdit',
		gloss: 'no there-and-back',
		aliases: ['can I go back', 'go back', 'there and back', 'turn round', 'puis-je revenir'],
		does: 'Within one turn no agent comes back to a space it has just left. So a move always costs the distance from where the turn began.',
		meets: ['Leaving a hex, crossing the camp and going on to another hex is fine.']
	},
	'no-bump': {
		name: 'Personne n’est chassé',
		gloss: 'no agent is pushed away',
		aliases: ['knocking out', 'bump', 'block', 'knock out', 'capture agents', 'share a space', 'several agents together'],
		does: 'Several agents may stand on the same space. An agent that arrives neither pushes nor blocks the others.'
	},
	look: {
		name: 'Découvrir une cible',
		gloss: 'looking at a tile',
		aliases: ['may I look', 'look', 'turn up', 'reveal', 'flip', 'puis-je regarder'],
		does: 'Once the whole die is spent, the player may turn up a tile at which an agent has arrived in this turn. Everybody sees it.',
		when: 'At the end of the turn, one tile a turn.',
		meets: [
			'No look without a newcomer, even if all the agents needed are there.',
			'Nobody has to look.',
			'If it is not taken the tile goes face down again: remembering it is part of the game.'
		]
	},
	'stay-or-go': {
		name: 'Rester ou rentrer',
		gloss: 'staying or going home',
		aliases: ['who goes home', 'who stays', 'sent home', 'back to base', 'qui rentre'],
		does: 'When a tile is turned up, agents that stand there and are pictured stay; those that stand there and are not pictured go back to the camp at once, at no cost.',
		when: 'At every look.',
		meets: ['Agents elsewhere do not move.', 'If the tile is taken, everybody on the hex goes back.']
	},
	capture: {
		name: 'Éliminer un adversaire',
		gloss: 'taking a tile',
		aliases: ['capture', 'take', 'eliminate', 'defeat', 'beat an enemy'],
		does: 'If all the agents pictured are on the hex when the player looks, the tile is kept as a trophy. All agents on the hex, pictured or not, go back to the camp and the hex stays empty.',
		when: 'At a look, even the very first one.',
		meets: ['A tile of six agents needs the exact die unless it is the last one: nobody is left to use up a surplus.']
	},
	trophy: {
		name: 'Trophée',
		gloss: 'trophy',
		aliases: ['points', 'value', 'score', 'what is it worth'],
		does: 'A tile that was taken, lying open before its player. It is worth as many points as agents are pictured, from 2 to 6.'
	},
	'last-turn': {
		name: 'Dernier tour',
		gloss: 'last turn',
		aliases: ['last tile', 'claim', 'lapsed points', 'surplus at the end'],
		does: 'The turn in which the last tile is taken is the only one in which points may be left over: they lapse. Claim it before everything is spent, when an agent has arrived at the last tile.',
		meets: ['If the tile holds out, the points left are spent at once with agents that have not moved yet, and there is no other look.']
	},
	end: {
		name: 'Fin de la partie',
		gloss: 'end of the game',
		aliases: ['winning', 'winner', 'scoring', 'who wins', 'end'],
		does: 'The game ends when the last tile is taken. The points of the trophies are added up: the highest sum wins, not the most tiles.'
	},
	'variant:fewer': {
		name: 'Moins de cibles',
		gloss: 'fewer tiles',
		aliases: ['short game', 'fewer targets', 'quick game'],
		does: 'The table agrees on fewer than twelve tiles. The others stay in the box unseen, and those kept lie on any hexes one likes.',
		when: 'When setting up; Comparse asks which hexes have a tile.'
	},
	'variant:long': {
		name: 'Partie longue',
		gloss: 'long game',
		aliases: ['agents stay', 'long variant'],
		does: 'Nobody ever goes back by itself: neither after a look nor after a capture. Agents leave with points of the die, and the game takes longer.',
		meets: ['Each half of the variant can be played alone.']
	},
	'variant:capture': {
		name: 'Rester après une prise',
		gloss: 'staying after a capture, first half of the long game',
		aliases: ['stay after capture'],
		does: 'When a tile is taken, all agents on its hex stay there, pictured or not. It takes points to get them out.'
	},
	'variant:look': {
		name: 'Rester après un regard',
		gloss: 'staying after a look, second half of the long game',
		aliases: ['mismatched agents stay', 'stay after look'],
		does: 'When a tile that was turned up is not taken, nobody goes back, not even those who are not pictured.',
		meets: ['Comparse then only asks whether the tile is taken, and who is not pictured only in that case.']
	},
	'variant:house': {
		name: 'Règles maison',
		gloss: 'house rules',
		aliases: ['own rules', 'invent rules', 'change the rules'],
		does: 'The rulebook invites you to change or add rules. Comparse lets the table overrule those that bend, and everything it keeps can be set by hand.'
	},
	'aid:memory': {
		name: 'Aide-mémoire',
		gloss: 'memory aid, usually off',
		aliases: ['memory', 'remember', 'tiles seen', 'memory aid'],
		does: 'If the whole table wants it, what the tile needs is told at each look: Comparse remembers it, sends the right agents home and feeds its advice. Without this aid it never knows what a hidden tile needs.',
		meets: [
			'Switched on in mid-game it remembers only what it is told from then on.',
			'Switched off it forgets everything; history and undo reach one turn back.'
		]
	},
	'aid:inventory': {
		name: 'Liste des cibles',
		gloss: 'list of tiles, usually off',
		aliases: ['inventory', 'remaining tiles', 'tile list'],
		does: 'From the tiles known of your box, less those that were taken, Comparse gives the chance that a look takes the tile, the points it brings on average, and the chance that an agent is pictured.',
		meets: ['A “?” says that the list is not complete.']
	},
	planner: {
		name: 'Conseils de déplacement',
		gloss: 'planner',
		aliases: ['planner', 'advice', 'what to do', 'plan', 'surplus', 'threat'],
		does: 'After the die: known tiles that can be taken, who goes where, how to use up the surplus, two tiles at once if the table allows several looks, how many agents can gather, and what is left to the next player. Before the die: the numbers that would take each tile.',
		meets: ['Without the memory aid it speaks of positions only, which everybody sees.']
	},
	odds: {
		name: 'Chances',
		aliases: ['odds', 'probabilities', 'statistics', 'how likely'],
		does: 'For each known tile: the chance to take it with the next die, or within two or three dice if all are played for it and nobody interferes. Chances are exact.',
		meets: [
			'One roll says who begins 5 times in 6 with two players, 55 in 72 with three, 25 in 36 with four.',
			'If only one agent is missing, a step from the hex, nearly any die will do, provided the others can use up the surplus.'
		]
	},
	depth: {
		name: 'Le score seul',
		gloss: 'only the score',
		aliases: ['score only', 'score sheet', 'tracking less', 'depth'],
		does: 'Comparse may keep the points only: touch the player, then the value of the tile. Positions, advice and odds are gone; you can go back to the whole game at any time.',
		meets: ['When you do, check the empty hexes and where the agents stand.']
	}
};

export const articles: EntryTexts<typeof ENTRIES> = { ...thingsEn, ...rulingsEn };
