import type { EntryTexts } from '../../entries.ts';
import type { ENTRIES } from '../entries.ts';

export const entriesEn: EntryTexts<typeof ENTRIES> = {
	team: {
		name: 'Équipe SG',
		gloss: 'SG team',
		aliases: ['members', 'SG-2', 'SG-7', 'team'],
		does: 'Four members: three men and a woman. Each throws one die and hits on 6. Whoever falls in a fight is back for the next; whoever is infected is not.'
	},
	dice: {
		name: 'Dés de combat',
		gloss: 'combat dice',
		aliases: ['dice', 'eight dice'],
		does: 'Eight ordinary dice. A full team with six Jaffas throws ten: eight, then two.'
	},
	fight: {
		name: 'Combat',
		gloss: 'a fight',
		aliases: ['fight', 'Combat card', 'retreat', 'flee'],
		does: 'A Combat card that is turned is fought at once, without retreat, phase after phase, until one side has nobody left.',
		when: 'As soon as an exploration turns the card, or when an unbeaten card already waits on the planet.'
	},
	phase: {
		name: 'Phase de combat',
		gloss: 'a phase of a fight',
		aliases: ['round', 'throw', 'simultaneous'],
		does: 'Both sides throw together, one die for each fighter standing when the phase begins. Then losses are taken on both sides.',
		meets: ['Whoever falls in a phase has still thrown.']
	},
	value: {
		name: 'Valeur de combat',
		gloss: 'combat value',
		aliases: ['to hit', '5+', 'die top right'],
		does: 'The lowest number of the die that hits. Without a weapon a team hits on 6. The best weapon counts, they do not add up.',
		prints: 'On a Combat card: the number of dice top left, the value top right.'
	},
	casualties: {
		name: 'Pertes',
		gloss: 'losses',
		aliases: ['who falls', 'order of losses', 'guards first', 'surplus hits'],
		does: 'Each hit goes to the first foe still standing: the guards, then whoever they guard. On your side the allied Jaffas fall before the members. A hit too many is lost.'
	},
	wounds: {
		name: 'Deux blessures',
		gloss: 'two wounds',
		aliases: ['boss', 'wounded', 'two hits', 'hit points'],
		does: 'Apophis and Amaunet fall only to the second hit. Wounded, they fight as before.',
		ruling: 'Wounds add up from phase to phase: the booklet asks for two losses, not for two at once.'
	},
	verdict: {
		name: 'Combat gagné ou perdu',
		gloss: 'won or lost',
		aliases: ['victory', 'defeat', 'tie', 'both down'],
		does: 'Won when no foe stands, even if the team falls in the same phase. Lost when all your members are down and a foe is left.',
		ruling: 'Jaffas standing without any member are not enough: only members count.'
	},
	windows: {
		name: 'Quand jouer une carte',
		gloss: 'when to play a card',
		aliases: ['timing', 'window', 'start of the fight', 'order'],
		does: 'Before the first phase: the grenade first, then a weapon of 3 or 4. At the end of a phase: Jolinar. When the fight has just been lost: the Nox.'
	},
	odds: {
		name: 'Les chances',
		gloss: 'the odds',
		aliases: ['probability', 'chance', 'percentage'],
		does: 'The exact chance to win the fight from where it stands, if nobody plays a card. Beside a card: the same chance if it is played.'
	},
	unas: {
		name: 'Les Unas',
		gloss: 'the Unas',
		aliases: ['una', 'unas'],
		does: 'Two Unas that hit on 4. Nothing special: they are the booklet’s example.'
	},
	faisceau: {
		name: 'Faisceau de la mort Goa’uld',
		gloss: 'Goa’uld death beam',
		aliases: ['death beam', 'goauld', 'beam'],
		does: 'Two guards that hit on 5 and a Goa’uld that hits on 3. The Goa’uld falls last.'
	},
	apophis: {
		name: 'Apophis',
		gloss: 'the System Lord',
		aliases: ['apophis', 'aphophis', 'boss'],
		does: 'Three guards that hit on 5, then Apophis who hits on 3 and falls only to the second hit.',
		meets: ['Jolinar may cancel a loss at the end of a phase.']
	},
	couple: {
		name: 'Apophis et Amaunet',
		gloss: 'the royal couple',
		aliases: ['amaunet', 'couple', 'queen'],
		does: 'Five guards, then Amaunet, then Apophis. Both hit on 3 and take two wounds each.',
		ruling: 'The booklet does not give the value of the five guards: 5, like those of Apophis, until your card says otherwise.'
	},
	reetous: {
		name: 'Les Reetous',
		gloss: 'Reetou, invisible foes',
		aliases: ['reetou', 'ree’tou', 'invisible', 'spotting'],
		does: 'In each phase every member first throws a die: a 5 or a 6 spots a Reetou. With none spotted there is no attack; otherwise at most one Reetou falls for each one spotted. They always strike with all.',
		meets: ['A grenade needs no spotting.', 'Jaffas do not spot, but they shoot and shield.'],
		ruling: 'Spotting starts anew in each phase, and hits are pooled.',
		prints: 'How many Reetou, and their value.'
	},
	kowalski: {
		name: 'Le Major Kowalski',
		gloss: 'surprise',
		aliases: ['kowalsky', 'major', 'surprise'],
		does: 'He attacks alone in the first phase; after that the fight is an ordinary one.',
		ruling: 'A grenade may come before the surprise: it is thrown before the first phase.',
		prints: 'The number of dice and the value.'
	},
	printas: {
		name: 'Printas, larves Goa’uld',
		gloss: 'Goa’uld larvae',
		aliases: ['printa', 'prim’ta', 'primta', 'larva', 'larvae', 'infection'],
		does: 'At the end of each phase in which larvae and a member are left standing, they throw a die: on a 6 a member is infected and out of all fights for the rest of the game.',
		ruling: 'One die for all larvae; the player chooses who is infected; never a Jaffa.',
		prints: 'How many larvae, and their value.'
	},
	hathor: {
		name: 'Hathor',
		gloss: 'goddess',
		aliases: ['ator', 'hator', 'woman'],
		does: 'One die against one die: only the woman of the team attacks. Hathor strikes the men first, the woman last. One hit beats her.',
		meets: ['Without the woman the fight is lost, unless a grenade fells her.', 'Jaffas stand aside.'],
		prints: 'Hathor’s value.'
	},
	prisonnier: {
		name: 'Prisonnier',
		gloss: 'prisoner',
		aliases: ['prisoner', 'held'],
		does: 'May hold the team on the planet. If the card shows dice it is an ordinary fight.',
		prints: 'The dice, if there are any.'
	},
	grenade: {
		name: 'Grenade à chocs Goa’uld',
		gloss: 'Goa’uld shock grenade',
		aliases: ['grenade', 'shock', 'stun grenade'],
		does: 'Eight dice that hit on 5, without a reply. The card is then discarded.',
		when: 'At the very start of the fight, before the first phase.',
		meets: ['Reetou need not be spotted.', 'Your weapon does not change its 5.', 'Its hits follow the order of losses.']
	},
	weapons: {
		name: 'Chasseur de la mort, Gantelet de Force, Chasseur psychoguidé',
		gloss: 'death glider, hand device, mind-guided fighter',
		aliases: ['glider', 'death glider', 'hand device', 'weapon', 'gantelet'],
		does: 'All members hit on 3 or on 4 for the whole fight, then the card is discarded.',
		when: 'Before the first phase, after a grenade if there is one.',
		ruling: 'Allied Jaffas stay at 5: the weapon speaks of members of the team.',
		prints: 'The die top right: 3 or 4.'
	},
	zat: {
		name: 'Zak’n’oktel, Long Bâton',
		gloss: 'zat gun, staff weapon',
		aliases: ['zat', 'zatniktel', 'zat’nik’tel', 'zaknoktel', 'staff', 'staff weapon'],
		does: 'All members of the team hit on 5. Permanent, and one card is enough.',
		ruling: 'Owning the card is enough; laying it makes it safe and frees the hand.'
	},
	jaffas: {
		name: 'Jaffas alliés',
		gloss: 'allied Jaffas, from the rebellion on Chulak',
		aliases: ['chulak', 'jaffa', 'rebellion', 'teal’c'],
		does: 'Up to six warriors who hit on 5 and are hit before your members. A Jaffa who falls is gone for good.',
		meets: ['Aside against Hathor.', 'They do not spot Reetou.', 'The team’s weapons do not help them.']
	},
	jolinar: {
		name: 'Jolinar de Malkpour',
		gloss: 'Jolinar of Malkshur',
		aliases: ['jolinar', 'malkshur', 'malkpour'],
		does: 'Cancels one loss of the phase that has just ended, a member or a Jaffa, before saying who has won.',
		when: 'At the end of a phase against Apophis, the royal couple or Hathor.'
	},
	nox: {
		name: 'Nox',
		gloss: 'the Nox',
		aliases: ['nox', 'replay', 'fight again'],
		does: 'The lost fight starts again: foes at full strength, members back except the infected, fallen Jaffas still gone, spent cards still spent.',
		when: 'Right after a lost fight, before its consequences.',
		ruling: 'Only once in a fight.'
	}
};
