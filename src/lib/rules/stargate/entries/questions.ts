import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
setup | comment installer le plateau | cartes au début | how to set up the board | cards at the start | qui commence la partie | combien de joueurs | who begins | how many players can play | où poser les cartes au début | qui est le plus jeune commence | y a-t-il une pioche | jouer en solo | main de départ | is there a draw pile | youngest player starts | solo game | starting hand
goal | que faut-il pour gagner | le but | what do I need to win | aim of the game | combien de symboles pour gagner | sept cartes de la même couleur | how many symbols to win | seven cards of one colour | but du jeu
team | combien de membres dans une équipe | membres d’une équipe | how many members in a team | who is in my team | combien sommes-nous par équipe | how many of us in a team | combien d’hommes et de femmes | combien de dés lance une équipe | membre hors de combat revient quand | how many dice does a team roll | men and women in the team | does a fallen member come back
dice | combien de dés dans la boîte | how many dice in the box | throw dice of different values | lancer dix dés | rolling ten dice | pas assez de dés | combien de dés en tout | not enough dice | how many dice are there
jaffas | jaffas tués reviennent | jaffas morts | combien de jaffas | dead jaffas come back | killed jaffas return | how many jaffas | jaffas hit value | à quoi servent les jaffas | jaffas contre les reetous | what do jaffas do | jaffa touche à combien | les jaffas tombent avant nous | un jaffa mort est perdu | jaffas hit on five | jaffas never come back | what do jaffas hit on
planets | combien de planètes | combien de cartes par planète | how many planets | how many cards on a planet | planètes du milieu | cards on outer planets | cartes sur les planètes extérieures | combien de planètes sur le plateau | numéros des planètes | cards per planet | planets in the middle rows
near | planètes sans symbole au début | où aller au début | où peut-on aller sans clé | where can I go at the start | planets without a symbol | planètes accessibles sans clé | planets reachable without a key | quelles planètes sont proches | première destination | planètes libres d’accès | which planets are near | first planets to visit
sgc1 | que faire en salle 1 | obligations au retour | tour de débriefing | what to do in room 1 | after coming back from a mission | que fait-on au débriefing | sortir de la salle 1 | laisser des cartes à la banque en rentrant | what happens at debriefing | leave room 1 | tour après le retour
sgc2 | que faire en salle 2 | partir en mission | leaving on a mission | what to do in room 2 | comment partir | attendre un tour en salle 2 | rester en salle 2 | how to leave the base | start a mission
bank | combien de cartes à la banque | prendre des cartes à la banque | que faire à la banque | take cards from the bank | what to do at the bank | regarder les cartes de la banque | piocher dans la banque | après la banque où aller | look through the bank | where to go after the bank | surplus à la banque
discard | reprendre une carte de la défausse | récupérer une carte défaussée | take a card back from the discard pile | où est la défausse | une carte jouée revient-elle | does a discarded card come back | where do used cards go
symbol | combien de symboles par couleur | combien de symboles | how many symbols of each colour | how many symbols | is the symbol kept after the gate | à quoi sert un symbole | what is a symbol for | à quoi servent les symboles | symboles de la même couleur | ouvrir la porte avec un symbole | symbols of one colour | open the gate with a symbol
equipment | combien d’équipements | how many equipment cards | when to use equipment | équipement perdu | poser un équipement | lose equipment | quand utiliser un équipement | équipement trouvé en danger | équipement défaussé après usage | is equipment discarded after use | found equipment at risk
contact | combien de contacts | contact perdu au combat | différence entre I et P | how many contacts | what do I and P mean | quand jouer un contact | garder un contact en main | when to play a contact | lettre dans le coin de la carte | contact permanent ou instantané | un contact peut-il se perdre | permanent or instant contact | can a contact be lost | letter in the corner
combat | combien de combats | obligé de combattre | how many combat cards | must I fight | carte combat vaincue va où | where does a beaten combat card go | carte combat retournée | combat obligatoire | chiffres sur une carte combat | battle card turned up | numbers on a combat card | is fighting compulsory
turn | ordre du tour | qui joue après | order of play | who plays next | à qui le tour | que faire à mon tour | joueur de gauche | whose turn | what can I do on my turn
mission | que faire sur une planète | tour sur une planète | what can I do on a planet | choix sur une planète | explorer encore ou partir | options on a planet | explore again or leave
hop | aller d’une planète à une autre | travel from planet to planet | changer de planète sans rentrer | voyager de planète en planète | another planet without going home | jump between planets
return | rentrer à la base | rapporter les cartes | bring cards home | go back to earth | comment rentrer | faut-il une clé pour rentrer | revenir sur terre | how to get home | key to go home | mettre les trouvailles en sécurité
explore | combien de cartes par exploration | how many cards per exploration | cards turned each turn | combien de cartes retourner | retourner les cartes d’une planète | que faire d’une carte retournée | how many cards to turn over | turning planet cards
explore-1 | première carte obligatoire | must I turn the first card | obligé de retourner la première carte | combat perdu pendant l’exploration | first card is compulsory
look | regarder une carte sans explorer | look at a card without exploring | peek at a planet | voir sans combattre | carte laissée visible | qui gagne une carte regardée | reveal a card with the probe | see a card without fighting
key | quel symbole pour aller sur une planète | garder le symbole après la porte | which symbol opens a planet | do I keep the symbol | comment ouvrir une planète | montrer une carte à la porte | carte qui remplace un symbole | how to open a planet | show a card at the gate | what replaces a symbol
coordinates | combien de symboles par planète | how many symbols on a planet | adresse d’une planète | symboles au-dessus d’une planète | planet address | symbols above a planet
blocked | retourner sur une planète après une défaite | planète avec un combat non gagné | carte combat visible sur la planète | go back to a planet after a defeat | combat card left on the planet | combat resté sur la planète | explorer une planète bloquée | revenir après avoir perdu | blocked planet | fight left on a planet | revenge on a planet
at-risk | quelles cartes risque-t-on | mettre ses cartes à l’abri | which cards can be lost | how to make cards safe | cartes trouvées perdues quand | protéger une carte trouvée | protect a found card | quelles cartes sont en danger | cartes pas encore à l’abri | sauver ses cartes | which cards are at risk | when are my cards safe | cards found on this trip
loss | que perd-on | conséquences d’un combat perdu | qu’arrive-t-il à l’équipe battue | what do we lose | where does a beaten team go | combat perdu que se passe-t-il | on perd quelles cartes | où va le pion après une défaite | après une défaite | we lost the fight | which cards do I lose | what does a defeat cost | perd-on les cartes posées
lay | combien de cartes posées | pourquoi poser une carte | why lay a card | are laid cards safe | étaler une carte | mettre une carte devant soi | put a card in front of me | quelles cartes peut-on poser | carte posée compte dans la main | poser ses symboles | which cards can be laid | lay down symbols
colour | choisir sa couleur | changer de couleur | deux couleurs à la fois | choose my colour | change colour | two colours | poser une autre couleur | couleur fixée pour la partie | mélanger les couleurs | lay another colour | is my colour fixed | mix colours
trade | échanger hors de son tour | donner une carte à un autre joueur | où peut-on échanger | give a card to another player | trade on another turn | where can we trade | échanger sur une planète | échange pendant un combat | trade during a fight | échanger avec un autre joueur | quand peut-on échanger | troc entre équipes | quelles cartes peut-on échanger | when can we swap | swap with another team | which cards may be traded | exchange outside my turn
visits | combien de planètes sans rentrer | how many planets before going home | combien de planètes de suite | limite de planètes | faut-il rentrer après trois planètes | planets in a row | planet limit | must I go home after three
hand | que faire avec sept cartes | trop de cartes en main | combien de cartes peut-on garder | too many cards in hand | how many cards may I keep | dépasser six cartes | où va le surplus | over six cards | where do extra cards go
win | quand la partie est gagnée | when is the game won | la partie s’arrête quand | when does the game stop
end-invaded | si l’invasion gagne | if the invasion wins | l’invasion est perdue | tout le monde perd contre les envahisseurs | invasion lost | everyone loses to the invaders | comment peut-on tous perdre
end-infected | si tout le monde est infecté | if everybody is infected | toutes les équipes infectées | plus aucun membre sain | all teams infected | nobody healthy left | comment peut-on tous perdre
fight | comment se passe un combat | peut-on refuser un combat | s’enfuir | how does a fight work | can we refuse a fight | run from a fight | déroulement d’un combat | refuser le combat | partir pendant un combat | battre en retraite | how to fight | leave a fight | decline a fight
phase | qui tire en premier au combat | les touchés lancent quand même | who rolls first in a fight | do fallen ones still roll | les deux camps lancent en même temps | qui lance d’abord | un touché peut-il encore tirer | both sides throw together | who throws first | does a hit fighter still shoot
value | sur combien touche-t-on | deux armes en même temps | à partir de quel chiffre touche-t-on | what do we hit on | do weapons add up | quel chiffre pour toucher | which number hits | il faut faire combien pour toucher | chiffre nécessaire au dé | cumuler deux armes | which roll hits | number needed on the die | stack two weapons | toucher sans arme
casualties | qui tombe en premier | choisir qui est touché | dans quel ordre tombent les ennemis | who falls first | choose who is hit | order of enemy losses | qui meurt d’abord | répartir les touches | touche en trop | who dies first | assign hits | wasted hit
wounds | combien de blessures | how many wounds | combien de touches pour un chef | boss blessé | toucher deux fois apophis | how many hits for a boss | wounded boss
infected | guérir d’une infection | membre infecté pour toujours | cure an infection | infected member back | combien de membres infectés | l’infecté peut-il combattre | can an infected member fight | membre infecté revient-il | équipe toute infectée | does infection end
verdict | les deux camps tombent en même temps | plus personne debout | both sides down at once | nobody left standing | quand un combat est gagné | match nul au combat | when is a fight won | tout le monde tombe en même temps | qui gagne si plus personne | égalité dans un combat | everyone falls together | who wins if all are down | drawn fight
arms | meilleure arme | quelle arme choisir | best weapon | which weapon | plusieurs armes laquelle compte | several weapons which counts | quelle est la meilleure arme | armes à usage unique | liste des armes | list of weapons | strongest weapon
windows | à quel moment jouer une carte | when may I play a card | moment pour jouer une carte | ordre pour jouer les cartes | timing of cards | when do I play my contact
invasion | que faire en cas d’invasion | qui se bat pendant une invasion | what happens in an invasion | who fights the invaders | une invasion arrive | toutes les équipes rentrent | que devient ma mission en cas d’invasion | invasion card turned | all teams return | after winning an invasion
shares | combien d’envahisseurs par équipe | envahisseur en plus | partage inégal | how many invaders each | extra invader | uneven split | répartir les envahisseurs | combien d’ennemis pour chacun | qui combat combien | divide the invaders | enemies per team
relief | équipe battue pendant l’invasion | team beaten during an invasion | une équipe perd sa part | aider une équipe battue | a team loses its share | help a beaten team
zaknoktel | faut-il poser le zat | zat pour toute l’équipe | does the zat work for all | le zat touche à combien | deux zats | zat permanent | zat hits on | two zats | do I keep the zat
grenade | grenade combien de dés | grenade combien touche | how many dice for the grenade | quand lancer la grenade | grenade jetée après | la grenade touche à combien | when to throw the grenade | grenade hits on | is the grenade discarded | riposte après la grenade
reacteur | jouer deux fois | quand annoncer le réacteur | play two turns | when to announce the reactor | effet du réacteur | rejouer un tour | réacteur après une défaite | extra turn | reactor after a defeat
malp | malp combien de fois | malp perdue | malp détruite | how often can the malp be used | malp destroyed | effet de la sonde | sonde détruite par un combat | sonde une fois par tour | envoyer la sonde | send the probe | probe destroyed | probe once per turn | malp en main
technologie | se téléporter sans symbole | teleport without a symbol | effet de la technologie | voyager sans symbole | technologie compte comme visite | travel without a symbol | does technology count as a visit
tollans | éviter un combat | annuler un combat | avoid a fight | effet des tollans | défausser un combat sans se battre | tollans contre une invasion | skip a fight | tollans against an invasion
nox | recommencer un combat | fight again after losing | effet des nox | rejouer après avoir perdu | nox une fois par combat | jaffas après les nox | second chance in a fight | nox once per fight
tokra | explorer une carte de plus | explore one more card | effet de la tokra | trois cartes au lieu de deux | deux tokras | three cards instead of two | two tokras
thor | thor comme symbole | thor ouvre une porte | thor as a symbol | thor opens a gate | effet de thor | thor remplace quoi | what does thor replace | thor joker | sept symboles avec thor
unas | combien d’unas | how many unas | les unas touchent à combien | unas hit on
prisonnier | combien de temps prisonnier | sortir de prison | how long a prisoner | get out of prison | rester combien de tours prisonnier | bloqué deux tours | prisonnier sans combat | stuck for two turns | captured team
reetous | comment repérer | voir les invisibles | how to spot them | see the invisible ones | tirer sur un ennemi invisible | combien de dés pour repérer | faut-il repérer à chaque phase | shoot invisible enemies | spotting dice | spot again each phase | attaquer sans repérer
kowalski | qui commence contre kowalski | who strikes first against kowalski | attaque surprise | on ne tire pas la première phase | surprise attack | no dice in the first phase
printas | quand est-on infecté | when are we infected | larves infectent comment | dé des larves | qui est infecté | how do larvae infect | larva die
faisceau | combien de gardes du faisceau | how many guards with the beam | goa’uld et ses gardes | le goa’uld touche à combien | goa’uld with guards
hathor | qui attaque hathor | hommes contre hathor | who fights hathor | men against hathor | la femme seule attaque | hathor contre les hommes | combattre hathor | only the woman fights | fight hathor | no woman left
apophis | combien de gardes pour apophis | comment battre apophis | how many guards has apophis | how to beat apophis | vie d’apophis | apophis touche à combien | gardes d’apophis | apophis hits on | guards of apophis | apophis health
couple | combien de gardes pour le couple | how many guards with the couple | apophis and the queen | le couple royal combien de blessures | royal couple strength
ruling-waiting | rester sans rien faire | attendre son tour | stay without doing anything | ne rien faire à son tour | attendre à la base | skip a turn | do nothing | wait at the base
ruling-return-at-once | rentrer tout de suite après avoir exploré | go home right after exploring | rentrer le même tour | explorer puis rentrer tout de suite | return in the same turn | explore and go home
ruling-second-card | s’arrêter après la première carte | stop after the first card | deuxième carte obligatoire | arrêter d’explorer | is the second card compulsory | stop exploring
ruling-visit | rester compte comme une visite | does staying count as a visit | explorer encore compte | comment compter les planètes visitées | counting visits
ruling-shown-symbol | défausser le symbole à la porte | perdre le symbole | is the symbol discarded at the gate | lose the symbol | garde-t-on le symbole montré | symbole rendu après la porte | is the shown symbol kept | symbol used at the gate
ruling-empty-planet | plus rien sur la planète | aller sur une planète vide | nothing left on the planet | go to an empty planet | planète sans cartes | pile épuisée sur une planète | planet without cards | explored planet
ruling-company | deux équipes au même endroit | rencontrer une autre équipe | two teams in one place | meet another team | plusieurs équipes ensemble | partager une planète | same planet as another team | share a planet
ruling-probe-sees | la sonde montre combien de cartes | how many cards does the probe show | la sonde voit quoi | sonde sur une pile déjà visible | what does the probe see
ruling-prisoner | prisonnier perd ses cartes | does a prisoner lose cards | prisonnier avec des dés | défaite contre le prisonnier | prisoner card with dice
ruling-lost-cards | où vont les cartes perdues | where do lost cards go | cartes perdues à la défausse ou à la banque | lost cards to the bank or discard
ruling-laying | poser pendant un combat | poser hors de son tour | lay during a fight | lay out of turn | poser une carte quand ce n’est pas mon tour | poser en plein combat | lay a card when it is not my turn
ruling-traded-finds | une carte échangée peut se perdre | can a traded card be lost | carte reçue en échange en danger | is a traded card at risk
ruling-hand-limit | limite de main sur une planète | hand limit on a planet | limite de six loin de la base | sept cartes sur une planète | over the limit on a planet
ruling-weapons-jaffas | arme pour les jaffas | les jaffas profitent des armes | do weapons help jaffas | jaffas avec un gantelet | jaffas avec un zat | jaffas with weapons
ruling-jaffas-alone | il ne reste que des jaffas | only jaffas left | tous les membres sont tombés | jaffas restent seuls | members down jaffas standing
ruling-recovery | blessés guérissent | membres tombés reviennent | quand récupère-t-on les membres | fallen members come back | when do members recover | quand se soigne-t-on | les morts reviennent après le combat | do the dead return | healing after a fight
ruling-full-strength | ennemis au complet après une défaite | ennemis blessés gardent leurs blessures | combat repris de zéro | foes back at full strength | do foes stay wounded | fight starts over | l’ennemi récupère ses forces | ennemi affaibli après une défaite | enemy weakened after our defeat
ruling-grenade-surprise | grenade avant kowalski | grenade before kowalski
ruling-reetou-attack | combien de reetous peut-on abattre | how many reetous can we kill | répartir les tirs contre les reetous | split shots at reetous
ruling-who-is-infected | choisir le membre infecté | choose who is infected | un jaffa peut-il être infecté | qui choisit l’infecté | can a jaffa be infected
ruling-jolinar-saves | jolinar sauve qui | whom does jolinar save | jolinar sauve un jaffa
ruling-tollans-fresh | tollans sur une carte déjà retournée | tollans on a visible card | tollans sur un combat laissé | tollans on a fight left there
ruling-several-weapons | grenade et arme ensemble | deux armes dans le même combat | grenade and weapon together | two weapons in one fight | deux grenades | cumuler grenade et arme | two grenades | use two weapons
ruling-invasion-split | qui reçoit l’envahisseur de trop | who gets the odd invader | quelle équipe combat d’abord | une équipe perd est-ce fini | which team fights first
ruling-probe-invasion | sonde découvre une invasion | probe turns up an invasion | invasion retournée par la malp | invasion seen with the malp
ruling-either-defeat | les deux conditions de défaite | both ways to lose | une seule défaite suffit | is one defeat enough
ruling-wiped-team | équipe éliminée que deviennent ses cartes | joueur éliminé | cards of an eliminated team | player out of the game | équipe hors jeu | cartes d’un joueur éliminé | team out of the game
ruling-thor-count | combien de thor | thor comme clé | how many thors | thor as a key | deux thor | plusieurs thor | two thors
ruling-where-won | gagner loin de la base | faut-il rentrer pour gagner | gagner sur une planète | win away from home | must I go home to win | gagner pendant une mission | faut-il être à la base | win during a mission
ruling-stalemate | plus personne ne peut gagner | no one can win any more | partie sans gagnant possible | plus de cartes à explorer | nobody can win | no cards left to explore
ruling-debrief-after | après une invasion | after an invasion | débriefing obligatoire après une invasion | debriefing after an invasion
gate | comment passer la porte | how to go through the gate | franchir la porte des étoiles | faut-il une clé pour passer | rentrer sans clé | go through the stargate | do I need a key for the gate
sgc | what is the base for | à quoi sert la base | les salles du sgc | rooms of the base | what can I do at the base
single-use | carte utilisable une seule fois | card used only once | carte jetée après usage | carte permanente | card discarded after use | permanent card
star | que veut dire l’étoile sur la carte | what does the asterisk mean | astérisque sur une carte | règle spéciale d’une carte | special rule on a card
chulak | combien de jaffas gagne-t-on | six jaffas alliés | get jaffas | effet de la rébellion | gagner des jaffas | get allies
share | gagner contre apophis sans combattre | win against apophis without fighting | effet de sha’re | sha’re contre apophis | sha’re against apophis
skaara | gagner contre apophis sans combattre | win against apophis without fighting | effet de skaara
jolinar | annuler une perte contre apophis | quand jouer jolinar | when to play jolinar | effet de jolinar | sauver un membre | jolinar contre hathor | save a member | jolinar against hathor
abydos | aller partout sans symbole | go anywhere without a symbol | effet de la salle d’abydos | ouvrir n’importe quelle planète | open any planet
dhd | aller partout sans symbole | go anywhere without a symbol | effet de la table de contrôle | ouvrir n’importe quelle planète | open any planet | dialling device
tablettes | regarder une carte une fois | look at one card once | tablettes à usage unique | tablets single use
chasseur-mort | toucher à trois | hit on three | planeur pendant combien de temps | death glider effect | chasseur contre invasion
gantelet | toucher à trois | hit on three | effet du gantelet | gantelet perdu après le combat | gauntlet effect | gauntlet lasts how long
patrol | carte combat inconnue | combat card not in the list | carte combat sans nom | ennemi qui n’est pas dans la liste | unknown enemy card
ruling-near-from-afar | aller sur une planète proche depuis une autre | near planet from another planet | planète proche sans clé depuis une planète | near planet without a key during a mission
ruling-laid-key | un symbole posé ouvre-t-il la porte | does a laid symbol open the gate | clé posée devant soi | symbole de la table comme clé | use a laid card as key
ruling-technology | technologie pendant le débriefing | technology at the debriefing | technologie depuis n’importe où | quand utiliser la technologie | technology from anywhere | when to use technology
ruling-probe-hand | sonde compte dans la main | does the probe count in hand | malp compte parmi les six | does the malp count towards six
ruling-abydos-once | abydos sert plusieurs fois | is abydos used up | table de contrôle réutilisable | is the dialling device reusable
ruling-contacts-kept | perd-on les contacts | do we lose contacts | contact trouvé puis combat perdu | contact kept after a defeat
ruling-bank-two | obligé de prendre deux cartes | must I take two cards | prendre une seule carte à la banque | faut-il prendre deux cartes | take only one card from the bank
ruling-chulak-pawns | deuxième carte rébellion | second rebellion card | deux cartes rébellion | two rebellion cards
ruling-owned-zat | zat en main suffit | is the zat enough in hand | zat dans la main | perdre le zat | zat laid or in hand | lose the zat
ruling-couple-guards | gardes du couple touchent à combien | guards of the couple hit on | valeur des gardes du couple | value of the couple’s guards
ruling-larva-dice | combien de dés pour les larves | how many dice for the larvae | un dé par larve | one die per larva
ruling-hathor-alone | sans femme contre hathor | no woman against hathor | hathor sans femme debout | femme tombée contre hathor | woman down against hathor
ruling-jaffas-hathor | jaffas protègent contre hathor | do jaffas shield from hathor | jaffas face à hathor | jaffas against hathor
ruling-nox-replay | nox pendant une invasion | nox plusieurs fois | nox in an invasion | nox contre une invasion | nox against an invasion
explore-2 | retourner une deuxième carte | continuer à explorer | turn a second card | keep exploring
unseen | combien de cartes en tout | composition du paquet | how many cards in total | what cards are there
w-home | utiliser la sonde à mon tour | use the probe on my turn
w-gate | carte au moment de partir | card when leaving
w-turned | juste après avoir retourné un combat | right after turning a fight
w-end | avant la fin de mon tour | before my turn ends
w-lay | à quel moment poser | when can I lay cards
odds | chance de gagner le combat | pourcentage de victoire | chance to win the fight
risk | chance de tomber sur un combat | chance of a fight
gate-odds | combien de symboles pour ouvrir | chance d’ouvrir la porte | symbols needed to open
feasible | ma couleur est-elle encore possible | reste-t-il assez de symboles | is my colour still possible
baton | le bâton touche à combien | lance jaffa permanente | bâton et zat ensemble | staff weapon hits on | staff and zat
chasseur-psycho | effet du chasseur psychoguidé | toucher à trois | hit on three | mind guided fighter
invasion-aliens | invasion extraterrestre | combien d’envahisseurs | alien invasion | how many invaders
invasion-jaffa | invasion de jaffas | jaffa invasion
ruling-board | numéroter les planètes | board layout
ruling-reactor-once | réacteur plusieurs fois | is the reactor reusable
ruling-boss-wounds | blessures gardées d’une phase à l’autre | apophis guérit-il | do wounds carry over | does apophis heal
ruling-jaffas-spotting | les jaffas repèrent-ils | can jaffas spot
ruling-share-skaara | faut-il sha’re et skaara | une des deux suffit | need both sha’re and skaara
`);
