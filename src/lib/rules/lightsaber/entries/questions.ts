import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
quigon | quel joueur commence | which player begins
maul | quel joueur commence | which player begins
paquet | combien de cartes par joueur | combien de spéciales | combien d’exemplaires | how many cards per player | how many specials | how many copies
carte-speciale | quand agit une spéciale | when does a special work | que fait une carte spéciale | carte spéciale combien | what does a special do
manche | combien de cartes piocher | combien de cartes par manche | combien de combats par manche | how many cards to draw | how many cards per round | how many fights per round
combat | comment se passe un combat | combien de cartes en réponse | qui joue en premier | how does a fight work | how many cards in answer | who plays first | répondre à une attaque | answer an attack
fin-combat | quand finit un combat | que deviennent les cartes | when does a fight end | what happens to the cards
fin-manche | gagner trois combats | quand avance la figurine | win three fights | when does the figure move | les trois combats sont-ils joués | are all three fights played
total | comment compter les points | how to count points | qui mène le combat | who leads the fight
departage | même nombre de points | totaux identiques | même total | same points | equal totals
impasse | même total et même nombre de cartes | concéder dans une impasse | que faire dans une impasse | same total and same cards | concede in a deadlock | what to do in a deadlock | jouer en même temps | égalité parfaite | both play at once
impasse-seule | l’autre n’a plus de cartes | plus de cartes en main | the other has no cards | no cards left
egalite | combat nul | personne ne gagne le combat | plus de cartes des deux côtés | drawn fight | no cards on both sides
deux-speciales | deux spéciales en même temps | two specials at once | deux spéciales s’annulent | two specials cancel
conceder | abandonner un combat | obligé d’abandonner | give up a fight | must I give up | garder ses cartes en abandonnant | do I keep my cards if I give up
rejet | où vont les cartes | cartes du perdant | where do the cards go | cards of the loser
talon | plus de cartes à piocher | pioche vide | no cards to draw | deck is empty
main | combien de cartes en main | garder ses cartes | how many cards in hand | keep my cards
duel-final | de combien avance la figurine | combien de cartes pour gagner | how far does the figure move | how many cards to win | avancer de deux cartes | advance two cards
gagner | comment gagner | how to win
regarder | regarder ses cartes posées | look at my own cards
forced | être obligé de concéder | being forced to concede
three-rounds | partie plus courte | shorter game
ruling-1 | combien de manches | how many rounds
ruling-4 | un combat partout | une manche nulle | personne ne gagne la manche | one fight each | drawn round
ruling-5 | gagner deux combats et un nul | two wins and a draw
ruling-6 | mélanger entre les manches | shuffle between rounds
ruling-7 | répondre avec une carte posée | main vide | answer with a planned card | empty hand
ruling-8 | échanger deux cartes posées | swap two planned cards
ruling-10 | attaque finale contre une spéciale | points de l’attaque finale annulée | final attack against a special | cancelled final attack points
ruling-11 | spéciale contre une attaque | une spéciale et une carte de puissance | carte normale contre spéciale | special against an attack | power card against special
ruling-12 | compter les spéciales | do specials count
ruling-14 | retraite pendant une impasse | retreat in a deadlock
ruling-15 | combien de cartes jouer seul | how many cards alone
ruling-16 | spéciale contre une spéciale déjà jouée | special against an earlier special
ruling-17 | une impasse finit le combat | does a deadlock end the fight
ruling-18 | abandonner tout de suite | give up at once
ruling-19 | jouer encore une carte | jouer plusieurs cartes de suite | continuer en tête | play another card | play several cards in a row | keep playing in the lead
ruling-20 | quand mélanger | when to shuffle
ruling-26 | quelles cartes reviennent | which cards come back
ruling-28 | reculer la figurine | perdre une carte de duel | move the figure back
ruling-29 | que perd-on avec l’attaque finale | what does the final attack cost
quigon:puise | piocher deux cartes | draw two cards
maul:puise | piocher deux cartes | draw two cards
figurine | quand avance la figurine | when does the figure move
carte-puissance | que vaut une attaque | what is an attack worth
cartes-jouees | comment poser les cartes | how to lay the cards
cartes-gagnantes | garder les cartes gagnées | do I keep the cards I won with
ruling-2 | plus loin que la cinquième carte | beyond the fifth card
ruling-3 | deux gagnants en même temps | two winners at once
ruling-9 | deux spéciales au début | two specials at the start
ruling-13 | effet d’une spéciale avant le total | special before the total
ruling-21 | mélanger les cartes gagnées | shuffle the won cards
ruling-22 | regarder la défausse | look through the discard
ruling-23 | carte annulée compte encore | does a cancelled card count
ruling-25 | que double x2 | what is doubled
ruling-27 | ordre des spéciales | order of specials
ruling-30 | gagner sans dernier duel | need a last duel
quigon:perte | que fait perte de vie | what does loss of life do
maul:perte | que fait perte de vie | what does loss of life do
quigon:retraite | fuir un combat | run from a fight
maul:retraite | fuir un combat | run from a fight
quigon:finale | combien vaut l’attaque finale | what is the final attack worth
maul:finale | combien vaut l’attaque finale | what is the final attack worth
`);
