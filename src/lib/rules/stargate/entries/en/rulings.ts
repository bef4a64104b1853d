import type { EntryTexts } from '../../../entries.ts';
import type { RULINGS } from '../../entries.ts';

/** Rulings on what the booklet leaves open. */
export const rulings: EntryTexts<typeof RULINGS> = {
	'ruling-board': {
		name: 'Board layout',
		gloss: 'Disposition du plateau',
		aliases: ['board map', 'lines of planets'],
		does: 'The rulebook gives the numbers, not the layout. Point out the five nearby planets and the ten outer ones once; until then Comparse assumes a layout.'
	},
	'ruling-waiting': {
		name: 'Waiting in room 2',
		gloss: 'Attendre en salle 2',
		aliases: ['do nothing', 'pass', 'skip'],
		does: 'Allowed: the probe can be used turn after turn at the SG-C, so you must be able to wait. On a planet you must act.'
	},
	'ruling-return-at-once': {
		name: 'Going home right after exploring',
		gloss: 'Rentrer juste après une exploration',
		aliases: ['return the same turn', 'explore and return'],
		does: 'The rulebook only offers “stay or return” on the turn you leave. From a planet, you go home next turn. An option allows it right away.'
	},
	'ruling-second-card': {
		name: 'Second card optional',
		gloss: 'Deuxième carte facultative',
		aliases: ['must go on', 'stop after one card'],
		does: 'The first card is compulsory, the rest aren’t: the rulebook says one or two cards.'
	},
	'ruling-visit': {
		name: 'What counts as a visit',
		gloss: 'Ce qui compte comme visite',
		aliases: ['visit', 'counting planets'],
		does: 'Each planet reached through the gate since the SG-C counts once; exploring again in the same place doesn’t.'
	},
	'ruling-shown-symbol': {
		name: 'Symbol shown or laid down when travelling',
		gloss: 'Symbole montré ou posé en voyage',
		aliases: ['laying a symbol to travel'],
		does: 'Between planets, the turn summary talks about laying a symbol down, but the page about the gate only asks you to show it, for both trips. In Comparse you show it and keep it. With one option you lay it down, which sets your colour; with another you discard it.'
	},
	'ruling-near-from-afar': {
		name: 'Nearby planets from another planet',
		gloss: 'Planètes proches depuis une autre planète',
		aliases: ['near without a symbol on a mission'],
		does: 'Free as well: the five-planet rule has no condition.'
	},
	'ruling-laid-key': {
		name: 'Using a laid-down symbol as a key',
		gloss: 'Symbole posé comme clé',
		aliases: ['open with a laid card'],
		does: 'Yes: you only need to have the card, laid down or in hand.'
	},
	'ruling-empty-planet': {
		name: 'Empty planets',
		gloss: 'Planètes vides',
		aliases: ['empty pile', 'no cards left'],
		does: 'You can go there to trade or pass through; there’s nothing to reveal. Otherwise a team without symbols could get stuck.'
	},
	'ruling-company': {
		name: 'Several teams on a planet',
		gloss: 'Plusieurs équipes sur une planète',
		aliases: ['same planet', 'conflict'],
		does: 'Allowed, with no conflict: otherwise trading wouldn’t be possible.'
	},
	'ruling-technology': {
		name: 'Alien technology: when and from where',
		gloss: 'Technologie : quand et d’où',
		aliases: ['transport', 'leave the debriefing'],
		does: 'You can look from anywhere and decide to travel after seeing the card. It replaces your departure or trip for the turn, never the debriefing, and counts as a visit.'
	},
	'ruling-probe-sees': {
		name: 'What the probe sees',
		gloss: 'Ce que voit la sonde',
		aliases: ['top card', 'probe and open pile'],
		does: 'Only the top card, once per turn; it stays face up for everyone and nobody wins it. A face-up or empty pile shows nothing.'
	},
	'ruling-probe-hand': {
		name: 'The probe and the hand',
		gloss: 'La sonde et la main',
		aliases: ['malp in hand', 'seven cards on departure'],
		does: 'It stays on the table while in use, returns to your hand when you leave, and then counts towards the six.'
	},
	'ruling-reactor-once': {
		name: 'Reactor: once or always',
		gloss: 'Réacteur : une fois ou toujours',
		aliases: ['permanent reactor'],
		does: 'Your card decides. If it doesn’t say, single-use: a permanent double turn would be too strong.'
	},
	'ruling-abydos-once': {
		name: 'Abydos and dialling device: once or always',
		gloss: 'Abydos et Table de contrôle : une fois ou toujours',
		aliases: ['permanent abydos'],
		does: 'Your card decides. If it doesn’t say, permanent: the rulebook marks single-use cards and doesn’t do so here.'
	},
	'ruling-prisoner': {
		name: 'How Prisonnier works',
		gloss: 'Comment agit Prisonnier',
		aliases: ['prisoner without dice', 'held'],
		does: 'With dice, you fight: if you lose, you lose your new cards and stay two turns. Without dice you’re held right away, the card is discarded and your turn ends. There’s an option for this.'
	},
	'ruling-lost-cards': {
		name: 'Where lost cards go',
		gloss: 'Où vont les cartes perdues',
		aliases: ['lost to the bank', 'lost to the discard'],
		does: 'They’re discarded face up; the bank is for cards brought home. An option sends them to the bank.'
	},
	'ruling-contacts-kept': {
		name: 'Contacts found on a mission',
		gloss: 'Contacts trouvés en mission',
		aliases: ['contact lost'],
		does: 'Never lost: the sentence that says so overrides the general rule.'
	},
	'ruling-laying': {
		name: 'When to lay cards down',
		gloss: 'Quand poser',
		aliases: ['lay during a fight', 'lay off turn'],
		does: 'On your turn or while trading, never during a fight. A card laid down can be traded; your colour stays set.'
	},
	'ruling-traded-finds': {
		name: 'New cards received in a trade',
		gloss: 'Cartes en danger reçues en échange',
		aliases: ['trade and risk'],
		does: 'They’re no longer at risk: the rulebook talks about cards the team discovered itself.'
	},
	'ruling-hand-limit': {
		name: 'Hand limit away from home',
		gloss: 'Limite de main loin du SG-C',
		aliases: ['bank from a planet'],
		does: 'It applies immediately and everywhere; you choose what goes to the bank. I Contacts count, cards laid down don’t.'
	},
	'ruling-bank-two': {
		name: 'Two cards from the bank',
		gloss: 'Deux cartes de la banque',
		aliases: ['take fewer than two'],
		does: 'None, one or two, after looking at them all. Then you must go to room 2.'
	},
	'ruling-boss-wounds': {
		name: 'Wounds of Apophis and Amaunet',
		gloss: 'Blessures d’Apophis et d’Amaunet',
		aliases: ['two hits at once', 'heal'],
		does: 'They add up. With the other option, both must come in the same phase; a grenade’s wound then lasts until the first phase ends.'
	},
	'ruling-weapons-jaffas': {
		name: 'Weapons and allied Jaffa',
		gloss: 'Armes et Jaffas alliés',
		aliases: ['jaffas at 3'],
		does: 'Jaffa still hit on 5+: the weapon rules talk about team members.'
	},
	'ruling-jaffas-alone': {
		name: 'Jaffa without a member',
		gloss: 'Des Jaffas sans membre',
		aliases: ['jaffas alone'],
		does: 'You lose, and the Jaffa survive: the rulebook counts members.'
	},
	'ruling-recovery': {
		name: 'Recovery',
		gloss: 'Récupération',
		aliases: ['members back', 'heal'],
		does: 'Fallen members are back after every fight, even during the same exploration. Only infection is permanent.'
	},
	'ruling-full-strength': {
		name: 'Enemies after a defeat',
		gloss: 'Adversaires après une défaite',
		aliases: ['card at full strength'],
		does: 'You fight the card again with all its enemies back.'
	},
	'ruling-grenade-surprise': {
		name: 'Grenade and Kowalski',
		gloss: 'Grenade et Kowalski',
		aliases: ['grenade before the surprise'],
		does: 'Allowed: the surprise covers the first phase, the grenade comes before it.'
	},
	'ruling-reetou-attack': {
		name: 'Attacking Reetou',
		gloss: 'Attaquer les Reetous',
		aliases: ['split attacks', 'spotting'],
		does: 'Spot every phase, pool your hits, and bring down at most as many Reetou as you spotted. With the option, you assign dice before rolling: a Reetou falls if one of its dice hits.'
	},
	'ruling-jaffas-spotting': {
		name: 'Jaffa and Reetou',
		gloss: 'Jaffas et Reetous',
		aliases: ['jaffas spotting'],
		does: 'Jaffa can’t spot; they shoot and take hits as usual.'
	},
	'ruling-larva-dice': {
		name: 'Printas: one die or one per larva',
		gloss: 'Printas : un dé ou un par larve',
		aliases: ['infection die'],
		does: 'One die for the whole group: the rulebook says “each” when it means each. An option gives every larva a die.'
	},
	'ruling-who-is-infected': {
		name: 'Who is infected, and when',
		gloss: 'Qui est infecté, et quand',
		aliases: ['infection of a fallen team'],
		does: 'A member of the player’s choice, a standing one if possible, never a Jaffa. The larvae also roll at the end of the phase that brings the team down: a single die, against a fallen member. An option spares a team that is down.'
	},
	'ruling-jaffas-hathor': {
		name: 'Jaffa and Hathor',
		gloss: 'Jaffas et Hathor',
		aliases: ['shield', 'jaffas against hathor'],
		does: 'They stay out of it: one die against one die, four possible victims. With the option they’re a shield, hit before the men. Either way they don’t attack.'
	},
	'ruling-hathor-alone': {
		name: 'Hathor without the woman',
		gloss: 'Hathor sans la femme',
		aliases: ['woman infected'],
		does: 'You’ve lost from the start, unless a grenade brings her down.'
	},
	'ruling-couple-guards': {
		name: 'Guards of the couple',
		gloss: 'Gardes du couple royal',
		aliases: ['value of the guards'],
		does: 'They hit on 5+, like Apophis’s guards, unless your card says otherwise.'
	},
	'ruling-share-skaara': {
		name: 'Sha’re and Skaara: one or both',
		gloss: 'Sha’re et Skaara : une ou les deux',
		aliases: ['both cards'],
		does: 'One is enough: the “2 cards” discarded are that card and the Combat. An option requires both.'
	},
	'ruling-jolinar-saves': {
		name: 'What Jolinar saves',
		gloss: 'Ce que sauve Jolinar',
		aliases: ['cancel a loss'],
		does: 'Exactly one loss from the phase, member or Jaffa, before the fight is decided; also against the couple.'
	},
	'ruling-nox-replay': {
		name: 'Replaying with the Nox',
		gloss: 'Rejouer avec les Nox',
		aliases: ['fight replayed'],
		does: 'Everything starts over, once per fight; also for your share of an invasion.'
	},
	'ruling-tollans-fresh': {
		name: 'Tollans on a waiting card',
		gloss: 'Tollans sur une carte qui attendait',
		aliases: ['tollans open card'],
		does: 'No: only on a card the team has just revealed, invasions included.'
	},
	'ruling-several-weapons': {
		name: 'Several weapons',
		gloss: 'Plusieurs armes',
		aliases: ['grenade and gauntlet'],
		does: 'You can use a grenade and a weapon in the same fight; the best value counts; two grenades are rolled one after the other.'
	},
	'ruling-chulak-pawns': {
		name: 'Jaffa rebellion: pawns and second copy',
		gloss: 'Rébellion Jaffa : pions et seconde carte',
		aliases: ['second chulak'],
		does: 'Take the pawns right away; a second card only refills from pawns still in the box; they go with the card in a trade. If the corner says I, take them when you play it.'
	},
	'ruling-invasion-split': {
		name: 'Invasion: split and defeat',
		gloss: 'Invasion : partage et défaite',
		aliases: ['in all or per team', 'relief'],
		does: 'Equal shares, extras to the first teams. The team that revealed the card fights first, then play goes left. Lost when no team is left standing; with the strict option, as soon as one share is lost. The card says whether the number is per team.'
	},
	'ruling-probe-invasion': {
		name: 'Invasion seen by a probe',
		gloss: 'Invasion vue par une sonde',
		aliases: ['probe and invasion'],
		does: 'No fight until someone explores there.'
	},
	'ruling-owned-zat': {
		name: 'A Zak’n’oktel in hand',
		gloss: 'Zak’n’oktel en main',
		aliases: ['lay the zat', 'owning'],
		does: 'Having it is enough; laying it down frees up your hand and makes it safe. If you found it on this mission and it’s still in your hand, you lose it with the fight.'
	},
	'ruling-either-defeat': {
		name: 'The two shared defeats',
		gloss: 'Les deux défaites communes',
		aliases: ['and or or'],
		does: 'Either one ends the game, even though the rulebook joins them with “and”.'
	},
	'ruling-wiped-team': {
		name: 'A fully infected team',
		gloss: 'Une équipe entièrement infectée',
		aliases: ['team eliminated', 'player out'],
		does: 'It’s out of the game; its hand and laid-down cards go to the bank, so that no colour dies with it.'
	},
	'ruling-thor-count': {
		name: 'How many Thors',
		gloss: 'Combien de Thor',
		aliases: ['two thors', 'thor as a key'],
		does: 'One per set, unless the option says otherwise. It can open a gate and you keep it, unless its corner says I.'
	},
	'ruling-where-won': {
		name: 'Where you win',
		gloss: 'Où gagner',
		aliases: ['win on a planet'],
		does: 'Anywhere, immediately, as soon as the seven are down; if two players have them, in turn order.'
	},
	'ruling-stalemate': {
		name: 'Stalemate',
		gloss: 'Partie bloquée',
		aliases: ['no colour possible', 'draw'],
		does: 'When no colour is possible or there are no cards left, Comparse says so: stop, or agree to put the discarded symbols back in the bank.'
	},
	'ruling-spelling': {
		name: 'Spelling of names',
		gloss: 'Orthographe des noms',
		aliases: ['names of the series', 'misspellings'],
		does: 'We use the rulebook’s names, with Skaara corrected; search also knows the names from the series.'
	},
	'ruling-debrief-after': {
		name: 'Debriefing after an invasion',
		gloss: 'Débriefing après une invasion',
		aliases: ['invasion and room 2'],
		does: 'All teams are in room 1 and must debrief, even those that were waiting in room 2 or the bank.'
	}
};
