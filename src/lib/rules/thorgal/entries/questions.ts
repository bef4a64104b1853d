import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
hero-card | retourner la carte héros | turn the hero card | à quoi sert la carte héros | what is the hero card for
power | utiliser le pouvoir combien de fois | how often may the power be used | pouvoir facultatif | pouvoir spécial du héros | is the power optional | special power | utiliser mon pouvoir | use my power | pouvoir une fois par tour | power once per turn
tired | que peut faire un héros fatigué | what can a tired hero do | héros déjà joué | has the hero played
silhouette | plusieurs héros au même endroit | deux héros sur un lieu | several heroes in the same place | two heroes in one place | deux héros ensemble | combien de héros sur un lieu | heroes together
skills | combien de cartes compétence | how many skill cards | what are skills for | à quoi servent les compétences | utiliser une compétence | couleurs des cartes | combien de cartes de chaque couleur | card colours
hand | prendre la carte d’un autre héros | donner une carte | cartes d’un autre | give a card | use cards of another hero | chaque joueur a-t-il sa main | mettre les cartes en commun | share the cards | jouer les cartes d’un ami | main commune | cards of a friend | common hand | prêter une carte | payer avec les cartes d’un autre | lend a card | pay with another’s cards | donner ses cartes à un autre héros | hand cards to another hero
limit:hand | combien de cartes peut-on avoir | trop de cartes | plus de dix cartes | how many cards may I have | too many cards | more than ten cards | onze cartes | eleven cards | défausser le surplus | main pleine | maximum de cartes | hand full | maximum cards | défausser jusqu’à dix | down to ten
limit:eight | combien de cartes de chaque sorte | how many cards of each kind | combien d’exemplaires d’une compétence | copies of a skill
limit:chaams | combien de chaams en tout | maximum de chaams sur un lieu | how many chaams in all | most chaams on one place | nombre de chaams dans la partie | limite de chaams par lieu | number of chaams | limit of chaams per place
symbols | combien de chaams quand on découvre un lieu | how many chaams when a place is revealed | chaams qui arrivent à la découverte | symboles sur un lieu | chaams on discovery | symbols on a place
path | combien de lieux | reculer sur le chemin | how many places | walk back along the path | combien de lieux jusqu’au laboratoire | longueur du chemin | how far is the laboratory | length of the path | revenir vers le début | quel est le chemin | go towards the start
place:1 | où commence-t-on | where do we start | lieu de départ | case départ des héros | start place
place:2 | quitter le lieu 2 | leave place 2 | étape du lieu 2 | step of place 2
place:3 | quitter xinjin | étape à xinjin | leave xinjin
place:4 | quitter la déesse | étape de la déesse | leave the goddess | découvrir la déesse | reveal the goddess place
place:5 | quitter la jungle | étape de la jungle | leave the jungle
place:6 | quitter mayaxatl | leave mayaxatl | étape de mayaxatl
place:7 | chaams de la pyramide | quitter la pyramide | chaams at the pyramid | leave the pyramid
place:8 | que faire au laboratoire | what to do in the laboratory | découvrir le laboratoire | gagner au laboratoire | six cartes au laboratoire | reveal the laboratory | win in the laboratory
step | que coûte une étape | combien de cartes pour une étape | partir d’un lieu | what does a step cost | how many cards for a step | leave a place | combien coûte partir d’un lieu | quels lieux ont une étape | payer pour avancer | cost to leave a place | which places have a step | pay to move on | conditions pour quitter un lieu | bloqué sur un lieu | conditions to leave | stuck on a place | combien de cartes pour avancer | payer quoi pour partir | étape laquelle payer
versatility | six cartes différentes | six different cards | une carte de chaque | one of each | étape de six compétences | one card of each skill
die:black | à quoi sert le dé noir | what does the black die do | combien de faces sur le dé noir | le dé noir décide quoi | faces of the black die | faces du dé noir | le destin | what decides which dice I get | dé noir signification | black die meaning
die:white | combien de dés blancs | how many white dice | faces des dés blancs | what is on the white dice | faces blanches | white faces | mauvaises faces
die:travel | combien de dés pour voyager | how many dice to travel | comment voyager | dé pour avancer | how to travel | die to move | dé bateau voyage | combien de dés voyage | how many travel dice
face:T | échanger des cartes | donner une carte à un autre héros | trade cards | give a card to another hero | échanger entre joueurs | comment donner une carte | troquer des cartes | exchange between players | how to give a card | échange de cartes | tanatloc fait quoi | card swap | what does tanatloc do | filer une carte à quelqu’un
face:G | prendre tous les bons dés | take all good dice | que donne la déesse | tous les bons dés | what does the goddess give | déesse fait quoi | what does the goddess do
face:O | face ogotaï du dé | que fait la face ogotaï | ogotai on the black die | que fait ogotaï sur le dé | subir tous les chaams | ogotai on the die | take all chaam dice | tomber sur ogotaï | rolling ogotai | ogotaï au dé termine la phase | only chaams taken
face:SV | piocher trois cartes ou voyager | draw three cards or travel | trois cartes ou voyage | three cards or travel
ogotai:silhouette | ogotaï avance de combien | how far does ogotai move | vitesse d’ogotaï | ogotai speed
track | combien de cases sur la piste | longueur de la piste | how many spaces on the track | length of the track | à quoi sert la piste | cases de la piste | what is the track for | spaces of the track | combien de cases avant la fin | spaces before the end | ogotaï sur la piste
space:war | combien de chaams sur une case guerre | how many chaams on a war space | case avec des chaams | war space
space:summit | ogotaï en haut | ogotai reaches the top | ogotaï au sommet | fin de la piste | top of the track | end of the track
round | ordre du tour | déroulement d’un tour | order of a round | how a round goes | déroulement du tour | phases du tour | étapes d’un tour | turn order | phases of a turn | qui joue quand | le tour d’un héros | a hero’s turn
preparation | contenu de la boîte | que contient la boîte | coller les autocollants | what is in the box | put on the stickers | mise en place | installer le jeu | set up | how to set up | matériel | how to prepare | cartes à distribuer
first-player | qui joue en premier | who goes first | qui débute | who starts the round | premier joueur change | does the first player change
phase:destiny | combien de dés lancer | lancer les dés | how many dice to throw | throw the dice | comment marche le lancer | lancer des dés | quels dés je gagne | how the throw works | which dice do I win | combien de lancers | choisir ses dés | number of throws | choose my dice
reroll | combien de fois relancer | quand s’arrêter | how often may I throw again | when to stop | continuer à lancer | garder des dés et relancer | keep some dice and throw the rest | combien de relances | s’arrêter ou continuer | relancer une partie des dés | peut-on relancer | stop or go on | how many rerolls | which dice are thrown again | arrêter de lancer | garder des dés | tout relancer | stop throwing | keep dice | throw everything again | encore un lancer | another throw | dés perdus si je relance
phase:chaams | où poser un chaam | choisir le lieu du chaam | empiler les chaams | where to put a chaam | choose the place of a chaam | où arrivent les chaams | chaam sur un lieu caché | chaam on a hidden place | où mettre les chaams | poser les chaams | empiler plusieurs chaams | place the chaams | stack chaams | poser un chaam où | sur quel lieu vont les chaams | put a chaam where | which place gets the chaam | deux chaams sur le même lieu | choisir où poser
phase:action | que peut-on faire à son tour | actions possibles | combien d’actions | what can I do on my turn | possible actions | how many actions | ordre des actions | faire plusieurs actions | rien n’est obligatoire | order of actions | several actions | actions du héros | combien d’actions par tour | jouer plusieurs cartes | actions per turn | play several cards
draw-cards | combien de cartes piocher | how many cards to draw | piocher avec un dé | combien de cartes par dé | draw with a die | cards per die
reveal | retourner le lieu suivant | découvrir avant l’étape | turn the next place | reveal before the step | combien de dés pour découvrir un lieu | deux dés pour découvrir | how many dice to reveal a place | comment découvrir un lieu | dé pour retourner un lieu | how to reveal a place | die to turn a place | voir le lieu suivant | ouvrir un nouveau lieu | see the next place | open a new place | découvrir sans avoir payé | reveal without paying
move | revenir en arrière | retourner au lieu précédent | sauter un lieu | avancer de deux lieux | go back | return to the previous place | skip a place | move two places | avancer d’un lieu | combien de lieux par dé | peut-on reculer | avancer de plusieurs lieux | go forward | places per die | can I go back | move several places | se déplacer sans découvrir | aller plus vite | un lieu par dé | move without revealing | one place per die | avancer de trois lieux | aller au lieu d’après | go to the next place
eliminate | combien de cartes pour tuer un chaam | tuer un chaam ailleurs | éliminer à distance | how many cards to kill a chaam | kill a chaam elsewhere | se débarrasser d’un chaam | utiliser les cartes d’un autre héros contre un chaam | get rid of a chaam | battre un chaam | attaquer un chaam | enlever un chaam d’un lieu | combattre un chaam à distance | beat a chaam | fight a chaam | remove a chaam | faut-il un dé pour éliminer | se battre contre un chaam | coût d’un chaam | tuer depuis un autre lieu | cost of a chaam | kill from another place | virer un guerrier | défausser pour tuer | combien de cartes pour battre un chaam | cards to beat a chaam | éliminer coûte combien
phase:ogotai | quand ogotaï avance | quand bouge ogotaï | fin du tour | when does ogotai move | end of the round | tour d’ogotaï | ogotaï pose des chaams | fin de tour | ogotai turn | ogotai places chaams | quand ogotaï monte | combien de chaams pose ogotaï | ogotai climbs | how many chaams does ogotai place | ogotaï pose un chaam par lieu libre | one chaam per free place | ogotaï remplit les lieux
pile | combien de cartes dans la pioche | how many cards in the pile | pioche des compétences | pioche des chaams | skill pile | chaam pile
reshuffle | plus de cartes dans la pioche | pioche vide | draw pile is empty | la pioche est vide | remélanger | deck is empty | shuffle again | plus de cartes à piocher | no cards to draw
end:victory | que faire pour gagner | comment battre ogotaï | dernière étape | how to win | how to beat ogotai | but du jeu | battre le jeu | aim of the game | combien de cartes pour gagner | gagner la partie | ce qu’il faut pour gagner | win the game | what we need to win | gagner comment | combien d’identiques pour finir | six of a kind in the lab
end:track | quand la partie est perdue | when is the game lost | ogotaï arrive au sommet | ogotai reaches the summit | ogotaï en haut de la piste | ogotai at the top | défaite piste | temps écoulé | time is up
end:no-place | tous les lieux sont occupés | every place has a chaam | plus de place pour les chaams | no room for chaams | plus de lieu libre | no free place | défaite chaams partout | chaams everywhere | ogotaï ne peut pas poser de chaam | ogotai cannot place a chaam | un seul chaam par lieu pour ogotaï
end:no-chaams | plus de chaams à piocher | no chaams left to draw | pioche de chaams vide | chaam pile empty | défaite plus de cartes chaam | no more chaam cards
players | combien de héros chacun | à combien joue-t-on | how many heroes each | number of players | jouer seul | combien de héros à deux | play alone | how many heroes with two | partie en solo | à deux joueurs | combien de personnages par joueur | characters per player | solo game | jouer à trois | jouer à quatre | jouer tout seul | three players | four players | nombre de joueurs possible | deux héros par joueur | two heroes per player
variant:fourth-hero | rendre la partie plus facile | make the game easier | jouer avec quatre héros | partie facile | four heroes | ajouter un héros | add a hero
variant:level3 | rendre la partie plus difficile | make the game harder | chaams difficiles | partie difficile | difficult chaams | harder game | augmenter la difficulté | raise the difficulty | chaams plus forts | stronger chaams
challenge | à quoi servent les défis | combien de défis par partie | what are challenges for | how many challenges per game | liste des défis | réussir un défi | list of challenges | cartes défis | challenge cards | combien de défis réussir | claim a challenge
ruling:chaams-block | passer malgré les chaams | chaam empêche de partir | guerriers barrent la route | get past the chaams | do chaams stop me | warriors in the way | faut-il battre les chaams pour partir | avancer avec un chaam sur le lieu | quitter un lieu occupé | chaams dans le chemin | must chaams be beaten to move | leave with a chaam on the place | blocked by chaams | peut-on passer un chaam | chaam gêne le déplacement | ignorer les chaams | pass a chaam | ignore chaams | éliminer avant de bouger | kill before moving
ruling:step-scope | un héros paie pour tous | un seul valide l’étape | does one hero pay for all | chacun paie l’étape | étape déjà validée par un autre | each pays the step | step already paid by another | payer chacun | pay individually
ruling:step-split | payer l’étape sans avancer | pay the step without moving | étape payée et rester | pay now move later
ruling:two-dice | deux héros donnent un dé chacun | can two heroes give a die each | deux joueurs un dé chacun | combine dice of two heroes
ruling:enter-one-die | combien de dés pour entrer au laboratoire | how many dice to enter the laboratory | entrer sur un lieu à deux dés | enter a two-dice place
ruling:first-throw | passer sans lancer | obligé de lancer | ne pas lancer les dés | must I throw | refuse to throw | ne pas jouer mon tour | lancer obligatoire | skip my throw | is the throw compulsory
ruling:swap-when | quand échanger | échanger plus tard | when to swap | swap later | moment pour échanger | timing of the swap | tanatloc à quel moment | tanatloc timing
ruling:swap-colours | échanger deux couleurs | combien de cartes échanger | swap two colours | how many cards to swap | échanger combien de cartes | cartes de couleurs différentes | échanger trois cartes contre deux | swap how many | different colours | tanatloc couleurs échangées | tanatloc nombre de cartes | tanatloc colours swapped | tanatloc number of cards
ruling:swap-twice | deux échanges | échanger deux fois | two swaps | swap twice
ruling:swap-partner | échanger avec qui | échanger à distance | swap with whom | swap from afar | héros loin | échanger avec un héros éloigné | faraway hero | tanatloc avec qui | tanatloc à distance | tanatloc with whom
ruling:swap-tired | échanger avec un héros fatigué | swap with a tired hero | échanger avec un héros qui a joué | échanger avec mon propre héros | swap with my own hero | swap with a hero who has played | tanatloc et fatigue | tanatloc and tired heroes
ruling:limit-when | quand défausser les cartes en trop | when to discard extra cards | onze cartes après la pioche | quand vérifier la limite | when is the limit checked
ruling:skills-out | plus de cartes compétence | no skill cards left | cards run out
ruling:same-skill | quelles cartes pour éliminer | which cards to kill a chaam | quelle couleur pour un chaam | cartes du bon type | colour for a chaam | matching cards | chaam de quelle compétence | chaam skill and cards
ruling:reveal-chaams | perdre en découvrant un lieu | lose by revealing a place | chaams en découvrant | too many chaams on reveal
ruling:forced-dice | pas assez de dés | prendre moins de dés | not enough dice | take fewer dice | un seul dé restant | only one die left | obligé de prendre un mauvais dé
ruling:won-dice-stay | perd-on les dés gagnés | garder les dés déjà pris | do I lose the dice I won | keep dice already taken | ogotaï prend mes dés | dés déjà gagnés perdus | ogotai takes my dice | are won dice lost | ogotaï après avoir gagné des dés | ogotai after winning dice
ruling:unused-dice | garder un dé pour plus tard | dés non utilisés | keep a die for later | unused dice | dés qui restent | reporter un dé au prochain tour | conserver un dé | leftover dice | carry a die over | save a die | dés en fin de tour | dés inutilisés | dé pas utilisé | dés gardés pour après | die not used | dice kept for later | reste de dés
ruling:power-when | quand se sert-on du pouvoir | when can a power be used | pouvoir pendant le destin | power during destiny
ruling:shared-hero | qui mène le quatrième héros | who leads the fourth hero | qui joue le héros en plus | who plays the extra hero
ruling:hero-order | ordre des héros | changer l’ordre des héros | order of the heroes | change the hero order | quel héros joue d’abord | which hero goes first
ruling:starting-cards | combien de cartes au départ | how many cards at the start | combien de compétences au début | skills at the start | main de départ | starting hand
ruling:summit-now | encore un tour après le sommet | one more turn after the summit | dernier tour avant de perdre | last turn before losing
ruling:challenge-win | défi sans gagner | challenge without winning | défi quand on perd
ruling:open-hands | peut-on montrer ses cartes | parler de ses cartes | jouer cartes cachées | may we show our cards | talk about cards | cartes visibles ou secrètes | discuter entre joueurs | secret hands | discuss with others | voir les cartes des autres | jouer à main ouverte | see others’ cards | open hands
ruling:one-is-enough | tous les héros doivent arriver | must all heroes arrive | faut-il que tout le monde arrive | un seul héros au laboratoire | does everybody have to arrive | one hero in the laboratory | un seul arrive | les autres héros restent derrière | others stay behind | les autres doivent-ils venir au laboratoire | everyone at the lab
ruling:which-chaams | choisir quel chaam | choose which chaam | éliminer n’importe quel chaam | ordre des chaams | any chaam on the place
ruling:full-value | piocher moins de cartes | obligé de tout piocher | draw fewer cards | must I draw them all | ne piocher qu’une carte | draw only one card
ruling:power-beats | pouvoir qui contredit la règle | power against the rules | pouvoir plus fort que la règle | power beats the rules
ruling:start-space | case de départ d’ogotaï | where does ogotai start | ogotaï au début | ogotai start | case d’ogotaï au début | ogotai’s first space
clock | combien de tours avant la fin | temps restant | how many rounds before the end | time left | combien de tours reste-t-il | tours avant le sommet | quand finit la partie | turns left | rounds until the summit | when does the game end | on a encore combien de temps | combien de tours encore | durée de la partie | how many turns do we have | game length | combien de tours avant la défaite | how soon do we lose
hero:kri | que fait kriss | what does kriss do
hero:tho | que fait thorgal | what does thorgal do
hero:aar | que fait aaricia | what does aaricia do
hero:jol | que fait jolan | what does jolan do
hero:tja | que fait tjall | what does tjall do
hero:pie | que fait pied d’arbre | what does tree foot do
fit | quand redevient-on en forme | when is a hero fit again | héros reposé | rested hero
chaam:1 | combien de cartes pour un niveau 1 | how many cards for level 1 | battre un chaam faible | weak chaam
chaam:2 | combien de cartes pour un niveau 2 | how many cards for level 2 | battre un chaam moyen | medium chaam
chaam:3 | combien de cartes pour un niveau 3 | how many cards for level 3 | battre un chaam fort | strong chaam
face:D1 | prendre un seul dé | take one die | choisir un dé | choose one die | forcé de prendre un mauvais dé | only bad dice | un seul dé à prendre
face:D2 | prendre deux dés | take two dice | choisir deux dés | choose two dice
face:D3 | prendre trois dés | take three dice | choisir trois dés | choose three dice
face:C1 | piocher un chaam | draw one chaam | dé chaam | chaam die
face:C2 | piocher deux chaams | draw two chaams | deux chaams d’un coup | two chaams at once
face:S1 | piocher une compétence | draw one skill
face:S2 | piocher deux compétences | draw two skills
phase:recovery | début d’un tour de jeu | start of a round | redresser les héros | refresh the heroes
ruling:limit-outside | trop de cartes après un échange | too many cards after a swap | trop de cartes pendant le tour d’un autre | too many cards on another turn
ruling:reshuffle-when | quand mélange-t-on la défausse | when is the discard shuffled | remélanger quand | when to shuffle again
ruling:viking-land | chaams au départ | chaams on the first place | chaams au pays viking | chaams on viking land
ruling:ends-of-path | chaam avant le premier lieu | chaam beyond the last place | chaam au laboratoire ou au départ | chaam at the end of the path
ruling:empty-faces | déesse sans bon dé | ogotaï sans chaam | goddess with no good dice | la déesse ne donne rien | goddess gives nothing | aucun bon dé | déesse et seulement des chaams | goddess with only chaams
ruling:challenge-twice | refaire un défi | repeat a challenge | même défi deux fois | same challenge twice
ruling:adjacent | découvrir un lieu plus loin | reveal a place further on | découvrir deux lieux plus loin | sauter un lieu caché | skip a hidden place
ruling:sv-travels | trois compétences pour voyager | three skills face to travel | face trois compétences comme voyage | three skills as travel
ruling:eighteen-out | tous les chaams sont posés | all chaams are on the path | dix-huit chaams en jeu | eighteen chaams in play
ruling:seen-first | voir le chaam avant de le poser | see the chaam before placing it | choisir après avoir vu le chaam | choose after seeing the chaam
ruling:dice-or-actions | ordre des actions et des dés | order of dice and actions | dés puis actions | dice then actions
ruling:final-and-chaams | chaams au laboratoire pour gagner | chaams in the laboratory when winning | gagner malgré les chaams | win despite chaams
help | rappel du coût des étapes | reminder of costs
ogotai:card | à quoi sert la carte ogotaï | what is the ogotai card for
space:empty | case sans effet | space without effect
discard | où vont les cartes dépensées | where do spent cards go
ruling:two-players | à deux avec trois héros | two players three heroes
ruling:split | chaams de chaque couleur | chaams of each colour
ruling:both-defeats | deux défaites en même temps | two defeats at once
ruling:equal-dice | symboles des dés | symbols of the dice
forecast | que va faire ogotaï | what will ogotai do
odds | chance de chaque face | chance of each face
advice | faut-il relancer | dois-je continuer | should I reroll | push my luck
`);
