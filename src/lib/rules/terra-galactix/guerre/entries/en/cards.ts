import type { EntryText } from '../../../../entries.ts';

/** Articles: the cards. */
export const cards = {
	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'saucer card: flight licence, in La Guerre galactique',
		aliases: ['saucer card', 'life', 'licence', 'license', 'permit'],
		does: 'One face-up card per saucer in flight. Two to start with (four in a Duel); discard one for each saucer destroyed. The rest are in the draw pile.',
		when: 'In phase 1: play one or two from your hand; the destroyed saucer can take off the same turn.',
		meets: [
			'If more saucers are waiting than cards played, choose which one takes off.',
			'With no cards at all you keep playing: draw until you can launch again.',
			'The discarded card comes back with the next shuffle.'
		]
	},
	'card:pulsar': {
		name: 'Pulsar',
		gloss: 'accelerator',
		aliases: ['double', 'speed up', 'boost', 'accelerate'],
		does: 'Doubles the red or the blue die. Two cards double both dice.',
		when: 'In phase 1, before the dice: name the colour.',
		meets: [
			'Only one per colour per turn.',
			'Six steps from home: one chance in six, four in six with a Pulsar.',
			'Chevauchée: double first, then subtract one point per saucer carried.'
		]
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport and escape, in La Guerre galactique',
		aliases: ['black hole', 'hyperspace', 'teleport', 'escape', 'warp'],
		does: 'Two cards send one of your saucers, cargo included, to the star on a Galactix card. One card alone does nothing.',
		when: 'On your own turn, not during a move; and in response to a Super Nova, as the only escape.',
		meets: [
			'Space taken, or too many Galactix to load: reveal another card.',
			'It doesn’t avoid a Laser, unless you decide otherwise, and never a Méga Laser.',
			'The card you reveal doesn’t discover anything.',
			'Chevauchée: each saucer of the convoy has its own card; an empty one docks on the saucer there.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield: stops a Laser, in La Guerre galactique',
		aliases: ['shield', 'defence', 'defense', 'parry'],
		does: 'One Bouclier cancels one Laser. You need as many as the Lasers announced, or it doesn’t work.',
		when: 'When one of your saucers is attacked, on someone else’s turn.',
		meets: [
			'No use against a Méga Laser or a Super Nova.',
			'If you can’t block all of it, keep your cards.',
			'You only refill your hand on your own turn.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield: stops a whole attack, in La Guerre galactique',
		aliases: ['giga', 'giga shield', 'super shield', 'stops a mega laser'],
		does: 'Cancels an attack of one to five Lasers, or a Méga Laser: nothing else stops that.',
		when: 'When one of your saucers is attacked.',
		meets: ['Doesn’t protect against a Super Nova.', 'There are only two in the box, and it’s discarded after use.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'a shot one intersection away, in La Guerre galactique',
		aliases: ['lasers', 'shot', 'shoot', 'beam'],
		does: 'One to five cards at once against an enemy saucer one intersection away, along a line, in any of the four directions.',
		when: 'In phase 3, before, during or after a move. Announce how many before the defender answers.',
		meets: [
			'Blocked by the same number of Boucliers, or by a Giga Bouclier.',
			'A second Laser halves the chance of being blocked; three are almost as good as a Méga Laser.',
			'A blocked attack only costs you the cards.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'a shot at a distance, in La Guerre galactique',
		aliases: ['mega laser', 'big laser', 'sniper'],
		does: 'Hits at any distance along a spoke, if no saucer or Galactix is in between. Along an orbit, one intersection only.',
		when: 'In phase 3. Always alone: not with Lasers, not two at once.',
		meets: ['Only a Giga Bouclier stops it.', 'Your own saucers block it too.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'destruction at any distance, in La Guerre galactique',
		aliases: ['supernova', 'nova', 'shock wave', 'star explosion', 'destroy anywhere'],
		does: 'Two cards destroy an enemy saucer anywhere except in a mothership. Its cargo goes back to the stock.',
		when: 'On your turn, in phase 3, as many pairs as you have.',
		meets: ['Only escape: two Trous noirs.', 'When drawn, it stays in your hand: there’s no shock wave in this game.', 'No shield helps.']
	},
	'card:galactix': {
		name: 'Galactix card',
		gloss: 'Carte Galactix: a star and a number',
		aliases: ['star card', 'constellation', 'galactix cards'],
		does: 'Twenty-four separate cards. A discovery puts that many Galactix on the star; a Trou noir makes a saucer reappear there.',
		when: 'On every discovery and every trip.',
		prints: 'The constellation, the star and a number from 1 to 3: note them if you like; the number is enough to play.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
