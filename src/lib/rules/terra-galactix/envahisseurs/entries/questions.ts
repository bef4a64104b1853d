import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
card:soucoupe | combien de vies | faire revenir une soucoupe | repartir après une explosion | how many lives | get a saucer back | fly again after an explosion | soucoupe détruite que faire | relancer une soucoupe | combien de cartes soucoupe | destroyed saucer what now | relaunch a saucer | nombre de vies | soucoupe abattue | number of lives | saucer shot down
card:bouclier | combien de boucliers contre des lasers | how many shields against lasers | effet du bouclier | pas assez de boucliers | bouclier contre un bunker | shield effect | not enough shields | shield against a bunker | bouclier contre deux lasers | shield against two lasers
card:giga | arrêter un méga laser | stop a mega laser | effet du giga bouclier | giga contre un bunker | giga shield effect | bloquer un méga laser | parry a mega laser | block a mega laser
card:laser | à quelle distance tire le laser | combien de lasers pour un bunker | how far does a laser shoot | how many lasers for a bunker | effet du laser | portée du laser | tirer sur une soucoupe | combien de lasers à la fois | laser effect | laser range | shoot a saucer | lasers at once | laser combien de cases | combien de lasers je joue | laser how many spaces | combien de lasers pour une soucoupe | lasers for a saucer
card:mega | à quelle distance tire le méga laser | how far does a mega laser shoot | effet du méga laser | portée du méga laser | méga laser sur un bunker | mega laser effect
card:nova | super nova piochée | jouer une super nova | drawn super nova | how to use a super nova | effet de la super nova | combien de super nova pour détruire | super nova effect | how many super novas to destroy
place:base | être attaqué dans sa base | attacked in the base | revenir à la base | à l’abri dans le vaisseau mère | safe in the mother ship | go home
place:earth | être attaqué sur terre | attacked on earth | soucoupe posée à l’abri | être touché au sol | safe on earth | redécoller | attaquer une soucoupe posée | attack a landed saucer | en sécurité sur terre | out of danger on earth
piece:bunker | bunker détruit revient | does a destroyed bunker return | réparer un bunker | hits for a bunker | bunker détruit pour toujours | bunker gone for good | un bunker se répare-t-il
term:team | jouer en équipe | donner une carte à son allié | play in teams | give a card to my ally | tirer sur un ami | aider son partenaire | équipes de deux | attaquer son coéquipier | shoot a friend | help my partner | two teams | attack a team mate | mon allié | tirer sur son camp | my ally | shoot my own side | allié touché par moi | hit my own ally
term:breach | qui peut utiliser la brèche | who may use the breach | atterrir par une brèche ennemie | brèche ouverte combien de temps | se poser dans la brèche qu’on vient d’ouvrir | land through an enemy breach | how long is the breach open | land through my own breach | utiliser la brèche des autres | bunker détruit et après | use another team’s breach
term:landing | comment se poser | how to land | comment atterrir | poser une soucoupe sur terre | combien de points pour atterrir | land a saucer | points to land | descendre sur terre | se poser combien de pas | get down to earth
term:squadron | quelle couleur se pose d’abord | couleur de l’équipe | which colour lands first | colour of the team | rouge ou bleu d’abord | couleur qui se pose en premier | escadron complet | red or blue first | colour to land first | choisir la couleur | première soucoupe posée | first saucer landed | quelle couleur doit se poser | poser l’autre couleur | land the other colour
term:resistance | trois dés identiques | three equal dice | faire un triple | résistance dans ce jeu | dés égaux | three of a kind | is there a resistance | equal dice | un double | trois dés pareils | a double | same dice
term:attack | comment attaquer | se défendre contre une attaque | how to attack | defend against an attack | tirer sur un ennemi | combien de lasers pour détruire une soucoupe | répondre à une attaque | shoot an enemy | lasers to destroy a saucer | answer an attack | détruire un ennemi | combattre une soucoupe | destroy an enemy | fight a saucer | abattre une soucoupe
term:bunker-shot | détruire un bunker | combien de tirs sur un bunker | destroy a bunker | how many shots at a bunker | tirer sur un bunker | une attaque de bunker par tour | shoot a bunker | bunker attack per turn | faire tomber un bunker | attaque d’un bunker | bring a bunker down
phase:setup | combien de cartes au début | how many cards at the start | mise en place | cartes distribuées | set up | cards dealt | combien de cartes distribuer | cards for each player
phase:turn | ordre d’un tour | order of a turn | que faire à son tour | déroulement d’un tour | what to do on my turn | turn sequence
phase:fire | qui est touché par les bunkers | who is hit by the bunkers | quand tirent les bunkers | bunkers sur mes soucoupes | when do bunkers fire | bunkers tirent sur moi | bunkers shoot me
limit:hand | combien de cartes en main | how many cards in hand | taille de la main | combien de cartes max | hand size | how many cards may I keep
end:won | combien de soucoupes pour gagner | how many saucers to win | but du jeu | quelle équipe gagne | combien de soucoupes sur terre | aim of the game | which team wins | how many saucers on earth | poser toutes ses soucoupes | land all saucers | nombre de soucoupes à poser | les quatre soucoupes posées | four saucers down
variant:one-squadron | partie plus rapide | shorter game | partie facile | gagner avec deux soucoupes | variante courte | easy variant | quick game | rendre plus facile | version rapide | make it easier | quick version | partie plus vite | gagner plus vite | win faster
variant:two-yellow | plus difficile | harder | partie difficile | deux dés jaunes | corser la partie | hard variant | two yellow dice | rendre plus difficile | version difficile | hard version
ruling:A42 | attaquer deux fois la même soucoupe | attack the same saucer twice | tirer deux fois sur le même ennemi | shoot the same enemy twice
ruling:A43 | tirer depuis la base | shoot from the base | tirer sans soucoupe en vol | attaquer depuis le vaisseau mère | attack from the mother ship
ruling:A44 | arrêter une partie des lasers | stop only some lasers | moins de boucliers que de lasers | ne pas se défendre | fewer shields than lasers | not defending
ruling:A45 | combien de super nova par tour | how many super novas per turn | super nova sur un allié | plusieurs super nova | super nova on an ally | several super novas
ruling:A53 | repartir après une explosion | nouvelle soucoupe | fly again after an explosion | new saucer | quelle carte pour repartir | which card to fly again
ruling:A64 | les bunkers tirent sur qui | whom do bunkers shoot | bunkers pendant le tour d’un autre | qui est visé par les bunkers | bunkers on another player’s turn | who is targeted | bunkers hors de mon tour | bunkers outside my turn | visé pendant le tour adverse | targeted on the enemy turn
ruling:A65 | plus de cartes soucoupe | être éliminé | no saucer cards left | am I out | plus de vies | joueur éliminé | no lives left | player eliminated | sans carte soucoupe | perdu toutes mes cartes soucoupe | without saucer cards | lost all saucer cards | perdre toutes ses vies | lose all lives
ruling:A69 | tirer deux fois sur un bunker | shoot a bunker twice | plusieurs tirs sur un bunker | tirer puis atterrir | several shots at a bunker | shoot then land | tirer puis se poser | combien de tirs par soucoupe | shots per saucer | se poser après avoir tiré | atterrir après un tir | land after a shot
ruling:A70 | donner une carte | give a card | aider son allié avec une carte | help my ally with a card | donner un bouclier à son partenaire | give my partner a shield | prêter une carte à un allié
ruling:A71 | jouer à deux | combien de mains à deux | two players | how many hands with two | partie à deux joueurs | two player game | seulement deux joueurs | only two players
ruling:A74 | couleurs des deux équipes | do both teams use the same colour | couleur de l’autre équipe | brèche des adversaires | colour of the other team
ruling:A75 | attaquer avant les dés | quand attaquer | attack before the dice | when to attack | à quel moment attaquer | attaquer en début de tour | when can I shoot | attack at the start of my turn | moment de l’attaque | timing of attacks | tirer avant les dés | shoot before the dice
card:trou | échapper à une super nova | escape a super nova | effet du trou noir | se téléporter | combien de trous noirs | black hole effect | teleport | how many black holes
card:pulsar | doubler un dé | double a die | effet du pulsar | aller plus vite | pulsar effect | go faster
face:yellow | à quoi sert le dé jaune | what does the yellow die do | quel bunker tire | dés identiques | bunker die
piece:galactix | à quoi servent les galactix | what are galactix for
phase:draw | combien de cartes piocher | how many cards to draw | jouer en phase 1 | défausser une carte | discard a card
phase:roll | combien de dés lancer | how many dice to roll | quels dés lancer | which dice to roll
phase:act | attaquer et bouger | move and attack | tirer avant ou après le déplacement | ordre des actions | shoot before or after moving
place:moon | combien de cartes dans la pioche | how many cards in the pile | la pioche est vide
term:dodge | se protéger d’un bunker | protect from a bunker | éviter un tir de bunker | survivre à un bunker | trou noir avant le tir | avoid bunker fire | survive a bunker | black hole before the shot | bunker me vise | a bunker aims at me
ruling:A63 | combien de cartes au début | how many cards are dealt
ruling:A66 | que jouer en phase 1 | what to play in phase 1 | choix de cartes en phase 1 | card choice in phase 1
ruling:A67 | super nova contre une soucoupe posée | super nova against a landed saucer | soucoupe sur terre attaquée | saucer on earth attacked
ruling:A68 | mon giga protège l’ennemi | does my giga protect the enemy | giga couvre l’adversaire derrière | giga covers the opponent
ruling:A72 | deux dés jaunes égaux | two equal yellow dice | deux jaunes pareils | same yellow dice
`)
]);
