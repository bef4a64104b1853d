import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
agents | combien d’agents | à qui sont les agents | pouvoir des agents | how many agents | who owns the agents | powers of the agents | choisir son agent | choose my agent
place:base | retourner à la base | distance du camp | go back to the base | distance of the camp
place:ambush | combien d’agents en embuscade | à quoi sert une embuscade | how many agents in ambush | what is an ambush for
place:hex | combien d’agents sur une case | how many agents on a hex | aller sur une cible | go to a tile
empty-hex | aller sur une case vide | go to an empty hex
tile | combien de cibles | combien vaut une cible | quels agents pour une cible | how many tiles | what is a tile worth | which agents for a tile
die | répartir le dé | déplacer deux agents | combien de dés | split the die | move two agents | how many dice
setup | comment installer | combien de cibles au départ | how to set up | how many tiles at the start
start | qui joue en premier | who plays first
turn | que faire à son tour | what to do on my turn
move | déplacer plusieurs agents | move several agents
distances | combien de points jusqu’à une case | combien de pas | how many points to a hex | how many steps | traverser le camp | aller d’une case à une autre | from one hex to another
all-points | points en trop | ne pas dépenser tout le dé | must I spend the whole die | leftover points | passer son tour | garder des points | keep points | pass my turn
no-return | revenir en arrière | faire demi-tour | go back | turn round | revenir sur ses pas
no-bump | pousser un agent | deux agents au même endroit | push an agent | two agents in one place
look | quand retourner une cible | retourner une tuile | when to turn a tile | flip a tile | regarder une cible sans la prendre | look without taking
stay-or-go | quels agents rentrent | quand rentrent les agents | qui reste sur la cible | which agents go home | when do agents go home | who stays on the tile | agents inutiles sur une cible | agents not on the tile
capture | comment prendre une cible | where do agents go after a capture | how to take a tile | encercler une cible | tous les agents présents | all agents are there
trophy | combien de points | how many points
last-turn | points en trop au dernier tour | dernière cible | leftover points on the last turn | last tile
end | comment gagner | quand finit la partie | how to win | when does the game end | plus de cibles | all tiles are taken
variant:fewer | partie plus rapide | plus courte | quicker game | shorter
variant:long | partie plus longue | longer game
ruling:players | combien de joueurs maximum | most players
ruling:tied-start | même nombre au départ | same number at the start
ruling:path | aller et revenir dans le même tour | there and back in one turn
ruling:looks | retourner deux cibles | combien de cibles par tour | turn two tiles | how many tiles per turn
ruling:voluntary | obligé de retourner la tuile | ne pas retourner la cible | must I flip the tile | leave the tile face down
ruling:newcomer | retourner une cible sans bouger | retourner sans arriver | agent déjà sur place | flip a tile without moving | turn without arriving | agent already there
ruling:first-look | prendre une cible du premier coup | take a tile at the first try
ruling:bumping | chasser un agent | éjecter un agent | push an agent out
ruling:who-scores | qui gagne les points | qui garde la cible | who gets the points | who keeps the tile
ruling:shared | même score | égalité qui gagne | same score | tie who wins
ruling:memory | cible vue remise cachée | écrire ce qu’on a vu | is a seen tile hidden again | write down what we saw
ruling:take-back | changer d’avis | revenir sur un déplacement | change my mind
ruling:value | agents en trop sur une cible | plus d’agents que nécessaire | extra agents on a tile | more agents than needed
tile:mixeur | qui prend le mixeur | combien vaut le mixeur | who takes the blender
tile:unnamed | cible à deux agents | tile with two agents
ruling:order | dans quel ordre joue-t-on | in which order do we play
ruling:any-newcomer | arriver avec un agent inutile | arrive with a useless agent
ruling:left-complete | tous les agents sont là mais pas retournée | all agents there but not turned
ruling:failed-claim | annoncer la dernière cible à tort | wrong claim of the last tile
ruling:left-out | quelles cibles retirer | which tiles to remove
ruling:open-trophies | cacher ses points | hide my points
ruling:leaving | un agent part avant | an agent leaves first
ruling:look-order | ordre pour retourner plusieurs cibles | order of several tiles
aid:memory | oublier une cible vue | forget a seen tile
`);
