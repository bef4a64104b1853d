import { describe, expect, test } from 'vitest';
import type { Game, Setup, Tabled } from '../src/lib/rules/contract.ts';
import { AGENTS, without } from '../src/lib/rules/gforce/cards.ts';
import { gforce } from '../src/lib/rules/gforce/index.ts';
import { en as gforceEn } from '../src/lib/rules/gforce/text/en.ts';
import { fr as gforceFr } from '../src/lib/rules/gforce/text/fr.ts';
import { lightsaber } from '../src/lib/rules/lightsaber/index.ts';
import { en as duelEn } from '../src/lib/rules/lightsaber/text/en.ts';
import { fr as duelFr } from '../src/lib/rules/lightsaber/text/fr.ts';
import { usual } from '../src/lib/rules/setup.ts';
import { stargate } from '../src/lib/rules/stargate/index.ts';
import { en as stargateEn } from '../src/lib/rules/stargate/text/en.ts';
import { fr as stargateFr } from '../src/lib/rules/stargate/text/fr.ts';
import { envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/index.ts';
import { en as envahisseursEn } from '../src/lib/rules/terra-galactix/envahisseurs/text/en.ts';
import { fr as envahisseursFr } from '../src/lib/rules/terra-galactix/envahisseurs/text/fr.ts';
import { guerre } from '../src/lib/rules/terra-galactix/guerre/index.ts';
import { en as guerreEn } from '../src/lib/rules/terra-galactix/guerre/text/en.ts';
import { fr as guerreFr } from '../src/lib/rules/terra-galactix/guerre/text/fr.ts';
import { invasion } from '../src/lib/rules/terra-galactix/invasion/index.ts';
import { en as invasionEn } from '../src/lib/rules/terra-galactix/invasion/text/en.ts';
import { fr as invasionFr } from '../src/lib/rules/terra-galactix/invasion/text/fr.ts';
import { thorgal } from '../src/lib/rules/thorgal/index.ts';
import { en as thorgalEn } from '../src/lib/rules/thorgal/text/en.ts';
import { fr as thorgalFr } from '../src/lib/rules/thorgal/text/fr.ts';
import type { State as Thorgal } from '../src/lib/rules/thorgal/types.ts';
import { say, type Words } from '../src/lib/rules/words.ts';
import { BOX, face, sit } from './duel.ts';
import { given as envahis } from './envahisseurs.ts';
import { done, facing, seated } from './facing.ts';
import { CASES, sit as gsit, stand } from './gforce.ts';
import { given } from './invasion.ts';
import { Table } from './table.ts';
import { moment } from './thorgal-box.ts';

const SEATS: Setup['seats'] = ['Anna', 'Bo', 'Carla', 'Dan'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));

/** The advice of a moment as it is read: a star for the most favourable, then how far it is exact, then the words. No-break spaces are plain here. */
function told<S extends Tabled, A>(game: Game<S, A>, state: S, ...languages: readonly Words[]): readonly (readonly string[])[] {
	return game.advice!(state, game.odds(state)).map(({ of, best, how }) => [
		`${best ? '*' : ''}${how ?? ''}`,
		...languages.map((words) => say(words, of, SEATS).replaceAll('\u00a0', ' '))
	]);
}

const deciding = (more: Parameters<typeof moment>[0] = {}): Thorgal =>
	moment({ won: 'S1 S1', turn: { free: 3 }, ...more, more: { phase: 'decide', ogotai: 6, ...more?.more } });

describe('advice, in words, with its price; it never plays', () => {
	const [, now, needs] = CASES['C4']!;
	const known = { ...stand(gsit({ memoryAid: true }), now).state, memory: { 7: { needs, useless: without(AGENTS, needs) } } };

	test('Stargate: before a fight', () => {
		expect(told(stargate, facing('unas'), stargateFr, stargateEn)).toEqual([
			['', 'Se battre sans carte : 63 % de gagner.', 'Fight on without a card: 63% to win.'],
			[
				'*≥',
				'Avec Chasseur de la mort : 99 % de gagner, 36 de plus, pour une carte.',
				'With Chasseur de la mort: 99% to win, 36 more, for one card.'
			],
			[
				'≥',
				'Avec Gantelet de Force : 99 % de gagner, 36 de plus, pour une carte.',
				'With Gantelet de Force: 99% to win, 36 more, for one card.'
			],
			[
				'≥',
				'Avec Chasseur psychoguidé : 99 % de gagner, 36 de plus, pour une carte.',
				'With Chasseur psychoguidé: 99% to win, 36 more, for one card.'
			],
			['', 'Avec Grenade : 98 % de gagner, 35 de plus, pour une carte.', 'With Grenade: 98% to win, 35 more, for one card.'],
			[
				'',
				'Avec Zak’n’oktel ou Bâton : 92 % de gagner, 29 de plus, pour une carte.',
				'With Zak’n’oktel or Bâton: 92% to win, 29 more, for one card.'
			],
			['', 'Avec Nox : 86 % de gagner, 23 de plus, pour une carte.', 'With Nox: 86% to win, 23 more, for one card.']
		]);
	});

	test('Stargate: one more card, or home', () => {
		const state = done(seated(['Anna', 'Bo'], { 'copies:unas': 2 }), { type: 'go', planet: 1 }, { type: 'turn', card: 'symbol' });
		expect(told(stargate, state, stargateFr, stargateEn)).toEqual([
			[
				'≥',
				'Retourner une carte : un Combat 18 fois sur 100, une défaite 1 fois, et 1 carte à perdre.',
				'Turn a card: a Combat 18 times in 100, a defeat 1 time, and 1 card to lose.'
			],
			['', 'Rentrer : 1 carte à l’abri.', 'Go home: 1 card is safe.']
		]);
	});

	test('Thorgal: throw again, or stop', () => {
		expect(told(thorgal, deciding(), thorgalFr, thorgalEn)).toEqual([
			[
				'*?',
				'Relancer : 59 % pour un voyage, 73 % pour une carte, mais un Chaams 29 fois sur 100, qui coûte 1,3 carte.',
				'Throw again: 59% for a journey, 73% for a card, but a Chaams 29 times in 100, which costs 1.3 cards.'
			],
			['', 'S’arrêter : les 2 dés gagnés, et pas un Chaams de plus.', 'Stop: the 2 dice won, and not one more Chaams.']
		]);
	});

	test('Thorgal: at a price somebody names', () => {
		const state = deciding({ turn: { free: 3, aim: { goal: 'cards', bears: 'any', price: '6' } } });
		expect(told(thorgal, state, thorgalFr, thorgalEn)).toEqual([
			[
				'?',
				'Relancer : 59 % pour un voyage, 73 % pour une carte, mais un Chaams 29 fois sur 100, qui coûte 6 cartes.',
				'Throw again: 59% for a journey, 73% for a card, but a Chaams 29 times in 100, which costs 6 cards.'
			],
			['*', 'S’arrêter : les 2 dés gagnés, et pas un Chaams de plus.', 'Stop: the 2 dice won, and not one more Chaams.']
		]);
	});

	test('Thorgal: where one more Chaams may lose', () => {
		expect(told(thorgal, deciding({ at: 1, frontier: 3, places: {}, more: { ogotai: 9 } }), thorgalFr, thorgalEn)).toEqual([
			[
				'?',
				'Relancer : 59 % pour un voyage, mais un Chaams 29 fois sur 100, et il peut coûter la partie.',
				'Throw again: 59% for a journey, but a Chaams 29 times in 100, and it may cost the game.'
			],
			['*', 'S’arrêter : les 2 dés gagnés, et pas un Chaams de plus.', 'Stop: the 2 dice won, and not one more Chaams.']
		]);
	});

	test('Lightsaber: answer, or give the fight away', () => {
		expect(told(lightsaber, face(sit(BOX, { odds: true }), 'a5', 'a3').state, duelFr, duelEn)).toEqual([
			[
				'≥',
				'Répondre : Darth Maul le peut 96 fois sur 100 avec 4 cartes au hasard, et les y laisse.',
				'Answer: Darth Maul can 96 times in 100 with 4 random cards, and spends them.'
			],
			[
				'≈',
				'Céder : Darth Maul garde 4 cartes ; la partie reste à 40 %, si le reste se joue à pile ou face.',
				'Concede: Darth Maul keeps 4 cards; the game stays at 40%, if the rest is an even toss.'
			]
		]);
	});

	test('G-Force: before the die', () => {
		expect(told(gforce, known, gforceFr, gforceEn)).toEqual([
			['*', 'La case 7 : 33 % dans ce tour, 97 % en trois dés.', 'Hex 7: 33% in this turn, 97% within three dice.']
		]);
	});

	test('G-Force: the plan of a move', () => {
		const rolled = gforce.apply(known, { type: 'roll', dice: { die: [6] } });
		if (!rolled.ok) throw new Error(rolled.refused.rule);
		expect(told(gforce, rolled.state, gforceFr, gforceEn)).toEqual([
			[
				'*≈',
				'À prendre, case 7 : Blaster → case 7 et Mooch → case 7 ; le reste avec Bucky → embuscade 1. Chances du suivant : 0 sur 6.',
				'To take hex 7: Blaster → hex 7 and Mooch → hex 7; the rest with Bucky → ambush 1. Next player’s chances: 0 in 6.'
			],
			['', 'Jusqu’à 5 agents réunis avec ce dé : case 7.', 'Up to 5 agents together with this die: hex 7.'],
			[
				'',
				'À ce point, 2 faces du dé sur 6 donneraient la case 7 au joueur suivant.',
				'As it stands, 2 faces of the die out of 6 would give hex 7 to the next player.'
			]
		]);
	});

	test('L’Invasion: where to end a move', () => {
		expect(told(invasion, given({ players: 3, phase: 'move', bunkers: { 2: 'destroyed' } }), invasionFr, invasionEn)).toEqual([
			[
				'',
				'Finir sur une ligne : visé 42 fois sur 100 d’ici 3 jets, 0,5 Bouclier en moyenne.',
				'End on a line: fired at 42 times in 100 within 3 throws, 0.5 Boucliers on average.'
			],
			['*', 'Finir hors des lignes gardées : aucun tir.', 'End off the guarded lines: no shot.'],
			['', 'Attendre : pas de Résistance d’ici 3 jets, 92 fois sur 100.', 'Wait: no Resistance within 3 throws, 92 times in 100.']
		]);
	});

	test('La Guerre des Envahisseurs: how to attack', () => {
		expect(told(envahisseurs, envahis(), envahisseursFr, envahisseursEn)).toEqual([
			[
				'',
				'Attaquer le vaisseau mère B, Laser × 1 : touche 44 fois sur 100, pour 1 carte.',
				'Attack mother ship B, Laser × 1: hits 44 times in 100, for 1 card.'
			],
			[
				'',
				'Attaquer le vaisseau mère B, Laser × 2 : touche 78 fois sur 100, pour 2 cartes.',
				'Attack mother ship B, Laser × 2: hits 78 times in 100, for 2 cards.'
			],
			[
				'',
				'Attaquer le vaisseau mère B, Méga Laser × 1 : touche 88 fois sur 100, pour 1 carte.',
				'Attack mother ship B, Méga Laser × 1: hits 88 times in 100, for 1 card.'
			],
			[
				'*',
				'Attaquer le vaisseau mère B, Super Nova × 2 : touche 89 fois sur 100, pour 2 cartes.',
				'Attack mother ship B, Super Nova × 2: hits 89 times in 100, for 2 cards.'
			],
			['', 'Rester sur une ligne : visé 52 fois sur 100 d’ici 4 jets.', 'Stay on a line: fired at 52 times in 100 within 4 throws.']
		]);
	});

	test('La Guerre galactique: how to attack', () => {
		const table = new Table(guerre, usual(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan']));
		table.act(
			{ type: 'discard', card: 'pulsar' },
			{ type: 'roll', dice: { red: [3], blue: [4] } },
			{ type: 'correct', set: { 'at:A:red': 'space', 'at:B:red': 'space' } }
		);
		expect(told(guerre, table.state, guerreFr, guerreEn)).toEqual([
			['', 'Attaquer Bo, Laser × 1 : touche 35 fois sur 100, pour 1 carte.', 'Attack Bo, Laser × 1: hits 35 times in 100, for 1 card.'],
			['', 'Attaquer Bo, Laser × 2 : touche 70 fois sur 100, pour 2 cartes.', 'Attack Bo, Laser × 2: hits 70 times in 100, for 2 cards.'],
			['', 'Attaquer Bo, Laser × 3 : touche 83 fois sur 100, pour 3 cartes.', 'Attack Bo, Laser × 3: hits 83 times in 100, for 3 cards.'],
			[
				'*',
				'Attaquer Bo, Méga Laser × 1 : touche 85 fois sur 100, pour 1 carte.',
				'Attack Bo, Méga Laser × 1: hits 85 times in 100, for 1 card.'
			],
			[
				'',
				'Attaquer Bo, Super Nova × 2 : touche 83 fois sur 100, pour 2 cartes.',
				'Attack Bo, Super Nova × 2: hits 83 times in 100, for 2 cards.'
			]
		]);
	});
});
