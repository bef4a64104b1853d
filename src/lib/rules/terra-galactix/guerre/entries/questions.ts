import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
card:soucoupe | soucoupe détruite comment la faire revenir | repartir après une explosion | combien de vies | get a destroyed saucer back | fly again after an explosion | how many lives
card:bouclier | combien de boucliers contre des lasers | bouclier arrête quoi | how many shields against lasers | what does a shield stop
card:giga | arrêter un méga laser | que bloque le giga | stop a mega laser | what does the giga block
card:laser | combien de lasers à la fois | à quelle distance tire le laser | how many lasers at once | how far does a laser shoot
card:mega | à quelle distance tire le méga laser | tirer de loin | how far does a mega laser shoot | shoot from afar
card:nova | combien de super nova pour détruire | super nova sur une base | how many super novas to destroy | super nova on a base
card:trou | combien de trous noirs | se téléporter | how many black holes | teleport
piece:galactix | combien de galactix en tout | how many galactix in all
place:base | déposer les galactix | entrer dans la base d’un adversaire | être attaqué dans sa base | drop galactix | enter an enemy base | attacked in the base
place:terre | passer par la terre | atterrir sur la terre | fly across earth | land on earth
term:tour | que faire à son tour | combien de phases | what to do on my turn | how many phases
term:deplacement | dans quel sens tourner | voler dans le sens inverse | passer par-dessus une soucoupe | obligé d’avancer de tout le dé | which way to fly | fly anticlockwise | fly over a saucer | must I use the whole die
term:etoile | passer sur une étoile | s’arrêter sur une étoile | pass over a star | stop on a star
term:decouverte | comment trouver des galactix | où sont les galactix | how to find galactix | where are the galactix
term:soute | combien une soucoupe porte | charger des galactix | how many can a saucer carry | load galactix
term:attaque | attaquer une soucoupe | voler les galactix d’un autre | attack a saucer | steal galactix
term:portee | à quelle distance peut-on tirer | tirer à travers une soucoupe | how far can I shoot | shoot through a saucer
term:defense | que jouer contre un laser | se défendre contre un laser | comment se protéger | what to play against a laser | defend against a laser | how to protect myself
term:explosion | ma soucoupe est détruite | que perd-on à l’explosion | my saucer is destroyed | what is lost in an explosion
term:eparpillement | où tombent les galactix | récupérer les galactix d’une soucoupe détruite | where do the galactix fall | galactix of a destroyed saucer
term:arrimage | monter sur une autre soucoupe | ride on another saucer
term:porteuse | combien de points perd la porteuse | how many points does the carrier lose
term:parasite | parasite peut attaquer | quitter la porteuse | parasite attacks | leave the carrier
phase:setup | combien de cartes au départ | distribuer les cartes | how many cards at the start | deal the cards
phase:draw | combien de cartes piocher | how many cards to draw
limit:hand | combien de cartes en main | how many cards in hand
limit:cards | combien de cartes de chaque sorte | how many cards of each kind
limit:hold | combien de galactix sur une intersection | quatre galactix au même endroit | soucoupe pleine | how many galactix on a space | four galactix in one place | full saucer
limit:tokens | combien de galactix | how many galactix
limit:discovery | combien de découvertes par tour | how many discoveries per turn
end:victory | combien de galactix pour gagner | rapporter combien de galactix | how many galactix to win | bring home how many galactix
end:alliance | qui gagne en équipe | égalité entre équipes | which team wins | teams are tied
variant:alliance | jouer en équipe | attaquer son partenaire | donner une carte à son allié | play in teams | attack my partner | give a card to my ally
variant:duel | jouer à deux | two players
variant:chevauchee | passer au-dessus des soucoupes | empiler des soucoupes | fly over saucers | stack saucers
ruling:A08 | rester dans sa base | stay in my base
ruling:A40 | combien de dés lancer | how many dice to roll
ruling:A41 | super nova piochée | drawn super nova
ruling:A42 | tirer deux fois sur la même cible | attaquer deux fois | shoot the same target twice | attack twice
ruling:A43 | tirer depuis la base | quand peut-on attaquer | shoot from the base | when may I attack
ruling:A44 | arrêter une partie des lasers | bloquer un seul laser sur deux | se défendre à moitié | stop only some lasers | block one laser of two | half a defence
ruling:A45 | combien de super nova par tour | how many super novas per turn
ruling:A46 | galactix dans un trou noir | galactix through a black hole
ruling:A47 | galactix hors du plateau | galactix off the board
ruling:A49 | obligé de ramasser | laisser des galactix | must I pick up | leave galactix behind
ruling:A50 | trop de galactix chargés | too many galactix loaded
ruling:A51 | plus de place pour les galactix | no room for galactix
ruling:A52 | découvrir avec un trou noir | découvrir sans bouger | discover by black hole | discover without moving
ruling:A53 | quelle carte pour relancer une soucoupe | which card for a new saucer
ruling:A54 | déposer chez un allié | déposer une partie des galactix | drop at an ally | drop some of the galactix
ruling:A55 | finir le tour quand un joueur a gagné | finish the round after a win
ruling:A57 | attaquer son allié | égalité en alliance | attack my ally | tie between teams
ruling:A58 | combien de cartes en duel | cards in a duel
ruling:A59 | pulsar et porteuse | pulsar and carrier
ruling:A60 | rentrer avec une soucoupe portée | go home with a rider
card:pulsar | doubler un dé | aller plus vite | double a die | go faster
card:galactix | à quoi sert une carte galactix | what is a galactix card for
piece:soucoupe | combien de soucoupes par joueur | how many saucers per player
place:intersection | deux soucoupes au même endroit | two saucers on one space
place:sabot | prendre dans la défausse | draw from the discard
term:ordre | qui joue après moi | who plays after me
term:permis | à quoi sert une carte soucoupe | what is a saucer card for
term:hyperespace | bouger après un trou noir | move after a black hole
limit:lasers | combien de lasers peut-on jouer | how many lasers can I play
limit:licences | combien de soucoupes en vol | how many saucers may fly
limit:pulsar | deux pulsars le même tour | two pulsars in a turn
end:duel | gagner à deux joueurs | win with two players
end:tournoi | qui gagne le tournoi | who wins the tournament
variant:tournoi | compter les points du tournoi | points in a tournament
phase:act | bouger puis attaquer | attaquer puis bouger | move then attack
ruling:A48 | deux galactix plus deux | two galactix plus two
ruling:A56 | finir avec six galactix | finish with six galactix
ruling:A61 | trou noir vers une soucoupe | black hole onto a saucer
ruling:A62 | attaquer un convoi | attack a convoy
ruling:A79 | trou noir avec la soute pleine | black hole with a full hold
`)
]);
