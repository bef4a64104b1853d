import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
box:fire | quels bunkers tirent | which bunkers fire | numéro d’une ligne | bunker qui tire | line number | bunker firing
box:bluish | où est-on à l’abri | se cacher des tirs | where is it safe | hide from the bunkers | ligne sans bunker | zone sûre | line without a bunker | safe zone
box:contents | que contient la boîte | combien de pièces | what is in the box | contenu de la boîte | combien de cartes en tout | box contents | how many cards in total
ruling:A01 | échapper à une super nova | que faire contre une super nova | escape a super nova | what stops a super nova | survivre à une super nova | super nova et trou noir | survive a super nova
ruling:A02 | trou noir contre un tir | trou noir pendant le tour d’un autre | black hole against a shot | black hole on another turn | trou noir quand on me tire dessus | fuir par un trou noir | black hole when shot at | flee through a black hole
ruling:A03 | arriver sur une place occupée | arrive on a taken star | étoile déjà prise | où arrive-t-on par un trou noir | star already taken | where does a black hole lead
ruling:A04 | trou noir depuis la base | black hole from the base | trou noir depuis le vaisseau mère | partir de la terre par un trou noir | black hole from the mother ship | black hole from earth
ruling:A05 | combien coûte sortir de la base | points pour atterrir | what does leaving the base cost | points to land | entrer à la base coûte un point | sortir du vaisseau mère | does landing cost a point | leaving the mother ship
ruling:A06 | impossible d’utiliser tout le dé | ne pas pouvoir bouger | obligé de jouer tout le dé | cannot use the whole die | cannot move | must I use the whole die | soucoupe bloquée | chemin bloqué | points de dé inutilisés | saucer stuck | path blocked | unused die points
ruling:A07 | faire demi-tour | monter puis redescendre | turn round | up and down in one move | aller et venir | descendre et remonter un rayon | back and forth | go down and up again
ruling:A09 | jouer deux sortes de cartes en phase 1 | two kinds of cards in phase 1 | jouer pulsar et trou noir | plusieurs cartes en phase 1 | pulsar and black hole together | several cards in phase 1
ruling:A10 | pulsar et résistance | pulsar and resistance | pulsar change-t-il la face | does a pulsar change the face
ruling:A11 | plus de cartes à piocher | pioche vide | no cards left to draw | draw pile is empty | la pioche est vide | remélanger la défausse | deck is empty | shuffle the discard
ruling:A13 | jouer tout seul | play alone | partie en solo | one player
ruling:A14 | qui joue en premier | who plays first | qui débute | premier à jouer | starting player
ruling:A77 | trou noir en plein déplacement | black hole in the middle of a move | trou noir après avoir bougé | interrompre un déplacement | black hole after moving
ruling:A08 | rentrer dans la base | rester dans la base | go back into the base | stay in the base | revenir au vaisseau mère | obligé de sortir de la base | come home | must I leave the base | rentrer au vaisseau mère en volant | fly back home | revenir à sa base
box:orbits | combien d’orbites | how many orbits
`);
