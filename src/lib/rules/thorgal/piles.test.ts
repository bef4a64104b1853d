import { describe, expect, test } from 'vitest';
import { after, moment, openedAsk, refusal, steps, withHands } from '../../../../tests/support/thorgal.ts';
import { cardCount } from '../deck.ts';
import { isLegal } from '../ask.ts';
import { game as thorgal } from './game.ts';
import { chaamsPileSize, skillPileSize } from './piles.ts';
import type { Action, State } from './types.ts';

describe('a skill pile that is “épuisée” is made of the discard again', () => {
	/** Five Combat cards are in a hand and three in the discard, so the pile of the app has none. */
	const discarded = moment({ won: 'S1', hand: 'com5', discard: { skillDiscard: { com: 3 } } });
	const inHands = withHands(moment({ won: 'S1' }), 'com4', 'com4');
	const draw: Action = { type: 'draw', die: 'S1', cards: ['com'] };

	test.each<[string, State, string]>([
		['a card that lies in the discard is refused with that reason', discarded, 'skills.in-discard'],
		['a ninth card of a skill is refused', inHands, 'skills.eight']
	])('%s', (_, state, rule) => expect(refusal(state, draw)).toBe(rule));

	test('if the table has shuffled the discard earlier, the card can be drawn anyway, and the discard is the pile again', () => {
		const anyway: Action = { type: 'anyway', action: draw as never, bends: ['skills.in-discard'] };
		expect(steps(discarded, anyway)).toEqual(['skills.drawn', 'skills.shuffle', 'table.anyway']);
		const next = after(discarded, anyway);
		expect(next.skillDiscard).toEqual({});
		expect(skillPileSize(next)).toBe(48 - 6);
	});

	test('every skill has a key, and one that cannot be drawn gives the reason', () => {
		const ask = openedAsk(inHands, 'S1');
		expect(ask.kind === 'pick' && ask.from.map(({ id }) => id)).toEqual(['com', 'esq', 'inf', 'per', 'ass', 'cor', '?']);
		expect(ask.kind === 'pick' && ask.from[0]).toMatchObject({ most: 1, label: { rule: 'skills.none-left', with: { skill: 'com' } } });
	});

	test('a ninth card can be entered anyway: a card of the other hand was entered wrongly and becomes unknown', () => {
		const ask = openedAsk(inHands, 'S1');
		const next = ask.kind === 'pick' ? ask.ends[0]?.then(['com']) : undefined;
		const doubt = next && 'ask' in next ? next.ask() : undefined;
		expect(doubt).toMatchObject({ kind: 'choose', prompt: { rule: 'skills.eight' }, options: [{ id: 'wrong-hand' }] });
		const drawn = after(inHands, { type: 'anyway', action: { type: 'draw', die: 'S1', cards: ['com'] }, bends: ['skills.eight'] });
		expect(drawn.heroes.map(({ hand, unknown }) => [hand, unknown])).toEqual([
			[{ com: 5 }, 0],
			[{ com: 3 }, 1],
			[{}, 0]
		]);
	});

	test('picking a card of the discard asks whether the discard was shuffled', () => {
		const ask = openedAsk(discarded, 'S1');
		const next = ask.kind === 'pick' ? ask.ends[0]?.then(['com']) : undefined;
		const doubt = next && 'ask' in next ? next.ask() : undefined;
		expect(doubt).toMatchObject({ kind: 'choose', prompt: { rule: 'skills.in-discard' }, options: [{ id: 'shuffled' }] });
	});
});

describe('a Chaams pile that is “épuisée” is made of the discard again', () => {
	const level1 = 'com1 com1 esq1 esq1 inf1 inf1 per1 per1 ass1 ass1 cor1';
	const drawing = (places: string, discarded: State['chaamsDiscard']): State =>
		moment({
			at: 1,
			frontier: 1,
			won: 'C1',
			places: { 1: places },
			discard: { chaamsDiscard: discarded },
			turn: { chaams: 1 },
			more: { phase: 'chaams' }
		});
	const chaam: Action = { type: 'chaam', card: 'cor1', to: 1 };

	test.each<[string, State, string]>([
		['a Chaams that lies in the discard is refused with that reason', drawing(level1, { cor1: 1 }), 'chaams.in-discard'],
		['a thirteenth Chaams of level 1 is refused', drawing(`${level1} cor1`, {}), 'chaams.level']
	])('%s', (_, state, rule) => expect(refusal(state, chaam)).toBe(rule));

	test('if the table has shuffled the discard earlier, it can be drawn anyway', () => {
		const anyway: Action = { type: 'anyway', action: chaam as never, bends: ['chaams.in-discard'] };
		const state = drawing(level1, { cor1: 1 });
		expect(steps(state, anyway)).toEqual(['chaams.placed', 'chaams.shuffle', 'table.anyway']);
		const next = after(state, anyway);
		expect([cardCount(next.chaamsDiscard), chaamsPileSize(next)]).toEqual([0, 6]);
	});

	test('its key asks whether the discard was shuffled', () => {
		const state = drawing(level1, { cor1: 1 });
		const doubt = openedAsk(state, 'cor1');
		expect(doubt).toMatchObject({ prompt: { rule: 'chaams.in-discard' }, options: [{ id: 'shuffled' }] });
		expect(doubt.kind === 'choose' && doubt.options.every(isLegal)).toBe(true);
		expect(thorgal.guide(state).asks[0]).toMatchObject({ kind: 'choose' });
	});
});
