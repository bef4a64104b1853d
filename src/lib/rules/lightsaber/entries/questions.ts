import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
quigon | quel joueur commence | which player begins
maul | quel joueur commence | which player begins
paquet | combien de cartes par joueur | combien de spéciales | combien d’exemplaires | how many cards per player | how many specials | how many copies
carte-speciale | quand agit une spéciale | when does a special work
manche | combien de cartes piocher | combien de cartes par manche | combien de combats par manche | how many cards to draw | how many cards per round | how many fights per round
combat | comment se passe un combat | combien de cartes en réponse | qui joue en premier | how does a fight work | how many cards in answer | who plays first
fin-combat | quand finit un combat | que deviennent les cartes | when does a fight end | what happens to the cards
fin-manche | gagner trois combats | quand avance la figurine | win three fights | when does the figure move
total | comment compter les points | how to count points
departage | même nombre de points | totaux identiques | même total | same points | equal totals
impasse | même total et même nombre de cartes | concéder dans une impasse | que faire dans une impasse | same total and same cards | concede in a deadlock | what to do in a deadlock
impasse-seule | l’autre n’a plus de cartes | plus de cartes en main | the other has no cards | no cards left
egalite | combat nul | personne ne gagne le combat | plus de cartes des deux côtés | drawn fight | no cards on both sides
deux-speciales | deux spéciales en même temps | two specials at once | deux spéciales s’annulent | two specials cancel
conceder | abandonner un combat | obligé d’abandonner | give up a fight | must I give up
rejet | où vont les cartes | cartes du perdant | where do the cards go | cards of the loser
talon | plus de cartes à piocher | pioche vide | no cards to draw | deck is empty
main | combien de cartes en main | garder ses cartes | how many cards in hand | keep my cards
duel-final | de combien avance la figurine | combien de cartes pour gagner | how far does the figure move | how many cards to win
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
`);
