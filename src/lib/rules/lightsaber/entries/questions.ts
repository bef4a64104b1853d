import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
quigon | quel joueur commence | which player begins | cartes de qui-gon | joueur vert | qui-gon cards | green player
maul | quel joueur commence | which player begins | cartes de darth maul | joueur rouge | combien de cartes a darth maul | darth maul cards | red player
paquet | combien de cartes par joueur | combien de spéciales | combien d’exemplaires | how many cards per player | how many specials | how many copies | combien de cartes chacun | composition du paquet | nombre d’attaques 5 | cards in the deck | deck contents | taille du paquet | size of the deck | cartes de chaque joueur
carte-speciale | quand agit une spéciale | when does a special work | que fait une carte spéciale | carte spéciale combien | what does a special do | effet d’une spéciale | lire la consigne | effect of a special | read the instruction | à quoi sert une spéciale | what is a special for
manche | combien de cartes piocher | combien de cartes par manche | combien de combats par manche | how many cards to draw | how many cards per round | how many fights per round | début d’une manche | combien de cartes on tire | cartes face cachée | start of a round | cards drawn per round | cards face down | poser trois cartes | combien de cartes je prends | nombre de combats | how many cards do I take | number of fights | nouvelle manche
combat | comment se passe un combat | combien de cartes en réponse | qui joue en premier | how does a fight work | how many cards in answer | who plays first | répondre à une attaque | answer an attack | déroulement d’un combat | qui répond | jouer plusieurs cartes en réponse | how a fight goes | who answers | several cards in answer | je joue combien de cartes | un combat pas à pas | how many cards do I play | fight step by step | réponse au combat | le mené répond | the one behind answers
fin-combat | quand finit un combat | que deviennent les cartes | when does a fight end | what happens to the cards | gagner un combat | fin du combat | perdant du combat | losing a fight | winning a fight | end of a fight | perdre le combat que se passe-t-il | vainqueur d’un combat | what if I lose a fight | winner of a fight
fin-manche | gagner trois combats | quand avance la figurine | win three fights | when does the figure move | les trois combats sont-ils joués | are all three fights played | qui gagne la manche | fin d’une manche | combats gagnés dans une manche | who wins the round | end of a round | fights won in a round | gagner deux combats | victoire de manche | win two fights | round winner | combien de combats pour avancer | manche gagnée à deux combats | round won with two fights
total | comment compter les points | how to count points | qui mène le combat | who leads the fight | additionner les cartes | calcul du total | add up cards | total value | plus grand total | highest total | compter ses points
departage | même nombre de points | totaux identiques | même total | same points | equal totals | égalité de points dans un combat | plus de cartes jouées | tie on points in a fight | most cards played | points égaux | même score dans un combat | same score in a fight | égalité de total qui mène | tied totals who leads
impasse | même total et même nombre de cartes | concéder dans une impasse | que faire dans une impasse | same total and same cards | concede in a deadlock | what to do in a deadlock | jouer en même temps | égalité parfaite | both play at once | égalité parfaite au combat | jouer une carte ensemble | complete tie in a fight | both add a card | totaux et cartes égaux | blocage | equal totals and cards
impasse-seule | l’autre n’a plus de cartes | plus de cartes en main | the other has no cards | no cards left | une seule main vide dans l’impasse | adversaire sans carte | opponent without cards
egalite | combat nul | personne ne gagne le combat | plus de cartes des deux côtés | drawn fight | no cards on both sides | combat sans vainqueur | personne n’a plus de cartes | fight without a winner | nobody has cards
deux-speciales | deux spéciales en même temps | two specials at once | deux spéciales s’annulent | two specials cancel | deux cartes spéciales se rencontrent | spéciale contre spéciale | two specials meet | special against special | les deux jouent une spéciale | both play a special
conceder | abandonner un combat | obligé d’abandonner | give up a fight | must I give up | garder ses cartes en abandonnant | do I keep my cards if I give up | arrêter un combat | perdre volontairement | se retirer du combat | mené sans carte en main | stop a fight | lose on purpose | pull out of a fight | behind without cards | je ne peux plus répondre | arrêter le combat | I cannot answer | quand abandonner | when to give up | ne plus jouer | abandonner la bataille | leave the fight | arrêter de répondre
rejet | où vont les cartes | cartes du perdant | where do the cards go | cards of the loser | défausse du perdant | où jeter ses cartes | loser’s discard | où vont les cartes perdues | where do lost cards go
talon | plus de cartes à piocher | pioche vide | no cards to draw | deck is empty | la pioche est vide | remélanger le paquet | shuffle the deck again | plus rien à piocher | nothing to draw | fin du paquet | fin de la pioche | end of the draw pile
main | combien de cartes en main | garder ses cartes | how many cards in hand | keep my cards | combien de cartes max | garder des cartes pour la suite | keep cards for later | combien de cartes je garde | how many cards do I keep | cartes gardées à la manche suivante | cards kept for the next round | carry cards over
duel-final | de combien avance la figurine | combien de cartes pour gagner | how far does the figure move | how many cards to win | avancer de deux cartes | advance two cards | avancer d’une ou deux cartes | gagner trois combats sur trois | piste de duel | advance one or two cards | win all three fights | figurine avance de deux | figure moves two | carte de duel | trois combats gagnés deux cartes | three fights won two cards | balayer la manche
gagner | comment gagner | how to win | but du jeu | combien de manches pour gagner | aim of the game | cinquième carte | fin du jeu | objectif | jusqu’à quelle carte | up to which card
regarder | regarder ses cartes posées | look at my own cards | voir ses cartes cachées | oublier ses cartes posées | see my hidden cards | forget my laid cards | j’ai oublié ma carte | I forgot my card | voir mes trois cartes
forced | être obligé de concéder | being forced to concede | concéder main vide | plus de cartes et mené | concede with an empty hand
three-rounds | partie plus courte | shorter game | variante rapide | trois manches seulement | quick variant | only three rounds
ruling-1 | combien de manches | how many rounds | durée de la partie | length of the game | combien de manches dans une partie | nombre de manches à jouer | rounds in a game | how many rounds to play
ruling-4 | un combat partout | une manche nulle | personne ne gagne la manche | one fight each | drawn round | manche à égalité | une victoire chacun | aucune figurine n’avance | round tied | one win each | nobody moves | personne n’avance | manche sans vainqueur
ruling-5 | gagner deux combats et un nul | two wins and a draw | deux victoires une égalité | two wins one draw
ruling-6 | mélanger entre les manches | shuffle between rounds | remélanger au début d’une manche | shuffle at the start of a round
ruling-7 | répondre avec une carte posée | main vide | answer with a planned card | empty hand | utiliser une carte posée | main vide cartes posées | use a laid card | main vide et mené | plus de carte pour répondre | empty hand behind | no card to answer
ruling-8 | échanger deux cartes posées | swap two planned cards | changer une carte posée | modifier l’ordre de mes cartes | change a laid card | change the order of my cards | déplacer une carte face cachée | move a face-down card
ruling-10 | attaque finale contre une spéciale | points de l’attaque finale annulée | final attack against a special | cancelled final attack points | attaque finale et spéciale | final attack cancelled
ruling-11 | spéciale contre une attaque | une spéciale et une carte de puissance | carte normale contre spéciale | special against an attack | power card against special | spéciale contre carte de puissance | special versus power card | spéciale contre une carte ordinaire | special against an ordinary card
ruling-12 | compter les spéciales | do specials count | une spéciale compte comme carte jouée | does a special count as a card
ruling-14 | retraite pendant une impasse | retreat in a deadlock | carte contre règle | card beats rule
ruling-15 | combien de cartes jouer seul | how many cards alone | nombre de cartes seul en impasse | cards when alone in a deadlock
ruling-16 | spéciale contre une spéciale déjà jouée | special against an earlier special | spéciale après une spéciale | special after a special
ruling-17 | une impasse finit le combat | does a deadlock end the fight | impasse ou égalité | deadlock or draw
ruling-18 | abandonner tout de suite | give up at once | concéder sans jouer de carte | concede without playing
ruling-19 | jouer encore une carte | jouer plusieurs cartes de suite | continuer en tête | play another card | play several cards in a row | keep playing in the lead | jouer en étant en tête | s’arrêter quand on mène | play while leading | rejouer quand on mène | continuer quand on est devant | keep going when ahead | play more when winning
ruling-20 | quand mélanger | when to shuffle | mélanger quand | shuffle when
ruling-26 | quelles cartes reviennent | which cards come back | que reprend-on avec la retraite | what comes back with the retreat
ruling-28 | reculer la figurine | perdre une carte de duel | move the figure back | figurine en arrière | figure goes back | reculer d’une carte | step back
ruling-29 | que perd-on avec l’attaque finale | what does the final attack cost | rejeter sa main pour l’attaque finale | discard my hand for the final attack
quigon:puise | piocher deux cartes | draw two cards | effet de puise dans la force | draw on the force effect | puise combien de cartes | draw on the force how many
maul:puise | piocher deux cartes | draw two cards | effet de puise dans la force | draw on the force effect | puise combien de cartes | draw on the force how many
figurine | quand avance la figurine | when does the figure move | avancer sa figurine | où se place la figurine | move my figure | where is the figure
carte-puissance | que vaut une attaque | what is an attack worth | valeur d’une attaque | carte normale | value of an attack | normal card
cartes-jouees | comment poser les cartes | how to lay the cards | superposer les cartes | overlap cards
cartes-gagnantes | garder les cartes gagnées | do I keep the cards I won with | où vont les cartes du gagnant | cartes après une victoire | where do the winner’s cards go | cartes du combat gagné | cards of a won fight
ruling-2 | plus loin que la cinquième carte | beyond the fifth card | dépasser la dernière carte | past the last card
ruling-3 | deux gagnants en même temps | two winners at once | les deux gagnent ensemble | both win together
ruling-9 | deux spéciales au début | two specials at the start | ouverture avec deux spéciales | opening with two specials
ruling-13 | effet d’une spéciale avant le total | special before the total | moment de l’effet d’une spéciale | when does the effect happen
ruling-21 | mélanger les cartes gagnées | shuffle the won cards | cartes de la table remélangées | table cards shuffled
ruling-22 | regarder la défausse | look through the discard | voir la défausse de l’autre | see the other discard
ruling-23 | carte annulée compte encore | does a cancelled card count | carte neutralisée | neutralised card
ruling-25 | que double x2 | what is doubled | effet du doublement | que multiplie x2 | what does x2 multiply
ruling-27 | ordre des spéciales | order of specials
ruling-30 | gagner sans dernier duel | need a last duel
quigon:perte | que fait perte de vie | what does loss of life do | effet de perte de vie | loss of life effect
maul:perte | que fait perte de vie | what does loss of life do | effet de perte de vie | loss of life effect
quigon:retraite | fuir un combat | run from a fight | effet de la retraite | reprendre ses cartes en fuyant | retreat effect | take my cards back
maul:retraite | fuir un combat | run from a fight | effet de la retraite | reprendre ses cartes en fuyant | retreat effect | take my cards back
quigon:finale | combien vaut l’attaque finale | what is the final attack worth | points de l’attaque finale | valeur de l’attaque finale | attaque à six | value of the final attack
maul:finale | combien vaut l’attaque finale | what is the final attack worth | points de l’attaque finale | valeur de l’attaque finale | attaque à six | value of the final attack
quigon:explosion | effet de l’explosion | energy burst effect
maul:explosion | effet de l’explosion | energy burst effect
quigon:blocus | que fait le blocus | combien de blocus | what does block do | how many blocks
maul:blocus | que fait le blocus | combien de blocus | what does block do | how many blocks
quigon:x2 | effet de x2 | combien de x2 | x2 effect | que double obi-wan
maul:x2 | effet de x2 | combien de x2 | x2 effect | que double sidious | what does sidious double
preparation | mise en place | installer le jeu | set up | how to set up
conseils | bien jouer | quelle stratégie | how to play well
phone | cacher ma main sur le téléphone | hide my hand on the phone
counting | cartes pas encore vues | cards not seen yet
reshuffle | mélanger quand le talon est vide | shuffle when the pile is empty
`);
