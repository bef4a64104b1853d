import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
place:node | où se place une soucoupe | where does a saucer stand | deux soucoupes par intersection | case du plateau | saucers per node
term:movement | dans quel sens tourner | voler dans le sens inverse | obligé de jouer tout le dé | which way to fly | fly anticlockwise | must I use the whole die | aller dans l’autre sens | faut-il avancer de tous les points | reculer vers la base | sens de déplacement | fly the other way | direction of movement | must I move all points | tourner dans l’autre sens | sens des aiguilles | reculer | aller vers le haut | turn the other way | go backwards with a saucer | go up | sens obligatoire | must I go clockwise
term:order | qui joue après | who plays next | ordre des joueurs | sens du jeu | order of players | direction of play
term:line | tirer sur un bunker d’où | être sur une ligne de tir | where can I shoot a bunker from | am I in the line of fire | qui est visé | sur quelle ligne | who is in the line of fire
limit:node | deux soucoupes au même endroit | passer par-dessus une soucoupe | two saucers in one place | fly over a saucer | dépasser une soucoupe | deux soucoupes ensemble | soucoupe sur ma route | overtake a saucer | saucers together | saucer in my way | doubler une autre soucoupe | bloqué par une soucoupe | pass another saucer | blocked by a saucer | place occupée | place déjà prise | spot taken
limit:pulsar | deux pulsars sur un dé | two pulsars on one die | combien de pulsars | how many pulsars
ruling:A16 | tirer depuis une ligne bleue | shoot from a blue line | attaquer depuis une ligne bleue | atterrir par une ligne bleue | land from a blue line
ruling:A21 | bunker touché tire encore | does a hit bunker fire | bunker endommagé tire-t-il | does a damaged bunker fire
ruling:A22 | une soucoupe arrête le tir | se cacher derrière une soucoupe | does a saucer stop the shot | hide behind a saucer | soucoupe devant moi me protège | deux soucoupes sur la même ligne | saucer in front protects me | two saucers on one line | derrière une autre soucoupe | behind another saucer
ruling:A23 | être touché dans sa base | touché sur terre | hit in the base | hit on earth | à l’abri dans la base | visé dans son vaisseau mère | safe in the mother ship | bunker contre ma base | bunker against my base
ruling:A26 | méga laser sur un bunker abîmé | mega laser at a damaged bunker | méga laser bloqué par une soucoupe | tirer à travers une soucoupe | mega laser blocked | shoot through a saucer
card:soucoupe | combien de vies | soucoupe détruite que faire | perdre une soucoupe | how many lives | saucer destroyed what now | lose a saucer | combien de vies au départ | perdre une vie | ma soucoupe est morte | soucoupe touchée | repartir de la base après une explosion | lives at the start | lose a life | my saucer is dead | ma soucoupe se fait détruire | nombre de vies restantes | soucoupe abattue | saucer shot down | lives remaining | retourner une carte soucoupe | vie perdue | life lost
card:pulsar | quand annoncer le pulsar | when to announce the pulsar | effet du pulsar | aller deux fois plus loin | pulsar effect | go twice as far
card:trou | combien de trous noirs faut-il | un seul trou noir | how many black holes are needed | a single black hole | effet du trou noir | se téléporter | combien de cartes trou noir | black hole effect | teleport | two black holes needed | changer de place | disparaître | jump elsewhere
card:bouclier | que protège le bouclier | protéger les soucoupes derrière | what does a shield protect | protect saucers behind | effet du bouclier | bouclier contre un bunker | parer un tir | shield effect | shield against a bunker | bouclier sur un autre joueur | se protéger avec un bouclier | bouclier combien de tirs | use a shield | how many shots does a shield stop
card:giga | qui est protégé par le giga | who is protected by the giga | effet du giga bouclier | couvrir les soucoupes derrière | giga shield effect | cover saucers behind | giga bouclier protège qui | giga shield protects whom | qui est couvert | who is covered
card:laser | combien de lasers pour un bunker | how many lasers for a bunker | effet du laser | portée du laser | lasers depuis l’orbite 3 | laser effect | laser range | lasers from orbit 3 | tirer au laser | combien de lasers il faut | fire a laser | lasers needed | laser depuis quelle orbite | laser from which orbit | tirer de loin au laser
card:mega | détruire un bunker d’un coup | destroy a bunker at once | effet du méga laser | méga laser depuis quelle orbite | mega laser effect | mega laser from which orbit
card:nova | que faire d’une super nova piochée | drawing a super nova | effet de la super nova | repoussés par la super nova | super nova effect | pushed back by a super nova | se protéger de la super nova | carte super nova tirée | que fait la nova | what does the nova do
piece:bunker | combien de tirs pour détruire un bunker | how many hits to destroy a bunker | bunker touché une fois | réparer un bunker | bunker hit once | repair a bunker | vie d’un bunker | bunker combien de touches | bunker retourné | bunker replié | bunker hits | folded bunker | détruire un bunker en combien de coups | bunker destroyed in how many shots
face:yellow | à quoi sert le dé jaune | what does the yellow die do | quel bunker tire | dé des bunkers | bunker die | résultat du dé jaune | chiffre jaune | yellow number
term:breach | passer par une brèche | atterrir tout de suite par la brèche | qui peut utiliser la brèche | land through the breach at once | who may use the breach | bunker détruit ligne ouverte | combien de temps dure la brèche | brèche refermée | how long does the breach last | breach closed | where can we land | la brèche se referme | ouvrir une brèche | breach closes | open a breach | bunker détruit et après | trou dans la défense | hole in the defence | passer après un bunker détruit
term:landing | comment se poser | combien de points pour atterrir | how to land | how many points to land | comment atterrir | entrer sur terre | poser une soucoupe sur terre | land a saucer | reach earth | atterrissage | poser sa soucoupe | descendre sur terre | put my saucer down | get down to earth | atterrir combien de pas | combien de pas pour atterrir | steps needed to land
term:squadron | quelle couleur se pose d’abord | se poser avec l’autre soucoupe | which colour lands first | quelle couleur en premier | soucoupe rouge ou bleue d’abord | land the other colour | red or blue first | first colour | les bleues ou les rouges | escadron incomplet | incomplete squadron | blue ones or red ones | deuxième couleur quand | second colour when
term:resistance | que se passe-t-il avec un double | trois dés identiques | dés égaux | double aux dés | what happens on a double | three equal dice | roll a double | trois dés pareils | tous les bunkers reviennent | soucoupes posées perdues | faire un triple | les mêmes chiffres | three of a kind | all bunkers come back | landed saucers lost | same numbers | la résistance se réveille | dés identiques | un double | bunkers réparés | resistance wakes | identical dice | a double | bunkers repaired | triple aux dés | bunkers reviennent | bunkers come back
term:dodge | comment se protéger d’un tir | se défendre contre un bunker | how to survive a shot | defend against a bunker | éviter un tir de bunker | survivre à un tir | quelles cartes protègent | avoid bunker fire | survive a shot | which cards protect | pas de bouclier que faire | on me tire dessus | être visé | bunker me vise | I am shot at | being targeted | comment survivre | pas touché grâce à quoi | what saves a saucer
term:shock-wave | jusqu’où recule-t-on | how far are we pushed | reculer sur l’orbite 4 | poussés par l’onde | pushed to orbit 4
term:cooperation | aider un autre joueur | donner une carte | help another player | give a card | jouer une carte pour un ami | aider un allié | un autre me protège | prêter une carte | play a card for a friend | protect another player | lend a card | jouer pour quelqu’un d’autre | donner un bouclier à un copain | secours | play for someone else | give a friend a shield | rescue | un ami pose un bouclier pour moi | a friend plays a shield for me
term:regeneration | après avoir donné une carte | combien de temps épuisé | after giving a card | how long exhausted | effet d’un cadeau sur ma main | main face cachée | piocher après un cadeau | hand face down | draw after a gift | recover after helping | joueur fatigué | pourquoi ma main est cachée | quand reprendre sa main | why is my hand face down | when do I get my hand back | ne plus jouer de cartes | cannot play cards | sans carte après un don
phase:setup | combien de cartes au début | how many cards at the start | mise en place | cartes distribuées au début | set up the game | cards dealt
phase:turn | que faire à son tour | ordre d’un tour | étapes d’un tour | what to do on my turn | order of a turn | steps of a turn | déroulement d’un tour | les cinq phases | turn sequence | the five phases
phase:draw | combien de cartes piocher | how many cards to draw | jouer une carte en phase 1 | défausser une carte | compléter sa main | play a card in phase 1 | refill my hand | jeter une carte | how many cards do I draw | throw away a card
phase:fire | qui est touché par les bunkers | who is hit by the bunkers | les bunkers tirent quand | quels joueurs sont touchés | when do bunkers fire | which players are hit | bunkers touchent tout le monde | tir des bunkers | bunkers hit everyone | bunker fire | je suis sur la ligne du bunker | I am on the bunker’s line
phase:attack | tirer sur un bunker | shoot a bunker | quand tirer | attaquer un bunker | when to shoot | attack a bunker | attaquer après le déplacement | attack after moving
limit:hand | combien de cartes en main | combien de cartes peut-on garder | how many cards in hand | how many cards may I keep | combien de cartes max | taille de la main | hand size | main pleine | cinq cartes | hand full | five cards
end:won | comment gagne-t-on | how do we win | but du jeu | gagner ensemble | combien de soucoupes sur terre | aim of the game | win together | how many saucers on earth | tout le monde gagne | everyone wins
end:lost | comment perd-on | plus de vies | how do we lose | no lives left | perdre ensemble | un joueur perd toutes ses vies | lose together | one player loses all lives | défaite de tous | everyone loses
ruling:A17 | combien de dés après l’atterrissage | how many dice after landing | quel dé quand une soucoupe est posée | dice when one saucer has landed
ruling:A19 | soucoupe perdue sur terre | saucer lost on earth | soucoupe posée renvoyée | landed saucer sent back
ruling:A25 | tirer deux fois | combien de tirs par soucoupe | shoot twice | how many shots per saucer | plusieurs attaques par tour | attaquer plusieurs fois | several attacks per turn | attack more than once | deux attaques avec une soucoupe | two attacks with one saucer
ruling:A27 | donner deux cartes | give two cards | offrir plusieurs cartes | deux cadeaux | give several cards | two gifts
ruling:A30 | que peut faire un joueur épuisé | what can an exhausted player do | main cachée que puis-je faire | jouer en régénération | what may I do while recovering
ruling:A31 | deux super nova à la suite | two super novas in a row | seconde super nova | second super nova
ruling:A33 | combien de super nova | how many super novas | super nova dans la pioche | super novas in the deck
ruling:A38 | mes deux soucoupes sont posées | que faire quand on a atterri | both my saucers are down | what to do after landing both | tour sans soucoupe en vol | turn with both saucers landed | les deux soucoupes sur terre | both saucers on earth | mon tour une fois posé | my turn once landed
ruling:A39 | montrer ses cartes | show my cards | dire ce qu’on a en main | discuter de ses cartes | say what is in my hand | discuss cards | parler entre nous | montrer mon jeu | talk to each other | show my hand
ruling:A76 | perdre sa dernière vie | lose the last life | dernière carte soucoupe | last saucer card
ruling:A78 | repartir après une explosion | rejouer une soucoupe détruite | fly again after an explosion | soucoupe détruite rejoue ce tour | destroyed saucer moves this turn
variant:saute-soucoupes | plus facile | easier | passer par-dessus les autres | variante facile | sauter par-dessus | jump over others | easy variant
variant:super-resistance | plus difficile | harder | variante avec deux dés jaunes | deuxième dé jaune | partie difficile | two yellow dice | hard variant
place:base | rentrer à la base | être à l’abri dans la base | safe in the base | sortir du vaisseau mère | combien de sorties | leave the mother ship | how many exits | retour au vaisseau mère | être tranquille à la base | return to the mother ship
place:earth | quitter la terre | leave earth | plusieurs soucoupes sur terre | redécoller de la terre | saucers on earth | take off from earth
place:moon | reprendre une carte défaussée | take back a discarded card | où est la pioche | pioche et défausse | where is the draw pile
piece:galactix | à quoi servent les galactix | what are galactix for | jetons galactix | galactix tokens
face:coloured | quel dé pour quelle soucoupe | which die for which saucer | dé rouge dé bleu | red die blue die
term:orbit | compter les orbites | count the orbits | numéro d’orbite | orbit number
phase:roll | combien de dés lancer | how many dice to roll | quels dés lancer | which dice to roll
phase:move | se déplacer avant ou après le tir | move before or after the fire | quand bouger | deux soucoupes bougent | when to move
variant:unstable | plus de super nova | more super novas | ajouter des super nova | add super novas
variant:lives | moins de vies | fewer lives | commencer avec deux vies | nombre de vies différent | start with fewer lives | nombre de vies | number of lives
variant:tirs-continus | traverser une ligne de tir | cross a line of fire | les lignes tirent tout le tour | passer sur une ligne de tir | lines fire all turn | pass a line of fire
ruling:A15 | numéros des bunkers | numbers of the bunkers | numéro d’un bunker | bunker number
ruling:A18 | bunkers tirent après la résistance | do bunkers fire after a resistance | tir juste après la résistance | fire right after the resistance
ruling:A20 | changer de couleur après une résistance | change colour after a resistance | nouvelle couleur après la résistance | new colour after the resistance
ruling:A24 | arriver sur une ligne pendant le tir | arrive on a line under fire | téléporté sur une ligne de tir | teleported into fire
ruling:A28 | protéger un partenaire avec un giga | cover a partner with a giga | giga pour un autre joueur | giga for another player
ruling:A29 | donner une carte à son propre tour | give a card on my own turn | aider pendant mon tour | help during my turn
ruling:A32 | onde de choc sur un rayon bleu | shock wave on a blue line | pas d’orbite 4 | no fourth orbit
piece:saucer | combien de soucoupes par joueur | how many saucers per player
card:galactix | à quoi sert la carte galactix | what is the galactix card for
companion:positions | noter où sont les soucoupes | note where saucers are
ruling:A80 | traverser sans bouclier | cross without a shield
ruling:A36 | quitter la ligne de tir en bougeant | leave the line of fire by moving
ruling:A37 | une carte pour deux lignes | one card for two lines
ruling:A06 | je ne peux pas avancer | I cannot move
box:bluish | rayon sûr | safe line
`)
]);
