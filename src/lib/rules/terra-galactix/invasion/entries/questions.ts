import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
place:node | où se place une soucoupe | where does a saucer stand
term:movement | dans quel sens tourner | voler dans le sens inverse | obligé de jouer tout le dé | which way to fly | fly anticlockwise | must I use the whole die
term:order | qui joue après | who plays next
term:line | tirer sur un bunker d’où | être sur une ligne de tir | where can I shoot a bunker from | am I in the line of fire
limit:node | deux soucoupes au même endroit | passer par-dessus une soucoupe | two saucers in one place | fly over a saucer
limit:pulsar | deux pulsars sur un dé | two pulsars on one die
ruling:A16 | tirer depuis une ligne bleue | shoot from a blue line
ruling:A21 | bunker touché tire encore | does a hit bunker fire
ruling:A22 | une soucoupe arrête le tir | se cacher derrière une soucoupe | does a saucer stop the shot | hide behind a saucer
ruling:A23 | être touché dans sa base | touché sur terre | hit in the base | hit on earth
ruling:A26 | méga laser sur un bunker abîmé | mega laser at a damaged bunker
card:soucoupe | combien de vies | soucoupe détruite que faire | perdre une soucoupe | how many lives | saucer destroyed what now | lose a saucer
card:pulsar | quand annoncer le pulsar | when to announce the pulsar
card:trou | combien de trous noirs faut-il | un seul trou noir | how many black holes are needed | a single black hole
card:bouclier | que protège le bouclier | protéger les soucoupes derrière | what does a shield protect | protect saucers behind
card:giga | qui est protégé par le giga | who is protected by the giga
card:laser | combien de lasers pour un bunker | how many lasers for a bunker
card:mega | détruire un bunker d’un coup | destroy a bunker at once
card:nova | que faire d’une super nova piochée | drawing a super nova
piece:bunker | combien de tirs pour détruire un bunker | how many hits to destroy a bunker
face:yellow | à quoi sert le dé jaune | what does the yellow die do
term:breach | passer par une brèche | atterrir tout de suite par la brèche | qui peut utiliser la brèche | land through the breach at once | who may use the breach
term:landing | comment se poser | combien de points pour atterrir | how to land | how many points to land
term:squadron | quelle couleur se pose d’abord | se poser avec l’autre soucoupe | which colour lands first
term:resistance | que se passe-t-il avec un double | trois dés identiques | dés égaux | double aux dés | what happens on a double | three equal dice | roll a double
term:dodge | comment se protéger d’un tir | se défendre contre un bunker | how to survive a shot | defend against a bunker
term:shock-wave | jusqu’où recule-t-on | how far are we pushed
term:cooperation | aider un autre joueur | donner une carte | help another player | give a card
term:regeneration | après avoir donné une carte | combien de temps épuisé | after giving a card | how long exhausted
phase:setup | combien de cartes au début | how many cards at the start
phase:turn | que faire à son tour | ordre d’un tour | étapes d’un tour | what to do on my turn | order of a turn | steps of a turn
phase:draw | combien de cartes piocher | how many cards to draw
phase:fire | qui est touché par les bunkers | who is hit by the bunkers
phase:attack | tirer sur un bunker | shoot a bunker
limit:hand | combien de cartes en main | combien de cartes peut-on garder | how many cards in hand | how many cards may I keep
end:won | comment gagne-t-on | how do we win
end:lost | comment perd-on | plus de vies | how do we lose | no lives left
ruling:A17 | combien de dés après l’atterrissage | how many dice after landing
ruling:A19 | soucoupe perdue sur terre | saucer lost on earth
ruling:A25 | tirer deux fois | combien de tirs par soucoupe | shoot twice | how many shots per saucer
ruling:A27 | donner deux cartes | give two cards
ruling:A30 | que peut faire un joueur épuisé | what can an exhausted player do
ruling:A31 | deux super nova à la suite | two super novas in a row
ruling:A33 | combien de super nova | how many super novas
ruling:A38 | mes deux soucoupes sont posées | que faire quand on a atterri | both my saucers are down | what to do after landing both
ruling:A39 | montrer ses cartes | show my cards
ruling:A76 | perdre sa dernière vie | lose the last life
ruling:A78 | repartir après une explosion | rejouer une soucoupe détruite | fly again after an explosion
variant:saute-soucoupes | plus facile | easier
variant:super-resistance | plus difficile | harder
place:base | rentrer à la base | être à l’abri dans la base | safe in the base
place:earth | quitter la terre | leave earth
place:moon | reprendre une carte défaussée | take back a discarded card
piece:galactix | à quoi servent les galactix | what are galactix for
face:coloured | quel dé pour quelle soucoupe | which die for which saucer
term:orbit | compter les orbites | count the orbits
phase:roll | combien de dés lancer | how many dice to roll
phase:move | se déplacer avant ou après le tir | move before or after the fire
variant:unstable | plus de super nova | more super novas
variant:lives | moins de vies | fewer lives
variant:tirs-continus | traverser une ligne de tir | cross a line of fire
ruling:A15 | numéros des bunkers | numbers of the bunkers
ruling:A18 | bunkers tirent après la résistance | do bunkers fire after a resistance
ruling:A20 | changer de couleur après une résistance | change colour after a resistance
ruling:A24 | arriver sur une ligne pendant le tir | arrive on a line under fire
ruling:A28 | protéger un partenaire avec un giga | cover a partner with a giga
ruling:A29 | donner une carte à son propre tour | give a card on my own turn
ruling:A32 | onde de choc sur un rayon bleu | shock wave on a blue line
`)
]);
