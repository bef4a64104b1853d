import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
agents | combien d’agents | à qui sont les agents | pouvoir des agents | how many agents | who owns the agents | powers of the agents | choisir son agent | choose my agent | agents de tout le monde | déplacer n’importe quel agent | ai-je un agent à moi | agents communs | move any agent | do I own an agent | shared agents | bouger l’agent des autres | quel agent est à moi | jouer tous les agents | which agent is mine | play all agents | agent d’un autre joueur | another player’s agent
place:base | retourner à la base | distance du camp | go back to the base | distance of the camp | traverser la base | camp de base | combien d’agents au camp | through the base
place:ambush | combien d’agents en embuscade | à quoi sert une embuscade | how many agents in ambush | what is an ambush for | s’arrêter en embuscade | stop in ambush
place:hex | combien d’agents sur une case | how many agents on a hex | aller sur une cible | go to a tile | limite d’agents par case | plusieurs agents sur une cible | agent limit per space | several agents on a tile | combien d’agents au même endroit | how many agents in one place
empty-hex | aller sur une case vide | go to an empty hex | case dont la cible est prise | space without a tile
tile | combien de cibles | combien vaut une cible | quels agents pour une cible | how many tiles | what is a tile worth | which agents for a tile | lire une cible | agents demandés par une cible | read a tile | agents needed for a tile
die | répartir le dé | déplacer deux agents | combien de dés | split the die | move two agents | how many dice | lancer le dé | utiliser le dé pour plusieurs agents | roll the die | use the die for several agents | combien de fois lancer | how many rolls
setup | comment installer | combien de cibles au départ | how to set up | how many tiles at the start | mise en place | placer les cibles | place the tiles
start | qui joue en premier | who plays first | qui débute | premier à jouer | lancer pour commencer | starting player | roll to start | comment choisir le premier | how to choose the first player
turn | que faire à son tour | what to do on my turn | déroulement d’un tour | étapes d’un tour | turn sequence | que fait-on d’abord | order of a turn
move | déplacer plusieurs agents | move several agents | comment bouger | bouger plusieurs agents | passer son tour sans bouger | how to move
distances | combien de points jusqu’à une case | combien de pas | how many points to a hex | how many steps | traverser le camp | aller d’une case à une autre | from one hex to another | coût d’un déplacement | combien de pas jusqu’au camp | points entre deux cases | cost of a move | steps to the camp | points between spaces | d’une embuscade à l’autre | prix d’un déplacement | aller au camp combien | price of a move | how far to the camp | changer de rayon
all-points | points en trop | ne pas dépenser tout le dé | must I spend the whole die | leftover points | passer son tour | garder des points | keep points | pass my turn | points restants | obligé de tout dépenser | garder un point pour plus tard | dé pas entièrement utilisé | points left | must I spend everything | save a point for later | skip my turn | finir son dé | points non utilisés | ne pas bouger | finish the die | points not used | not move
no-return | revenir en arrière | faire demi-tour | go back | turn round | revenir sur ses pas | repasser par la même case | reculer | aller et retour | go over the same space again | move back | back and forth | faire un aller-retour | revenir au même endroit | return to the same place
no-bump | pousser un agent | deux agents au même endroit | push an agent | two agents in one place | partager une case | push away an agent | share a space
look | quand retourner une cible | retourner une tuile | when to turn a tile | flip a tile | regarder une cible sans la prendre | look without taking | regarder sous une cible | voir une tuile | combien de cibles retourner | cible remise face cachée | look under a tile | see a tile | tile turned back face down | quand peut-on voir une cible | regarder une cible encore | voir ce qu’il y a dessous | combien de fois regarder | look at a tile again | see what is under it | how often to look
stay-or-go | quels agents rentrent | quand rentrent les agents | qui reste sur la cible | which agents go home | when do agents go home | who stays on the tile | agents inutiles sur une cible | agents not on the tile | agents renvoyés au camp | agents qui ne servent pas | après avoir retourné une cible | agents sent back | agents that do not match | after turning a tile | qui rentre à la base | les mauvais agents | wrong agents
capture | comment prendre une cible | where do agents go after a capture | how to take a tile | encercler une cible | tous les agents présents | all agents are there | gagner une cible | tous les bons agents réunis | quand prend-on une cible | win a tile | all right agents together | when is a tile taken | agents après une prise | réussir une cible | attraper un ennemi | quand la cible est prise | complete a tile | catch an enemy | avoir les agents qu’il faut
trophy | combien de points | how many points | valeur d’une cible | compter les points | value of a tile | count points | score | combien de points par cible | points per tile
last-turn | points en trop au dernier tour | dernière cible | leftover points on the last turn | last tile | fin du dernier tour | points perdus à la dernière cible | end of the last turn | points lost on the last tile | finir sans tout dépenser | end without spending all
end | comment gagner | quand finit la partie | how to win | when does the game end | plus de cibles | all tiles are taken | but du jeu | perdre la partie | aim of the game | lose the game | plus de cibles à prendre | quand s’arrête le jeu | when does it stop
variant:fewer | partie plus rapide | plus courte | quicker game | shorter | raccourcir la partie | jouer vite | enlever des cibles | shorten the game | play fast | remove tiles | game too long | partie plus rapide avec moins de tuiles | quicker game with fewer tiles
variant:long | partie plus longue | longer game | rallonger la partie | agents ne rentrent pas | partie trop courte | lengthen the game | agents stay
ruling:players | combien de joueurs maximum | most players | nombre maximum de joueurs | combien peuvent jouer | number of players
ruling:tied-start | même nombre au départ | same number at the start | égalité au lancer du début | tie on the starting roll
ruling:path | aller et revenir dans le même tour | there and back in one turn | faire un détour | avancer puis reculer | make a detour | forwards then backwards
ruling:looks | retourner deux cibles | combien de cibles par tour | turn two tiles | how many tiles per turn | regarder plusieurs cibles | deux cibles dans un tour | look at several tiles | two tiles in a turn | deux cibles à la fois | regarder deux fois | look twice
ruling:voluntary | obligé de retourner la tuile | ne pas retourner la cible | must I flip the tile | leave the tile face down | refuser de retourner | retourner obligatoire | decline to turn | is turning compulsory | laisser cachée | je ne veux pas retourner | I do not want to flip
ruling:newcomer | retourner une cible sans bouger | retourner sans arriver | agent déjà sur place | flip a tile without moving | turn without arriving | agent already there | regarder sans nouvel agent | agent resté du tour d’avant | revoir la même cible | agent from the turn before | déjà sur la case | already on the space
ruling:first-look | prendre une cible du premier coup | take a tile at the first try | prendre sans l’avoir vue | take it unseen | coup de chance
ruling:bumping | chasser un agent | éjecter un agent | push an agent out | sortir un agent d’une case | throw an agent out
ruling:who-scores | qui gagne les points | qui garde la cible | who gets the points | who keeps the tile | plusieurs joueurs ont amené les agents | partager les points d’une cible | several players brought agents | share the points | points pour qui | tous ont participé | points for whom | all took part
ruling:shared | même score | égalité qui gagne | same score | tie who wins | égalité à la fin | deux gagnants | ex aequo au score | tie at the end | two winners | equal score | final égalité | score égal | deux joueurs à égalité | two players tied
ruling:memory | cible vue remise cachée | écrire ce qu’on a vu | is a seen tile hidden again | write down what we saw | noter les cibles vues | cible retournée reste-t-elle visible | write seen tiles | does a turned tile stay visible | cible vue puis cachée | seen then hidden
ruling:take-back | changer d’avis | revenir sur un déplacement | change my mind
ruling:value | agents en trop sur une cible | plus d’agents que nécessaire | extra agents on a tile | more agents than needed | agents inutiles comptent-ils | do useless agents count
tile:mixeur | qui prend le mixeur | combien vaut le mixeur | who takes the blender | agents pour le mixeur | points du mixeur | agents for the blender | blender points
tile:unnamed | cible à deux agents | tile with two agents | agents de la petite cible | small tile
ruling:order | dans quel ordre joue-t-on | in which order do we play | qui joue après | sens du jeu | who plays next | direction of play
ruling:any-newcomer | arriver avec un agent inutile | arrive with a useless agent | arriver avec le mauvais agent | arrive with the wrong agent
ruling:left-complete | tous les agents sont là mais pas retournée | all agents there but not turned | oublier de prendre une cible | forget to take a tile
ruling:failed-claim | annoncer la dernière cible à tort | wrong claim of the last tile | annonce ratée | dernière cible pas prise | failed announcement
ruling:left-out | quelles cibles retirer | which tiles to remove | cibles écartées | tiles left out
ruling:open-trophies | cacher ses points | hide my points | score secret | secret score
ruling:leaving | un agent part avant | an agent leaves first | quitter la case avant la fin | leave the space before the end
ruling:look-order | ordre pour retourner plusieurs cibles | order of several tiles
aid:memory | oublier une cible vue | forget a seen tile | se rappeler les cibles | noter les cibles | recall tiles | note tiles
variant:capture | rester après la prise | stay after a capture
variant:look | rester après avoir regardé | stay after a look
variant:house | inventer une règle | invent a rule
planner | quel coup jouer | meilleur déplacement | which move to play | best move
odds | chance de prendre une cible | chance to take a tile
depth | compter seulement les points | only keep score
`);
