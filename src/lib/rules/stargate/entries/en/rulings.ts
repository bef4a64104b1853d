import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

/** What the booklet leaves open, and how Comparse reads it. */
export const rulings: EntryTexts<typeof RULINGS> = {
	'ruling-board': {
		name: 'Disposition du plateau',
		gloss: 'lie of the board',
		aliases: ['board map', 'lines of planets'],
		does: 'The booklet gives numbers, not the drawing of the lines. You point out once the five near planets and the ten outer ones; until then a layout is assumed.'
	},
	'ruling-waiting': {
		name: 'Attendre en salle 2',
		gloss: 'waiting in room 2',
		aliases: ['do nothing', 'pass', 'skip'],
		does: 'Allowed: the probe, used turn after turn from the SG-C, supposes it. On a planet you must act.'
	},
	'ruling-return-at-once': {
		name: 'Rentrer juste après une exploration',
		gloss: 'home right after exploring',
		aliases: ['return the same turn', 'explore and return'],
		does: 'Staying or returning is offered for the turn of departure only. From a planet you come home on the next turn. An option allows it at once.'
	},
	'ruling-second-card': {
		name: 'Deuxième carte facultative',
		gloss: 'second card optional',
		aliases: ['must go on', 'stop after one card'],
		does: 'The first card is compulsory, the others are not: the booklet speaks of one or two cards.'
	},
	'ruling-visit': {
		name: 'Ce qui compte comme visite',
		gloss: 'what counts as a visit',
		aliases: ['visit', 'counting planets'],
		does: 'Each planet reached through the gate since the SG-C counts once; exploring again where you stand does not.'
	},
	'ruling-shown-symbol': {
		name: 'Symbole montré ou posé en voyage',
		gloss: 'symbol shown or laid on a hop',
		aliases: ['laying a symbol to travel'],
		does: 'For the way from planet to planet the summary of a turn speaks of laying a symbol, but the page about the gate only asks to show it, for both journeys. Comparse has it shown and kept. One option has it laid in front of you, which sets the colour; another has it discarded.'
	},
	'ruling-near-from-afar': {
		name: 'Planètes proches depuis une autre planète',
		gloss: 'near planets from another planet',
		aliases: ['near without a symbol on a mission'],
		does: 'Free as well: the rule of the five planets has no condition.'
	},
	'ruling-laid-key': {
		name: 'Symbole posé comme clé',
		gloss: 'a laid symbol as a key',
		aliases: ['open with a laid card'],
		does: 'Yes: the rule asks you to own the card, laid or in hand.'
	},
	'ruling-empty-planet': {
		name: 'Planètes vides',
		gloss: 'empty planets',
		aliases: ['empty pile', 'no cards left'],
		does: 'You may go there, to trade or to pass; there is nothing to turn. Otherwise a team without symbols could be stuck.'
	},
	'ruling-company': {
		name: 'Plusieurs équipes sur une planète',
		gloss: 'several teams on a planet',
		aliases: ['same planet', 'conflict'],
		does: 'Allowed and without conflict: trading supposes it.'
	},
	'ruling-technology': {
		name: 'Technologie : quand et d’où',
		gloss: 'technology: when and from where',
		aliases: ['transport', 'leave the debriefing'],
		does: 'The look from anywhere, the journey decided after seeing the card. It replaces the departure or hop of the turn, never the debriefing, and counts as a visit.'
	},
	'ruling-probe-sees': {
		name: 'Ce que voit la sonde',
		gloss: 'what the probe sees',
		aliases: ['top card', 'probe and open pile'],
		does: 'The top card only, once a turn, left face up for all and gained by nobody. An open or empty pile shows nothing.'
	},
	'ruling-probe-hand': {
		name: 'La sonde et la main',
		gloss: 'the probe and the hand',
		aliases: ['malp in hand', 'seven cards on departure'],
		does: 'On the table while in use, it returns to hand on departure and then counts among the six.'
	},
	'ruling-reactor-once': {
		name: 'Réacteur : une fois ou toujours',
		gloss: 'reactor: once or always',
		aliases: ['permanent reactor'],
		does: 'The card decides. Failing that, used once: a permanent double turn would dominate the game.'
	},
	'ruling-abydos-once': {
		name: 'Abydos et Table de contrôle : une fois ou toujours',
		gloss: 'Abydos and dialling device: once or always',
		aliases: ['permanent abydos'],
		does: 'The card decides. Failing that, permanent: the booklet marks cards used once and does not do so here.'
	},
	'ruling-prisoner': {
		name: 'Comment agit Prisonnier',
		gloss: 'how Prisonnier works',
		aliases: ['prisoner without dice', 'held'],
		does: 'With dice you fight: a defeat costs your finds and two turns there. Without dice you are held at once, the card is discarded, the turn ends. An option changes this.'
	},
	'ruling-lost-cards': {
		name: 'Où vont les cartes perdues',
		gloss: 'where lost cards go',
		aliases: ['lost to the bank', 'lost to the discard'],
		does: 'To the discard, face up; the bank is for what is brought home. An option sends them to the bank.'
	},
	'ruling-contacts-kept': {
		name: 'Contacts trouvés en mission',
		gloss: 'Contacts found on a mission',
		aliases: ['contact lost'],
		does: 'Never lost: the sentence that says so beats the general rule.'
	},
	'ruling-laying': {
		name: 'Quand poser',
		gloss: 'when to lay',
		aliases: ['lay during a fight', 'lay off turn'],
		does: 'On your turn or while trading, not between a Combat card and its outcome. A laid card may be traded; the colour stays set.'
	},
	'ruling-traded-finds': {
		name: 'Trouvailles reçues en échange',
		gloss: 'finds received in a trade',
		aliases: ['trade and risk'],
		does: 'No longer at risk: the booklet speaks of cards the team discovered itself.'
	},
	'ruling-hand-limit': {
		name: 'Limite de main loin du SG-C',
		gloss: 'hand limit away from home',
		aliases: ['bank from a planet'],
		does: 'At once and everywhere; the owner chooses what goes to the bank. Contacts I count, laid cards do not.'
	},
	'ruling-bank-two': {
		name: 'Deux cartes de la banque',
		gloss: 'two cards from the bank',
		aliases: ['take fewer than two'],
		does: 'None, one or two, after reading them all. Then you must go to room 2.'
	},
	'ruling-boss-wounds': {
		name: 'Blessures d’Apophis et d’Amaunet',
		gloss: 'wounds of Apophis and Amaunet',
		aliases: ['two hits at once', 'heal'],
		does: 'They add up. The other option wants both in one phase; a wound by a grenade then lasts until the first phase ends.'
	},
	'ruling-weapons-jaffas': {
		name: 'Armes et Jaffas alliés',
		gloss: 'weapons and allied Jaffas',
		aliases: ['jaffas at 3'],
		does: 'Jaffas stay at 5: the text of the weapons speaks of members of the team.'
	},
	'ruling-jaffas-alone': {
		name: 'Des Jaffas sans membre',
		gloss: 'Jaffas without a member',
		aliases: ['jaffas alone'],
		does: 'Lost, and the Jaffas survive: the booklet counts members.'
	},
	'ruling-recovery': {
		name: 'Récupération',
		gloss: 'recovery',
		aliases: ['members back', 'heal'],
		does: 'Fallen members are back after each fight, even within one exploration. Only infection lasts.'
	},
	'ruling-full-strength': {
		name: 'Adversaires après une défaite',
		gloss: 'foes after a defeat',
		aliases: ['card at full strength'],
		does: 'The card is fought at full strength again.'
	},
	'ruling-grenade-surprise': {
		name: 'Grenade et Kowalski',
		gloss: 'grenade and Kowalski',
		aliases: ['grenade before the surprise'],
		does: 'Allowed: the surprise covers the first phase, the grenade comes before it.'
	},
	'ruling-reetou-attack': {
		name: 'Attaquer les Reetous',
		gloss: 'attacking Reetou',
		aliases: ['split attacks', 'spotting'],
		does: 'Spotting each phase, hits pooled, at most one Reetou for each spotting. The option splits the dice before throwing: a Reetou falls if one of its dice hits.'
	},
	'ruling-jaffas-spotting': {
		name: 'Jaffas et Reetous',
		gloss: 'Jaffas and Reetou',
		aliases: ['jaffas spotting'],
		does: 'Jaffas do not spot; they shoot and shield as usual.'
	},
	'ruling-larva-dice': {
		name: 'Printas : un dé ou un par larve',
		gloss: 'Printas: one die or one a larva',
		aliases: ['infection die'],
		does: 'One die for the group: the booklet writes “each” where it means it. An option gives every larva a die.'
	},
	'ruling-who-is-infected': {
		name: 'Qui est infecté, et quand',
		gloss: 'who is infected, and when',
		aliases: ['infection of a fallen team'],
		does: 'A member of the player’s choice, a standing one if there is any, never a Jaffa. The larvae also throw at the end of the phase that fells the team: a single die, against a fallen member. An option spares a team that is down.'
	},
	'ruling-jaffas-hathor': {
		name: 'Jaffas et Hathor',
		gloss: 'Jaffas and Hathor',
		aliases: ['shield', 'jaffas against hathor'],
		does: 'The Jaffas stand aside: one die against one die, four possible victims. With the option they are a shield: Hathor’s hits fall on them before the men. Either way they do not attack.'
	},
	'ruling-hathor-alone': {
		name: 'Hathor sans la femme',
		gloss: 'Hathor without the woman',
		aliases: ['woman infected'],
		does: 'Lost from the start, unless a grenade fells her.'
	},
	'ruling-couple-guards': {
		name: 'Gardes du couple royal',
		gloss: 'guards of the couple',
		aliases: ['value of the guards'],
		does: 'Five, as with Apophis; the card decides.'
	},
	'ruling-share-skaara': {
		name: 'Sha’re et Skaara : une ou les deux',
		gloss: 'Sha’re and Skaara: one or both',
		aliases: ['both cards'],
		does: 'One is enough: the two cards discarded are it and the Combat. An option asks for both.'
	},
	'ruling-jolinar-saves': {
		name: 'Ce que sauve Jolinar',
		gloss: 'what Jolinar saves',
		aliases: ['cancel a loss'],
		does: 'Exactly one loss of the phase, member or Jaffa, before the outcome; also against the couple.'
	},
	'ruling-nox-replay': {
		name: 'Rejouer avec les Nox',
		gloss: 'replaying with the Nox',
		aliases: ['fight replayed'],
		does: 'Everything starts again, once a fight; also for your share of an invasion.'
	},
	'ruling-tollans-fresh': {
		name: 'Tollans sur une carte qui attendait',
		gloss: 'Tollans on a waiting card',
		aliases: ['tollans open card'],
		does: 'No: only on a card the team has just turned, invasions included.'
	},
	'ruling-several-weapons': {
		name: 'Plusieurs armes',
		gloss: 'several weapons',
		aliases: ['grenade and gauntlet'],
		does: 'Grenade and weapon serve in one fight; the best value counts; two grenades are thrown one after the other.'
	},
	'ruling-chulak-pawns': {
		name: 'Rébellion Jaffa : pions et seconde carte',
		gloss: 'Jaffa rebellion: pawns and second copy',
		aliases: ['second chulak'],
		does: 'Pawns are taken at once; a second card refills only with pawns still in the box; they follow the card in a trade. If the corner says I you take them when playing it.'
	},
	'ruling-invasion-split': {
		name: 'Invasion : partage et défaite',
		gloss: 'invasion: split and defeat',
		aliases: ['in all or per team', 'relief'],
		does: 'Even shares. The team that turned the card comes first and fights first, then play goes to the left; the first teams take what is left over. Lost when no team stands; with the strict option as soon as one share is lost. The card says whether its figure is per team.'
	},
	'ruling-probe-invasion': {
		name: 'Invasion vue par une sonde',
		gloss: 'invasion seen by a probe',
		aliases: ['probe and invasion'],
		does: 'No fight until somebody explores there.'
	},
	'ruling-owned-zat': {
		name: 'Zak’n’oktel en main',
		gloss: 'a zat in hand',
		aliases: ['lay the zat', 'owning'],
		does: 'Owning it is enough; laying it frees the hand and makes it safe. Found on this mission and still in hand, it is lost with a lost fight.'
	},
	'ruling-either-defeat': {
		name: 'Les deux défaites communes',
		gloss: 'the two common defeats',
		aliases: ['and or or'],
		does: 'Either ends the game, though the booklet joins them by “and”.'
	},
	'ruling-wiped-team': {
		name: 'Une équipe entièrement infectée',
		gloss: 'a team wholly infected',
		aliases: ['team eliminated', 'player out'],
		does: 'It leaves the game; its hand and laid cards go to the bank, so that no colour dies with it.'
	},
	'ruling-thor-count': {
		name: 'Combien de Thor',
		gloss: 'how many Thors',
		aliases: ['two thors', 'thor as a key'],
		does: 'One in a combination, unless the option says more. It may open a gate and is kept then, unless its corner says I.'
	},
	'ruling-where-won': {
		name: 'Où l’on gagne',
		gloss: 'where you win',
		aliases: ['win on a planet'],
		does: 'Anywhere and at once, as soon as the seven are laid; if two have them, in turn order.'
	},
	'ruling-stalemate': {
		name: 'Partie bloquée',
		gloss: 'stalemate',
		aliases: ['no colour possible', 'draw'],
		does: 'When no colour is possible or no cards are left Comparse says so: stop, or put the discarded symbols into the bank by agreement.'
	},
	'ruling-spelling': {
		name: 'Orthographe des noms',
		gloss: 'spelling of names',
		aliases: ['names of the series', 'misspellings'],
		does: 'Names shown are the booklet’s, Skaara corrected; the search also knows those of the series.'
	},
	'ruling-debrief-after': {
		name: 'Débriefing après une invasion',
		gloss: 'debriefing after an invasion',
		aliases: ['invasion and room 2'],
		does: 'All teams are in room 1 and owe the debriefing, even those that waited in room 2 or the bank.'
	}
};
