import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
hero-card | retourner la carte héros | turn the hero card
power | utiliser le pouvoir combien de fois | how often may the power be used
tired | que peut faire un héros fatigué | what can a tired hero do
silhouette | plusieurs héros au même endroit | deux héros sur un lieu | several heroes in the same place | two heroes in one place
skills | combien de cartes compétence | how many skill cards | what are skills for | à quoi servent les compétences | utiliser une compétence
hand | prendre la carte d’un autre héros | donner une carte | cartes d’un autre | give a card | use cards of another hero | chaque joueur a-t-il sa main | mettre les cartes en commun | share the cards
limit:hand | combien de cartes peut-on avoir | trop de cartes | plus de dix cartes | how many cards may I have | too many cards | more than ten cards
limit:eight | combien de cartes de chaque sorte | how many cards of each kind
limit:chaams | combien de chaams en tout | maximum de chaams sur un lieu | how many chaams in all | most chaams on one place
symbols | combien de chaams quand on découvre un lieu | how many chaams when a place is revealed
path | combien de lieux | reculer sur le chemin | how many places | walk back along the path
place:1 | où commence-t-on | where do we start
place:2 | quitter le lieu 2 | leave place 2
place:3 | quitter xinjin | étape à xinjin | leave xinjin
place:4 | quitter la déesse | étape de la déesse | leave the goddess
place:5 | quitter la jungle | étape de la jungle | leave the jungle
place:6 | quitter mayaxatl | leave mayaxatl
place:7 | chaams de la pyramide | quitter la pyramide | chaams at the pyramid | leave the pyramid
place:8 | que faire au laboratoire | what to do in the laboratory
step | que coûte une étape | combien de cartes pour une étape | partir d’un lieu | what does a step cost | how many cards for a step | leave a place
versatility | six cartes différentes | six different cards | une carte de chaque | one of each
die:black | à quoi sert le dé noir | what does the black die do | combien de faces sur le dé noir | le dé noir décide quoi | faces of the black die
die:white | combien de dés blancs | how many white dice | faces des dés blancs | what is on the white dice
die:travel | combien de dés pour voyager | how many dice to travel
face:T | échanger des cartes | donner une carte à un autre héros | trade cards | give a card to another hero
face:G | prendre tous les bons dés | take all good dice
face:O | face ogotaï du dé | que fait la face ogotaï | ogotai on the black die
face:SV | piocher trois cartes ou voyager | draw three cards or travel
ogotai:silhouette | ogotaï avance de combien | how far does ogotai move
track | combien de cases sur la piste | longueur de la piste | how many spaces on the track | length of the track
space:war | combien de chaams sur une case guerre | how many chaams on a war space
space:summit | ogotaï en haut | ogotai reaches the top
round | ordre du tour | déroulement d’un tour | order of a round | how a round goes
preparation | contenu de la boîte | que contient la boîte | coller les autocollants | what is in the box | put on the stickers
first-player | qui joue en premier | who goes first
phase:destiny | combien de dés lancer | lancer les dés | how many dice to throw | throw the dice
reroll | combien de fois relancer | quand s’arrêter | how often may I throw again | when to stop | continuer à lancer | garder des dés et relancer | keep some dice and throw the rest
phase:chaams | où poser un chaam | choisir le lieu du chaam | empiler les chaams | where to put a chaam | choose the place of a chaam | où arrivent les chaams | chaam sur un lieu caché | chaam on a hidden place
phase:action | que peut-on faire à son tour | actions possibles | combien d’actions | what can I do on my turn | possible actions | how many actions
draw-cards | combien de cartes piocher | how many cards to draw
reveal | retourner le lieu suivant | découvrir avant l’étape | turn the next place | reveal before the step | combien de dés pour découvrir un lieu | deux dés pour découvrir | how many dice to reveal a place
move | revenir en arrière | retourner au lieu précédent | sauter un lieu | avancer de deux lieux | go back | return to the previous place | skip a place | move two places
eliminate | combien de cartes pour tuer un chaam | tuer un chaam ailleurs | éliminer à distance | how many cards to kill a chaam | kill a chaam elsewhere | se débarrasser d’un chaam | utiliser les cartes d’un autre héros contre un chaam | get rid of a chaam
phase:ogotai | quand ogotaï avance | quand bouge ogotaï | fin du tour | when does ogotai move | end of the round
pile | combien de cartes dans la pioche | how many cards in the pile
reshuffle | plus de cartes dans la pioche | pioche vide | draw pile is empty
end:victory | que faire pour gagner | comment battre ogotaï | dernière étape | how to win | how to beat ogotai
end:track | quand la partie est perdue | when is the game lost | ogotaï arrive au sommet | ogotai reaches the summit
end:no-place | tous les lieux sont occupés | every place has a chaam | plus de place pour les chaams | no room for chaams
end:no-chaams | plus de chaams à piocher | no chaams left to draw
players | combien de héros chacun | à combien joue-t-on | how many heroes each | number of players | jouer seul | combien de héros à deux | play alone | how many heroes with two
variant:fourth-hero | rendre la partie plus facile | make the game easier
variant:level3 | rendre la partie plus difficile | make the game harder
challenge | à quoi servent les défis | combien de défis par partie | what are challenges for | how many challenges per game
ruling:chaams-block | passer malgré les chaams | chaam empêche de partir | guerriers barrent la route | get past the chaams | do chaams stop me | warriors in the way
ruling:step-scope | un héros paie pour tous | un seul valide l’étape | does one hero pay for all
ruling:step-split | payer l’étape sans avancer | pay the step without moving
ruling:two-dice | deux héros donnent un dé chacun | can two heroes give a die each
ruling:enter-one-die | combien de dés pour entrer au laboratoire | how many dice to enter the laboratory
ruling:first-throw | passer sans lancer | obligé de lancer | ne pas lancer les dés | must I throw | refuse to throw
ruling:swap-when | quand échanger | échanger plus tard | when to swap | swap later
ruling:swap-colours | échanger deux couleurs | combien de cartes échanger | swap two colours | how many cards to swap
ruling:swap-twice | deux échanges | échanger deux fois | two swaps | swap twice
ruling:swap-partner | échanger avec qui | échanger à distance | swap with whom | swap from afar
ruling:swap-tired | échanger avec un héros fatigué | swap with a tired hero
ruling:limit-when | quand défausser les cartes en trop | when to discard extra cards
ruling:skills-out | plus de cartes compétence | no skill cards left
ruling:same-skill | quelles cartes pour éliminer | which cards to kill a chaam
ruling:reveal-chaams | perdre en découvrant un lieu | lose by revealing a place
ruling:forced-dice | pas assez de dés | prendre moins de dés | not enough dice | take fewer dice
ruling:won-dice-stay | perd-on les dés gagnés | garder les dés déjà pris | do I lose the dice I won | keep dice already taken
ruling:unused-dice | garder un dé pour plus tard | dés non utilisés | keep a die for later | unused dice
ruling:power-when | quand se sert-on du pouvoir | when can a power be used
ruling:shared-hero | qui mène le quatrième héros | who leads the fourth hero
ruling:hero-order | ordre des héros | changer l’ordre des héros | order of the heroes | change the hero order
ruling:starting-cards | combien de cartes au départ | how many cards at the start
ruling:summit-now | encore un tour après le sommet | one more turn after the summit
ruling:challenge-win | défi sans gagner | challenge without winning
ruling:open-hands | peut-on montrer ses cartes | parler de ses cartes | jouer cartes cachées | may we show our cards | talk about cards
ruling:one-is-enough | tous les héros doivent arriver | must all heroes arrive
ruling:which-chaams | choisir quel chaam | choose which chaam
ruling:full-value | piocher moins de cartes | obligé de tout piocher | draw fewer cards | must I draw them all
ruling:power-beats | pouvoir qui contredit la règle | power against the rules
ruling:start-space | case de départ d’ogotaï | where does ogotai start
clock | combien de tours avant la fin | temps restant | how many rounds before the end | time left
hero:kri | que fait kriss | what does kriss do
hero:tho | que fait thorgal | what does thorgal do
hero:aar | que fait aaricia | what does aaricia do
hero:jol | que fait jolan | what does jolan do
hero:tja | que fait tjall | what does tjall do
hero:pie | que fait pied d’arbre | what does tree foot do
fit | quand redevient-on en forme | when is a hero fit again
chaam:1 | combien de cartes pour un niveau 1 | how many cards for level 1
chaam:2 | combien de cartes pour un niveau 2 | how many cards for level 2
chaam:3 | combien de cartes pour un niveau 3 | how many cards for level 3
face:D1 | prendre un seul dé | take one die
face:D2 | prendre deux dés | take two dice
face:D3 | prendre trois dés | take three dice
face:C1 | piocher un chaam | draw one chaam
face:C2 | piocher deux chaams | draw two chaams
face:S1 | piocher une compétence | draw one skill
face:S2 | piocher deux compétences | draw two skills
phase:recovery | début d’un tour de jeu | start of a round
ruling:limit-outside | trop de cartes après un échange | too many cards after a swap
ruling:reshuffle-when | quand mélange-t-on la défausse | when is the discard shuffled
ruling:viking-land | chaams au départ | chaams on the first place
ruling:ends-of-path | chaam avant le premier lieu | chaam beyond the last place
ruling:empty-faces | déesse sans bon dé | ogotaï sans chaam | goddess with no good dice
ruling:challenge-twice | refaire un défi | repeat a challenge
ruling:adjacent | découvrir un lieu plus loin | reveal a place further on
ruling:sv-travels | trois compétences pour voyager | three skills face to travel
ruling:eighteen-out | tous les chaams sont posés | all chaams are on the path
ruling:seen-first | voir le chaam avant de le poser | see the chaam before placing it
ruling:dice-or-actions | ordre des actions et des dés | order of dice and actions
ruling:final-and-chaams | chaams au laboratoire pour gagner | chaams in the laboratory when winning
`);
