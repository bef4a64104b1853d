import { describe, expect, test } from 'vitest';
import type { Game, Setup, TableState } from '../src/lib/rules/contract.ts';
import { AGENTS, without } from '../src/lib/rules/gforce/cards.ts';
import { game as gforce } from '../src/lib/rules/gforce/game.ts';
import { words as gforceEn } from '../src/lib/rules/gforce/text/en/index.ts';
import { words as gforceFr } from '../src/lib/rules/gforce/text/fr/index.ts';
import { game as lightsaber } from '../src/lib/rules/lightsaber/game.ts';
import { words as duelEn } from '../src/lib/rules/lightsaber/text/en/index.ts';
import { words as duelFr } from '../src/lib/rules/lightsaber/text/fr/index.ts';
import { usualSetup } from '../src/lib/rules/setup.ts';
import { game as stargate } from '../src/lib/rules/stargate/game.ts';
import { words as stargateEn } from '../src/lib/rules/stargate/text/en/index.ts';
import { words as stargateFr } from '../src/lib/rules/stargate/text/fr/index.ts';
import { game as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import { words as envahisseursEn } from '../src/lib/rules/terra-galactix/envahisseurs/text/en/index.ts';
import { words as envahisseursFr } from '../src/lib/rules/terra-galactix/envahisseurs/text/fr/index.ts';
import { game as guerre } from '../src/lib/rules/terra-galactix/guerre/game.ts';
import { words as guerreEn } from '../src/lib/rules/terra-galactix/guerre/text/en/index.ts';
import { words as guerreFr } from '../src/lib/rules/terra-galactix/guerre/text/fr/index.ts';
import { game as invasion } from '../src/lib/rules/terra-galactix/invasion/game.ts';
import { words as invasionEn } from '../src/lib/rules/terra-galactix/invasion/text/en/index.ts';
import { words as invasionFr } from '../src/lib/rules/terra-galactix/invasion/text/fr/index.ts';
import { game as thorgal } from '../src/lib/rules/thorgal/game.ts';
import { words as thorgalEn } from '../src/lib/rules/thorgal/text/en/index.ts';
import { words as thorgalFr } from '../src/lib/rules/thorgal/text/fr/index.ts';
import type { State as Thorgal } from '../src/lib/rules/thorgal/types.ts';
import { toSentence, type Words } from '../src/lib/rules/words.ts';
import {
	answers,
	cards,
	CHAAMS_LEVEL,
	comma,
	chaams,
	conceded,
	fight,
	gathered,
	grenade,
	HIDDEN,
	lasers,
	mega,
	NEXT_CARD,
	nova,
	percent,
	quiet,
	shields,
	shot,
	taking,
	tenth,
	travel
} from './support/hand-counts.ts';
import { BOX, turnBoth, startDuel } from './support/lightsaber.ts';
import { given as envahis } from './support/envahisseurs.ts';
import { done, facing, seated } from './support/stargate.ts';
import { CAPTURE_CASES, startTable as gsit, placeAgents } from './support/gforce.ts';
import { given } from './support/invasion.ts';
import { TableDriver } from './support/table-driver.ts';
import { playOn } from './support/terra.ts';
import { moment } from './support/thorgal.ts';

const SEATS: Setup['seats'] = ['Anna', 'Bo', 'Carla', 'Dan'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));

/** The advice of a state as rows: a star for the best choice and the mark of exactness, then a sentence per language with plain spaces. */
function adviceRows<S extends TableState, A>(game: Game<S, A>, state: S, ...languages: readonly Words[]): readonly (readonly string[])[] {
	return game.advice!(state, game.odds?.(state) ?? []).map(({ of, best, how }) => [
		`${best ? '*' : ''}${how ?? ''}`,
		...languages.map((words) => toSentence(words, of, SEATS).replaceAll('\u00a0', ' '))
	]);
}

const deciding = (more: Parameters<typeof moment>[0] = {}): Thorgal =>
	moment({ won: 'S1 S1', turn: { free: 3 }, ...more, more: { phase: 'decide', ogotai: 6, ...more?.more } });

describe('advice compares the choices in words, with their costs', () => {
	const [, now, needs] = CAPTURE_CASES['C4']!;
	const remembered = { ...placeAgents(gsit({ memoryAid: true }), now).state, memory: { 7: { needs, useless: without(AGENTS, needs) } } };

	test('Stargate: before a fight', () => {
		const once = fight(4, 6, 2, 4);
		const [plain, armed, zat] = [6, 4, 5].map((value) => percent(fight(4, value, 2, 4))) as [number, number, number];
		const [thrown, nox] = [percent(grenade(4, 6, 2, 4)), percent(once + (1 - once) * once)];
		expect(adviceRows(stargate, facing('unas'), stargateFr, stargateEn)).toEqual([
			['', `Se battre sans carte : ${plain} % de chances de gagner.`, `Fight on without a card: ${plain}% chance of winning.`],
			[
				'*≥',
				`Avec Chasseur de la mort : ${armed} % de chances (${armed - plain} de plus), pour une carte.`,
				`With Chasseur de la mort: ${armed}% (${armed - plain} more), for one card.`
			],
			[
				'≥',
				`Avec Gantelet de Force : ${armed} % de chances (${armed - plain} de plus), pour une carte.`,
				`With Gantelet de Force: ${armed}% (${armed - plain} more), for one card.`
			],
			[
				'≥',
				`Avec Chasseur psychoguidé : ${armed} % de chances (${armed - plain} de plus), pour une carte.`,
				`With Chasseur psychoguidé: ${armed}% (${armed - plain} more), for one card.`
			],
			[
				'',
				`Avec Grenade : ${thrown} % de chances (${thrown - plain} de plus), pour une carte.`,
				`With Grenade: ${thrown}% (${thrown - plain} more), for one card.`
			],
			[
				'',
				`Avec Zak’n’oktel ou Bâton : ${zat} % de chances (${zat - plain} de plus), pour une carte.`,
				`With Zak’n’oktel or Bâton: ${zat}% (${zat - plain} more), for one card.`
			],
			[
				'',
				`Avec Nox : ${nox} % de chances (${nox - plain} de plus), pour une carte.`,
				`With Nox: ${nox}% (${nox - plain} more), for one card.`
			]
		]);
	});

	test('Stargate: turn another card, or return', () => {
		const [combat, defeat] = [percent(20 / NEXT_CARD), percent((2 * (1 - fight(4, 6, 2, 4))) / NEXT_CARD)];
		const state = done(seated(['Anna', 'Bo'], { 'copies:unas': 2 }), { type: 'go', planet: 1 }, { type: 'turn', card: 'symbol' });
		expect(adviceRows(stargate, state, stargateFr, stargateEn)).toEqual([
			[
				'≥',
				`Retourner une carte : Combat ${combat} fois sur 100, défaite ${defeat} fois, 1 carte en danger.`,
				`Reveal a card: a Combat ${combat} times in 100, a defeat ${defeat} time, with 1 card at risk.`
			],
			['', 'Rentrer : 1 carte à l’abri.', 'Go home: 1 card safe.']
		]);
	});

	test('Thorgal: throw again, or stop', () => {
		expect(adviceRows(thorgal, deciding(), thorgalFr, thorgalEn)).toEqual([
			[
				'*?',
				`Relancer : ${percent(travel(3))} % pour un voyage, ${percent(cards(3))} % pour une carte, mais un Chaam ${percent(chaams(3))} fois sur 100, qui coûte ${comma(CHAAMS_LEVEL)} carte.`,
				`Roll again: ${percent(travel(3))}% for travel, ${percent(cards(3))}% for a card, but a Chaam ${percent(chaams(3))} times in 100, which costs ${tenth(CHAAMS_LEVEL)} cards.`
			],
			['', 'S’arrêter : vous gardez les dés gagnés (2), sans Chaam de plus.', 'Stop: keep what you’ve won (2 dice), and no more Chaams.']
		]);
	});

	test('Thorgal: with a price of Chaams chosen by the table', () => {
		const state = deciding({ turn: { free: 3, aim: { goal: 'cards', bears: 'any', price: '6' } } });
		expect(adviceRows(thorgal, state, thorgalFr, thorgalEn)).toEqual([
			[
				'?',
				`Relancer : ${percent(travel(3))} % pour un voyage, ${percent(cards(3))} % pour une carte, mais un Chaam ${percent(chaams(3))} fois sur 100, qui coûte 6 cartes.`,
				`Roll again: ${percent(travel(3))}% for travel, ${percent(cards(3))}% for a card, but a Chaam ${percent(chaams(3))} times in 100, which costs 6 cards.`
			],
			['*', 'S’arrêter : vous gardez les dés gagnés (2), sans Chaam de plus.', 'Stop: keep what you’ve won (2 dice), and no more Chaams.']
		]);
	});

	test('Thorgal: when one more Chaams may lose', () => {
		expect(adviceRows(thorgal, deciding({ at: 1, frontier: 3, places: {}, more: { ogotai: 9 } }), thorgalFr, thorgalEn)).toEqual([
			[
				'?',
				`Relancer : ${percent(travel(3))} % pour un voyage, mais un Chaam ${percent(chaams(3))} fois sur 100, et il peut faire perdre la partie.`,
				`Roll again: ${percent(travel(3))}% for travel, but a Chaam ${percent(chaams(3))} times in 100, and it could lose you the game.`
			],
			['*', 'S’arrêter : vous gardez les dés gagnés (2), sans Chaam de plus.', 'Stop: keep what you’ve won (2 dice), and no more Chaams.']
		]);
	});

	test('Lightsaber: answer, or concede the fight', () => {
		// 55 cards, one of them open; ten attacks of 1; special cards other than Attaque finale add no known value.
		const can = percent(answers(54, 10, 19));
		expect(adviceRows(lightsaber, turnBoth(startDuel(BOX, { odds: true }), 'a5', 'a3').state, duelFr, duelEn)).toEqual([
			[
				'≥',
				`Répondre : Darth Maul y arrive ${can} fois sur 100 avec 4 cartes au hasard, et les dépense.`,
				`Answer: with 4 random cards, Darth Maul manages it ${can} times in 100, but it costs cards.`
			],
			[
				'≈',
				`Concéder : Darth Maul garde 4 cartes. Partie gagnée à ${percent(conceded(4))} % si la suite se joue à pile ou face.`,
				`Concede: Darth Maul keeps 4 cards. ${percent(conceded(4))}% to win the game if the rest is 50/50.`
			]
		]);
	});

	test('G-Force: before the die', () => {
		expect(adviceRows(gforce, remembered, gforceFr, gforceEn)).toEqual([
			[
				'*',
				`Cible de la case 7 : ${percent(taking / 6)} % dans ce tour, 97 % en trois dés.`,
				`Hex 7: ${percent(taking / 6)}% this turn, 97% within three rolls.`
			]
		]);
	});

	test('G-Force: the plan of a move', () => {
		const rolled = gforce.apply(remembered, { type: 'roll', dice: { die: [6] } });
		if (!rolled.ok) throw new Error(rolled.refused.rule);
		expect(adviceRows(gforce, rolled.state, gforceFr, gforceEn)).toEqual([
			[
				'*≈',
				'À prendre, case 7 : Blaster → case 7 et Mooch → case 7 ; dépensez le reste avec Bucky → embuscade 1. Le joueur suivant aura 0 chance sur 6.',
				'You can take hex 7: Blaster → hex 7 and Mooch → hex 7; spend the rest on Bucky → ambush 1. Next player’s chances: 0 in 6.'
			],
			[
				'',
				`Au plus ${gathered} agents sur une même case avec ce dé : case 7.`,
				`Most agents on one hex with this roll: ${gathered} (hex 7).`
			],
			[
				'',
				`Pour l’instant, ${taking} faces du dé sur 6 donneraient la cible de la case 7 au joueur suivant.`,
				`Right now, ${taking} rolls in 6 would give hex 7 to the next player.`
			]
		]);
	});

	test('L’Invasion: where to end a move', () => {
		expect(adviceRows(invasion, given({ players: 3, phase: 'move', bunkers: { 2: 'destroyed' } }), invasionFr, invasionEn)).toEqual([
			[
				'',
				`Finir sur une ligne de tir : visé ${percent(shot(3))} fois sur 100 d’ici 3 jets, ${comma(shields(3))} Bouclier en moyenne.`,
				`Stop on a line of fire: shot at ${percent(shot(3))} times in 100 within 3 rolls, ${tenth(shields(3))} Boucliers on average.`
			],
			['*', 'Finir hors des lignes de tir : aucun risque.', 'Stop off the lines of fire: no risk.'],
			[
				'',
				`Attendre : pas de Résistance d’ici 3 jets, ${percent(quiet(3))} fois sur 100.`,
				`Wait: no Resistance within 3 rolls, ${percent(quiet(3))} times in 100.`
			]
		]);
	});

	test('La Guerre des Envahisseurs: how to attack', () => {
		// A saucer waits at A, both wait at C and at D: five Soucoupe cards fewer lie open than HIDDEN assumes, and A has entered five cards.
		const unentered = envahis({
			options: { envFire: 'all', ownHand: true },
			saucers: { 'A:red': 'base', 'C:red': 'base', 'C:blue': 'base', 'D:red': 'base', 'D:blue': 'base' },
			pilots: [{ licences: 1, hand: 5 }, {}, { licences: 0 }, { licences: 0 }]
		});
		const state = playOn(envahisseurs, unentered, { type: 'hold', camp: 'A', cards: ['laser', 'laser', 'mega', 'nova', 'nova'] });
		expect(adviceRows(envahisseurs, state, envahisseursFr, envahisseursEn)).toEqual([
			[
				'',
				`Attaquer le vaisseau mère B (Laser × 1) : touche ${percent(lasers(HIDDEN, 4, 1))} fois sur 100, pour 1 carte.`,
				`Attack mothership B (Laser × 1): hits ${percent(lasers(HIDDEN, 4, 1))} times in 100, for 1 card.`
			],
			[
				'',
				`Attaquer le vaisseau mère B (Laser × 2) : touche ${percent(lasers(HIDDEN, 4, 2))} fois sur 100, pour 2 cartes.`,
				`Attack mothership B (Laser × 2): hits ${percent(lasers(HIDDEN, 4, 2))} times in 100, for 2 cards.`
			],
			[
				'',
				`Attaquer le vaisseau mère B (Méga Laser × 1) : touche ${percent(mega(HIDDEN, 4))} fois sur 100, pour 1 carte.`,
				`Attack mothership B (Méga Laser × 1): hits ${percent(mega(HIDDEN, 4))} times in 100, for 1 card.`
			],
			[
				'*',
				`Attaquer le vaisseau mère B (Super Nova × 2) : touche ${percent(nova(HIDDEN, 4))} fois sur 100, pour 2 cartes.`,
				`Attack mothership B (Super Nova × 2): hits ${percent(nova(HIDDEN, 4))} times in 100, for 2 cards.`
			],
			[
				'',
				`Rester sur une ligne de tir : visé ${percent(shot(4))} fois sur 100 d’ici 4 jets.`,
				`Stay in a line of fire: shot at ${percent(shot(4))} times in 100 within 4 rolls.`
			]
		]);
	});

	test('La Guerre galactique: how to attack', () => {
		const left = HIDDEN - 1; // A Pulsar has been played.
		const table = new TableDriver(guerre, usualSetup(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan'], { depth: 'full' }));
		table.act(
			{ type: 'discard', card: 'pulsar' },
			{ type: 'roll', dice: { red: [3], blue: [4] } },
			{ type: 'correct', set: { 'at:A:red': 'space', 'at:B:red': 'space' } }
		);
		expect(adviceRows(guerre, table.state, guerreFr, guerreEn)).toEqual([
			[
				'',
				`Attaquer Bo (Laser × 1) : ${percent(lasers(left, 5, 1))} chances sur 100 de toucher, pour 1 carte.`,
				`Attack Bo (Laser × 1): hits ${percent(lasers(left, 5, 1))} times in 100 and costs 1 card.`
			],
			[
				'',
				`Attaquer Bo (Laser × 2) : ${percent(lasers(left, 5, 2))} chances sur 100 de toucher, pour 2 cartes.`,
				`Attack Bo (Laser × 2): hits ${percent(lasers(left, 5, 2))} times in 100 and costs 2 cards.`
			],
			[
				'',
				`Attaquer Bo (Laser × 3) : ${percent(lasers(left, 5, 3))} chances sur 100 de toucher, pour 3 cartes.`,
				`Attack Bo (Laser × 3): hits ${percent(lasers(left, 5, 3))} times in 100 and costs 3 cards.`
			],
			[
				'*',
				`Attaquer Bo (Méga Laser × 1) : ${percent(mega(left, 5))} chances sur 100 de toucher, pour 1 carte.`,
				`Attack Bo (Méga Laser × 1): hits ${percent(mega(left, 5))} times in 100 and costs 1 card.`
			],
			[
				'',
				`Attaquer Bo (Super Nova × 2) : ${percent(nova(left, 5))} chances sur 100 de toucher, pour 2 cartes.`,
				`Attack Bo (Super Nova × 2): hits ${percent(nova(left, 5))} times in 100 and costs 2 cards.`
			]
		]);
	});
});
