import { readQuestions } from '../../questions.ts';

/** How players ask for an entry in words that it does not contain itself. */
export const QUESTIONS = readQuestions(`
box:fire | quels bunkers tirent | which bunkers fire
box:bluish | où est-on à l’abri | se cacher des tirs | where is it safe | hide from the bunkers
box:contents | que contient la boîte | combien de pièces | what is in the box
ruling:A01 | échapper à une super nova | que faire contre une super nova | escape a super nova | what stops a super nova
ruling:A02 | trou noir contre un tir | trou noir pendant le tour d’un autre | black hole against a shot | black hole on another turn
ruling:A03 | arriver sur une place occupée | arrive on a taken star
ruling:A04 | trou noir depuis la base | black hole from the base
ruling:A05 | combien coûte sortir de la base | points pour atterrir | what does leaving the base cost | points to land
ruling:A06 | impossible d’utiliser tout le dé | ne pas pouvoir bouger | obligé de jouer tout le dé | cannot use the whole die | cannot move | must I use the whole die
ruling:A07 | faire demi-tour | monter puis redescendre | turn round | up and down in one move
ruling:A09 | jouer deux sortes de cartes en phase 1 | two kinds of cards in phase 1
ruling:A10 | pulsar et résistance | pulsar and resistance
ruling:A11 | plus de cartes à piocher | pioche vide | no cards left to draw | draw pile is empty
ruling:A13 | jouer tout seul | play alone
ruling:A14 | qui joue en premier | who plays first
ruling:A77 | trou noir en plein déplacement | black hole in the middle of a move
ruling:A08 | rentrer dans la base | rester dans la base | go back into the base | stay in the base
`);
