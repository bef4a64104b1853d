import { readQuestions } from '../../../questions.ts';
import { QUESTIONS as SHARED } from '../../entries/questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = new Map([
	...SHARED,
	...readQuestions(`
card:soucoupe | soucoupe détruite comment la faire revenir | repartir après une explosion | combien de vies | get a destroyed saucer back | fly again after an explosion | how many lives | faire repartir une soucoupe détruite | plus de carte soucoupe | perdre une carte soucoupe | relaunch a saucer | no saucer card | lose a saucer card | récupérer sa soucoupe | soucoupe en attente | waiting saucer | recover my saucer | plus aucune soucoupe en vol | no saucer flying
card:bouclier | combien de boucliers contre des lasers | bouclier arrête quoi | how many shields against lasers | what does a shield stop | effet du bouclier | parer trois lasers | pas assez de boucliers | shield effect | parry three lasers | not enough shields | bouclier contre deux lasers | il me manque un bouclier | shield against two lasers | one shield short | autant de boucliers que de lasers | as many shields as lasers
card:giga | arrêter un méga laser | que bloque le giga | stop a mega laser | what does the giga block | effet du giga bouclier | giga contre lasers | combien de giga | giga shield effect | giga against lasers | bouclier contre un méga laser | shield against a mega laser
card:laser | combien de lasers à la fois | à quelle distance tire le laser | how many lasers at once | how far does a laser shoot | effet du laser | tirer sur le voisin | portée du laser | plusieurs lasers d’un coup | laser effect | shoot a neighbour | laser range | several lasers at once | laser combien de cases | tirer à côté | laser how many spaces
card:mega | à quelle distance tire le méga laser | tirer de loin | how far does a mega laser shoot | shoot from afar | effet du méga laser | portée du méga laser | méga laser et lasers ensemble | mega laser effect
card:nova | combien de super nova pour détruire | super nova sur une base | how many super novas to destroy | super nova on a base | effet de la super nova | super nova combien de cartes | détruire une soucoupe loin | super nova effect | destroy a distant saucer | super nova sur une soucoupe rentrée | super nova contre un adversaire | nova deux cartes | super nova against an opponent | nombre de super nova pour détruire une soucoupe | paire de super nova | pair of super novas | novas needed
card:trou | combien de trous noirs | se téléporter | how many black holes | teleport | effet du trou noir | trou noir contre un laser | black hole effect | black hole against a laser
piece:galactix | combien de galactix en tout | how many galactix in all | à quoi servent les galactix | jetons à ramener | what are galactix for | tokens to bring home
place:base | déposer les galactix | entrer dans la base d’un adversaire | être attaqué dans sa base | drop galactix | enter an enemy base | attacked in the base | rentrer à la base | décharger les galactix | être à l’abri chez soi | voler dans la base d’un autre | unload galactix | safe at home | steal from a base | poser ses galactix à la maison | tirer sur quelqu’un dans sa base | put galactix at home | shoot someone at home | entrer chez un autre | entrer à la base avec des galactix | bring galactix into the base | attaqué chez moi
place:terre | passer par la terre | atterrir sur la terre | fly across earth | land on earth | traverser le centre | voler au-dessus de la terre | cross the centre | fly over earth | passer par le centre | go through the centre
term:tour | que faire à son tour | combien de phases | what to do on my turn | how many phases | déroulement d’un tour | les trois phases | turn sequence | the three phases
term:deplacement | dans quel sens tourner | voler dans le sens inverse | passer par-dessus une soucoupe | obligé d’avancer de tout le dé | which way to fly | fly anticlockwise | fly over a saucer | must I use the whole die | sens de déplacement | aller dans l’autre sens | reculer | dépasser une soucoupe | direction of movement | overtake a saucer | avancer de tous les points | combien de cases avancer | avancer moins que le dé | how many spaces to move | move less than the die | prendre une orbite à l’envers | orbit the wrong way
term:etoile | passer sur une étoile | s’arrêter sur une étoile | pass over a star | stop on a star | finir sur une étoile | étoile cerclée | survoler une étoile | end on a star | circled star | fly over a star | passer par une étoile | go past a star
term:decouverte | comment trouver des galactix | où sont les galactix | how to find galactix | where are the galactix | découvrir un gisement | gagner des galactix | quand retourne-t-on une carte galactix | find a deposit | get galactix | when to turn a galactix card | comment apparaissent les galactix | où chercher les galactix | how do galactix appear | where to look for galactix | trouver un gisement sur une étoile | galactix sur l’étoile
term:soute | combien une soucoupe porte | charger des galactix | how many can a saucer carry | load galactix | combien de galactix dans ma soucoupe | regarder sous sa soucoupe | prendre des galactix | cacher sa cargaison | galactix in my saucer | look under my saucer | pick up galactix | transporter des galactix | poids maximum | carry galactix | montrer sa soute
term:attaque | attaquer une soucoupe | voler les galactix d’un autre | attack a saucer | steal galactix | comment attaquer | prendre les galactix d’un ennemi | quelle carte pour tirer | how to attack | take galactix from an enemy | which card to shoot | voler la cargaison | piller un joueur | prendre la cargaison | plunder a player | take cargo | viser une soucoupe
term:portee | à quelle distance peut-on tirer | tirer à travers une soucoupe | how far can I shoot | shoot through a saucer | portée des armes | tirer de loin | obstacle sur la ligne | weapon range | obstacle in the way | combien de cases | jusqu’où tirer | tirer à deux cases | how far to shoot | shoot two spaces away
term:defense | que jouer contre un laser | se défendre contre un laser | comment se protéger | what to play against a laser | defend against a laser | how to protect myself | comment parer | que faire quand on m’attaque | réponse à une attaque | how to parry | what if I am attacked | answer an attack | quelle carte bloque | contrer une super nova | which card blocks | counter a super nova | on m’attaque au laser | bloquer une attaque | block an attack
term:explosion | ma soucoupe est détruite | que perd-on à l’explosion | my saucer is destroyed | what is lost in an explosion | soucoupe touchée | que devient ma cargaison | saucer hit | what happens to my cargo | je me fais détruire | I get destroyed | conséquences d’une explosion | perdre mes galactix quand j’explose | lose my galactix when I explode | cargaison perdue
term:eparpillement | où tombent les galactix | récupérer les galactix d’une soucoupe détruite | where do the galactix fall | galactix of a destroyed saucer | ramasser la cargaison d’un ennemi détruit | dispersion des jetons | loot a destroyed enemy | scattering tokens | direction du tir | galactix éparpillés | ramasser les restes | scattered galactix | pick up the rest
term:arrimage | monter sur une autre soucoupe | ride on another saucer | se poser sur un adversaire | former un convoi | land on an enemy saucer | form a convoy | porter une soucoupe ennemie | carry an enemy saucer
term:porteuse | combien de points perd la porteuse | how many points does the carrier lose | porter d’autres soucoupes | carrying other saucers
term:parasite | parasite peut attaquer | quitter la porteuse | parasite attacks | leave the carrier | se faire porter | be carried
phase:setup | combien de cartes au départ | distribuer les cartes | how many cards at the start | deal the cards | mise en place | installer la partie | set up | starting hand
phase:draw | combien de cartes piocher | how many cards to draw | compléter la main | jouer en phase 1 | refill hand | play in phase 1
limit:hand | combien de cartes en main | how many cards in hand | taille de la main | six cartes en main | hand size | main pleine | hand full
limit:cards | combien de cartes de chaque sorte | how many cards of each kind | combien de lasers dans le paquet | composition de la pioche | how many lasers in the deck | deck contents
limit:hold | combien de galactix sur une intersection | quatre galactix au même endroit | soucoupe pleine | how many galactix on a space | four galactix in one place | full saucer | trop de galactix | soute remplie | capacité | too many galactix | hold capacity | quatrième galactix | quatre galactix | plus de place dans la soucoupe | four galactix | no room in the saucer | porter plus de trois | carry more than three
limit:tokens | combien de galactix | how many galactix | plus de galactix au stock | no galactix in stock
limit:discovery | combien de découvertes par tour | how many discoveries per turn | découvrir plusieurs fois | discover several times
end:victory | combien de galactix pour gagner | rapporter combien de galactix | how many galactix to win | bring home how many galactix | but du jeu | quatre galactix à la base | aim of the game | four galactix at home | nombre de galactix à rapporter | galactix to bring back | ramener quatre galactix | gagner avec combien | how many needed at home
end:alliance | qui gagne en équipe | égalité entre équipes | which team wins | teams are tied | victoire par équipe | total de l’équipe | winning as a team | team total
variant:alliance | jouer en équipe | attaquer son partenaire | donner une carte à son allié | play in teams | attack my partner | give a card to my ally | deux contre deux | aider son allié | deux équipes | two against two | help my ally | mon partenaire me donne une carte | my partner gives me a card | équipes et cartes
variant:duel | jouer à deux | two players | partie à deux joueurs | duel un joueur deux camps | two player game | main en duel | deux joueurs quatre camps | two players four sides
variant:chevauchee | passer au-dessus des soucoupes | empiler des soucoupes | fly over saucers | stack saucers | soucoupes les unes sur les autres | monter sur une soucoupe | saucers on top of each other | climb on a saucer | monter sur un adversaire | grimper sur une soucoupe | climb on an opponent
ruling:A08 | rester dans sa base | stay in my base | ne pas sortir de la base | attendre dans son vaisseau mère | stay inside the mother ship | not leave the base | passer un tour à la base | rester chez soi | spend a turn at home
ruling:A40 | combien de dés lancer | how many dice to roll | dé jaune utile | is the yellow die used
ruling:A41 | super nova piochée | drawn super nova | tirer une super nova de la pioche | super nova drawn from the pile
ruling:A42 | tirer deux fois sur la même cible | attaquer deux fois | shoot the same target twice | attack twice | deux attaques sur la même soucoupe | attaquer encore | two attacks on one saucer | attack again
ruling:A43 | tirer depuis la base | quand peut-on attaquer | shoot from the base | when may I attack | attaquer depuis le vaisseau mère | attack from the mother ship
ruling:A44 | arrêter une partie des lasers | bloquer un seul laser sur deux | se défendre à moitié | stop only some lasers | block one laser of two | half a defence | moins de boucliers que de lasers | défense incomplète | bouclier et giga ensemble | fewer shields than lasers | incomplete defence | deux boucliers contre trois lasers | défense partielle | two shields against three lasers
ruling:A45 | combien de super nova par tour | how many super novas per turn | plusieurs super nova dans un tour | super nova sur un allié | several super novas in a turn | super nova on an ally
ruling:A46 | galactix dans un trou noir | galactix through a black hole | garder sa cargaison en téléportant | keep cargo when teleporting
ruling:A47 | galactix hors du plateau | galactix off the board | jeton hors du plateau | token off the board
ruling:A49 | obligé de ramasser | laisser des galactix | must I pick up | leave galactix behind | passer sans ramasser | prendre une partie des galactix | pass without loading | take only some galactix | chargement obligatoire | laisser les galactix sur place | leave the galactix there | prendre seulement un galactix | faut-il charger | laisser une partie
ruling:A50 | trop de galactix chargés | too many galactix loaded | quatre galactix sous la soucoupe | overloaded saucer
ruling:A51 | plus de place pour les galactix | no room for galactix | étoile pleine | full star
ruling:A52 | découvrir avec un trou noir | découvrir sans bouger | discover by black hole | discover without moving | arriver par trou noir sur une étoile | passer sur une étoile sans s’arrêter | black hole onto a star | traverser une étoile | découverte par trou noir | discovery by black hole
ruling:A53 | quelle carte pour relancer une soucoupe | which card for a new saucer | nouvelle carte pour une soucoupe détruite | new card for a destroyed saucer | remettre une soucoupe en jeu | put a saucer back in play
ruling:A54 | déposer chez un allié | déposer une partie des galactix | drop at an ally | drop some of the galactix | garder des galactix en soute à la base | keep galactix in the hold at home
ruling:A55 | finir le tour quand un joueur a gagné | finish the round after a win | dernier tour pour tous | tout le monde joue autant de tours | last turn for all | equal turns | tour de table fini | fin immédiate | immediate end | gagner en plein tour | win mid-round
ruling:A57 | attaquer son allié | égalité en alliance | attack my ally | tie between teams | équipes à égalité | allié attaqué | teams level
ruling:A58 | combien de cartes en duel | cards in a duel | main en duel | à deux joueurs un camp | duel hand
ruling:A59 | pulsar et porteuse | pulsar and carrier
ruling:A60 | rentrer avec une soucoupe portée | go home with a rider | ramener un parasite à la base | bring a parasite home
card:pulsar | doubler un dé | aller plus vite | double a die | go faster | effet du pulsar | doubler mon déplacement | pulsar effect | double my move
card:galactix | à quoi sert une carte galactix | what is a galactix card for | nombre sur la carte galactix | number on the galactix card
piece:soucoupe | combien de soucoupes par joueur | how many saucers per player | soulever une soucoupe | lift a saucer | mes soucoupes | combien de soucoupes ai-je | my saucers | saucers I have
place:intersection | deux soucoupes au même endroit | two saucers on one space | combien de soucoupes par case | saucers per space | deux soucoupes sur la même intersection | partager une case | share a space
place:sabot | prendre dans la défausse | draw from the discard | reprendre une carte jetée | take a discarded card
term:ordre | qui joue après moi | who plays after me | sens du jeu | places autour de la table | direction of play | seats
term:permis | à quoi sert une carte soucoupe | what is a saucer card for | permis de voler | right to fly
term:hyperespace | bouger après un trou noir | move after a black hole | rejouer après un trou noir | move again after teleporting
limit:lasers | combien de lasers peut-on jouer | how many lasers can I play | maximum de lasers | most lasers
limit:licences | combien de soucoupes en vol | how many saucers may fly | une ou deux soucoupes en vol | one or two saucers flying
limit:pulsar | deux pulsars le même tour | two pulsars in a turn | deux pulsars ensemble | two pulsars together
end:duel | gagner à deux joueurs | win with two players | victoire à deux | winning a duel
end:tournoi | qui gagne le tournoi | who wins the tournament | champion du tournoi | tournament champion
variant:tournoi | compter les points du tournoi | points in a tournament | score d’un tournoi | plusieurs parties | tournament score | several games | marquer des points | score points | points par galactix | points per galactix
phase:act | bouger puis attaquer | attaquer puis bouger | move then attack | ordre des actions | tirer avant de bouger | order of actions | shoot before moving | tirer puis bouger | shoot then move | attaquer en chemin
ruling:A48 | deux galactix plus deux | two galactix plus two
ruling:A56 | finir avec six galactix | finish with six galactix | bonus du gagnant | six galactix en tournoi | winner bonus | points bonus | bonus points
ruling:A61 | trou noir vers une soucoupe | black hole onto a saucer
ruling:A62 | attaquer un convoi | attack a convoy | tirer sur un convoi | shoot a convoy
ruling:A79 | trou noir avec la soute pleine | black hole with a full hold
ruling:A77 | trou noir pendant que je bouge | black hole while moving
face:coloured | quel dé pour quelle soucoupe | which die for which saucer
term:camp | quel camp est A | which side is A
term:orbite | compter les orbites | count orbits
phase:roll | quels dés lancer | which dice to roll
companion:depth | noter seulement le score | only the score
ruling:A03 | l’étoile d’arrivée est occupée | arrival star occupied
`)
]);
