import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
setup | comment installer le plateau | cartes au début | how to set up the board | cards at the start | qui commence la partie | combien de joueurs | who begins | how many players can play
goal | que faut-il pour gagner | le but | what do I need to win | aim of the game
team | combien de membres dans une équipe | membres d’une équipe | how many members in a team | who is in my team | combien sommes-nous par équipe | how many of us in a team
dice | combien de dés dans la boîte | how many dice in the box | throw dice of different values | lancer dix dés | rolling ten dice
jaffas | jaffas tués reviennent | jaffas morts | combien de jaffas | dead jaffas come back | killed jaffas return | how many jaffas | jaffas hit value | à quoi servent les jaffas | jaffas contre les reetous | what do jaffas do
planets | combien de planètes | combien de cartes par planète | how many planets | how many cards on a planet | planètes du milieu | cards on outer planets
near | planètes sans symbole au début | où aller au début | où peut-on aller sans clé | where can I go at the start | planets without a symbol | planètes accessibles sans clé | planets reachable without a key
sgc1 | que faire en salle 1 | obligations au retour | tour de débriefing | what to do in room 1 | after coming back from a mission
sgc2 | que faire en salle 2 | partir en mission | leaving on a mission | what to do in room 2
bank | combien de cartes à la banque | prendre des cartes à la banque | que faire à la banque | take cards from the bank | what to do at the bank
discard | reprendre une carte de la défausse | récupérer une carte défaussée | take a card back from the discard pile
symbol | combien de symboles par couleur | combien de symboles | how many symbols of each colour | how many symbols | is the symbol kept after the gate | à quoi sert un symbole | what is a symbol for
equipment | combien d’équipements | how many equipment cards | when to use equipment | équipement perdu | poser un équipement | lose equipment
contact | combien de contacts | contact perdu au combat | différence entre I et P | how many contacts | what do I and P mean | quand jouer un contact | garder un contact en main | when to play a contact
combat | combien de combats | obligé de combattre | how many combat cards | must I fight | carte combat vaincue va où | where does a beaten combat card go
turn | ordre du tour | qui joue après | order of play | who plays next
mission | que faire sur une planète | tour sur une planète | what can I do on a planet
hop | aller d’une planète à une autre | travel from planet to planet
return | rentrer à la base | rapporter les cartes | bring cards home | go back to earth
explore | combien de cartes par exploration | how many cards per exploration | cards turned each turn
explore-1 | première carte obligatoire | must I turn the first card
look | regarder une carte sans explorer | look at a card without exploring | peek at a planet
key | quel symbole pour aller sur une planète | garder le symbole après la porte | which symbol opens a planet | do I keep the symbol
coordinates | combien de symboles par planète | how many symbols on a planet
blocked | retourner sur une planète après une défaite | planète avec un combat non gagné | carte combat visible sur la planète | go back to a planet after a defeat | combat card left on the planet
at-risk | quelles cartes risque-t-on | mettre ses cartes à l’abri | which cards can be lost | how to make cards safe | cartes trouvées perdues quand | protéger une carte trouvée | protect a found card
loss | que perd-on | conséquences d’un combat perdu | qu’arrive-t-il à l’équipe battue | what do we lose | where does a beaten team go
lay | combien de cartes posées | pourquoi poser une carte | why lay a card | are laid cards safe | étaler une carte | mettre une carte devant soi | put a card in front of me
colour | choisir sa couleur | changer de couleur | deux couleurs à la fois | choose my colour | change colour | two colours
trade | échanger hors de son tour | donner une carte à un autre joueur | où peut-on échanger | give a card to another player | trade on another turn | where can we trade | échanger sur une planète | échange pendant un combat | trade during a fight
visits | combien de planètes sans rentrer | how many planets before going home
hand | que faire avec sept cartes | trop de cartes en main | combien de cartes peut-on garder | too many cards in hand | how many cards may I keep
win | quand la partie est gagnée | when is the game won
end-invaded | si l’invasion gagne | if the invasion wins
end-infected | si tout le monde est infecté | if everybody is infected
fight | comment se passe un combat | peut-on refuser un combat | s’enfuir | how does a fight work | can we refuse a fight | run from a fight
phase | qui tire en premier au combat | les touchés lancent quand même | who rolls first in a fight | do fallen ones still roll
value | sur combien touche-t-on | deux armes en même temps | à partir de quel chiffre touche-t-on | what do we hit on | do weapons add up | quel chiffre pour toucher | which number hits
casualties | qui tombe en premier | choisir qui est touché | dans quel ordre tombent les ennemis | who falls first | choose who is hit | order of enemy losses
wounds | combien de blessures | how many wounds
infected | guérir d’une infection | membre infecté pour toujours | cure an infection | infected member back | combien de membres infectés | l’infecté peut-il combattre | can an infected member fight
verdict | les deux camps tombent en même temps | plus personne debout | both sides down at once | nobody left standing | quand un combat est gagné | match nul au combat | when is a fight won
arms | meilleure arme | quelle arme choisir | best weapon | which weapon | plusieurs armes laquelle compte | several weapons which counts
windows | à quel moment jouer une carte | when may I play a card
invasion | que faire en cas d’invasion | qui se bat pendant une invasion | what happens in an invasion | who fights the invaders
shares | combien d’envahisseurs par équipe | envahisseur en plus | partage inégal | how many invaders each | extra invader | uneven split
relief | équipe battue pendant l’invasion | team beaten during an invasion
zaknoktel | faut-il poser le zat | zat pour toute l’équipe | does the zat work for all
grenade | grenade combien de dés | grenade combien touche | how many dice for the grenade
reacteur | jouer deux fois | quand annoncer le réacteur | play two turns | when to announce the reactor
malp | malp combien de fois | malp perdue | malp détruite | how often can the malp be used | malp destroyed
technologie | se téléporter sans symbole | teleport without a symbol
tollans | éviter un combat | annuler un combat | avoid a fight
nox | recommencer un combat | fight again after losing
tokra | explorer une carte de plus | explore one more card
thor | thor comme symbole | thor ouvre une porte | thor as a symbol | thor opens a gate
unas | combien d’unas | how many unas
prisonnier | combien de temps prisonnier | sortir de prison | how long a prisoner | get out of prison
reetous | comment repérer | voir les invisibles | how to spot them | see the invisible ones
kowalski | qui commence contre kowalski | who strikes first against kowalski
printas | quand est-on infecté | when are we infected
faisceau | combien de gardes du faisceau | how many guards with the beam
hathor | qui attaque hathor | hommes contre hathor | who fights hathor | men against hathor
apophis | combien de gardes pour apophis | comment battre apophis | how many guards has apophis | how to beat apophis
couple | combien de gardes pour le couple | how many guards with the couple | apophis and the queen
ruling-waiting | rester sans rien faire | attendre son tour | stay without doing anything
ruling-return-at-once | rentrer tout de suite après avoir exploré | go home right after exploring
ruling-second-card | s’arrêter après la première carte | stop after the first card
ruling-visit | rester compte comme une visite | does staying count as a visit
ruling-shown-symbol | défausser le symbole à la porte | perdre le symbole | is the symbol discarded at the gate | lose the symbol
ruling-empty-planet | plus rien sur la planète | aller sur une planète vide | nothing left on the planet | go to an empty planet
ruling-company | deux équipes au même endroit | rencontrer une autre équipe | two teams in one place | meet another team
ruling-probe-sees | la sonde montre combien de cartes | how many cards does the probe show
ruling-prisoner | prisonnier perd ses cartes | does a prisoner lose cards
ruling-lost-cards | où vont les cartes perdues | where do lost cards go
ruling-laying | poser pendant un combat | poser hors de son tour | lay during a fight | lay out of turn
ruling-traded-finds | une carte échangée peut se perdre | can a traded card be lost
ruling-hand-limit | limite de main sur une planète | hand limit on a planet
ruling-weapons-jaffas | arme pour les jaffas | les jaffas profitent des armes | do weapons help jaffas
ruling-jaffas-alone | il ne reste que des jaffas | only jaffas left
ruling-recovery | blessés guérissent | membres tombés reviennent | quand récupère-t-on les membres | fallen members come back | when do members recover
ruling-full-strength | ennemis au complet après une défaite | ennemis blessés gardent leurs blessures | combat repris de zéro | foes back at full strength | do foes stay wounded | fight starts over
ruling-grenade-surprise | grenade avant kowalski | grenade before kowalski
ruling-reetou-attack | combien de reetous peut-on abattre | how many reetous can we kill
ruling-who-is-infected | choisir le membre infecté | choose who is infected
ruling-jolinar-saves | jolinar sauve qui | whom does jolinar save
ruling-tollans-fresh | tollans sur une carte déjà retournée | tollans on a visible card
ruling-several-weapons | grenade et arme ensemble | deux armes dans le même combat | grenade and weapon together | two weapons in one fight
ruling-invasion-split | qui reçoit l’envahisseur de trop | who gets the odd invader
ruling-probe-invasion | sonde découvre une invasion | probe turns up an invasion
ruling-either-defeat | les deux conditions de défaite | both ways to lose
ruling-wiped-team | équipe éliminée que deviennent ses cartes | joueur éliminé | cards of an eliminated team | player out of the game
ruling-thor-count | combien de thor | thor comme clé | how many thors | thor as a key
ruling-where-won | gagner loin de la base | faut-il rentrer pour gagner | gagner sur une planète | win away from home | must I go home to win
ruling-stalemate | plus personne ne peut gagner | no one can win any more
ruling-debrief-after | après une invasion | after an invasion
gate | comment passer la porte | how to go through the gate
sgc | what is the base for
single-use | carte utilisable une seule fois | card used only once
star | que veut dire l’étoile sur la carte | what does the asterisk mean
chulak | combien de jaffas gagne-t-on | six jaffas alliés | get jaffas
share | gagner contre apophis sans combattre | win against apophis without fighting
skaara | gagner contre apophis sans combattre | win against apophis without fighting
jolinar | annuler une perte contre apophis | quand jouer jolinar | when to play jolinar
abydos | aller partout sans symbole | go anywhere without a symbol
dhd | aller partout sans symbole | go anywhere without a symbol
tablettes | regarder une carte une fois | look at one card once
chasseur-mort | toucher à trois | hit on three
gantelet | toucher à trois | hit on three
patrol | carte combat inconnue | combat card not in the list
ruling-near-from-afar | aller sur une planète proche depuis une autre | near planet from another planet
ruling-laid-key | un symbole posé ouvre-t-il la porte | does a laid symbol open the gate
ruling-technology | technologie pendant le débriefing | technology at the debriefing
ruling-probe-hand | sonde compte dans la main | does the probe count in hand
ruling-abydos-once | abydos sert plusieurs fois | is abydos used up
ruling-contacts-kept | perd-on les contacts | do we lose contacts
ruling-bank-two | obligé de prendre deux cartes | must I take two cards
ruling-chulak-pawns | deuxième carte rébellion | second rebellion card
ruling-owned-zat | zat en main suffit | is the zat enough in hand
ruling-couple-guards | gardes du couple touchent à combien | guards of the couple hit on
ruling-larva-dice | combien de dés pour les larves | how many dice for the larvae
ruling-hathor-alone | sans femme contre hathor | no woman against hathor
ruling-jaffas-hathor | jaffas protègent contre hathor | do jaffas shield from hathor
ruling-nox-replay | nox pendant une invasion | nox plusieurs fois | nox in an invasion
`);
