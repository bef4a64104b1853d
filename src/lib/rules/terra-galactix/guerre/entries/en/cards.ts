import type { EntryText } from '../../../../entries.ts';

/** Articles: the cards. */
export const cards = {
	'card:soucoupe': {
		name: 'Soucoupe',
		gloss: 'saucer card: flight licence, in La Guerre galactique',
		aliases: ['saucer card', 'life', 'licence', 'license', 'permit'],
		does: 'One card face up for each saucer in flight. Two at the start (four in a Duel); one is discarded for each saucer destroyed. The others are in the pile.',
		when: 'In phase 1: lay one or two from your hand; the destroyed saucer may leave in the same turn.',
		meets: [
			'If more saucers wait than cards are laid, say which one leaves.',
			'Without any card you still play: you draw until you can launch again.',
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
			'Only one a colour and turn.',
			'Home from six steps away: one chance in six, four in six with a Pulsar.',
			'Chevauchée: double first, then take off a point for each saucer carried.'
		]
	},
	'card:trou': {
		name: 'Trou noir',
		gloss: 'black hole: teleport and escape, in La Guerre galactique',
		aliases: ['black hole', 'hyperspace', 'teleport', 'escape', 'warp'],
		does: 'Two cards send one of your saucers, hold included, to the star of a Galactix card. One card alone does nothing.',
		when: 'In your own turn, outside a move; and in answer to a Super Nova, from which it is the only escape.',
		meets: [
			'Place taken, or Galactix that do not fit: turn another card.',
			'Avoids no Laser unless the table decides otherwise, and never a Méga Laser.',
			'The card turned discovers nothing.',
			'Chevauchée: each saucer of the convoy has its own card; an empty one docks on whoever is there.'
		]
	},
	'card:bouclier': {
		name: 'Bouclier',
		gloss: 'shield: stops a Laser, in La Guerre galactique',
		aliases: ['shield', 'defence', 'defense', 'parry'],
		does: 'One Bouclier cancels one Laser. It takes as many as Lasers announced, or nothing is parried.',
		when: 'When one of your saucers is aimed at, in somebody else’s turn.',
		meets: [
			'No use against a Méga Laser or a Super Nova.',
			'Whoever cannot parry all of it keeps the cards.',
			'The hand is filled only in your own turn.'
		]
	},
	'card:giga': {
		name: 'Giga Bouclier',
		gloss: 'giga shield: stops a whole attack, in La Guerre galactique',
		aliases: ['giga', 'giga shield', 'super shield', 'stops a mega laser'],
		does: 'Cancels an attack of one to five Lasers, or a Méga Laser: nothing else stops that one.',
		when: 'When one of your saucers is aimed at.',
		meets: ['Does not protect from a Super Nova.', 'There are only two in the box, and it is discarded.']
	},
	'card:laser': {
		name: 'Laser',
		gloss: 'a shot one intersection away, in La Guerre galactique',
		aliases: ['lasers', 'shot', 'shoot', 'beam'],
		does: 'One to five cards at once against an enemy saucer one intersection away along a line, in any of four directions.',
		when: 'In phase 3, before, during or after a move. The number is announced before the answer.',
		meets: [
			'Parried by as many Boucliers, or by a Giga Bouclier.',
			'A second Laser halves the chance of a parry; three are nearly a Méga Laser.',
			'A parried attack costs only its cards.'
		]
	},
	'card:mega': {
		name: 'Méga Laser',
		gloss: 'a shot at a distance, in La Guerre galactique',
		aliases: ['mega laser', 'big laser', 'sniper'],
		does: 'Hits at any distance along a radius, if neither saucer nor Galactix is in between. Along an orbit, one intersection only.',
		when: 'In phase 3. Always alone: not with Lasers, not by two.',
		meets: ['Only a Giga Bouclier stops it.', 'A friendly saucer is in the way like any other.']
	},
	'card:nova': {
		name: 'Super Nova',
		gloss: 'destruction at any distance, in La Guerre galactique',
		aliases: ['supernova', 'nova', 'shock wave', 'star explosion', 'destroy anywhere'],
		does: 'Two cards destroy an enemy saucer anywhere except in a mother ship. Its hold goes back to the stock.',
		when: 'In your turn, in phase 3, as many pairs as you have.',
		meets: ['Only escape: two Trous noirs.', 'When drawn it stays in hand: there is no shock wave in this game.', 'No shield helps.']
	},
	'card:galactix': {
		name: 'Carte Galactix',
		gloss: 'Galactix card: a star and a number',
		aliases: ['star card', 'constellation', 'galactix cards'],
		does: 'Twenty-four cards of their own. A discovery puts so many Galactix on the star named; a Trou noir makes a saucer reappear there.',
		when: 'On every discovery and every trip.',
		prints: 'The constellation, the star and a number from 1 to 3: read once, remembered for the box.'
	}
} as const satisfies Readonly<Record<string, EntryText>>;
