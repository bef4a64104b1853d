import type { EntryTexts } from '../../../entries.ts';
import type { CARD_ENTRIES } from '../../entries.ts';

/** Every named card and every foe. */
export const cards: EntryTexts<typeof CARD_ENTRIES> = {
	zaknoktel: {
		name: 'Zak’n’oktel',
		gloss: 'zat gun',
		aliases: ['zat', 'zatniktel', 'zat’nik’tel', 'zaknoktel', 'zak n oktel', 'zat gun'],
		does: 'All team members hit on 5+. Permanent; one is enough, extras are good for trading.',
		when: 'In every fight, as soon as you have it, in hand or laid down: nothing to play.',
		meets: ['Same as the Long Bâton; they don’t stack.', 'A 3+ or 4+ weapon replaces it for one fight.'],
		ruling: 'Having it is enough; laying it down makes it safe and frees up your hand.'
	},
	baton: {
		name: 'Long Bâton',
		gloss: 'staff weapon',
		aliases: ['staff', 'staff weapon', 'baton', 'bâton', 'lance'],
		does: 'All team members hit on 5+. Permanent; one is enough.',
		when: 'In every fight, as soon as you have it, in hand or laid down: nothing to play.',
		meets: ['Same as the Zak’n’oktel; they don’t stack.'],
		ruling: 'Having it is enough; laying it down makes it safe and frees up your hand.'
	},
	grenade: {
		name: 'Grenade à chocs Goa’uld',
		gloss: 'Goa’uld shock grenade',
		aliases: ['grenade', 'shock grenade', 'choc', 'no reply', 'dice with no reply'],
		does: 'Eight dice hitting on 5+, and the enemy can’t hit back. Then discard the card.',
		when: 'At the very start of the fight, before the first phase.',
		meets: [
			'You don’t need to spot Reetou.',
			'Your weapon doesn’t change its value.',
			'Its hits follow the order of losses.',
			'It may come before Kowalski’s surprise.'
		]
	},
	'chasseur-mort': {
		name: 'Chasseur de la mort',
		gloss: 'death glider',
		aliases: ['death glider', 'glider', 'planeur', 'fighter'],
		does: 'All members hit on 3+ or 4+ for the whole fight, then discard the card.',
		when: 'Before the first phase, after a grenade if you use one.',
		meets: [
			'Allied Jaffa still hit on 5+.',
			'It still works if you take over another team’s invaders, but not in a fight replayed with the Nox.'
		],
		prints: 'The die top right: 3 or 4.'
	},
	gantelet: {
		name: 'Gantelet de Force',
		gloss: 'hand device',
		aliases: ['gauntlet', 'hand device', 'ribbon device', 'kara kesh', 'gantelet'],
		does: 'All members hit on 3+ or 4+ for the whole fight, then discard the card.',
		when: 'Before the first phase, after a grenade if you use one.',
		meets: ['Allied Jaffa still hit on 5+.'],
		prints: 'The die top right: 3 or 4.'
	},
	'chasseur-psycho': {
		name: 'Chasseur psychoguidé',
		gloss: 'mind-guided fighter',
		aliases: ['mind-guided', 'psycho', 'fighter', 'X-301'],
		does: 'All members hit on 3+ or 4+ for the whole fight, then discard the card.',
		when: 'Before the first phase, after a grenade if you use one.',
		meets: ['Allied Jaffa still hit on 5+.'],
		prints: 'The die top right: 3 or 4.'
	},
	reacteur: {
		name: 'Réacteur au Naquadah',
		gloss: 'Naquadah reactor: a double turn',
		aliases: ['reactor', 'naquadah', 'naquadria', 'naquadra', 'two turns', 'double turn'],
		does: 'Two full turns in a row, each following the rules for where your pawn is.',
		when: 'Announce it before your turn ends, or right after, as long as the next team has done nothing.',
		meets: [
			'A debriefing counts as a turn.',
			'As a prisoner, it uses up one turn of captivity.',
			'Losing a fight doesn’t cancel the second turn.'
		],
		prints: 'Whether it’s discarded after use.'
	},
	abydos: {
		name: 'Salle des hiéroglyphes d’Abydos',
		gloss: 'Abydos hall of hieroglyphs',
		aliases: ['abydos', 'hall', 'hieroglyphs', 'cartouche'],
		does: 'Cross the gate to any planet without a symbol.',
		when: 'When you announce you’re crossing the gate.',
		meets: ['The three-planet limit and blocked planets still apply.'],
		prints: 'Whether it’s discarded after use.'
	},
	dhd: {
		name: 'Table de contrôle de la Porte des Étoiles',
		gloss: 'dialling device, D.H.D.',
		aliases: ['dhd', 'dial home device', 'dialling device', 'control table'],
		does: 'Cross the gate to any planet without a symbol, just like the Salle d’Abydos.',
		when: 'When you announce you’re crossing the gate.',
		prints: 'Whether it’s discarded after use.'
	},
	malp: {
		name: 'M.A.L.P.',
		gloss: 'probe',
		aliases: ['malp', 'probe', 'robot', 'sonde'],
		does: 'At the SG-C, once per turn, reveal the top card of a planet and leave it there. A Combat card destroys it.',
		when: 'On your turn, at the SG-C, on top of your action.',
		meets: [
			'Laid down at the SG-C, it returns to your hand when you leave: watch the six-card limit.',
			'There’s nothing to see on an empty pile or one that’s already face up.'
		]
	},
	tablettes: {
		name: 'Tablettes hiéroglyphiques',
		gloss: 'hieroglyph tablets: one look',
		aliases: ['tablets', 'tablet', 'hieroglyphs'],
		does: 'Like the M.A.L.P., but only once; then discard it.',
		when: 'On your turn, at the SG-C.'
	},
	technologie: {
		name: 'Technologie extra-terrestre',
		gloss: 'alien technology: a look and a journey',
		aliases: ['technology', 'alien technology', 'alien', 'transport'],
		does: 'From anywhere, reveal the top card of a planet and, if you like, travel there without a symbol. Then discard it.',
		when: 'On your turn, outside fights.',
		meets: ['The trip is your move for the turn and counts as a visit.', 'Not during the debriefing, in the data bank or while a prisoner.']
	},
	tollans: {
		name: 'Tollans',
		gloss: 'the Tollan, allies',
		aliases: ['tollan', 'tollans', 'avoid a fight', 'send a fight away'],
		does: 'Discard the Combat card you’ve just revealed without a fight. Your exploration continues.',
		when: 'As soon as the card is revealed.',
		meets: ['Also against an Invasion before it starts.', 'Not on a card that was face up already.'],
		prints: 'The letter I or P.'
	},
	nox: {
		name: 'Nox',
		gloss: 'a second chance',
		aliases: ['nox', 'replay', 'second chance'],
		does: 'Replay the lost fight: all enemies are back, and so are your members except the infected. Fallen Jaffa and spent cards stay gone.',
		when: 'Right after losing a fight, before anything else happens.',
		ruling: 'Once per fight.',
		prints: 'The letter I or P.'
	},
	tokra: {
		name: 'La Tok’ra',
		gloss: 'the Tok’ra, Goa’uld resistance',
		aliases: ['tokra', 'tok ra', 'three cards'],
		does: 'Reveal up to three cards per exploration instead of two.',
		when: 'Laid down (P): on each of your explorations. Kept in hand (I): play it on your turn before the last card, then discard it.',
		meets: ['Two copies don’t stack.'],
		prints: 'The letter I or P.'
	},
	chulak: {
		name: 'Rébellion Jaffa sur Chulak',
		gloss: 'Jaffa rebellion: six allies',
		aliases: ['chulak', 'rebellion', 'teal’c', 'jaffas'],
		does: 'Take the six Jaffa pawns: allies who hit on 5+, and who fall before your members, for good.',
		when: 'As soon as you find it.',
		prints: 'The letter I or P.'
	},
	share: {
		name: 'Sha’re / Amaunet',
		gloss: 'host of Amaunet',
		aliases: ['share', 'sha’re', 'sha’uri', 'amaunet'],
		does: 'You immediately win the fight against Apophis, or Apophis and Amaunet. Discard the card together with the Combat card.',
		when: 'At the start of the fight, before any dice are rolled.',
		ruling: 'One card is enough, unless your table asks for Skaara as well.'
	},
	skaara: {
		name: 'Skaara',
		gloss: 'host of Apophis’s son',
		aliases: ['skaarra', 'skaara', 'klorel'],
		does: 'You immediately win the fight against Apophis, or Apophis and Amaunet. Discard the card together with the Combat card.',
		when: 'At the start of the fight, before any dice are rolled.',
		ruling: 'One card is enough, unless your table asks for Sha’re as well.'
	},
	jolinar: {
		name: 'Jolinar de Malkpour',
		gloss: 'Jolinar of Malkshur',
		aliases: ['jolinar', 'malkshur', 'malkpour'],
		does: 'Cancel one loss (member or Jaffa) from the phase that just ended, before deciding who won.',
		when: 'At the end of a phase against Apophis, the couple or Hathor.',
		meets: ['Against Apophis without Jaffa, play it at the first loss.']
	},
	thor: {
		name: 'Thor',
		gloss: 'of the Asgard',
		aliases: ['asgard', 'havgard', 'havgards', 'joker', 'wild card', 'replaces a symbol'],
		does: 'Counts as any symbol: it completes a set of six, and can open a gate.',
		when: 'When laying cards down, or when crossing the gate.',
		prints: 'The letter I or P.'
	},
	unas: {
		name: 'Les Unas',
		gloss: 'the Unas',
		aliases: ['una', 'unas'],
		does: 'Two Unas who hit on 4+. Nothing special: it’s the rulebook’s example.',
		when: 'As soon as you reveal the card: the fight starts.'
	},
	prisonnier: {
		name: 'Prisonnier',
		gloss: 'prisoner: held for two turns',
		aliases: ['prisoner', 'held', 'captive', 'prison'],
		does: 'Can hold your team on the planet for two full turns. If the card shows dice, you fight it and are held if you lose; otherwise you’re held right away and the card is discarded.',
		when: 'As soon as the card is revealed; captivity is counted in this team’s turns.',
		prints: 'The dice, if any.'
	},
	reetous: {
		name: 'Les Reetous',
		gloss: 'the Reetou, invisible',
		aliases: ['reetou', 'ree’tou', 'invisible', 'spotting'],
		does: 'At the start of each phase, every member rolls a die: a 5 or 6 spots a Reetou. No Reetou spotted, no attack; otherwise you can only bring down as many as you spotted. They all attack every time.',
		when: 'Spotting comes first in every phase, before the combat dice.',
		meets: ['A grenade needs no spotting.', 'Jaffa can’t spot, but they shoot and take hits.'],
		ruling: 'You spot again every phase, and hits are pooled.',
		prints: 'The number of Reetou and their value.'
	},
	kowalski: {
		name: 'Le Major Kowalski',
		gloss: 'Major Kowalski: surprise',
		aliases: ['kowalsky', 'major', 'surprise'],
		does: 'He attacks alone in the first phase; after that the fight is normal.',
		when: 'In the first phase only.',
		ruling: 'You may use a grenade before the surprise: it comes before the first phase.',
		prints: 'The number of dice and the value.'
	},
	printas: {
		name: 'Printas, larves Goa’uld',
		gloss: 'Goa’uld larvae: infection',
		aliases: ['printa', 'prim’ta', 'primta', 'larva', 'larvae', 'symbiote'],
		does: 'At the end of each phase, if any larvae are left, they roll a die: on a 6, one member is infected and can’t fight for the rest of the game. This includes the phase that brings the team down.',
		when: 'At the end of each phase, once losses are removed.',
		ruling: 'One die for all larvae; the player chooses who is infected; never a Jaffa.',
		prints: 'The number of larvae and their value.'
	},
	faisceau: {
		name: 'Faisceau de la mort Goa’uld',
		gloss: 'Goa’uld death beam',
		aliases: ['death beam', 'beam', 'goauld', 'faisceau'],
		does: 'Two guards who hit on 5+ and a Goa’uld who hits on 3+. The Goa’uld falls last.',
		when: 'As soon as you reveal the card: the fight starts.'
	},
	hathor: {
		name: 'Hathor',
		gloss: 'goddess',
		aliases: ['ator', 'hator', 'woman'],
		does: 'One die against one die: only your team’s woman attacks. Hathor hits the men first, the woman last. One hit beats her.',
		when: 'Every phase, as long as both are standing.',
		meets: ['Without the woman the fight is lost, unless a grenade brings Hathor down.', 'Jaffa sit this one out.'],
		prints: 'Hathor’s value.'
	},
	apophis: {
		name: 'Apophis',
		gloss: 'the System Lord',
		aliases: ['apophis', 'aphophis', 'boss', 'apofis'],
		does: 'Three guards who hit on 5+, then Apophis, who hits on 3+ and only falls to a second hit.',
		when: 'As soon as you reveal the card; play Sha’re or Skaara before the first roll.',
		meets: ['Sha’re or Skaara win the fight outright.', 'Jolinar may cancel a loss at the end of a phase.']
	},
	couple: {
		name: 'Apophis et Amaunet',
		gloss: 'Apophis and his queen',
		aliases: ['amaunet', 'couple', 'queen', 'apophis and amaunet'],
		does: 'Five guards, then Amaunet, then Apophis. Both hit on 3+ and take two wounds each.',
		when: 'As soon as you reveal the card; play Sha’re or Skaara before the first roll.',
		meets: ['Almost unbeatable without Sha’re, Skaara, Jaffa or weapons.'],
		ruling: 'The rulebook doesn’t give the five guards’ value: it’s 5+, like Apophis’s guards, unless your card says otherwise.'
	},
	'invasion-aliens': {
		name: 'Forces d’Invasion extra-terrestres',
		gloss: 'alien invasion',
		aliases: ['invasion', 'aliens', 'alien invasion'],
		does: 'All teams return to room 1 and share the invaders. If the invaders win, everyone loses.',
		when: 'As soon as the card is revealed, wherever the teams are.',
		prints: 'The number of invaders, in total or per team, and their value.'
	},
	'invasion-jaffa': {
		name: 'Forces d’Invasion Jaffa',
		gloss: 'Jaffa invasion',
		aliases: ['invasion', 'jaffa invasion'],
		does: 'All teams return to room 1 and share the invaders. If the invaders win, everyone loses.',
		when: 'As soon as the card is revealed, wherever the teams are.',
		prints: 'The number of invaders, in total or per team, and their value.'
	},
	patrol: {
		name: 'Other Combat card',
		gloss: 'patrols and cards the rulebook doesn’t name',
		aliases: ['patrol', 'jaffa patrol', 'unknown card', 'nameless'],
		does: 'Enter its dice and value, and its name if you like: it joins your box’s list. Without a star it has nothing special.',
		when: 'As soon as you reveal the card: the fight starts.',
		prints: 'Its title, dice and value.'
	}
};
