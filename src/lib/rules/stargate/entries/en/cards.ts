import type { EntryTexts } from '../../../entries.ts';
import type { CARD_ENTRIES } from '../../entries.ts';

/** Every named card and every foe. */
export const cards: EntryTexts<typeof CARD_ENTRIES> = {
	zaknoktel: {
		name: 'Zak’n’oktel',
		gloss: 'zat gun',
		aliases: ['zat', 'zatniktel', 'zat’nik’tel', 'zaknoktel', 'zak n oktel', 'zat gun'],
		does: 'All members of the team hit on 5. Permanent; one is enough, others are good for trading.',
		when: 'In every fight, as soon as it is in hand or laid: there is nothing to play.',
		meets: ['The same as Long Bâton, they do not add up.', 'A weapon of 3 or 4 replaces it for one fight.'],
		ruling: 'Owning it is enough; laying it makes it safe and frees the hand.'
	},
	baton: {
		name: 'Long Bâton',
		gloss: 'staff weapon',
		aliases: ['staff', 'staff weapon', 'baton', 'bâton', 'lance'],
		does: 'All members of the team hit on 5. Permanent; one is enough.',
		when: 'In every fight, as soon as it is in hand or laid: there is nothing to play.',
		meets: ['The same as Zak’n’oktel, they do not add up.'],
		ruling: 'Owning it is enough; laying it makes it safe and frees the hand.'
	},
	grenade: {
		name: 'Grenade à chocs Goa’uld',
		gloss: 'Goa’uld shock grenade',
		aliases: ['grenade', 'shock grenade', 'choc'],
		does: 'Eight dice that hit on 5, no reply. Then the card goes to the discard.',
		when: 'At the very start of the fight, before the first phase.',
		meets: [
			'Reetou need not be spotted.',
			'Your weapon does not change its 5.',
			'Its hits follow the order of losses.',
			'It may come before Kowalski’s surprise.'
		]
	},
	'chasseur-mort': {
		name: 'Chasseur de la mort',
		gloss: 'death glider',
		aliases: ['death glider', 'glider', 'planeur', 'fighter'],
		does: 'All members hit on 3 or 4 for the whole fight, then the card is discarded.',
		when: 'Before the first phase, after a grenade if there is one.',
		meets: ['Allied Jaffas stay at 5.', 'It lasts through the relief of an invasion, not through a fight replayed by the Nox.'],
		prints: 'The die top right: 3 or 4.'
	},
	gantelet: {
		name: 'Gantelet de Force',
		gloss: 'hand device',
		aliases: ['gauntlet', 'hand device', 'ribbon device', 'kara kesh', 'gantelet'],
		does: 'All members hit on 3 or 4 for the whole fight, then the card is discarded.',
		when: 'Before the first phase, after a grenade if there is one.',
		meets: ['Allied Jaffas stay at 5.'],
		prints: 'The die top right: 3 or 4.'
	},
	'chasseur-psycho': {
		name: 'Chasseur psychoguidé',
		gloss: 'mind-guided fighter',
		aliases: ['mind-guided', 'psycho', 'fighter', 'X-301'],
		does: 'All members hit on 3 or 4 for the whole fight, then the card is discarded.',
		when: 'Before the first phase, after a grenade if there is one.',
		meets: ['Allied Jaffas stay at 5.'],
		prints: 'The die top right: 3 or 4.'
	},
	reacteur: {
		name: 'Réacteur au Naquadah',
		gloss: 'Naquadah reactor: a double turn',
		aliases: ['reactor', 'naquadah', 'naquadria', 'naquadra', 'two turns', 'double turn'],
		does: 'Two whole turns running, each by the rules of where the pawn is.',
		when: 'Announced before your turn ends, or right after it, as long as the next team has done nothing.',
		meets: ['A debriefing counts as a turn.', 'Held, it serves one turn of captivity.', 'A fight lost does not cancel the second turn.'],
		prints: 'Whether it is discarded after use.'
	},
	abydos: {
		name: 'Salle des hiéroglyphes d’Abydos',
		gloss: 'Abydos hall of hieroglyphs',
		aliases: ['abydos', 'hall', 'hieroglyphs', 'cartouche'],
		does: 'Cross the gate to any planet without a symbol.',
		when: 'When announcing the crossing.',
		meets: ['Neither the limit of three planets nor a blocking card is lifted.'],
		prints: 'Whether it is discarded after use.'
	},
	dhd: {
		name: 'Table de contrôle de la Porte des Étoiles',
		gloss: 'dialling device, D.H.D.',
		aliases: ['dhd', 'dial home device', 'dialling device', 'control table'],
		does: 'Cross the gate to any planet without a symbol, as the hall of Abydos.',
		when: 'When announcing the crossing.',
		prints: 'Whether it is discarded after use.'
	},
	malp: {
		name: 'M.A.L.P.',
		gloss: 'probe',
		aliases: ['malp', 'probe', 'robot', 'sonde'],
		does: 'From the SG-C, once a turn, turns up the top card of a planet and leaves it there. A Combat card destroys it.',
		when: 'On your turn, in the SG-C, besides the action.',
		meets: [
			'Laid in the SG-C, it returns to hand when you leave: mind the limit of six.',
			'Nothing to see on an empty pile or one already face up.'
		]
	},
	tablettes: {
		name: 'Tablettes hiéroglyphiques',
		gloss: 'hieroglyph tablets: one look',
		aliases: ['tablets', 'tablet', 'hieroglyphs'],
		does: 'Like the M.A.L.P., but once, then discarded.',
		when: 'On your turn, in the SG-C.'
	},
	technologie: {
		name: 'Technologie extra-terrestre',
		gloss: 'alien technology: a look and a journey',
		aliases: ['technology', 'alien technology', 'alien', 'transport'],
		does: 'Turns up the top card of a planet, from anywhere, and carries the team there without a symbol if it likes. Then discarded.',
		when: 'On your turn, outside fights.',
		meets: [
			'The journey is that turn’s crossing and counts as a planet visited.',
			'Not during the debriefing, nor in the bank, nor while held.'
		]
	},
	tollans: {
		name: 'Tollans',
		gloss: 'the Tollan, allies',
		aliases: ['tollan', 'tollans', 'avoid a fight'],
		does: 'The Combat card the team has just turned is discarded without a fight. The exploration goes on.',
		when: 'As soon as the card is turned.',
		meets: ['Also against an Invasion before it begins.', 'Not on a card that was face up already.'],
		prints: 'The letter I or P.'
	},
	nox: {
		name: 'Nox',
		gloss: 'a second chance',
		aliases: ['nox', 'replay', 'second chance'],
		does: 'The lost fight starts again: foes at full strength, members back except the infected, fallen Jaffas still gone, spent cards still spent.',
		when: 'Right after a fight is lost, before its consequences.',
		ruling: 'Once a fight.',
		prints: 'The letter I or P.'
	},
	tokra: {
		name: 'La Tok’ra',
		gloss: 'the Tok’ra, Goa’uld resistance',
		aliases: ['tokra', 'tok ra', 'three cards'],
		does: 'Turn up to three cards in an exploration instead of two.',
		when: 'Laid (P): on each of your explorations. Kept in hand (I): played on your turn before the last card, then discarded.',
		meets: ['Two copies do not add up.'],
		prints: 'The letter I or P.'
	},
	chulak: {
		name: 'Rébellion Jaffa sur Chulak',
		gloss: 'Jaffa rebellion: six allies',
		aliases: ['chulak', 'rebellion', 'teal’c', 'jaffas'],
		does: 'Take the six Jaffa pawns: allies who hit on 5, fall before your members, and for good.',
		when: 'On discovering it.',
		prints: 'The letter I or P.'
	},
	share: {
		name: 'Sha’re / Amaunet',
		gloss: 'host of Amaunet',
		aliases: ['share', 'sha’re', 'sha’uri', 'amaunet'],
		does: 'The fight against Apophis, or Apophis and Amaunet, is won at once. The card is discarded together with the Combat card.',
		when: 'At the start of the fight, before any die.',
		ruling: 'She alone is enough, unless your table asks for Skaara as well.'
	},
	skaara: {
		name: 'Skaara',
		gloss: 'host of Apophis’ son',
		aliases: ['skaarra', 'skaara', 'klorel'],
		does: 'The fight against Apophis, or Apophis and Amaunet, is won at once. The card is discarded together with the Combat card.',
		when: 'At the start of the fight, before any die.',
		ruling: 'He alone is enough, unless your table asks for Sha’re as well.'
	},
	jolinar: {
		name: 'Jolinar de Malkpour',
		gloss: 'Jolinar of Malkshur',
		aliases: ['jolinar', 'malkshur', 'malkpour'],
		does: 'Cancels one loss of the phase that has just ended, member or Jaffa, before anybody says who won.',
		when: 'At the end of a phase against Apophis, the couple or Hathor.',
		meets: ['Against Apophis without Jaffas it is best played at the first loss.']
	},
	thor: {
		name: 'Thor',
		gloss: 'of the Asgard',
		aliases: ['asgard', 'havgard', 'havgards', 'joker', 'wild card', 'replaces a symbol'],
		does: 'Stands for any symbol: completes six cards of a colour, and may open a gate.',
		when: 'When laying, or crossing the gate.',
		prints: 'The letter I or P.'
	},
	unas: {
		name: 'Les Unas',
		gloss: 'the Unas',
		aliases: ['una', 'unas'],
		does: 'Two Unas who hit on 4. Nothing special: the booklet’s example.',
		when: 'As soon as the card is turned while exploring: the fight begins.'
	},
	prisonnier: {
		name: 'Prisonnier',
		gloss: 'prisoner: held for two turns',
		aliases: ['prisoner', 'held', 'captive', 'prison'],
		does: 'May hold the team two whole turns on the planet. If the card has dice it is fought and a defeat holds you; else you are held at once and the card is discarded.',
		when: 'As soon as the card is turned; captivity is counted in turns of this team.',
		prints: 'The dice, if any.'
	},
	reetous: {
		name: 'Les Reetous',
		gloss: 'the Reetou, invisible',
		aliases: ['reetou', 'ree’tou', 'invisible', 'spotting'],
		does: 'Each phase every member first throws a die: a 5 or 6 spots a Reetou. None spotted, no attack; else at most one Reetou falls for each one spotted. They always all strike.',
		when: 'Spotting opens each phase, before the dice of the fight.',
		meets: ['A grenade needs no spotting.', 'Jaffas do not spot, but shoot and shield.'],
		ruling: 'Spotting starts anew each phase, and hits are pooled.',
		prints: 'The number of Reetou and their value.'
	},
	kowalski: {
		name: 'Le Major Kowalski',
		gloss: 'Major Kowalski: surprise',
		aliases: ['kowalsky', 'major', 'surprise'],
		does: 'He attacks alone in the first phase; afterwards the fight is normal.',
		when: 'In the first phase only.',
		ruling: 'A grenade may precede the surprise: it is thrown before the first phase.',
		prints: 'The number of dice and the value.'
	},
	printas: {
		name: 'Printas, larves Goa’uld',
		gloss: 'Goa’uld larvae: infection',
		aliases: ['printa', 'prim’ta', 'primta', 'larva', 'larvae', 'symbiote'],
		does: 'At the end of each phase the larvae that are left throw a die: on a 6 a member is infected and out of fights for the whole game. The phase that fells the team is no exception.',
		when: 'At the end of each phase, once losses are removed.',
		ruling: 'One die for all larvae; the player chooses who is infected; never a Jaffa.',
		prints: 'The number of larvae and their value.'
	},
	faisceau: {
		name: 'Faisceau de la mort Goa’uld',
		gloss: 'Goa’uld death beam',
		aliases: ['death beam', 'beam', 'goauld', 'faisceau'],
		does: 'Two guards who hit on 5 and a Goa’uld who hits on 3. The Goa’uld falls last.',
		when: 'As soon as the card is turned while exploring: the fight begins.'
	},
	hathor: {
		name: 'Hathor',
		gloss: 'goddess',
		aliases: ['ator', 'hator', 'woman'],
		does: 'One die against one die: only the woman of the team attacks. Hathor strikes the men first, the woman last. One hit beats her.',
		when: 'In each phase, as long as both of them stand.',
		meets: ['Without the woman the fight is lost, unless a grenade fells her.', 'Jaffas stand aside.'],
		prints: 'Hathor’s value.'
	},
	apophis: {
		name: 'Apophis',
		gloss: 'the System Lord',
		aliases: ['apophis', 'aphophis', 'boss', 'apofis'],
		does: 'Three guards who hit on 5, then Apophis who hits on 3 and falls only at the second hit.',
		when: 'As soon as the card is turned; Sha’re and Skaara are played before the first die.',
		meets: ['Sha’re or Skaara win the fight outright.', 'Jolinar may cancel a loss at the end of a phase.']
	},
	couple: {
		name: 'Apophis et Amaunet',
		gloss: 'Apophis and his queen',
		aliases: ['amaunet', 'couple', 'queen', 'apophis and amaunet'],
		does: 'Five guards, then Amaunet, then Apophis. Both hit on 3 and take two wounds each.',
		when: 'As soon as the card is turned; Sha’re and Skaara are played before the first die.',
		meets: ['Without Sha’re, Skaara, Jaffas or weapons almost unbeatable.'],
		ruling: 'The booklet does not give the value of the five guards: 5, as with Apophis, until your card says otherwise.'
	},
	'invasion-aliens': {
		name: 'Forces d’Invasion extra-terrestres',
		gloss: 'alien invasion',
		aliases: ['invasion', 'aliens', 'alien invasion'],
		does: 'All teams come home to room 1 and share the invaders out. If the invasion prevails everybody has lost.',
		when: 'As soon as the card is turned, wherever the teams are.',
		prints: 'The number of invaders, in all or for each team, and their value.'
	},
	'invasion-jaffa': {
		name: 'Forces d’Invasion Jaffa',
		gloss: 'Jaffa invasion',
		aliases: ['invasion', 'jaffa invasion'],
		does: 'All teams come home to room 1 and share the invaders out. If the invasion prevails everybody has lost.',
		when: 'As soon as the card is turned, wherever the teams are.',
		prints: 'The number of invaders, in all or for each team, and their value.'
	},
	patrol: {
		name: 'Autre carte Combat',
		gloss: 'patrols and cards the booklet does not name',
		aliases: ['patrol', 'jaffa patrol', 'unknown card', 'nameless'],
		does: 'Tell its dice and value, and its name if you like: it joins the list of your box. Without a star it has nothing special.',
		when: 'As soon as the card is turned while exploring: the fight begins.',
		prints: 'Its title, dice and value.'
	}
};
