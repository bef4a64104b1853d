import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
card:soucoupe | combien de vies | faire revenir une soucoupe | repartir après une explosion | how many lives | get a saucer back | fly again after an explosion
card:bouclier | combien de boucliers contre des lasers | how many shields against lasers
card:giga | arrêter un méga laser | stop a mega laser
card:laser | à quelle distance tire le laser | combien de lasers pour un bunker | how far does a laser shoot | how many lasers for a bunker
card:mega | à quelle distance tire le méga laser | how far does a mega laser shoot
card:nova | super nova piochée | jouer une super nova | drawn super nova | how to use a super nova
place:base | être attaqué dans sa base | attacked in the base
place:earth | être attaqué sur terre | attacked on earth
piece:bunker | bunker détruit revient | does a destroyed bunker return
term:team | jouer en équipe | donner une carte à son allié | play in teams | give a card to my ally
term:breach | qui peut utiliser la brèche | who may use the breach
term:landing | comment se poser | how to land
term:squadron | quelle couleur se pose d’abord | couleur de l’équipe | which colour lands first | colour of the team
term:resistance | trois dés identiques | three equal dice
term:attack | comment attaquer | se défendre contre une attaque | how to attack | defend against an attack
term:bunker-shot | détruire un bunker | combien de tirs sur un bunker | destroy a bunker | how many shots at a bunker
phase:setup | combien de cartes au début | how many cards at the start
phase:turn | ordre d’un tour | order of a turn
phase:fire | qui est touché par les bunkers | who is hit by the bunkers
limit:hand | combien de cartes en main | how many cards in hand
end:won | combien de soucoupes pour gagner | how many saucers to win
variant:one-squadron | partie plus rapide | shorter game
variant:two-yellow | plus difficile | harder
ruling:A42 | attaquer deux fois la même soucoupe | attack the same saucer twice
ruling:A43 | tirer depuis la base | shoot from the base
ruling:A44 | arrêter une partie des lasers | stop only some lasers
ruling:A45 | combien de super nova par tour | how many super novas per turn
ruling:A53 | repartir après une explosion | nouvelle soucoupe | fly again after an explosion | new saucer
ruling:A64 | les bunkers tirent sur qui | whom do bunkers shoot
ruling:A65 | plus de cartes soucoupe | être éliminé | no saucer cards left | am I out
ruling:A69 | tirer deux fois sur un bunker | shoot a bunker twice
ruling:A70 | donner une carte | give a card
ruling:A71 | jouer à deux | combien de mains à deux | two players | how many hands with two
ruling:A74 | couleurs des deux équipes | do both teams use the same colour
ruling:A75 | attaquer avant les dés | quand attaquer | attack before the dice | when to attack
card:trou | échapper à une super nova | escape a super nova
card:pulsar | doubler un dé | double a die
face:yellow | à quoi sert le dé jaune | what does the yellow die do
piece:galactix | à quoi servent les galactix | what are galactix for
phase:draw | combien de cartes piocher | how many cards to draw
phase:roll | combien de dés lancer | how many dice to roll
phase:act | attaquer et bouger | move and attack
place:moon | combien de cartes dans la pioche | how many cards in the pile
term:dodge | se protéger d’un bunker | protect from a bunker
ruling:A63 | combien de cartes au début | how many cards are dealt
ruling:A66 | que jouer en phase 1 | what to play in phase 1
ruling:A67 | super nova contre une soucoupe posée | super nova against a landed saucer
ruling:A68 | mon giga protège l’ennemi | does my giga protect the enemy
ruling:A72 | deux dés jaunes égaux | two equal yellow dice
`)
]);
