import { countOf, cardCount } from '../../src/lib/rules/deck.ts';
import { chaamsByLevel, LEVELS, levelOf, type Chaam, SKILLS } from '../../src/lib/rules/thorgal/cards.ts';
import { ENTRIES } from '../../src/lib/rules/thorgal/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/thorgal/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/thorgal/entries/fr/index.ts';
import { handSize, handOverLimit } from '../../src/lib/rules/thorgal/heroes.ts';
import { missingFact } from '../../src/lib/rules/thorgal/apply.ts';
import { game as thorgal } from '../../src/lib/rules/thorgal/game.ts';
import {
	chaamsPileSize,
	chaamsOnPath,
	seenChaams,
	skillPileSize,
	skillsLeftToDraw,
	chaamsInStock,
	unseenSkills
} from '../../src/lib/rules/thorgal/piles.ts';
import { words as en } from '../../src/lib/rules/thorgal/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/thorgal/text/fr/index.ts';
import type { Action, State } from '../../src/lib/rules/thorgal/types.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { laws } from '../support/laws.ts';
import { within } from '../support/law-subject.ts';
import { walk } from '../support/random-walk.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameEnd, Log } from '../../src/lib/rules/contract.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';

const inDestiny = ({ phase }: State): boolean => phase === 'throw' || phase === 'pick' || phase === 'decide';

/** With more than ten known cards in a hand every other action is refused. Ending the turn stands for all of them. */
const waitsForDiscards = (state: State): boolean => {
	if (state.over || state.options.depth !== 'full' || !handOverLimit(state) || missingFact(state)) return true;
	const outcome = thorgal.apply(state, { type: 'end' });
	return !outcome.ok && outcome.refused.rule === 'skills.limit';
};

const ofLevel = (state: State, level: number): number =>
	Object.entries(seenChaams(state)).reduce(
		(sum, [card, n]) => sum + (card !== '?' && levelOf(card as Exclude<Chaam, '?'>) === level ? (n as number) : 0),
		0
	);

laws({
	game: thorgal,
	// The space on which the pawn of Ogotaï was put: it lies before the players, and the war track begins there.
	needed: /^start:/,
	sane: (state: State) => {
		const { heroes, frontier, places, heroTurn, ogotai, options, active, over } = state;
		const unseen = unseenSkills(state);
		return [
			['hands hold cards', heroes.every(({ hand, unknown }) => unknown >= 0 && Object.values(hand).every((n) => n > 0))],
			['a hero stands on a discovered place', heroes.every(({ at }) => within(at, 1, frontier))],
			['the frontier is on the path', within(frontier, 1, 8)],
			['hidden places are empty', places.every((cards, i) => i < frontier || cards.length === 0)],
			['no skill has more than eight', SKILLS.every((skill) => unseen[skill] >= 0)],
			['the piles hold what is left', skillPileSize(state) >= 0 && chaamsPileSize(state) >= 0],
			['no level has more than the game', LEVELS.every((level) => ofLevel(state, level) <= chaamsByLevel(options.level3)[level])],
			[
				'dice won and dice to throw are five',
				within(heroTurn.free, 0, 5) && heroTurn.won.length <= 5 && (!inDestiny(state) || heroTurn.won.length + heroTurn.free === 5)
			],
			['faces are known only where they are tracked', options.depth === 'full' || heroes.every(({ hand }) => cardCount(hand) === 0)],
			['Ogotaï is on his track', within(ogotai, 0, 15) && (ogotai < 15 || over !== undefined)],
			['hands beyond ten wait for discards', waitsForDiscards(state)],
			['one hero is active', active < heroes.length],
			['a challenge comes after the end', state.challenge === undefined || over !== undefined]
		];
	},
	sums: (state: State) => {
		const inHands = state.heroes.reduce((sum, hero) => sum + handSize(hero), 0);
		const unseen = unseenSkills(state);
		const bySkill = SKILLS.reduce(
			(sum, skill) =>
				sum + unseen[skill] + countOf(state.skillDiscard, skill) + state.heroes.reduce((n, { hand }) => n + countOf(hand, skill), 0),
			0
		);
		return {
			chaams: [chaamsPileSize(state) + cardCount(state.chaamsDiscard) + chaamsOnPath(state), 18],
			stock: [chaamsInStock(state), 18 - chaamsOnPath(state)],
			skills: [skillPileSize(state) + cardCount(state.skillDiscard) + inHands, 48],
			'skills by kind': [bySkill, 48],
			'skill cards never run out': [handOverLimit(state) ? 8 : Math.min(8, skillsLeftToDraw(state)), 8],
			'no hand holds more than thirteen': [
				Math.max(0, ...state.heroes.map((hero) => handSize(hero) - (state.options.handLimit === 'batch' ? 25 : 13))),
				0
			],
			'one space a round': [
				state.ogotai === 0 ? 0 : state.ogotai - state.round,
				state.ogotai === 0
					? 0
					: (state.facts[`start:${state.heroes.length}`] as number) - 1 + (state.phase === 'march' || state.phase === 'war' ? 1 : 0)
			]
		};
	},
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
});

/** No hero goes back, the path opens place by place, and Ogotaï climbs one space a round. */
function expectProgress(before: State, now: State): void {
	for (const [i, { at }] of now.heroes.entries()) expect([0, 1]).toContain(at - (before.heroes[i]?.at ?? 0));
	expect([0, 1]).toContain(now.frontier - before.frontier);
	if (before.ogotai > 0) expect([0, 1]).toContain(now.ogotai - before.ogotai);
	expect([0, 1]).toContain(now.round - before.round);
}

test('in every game no hero goes back, the path opens place by place, and Ogotaï climbs one space a round', () => {
	for (let game = 0; game < 40; game++) {
		const setup = usualSetup(thorgal.form, ['A', 'B', 'C'].slice(0, 1 + (game % 3)), { depth: game % 2 ? 'full' : 'light' });
		const seeds = Array.from({ length: 250 }, (_, i) => game * 1000 + i);
		const { states } = walk(thorgal, setup, {}, seeds);
		states.reduce((before, now) => {
			expectProgress(before, now);
			return now;
		});
	}
});

type Session = Log<Action> & { readonly ends: { readonly over: GameEnd | null } };
const FOLDER = 'tests/sessions/thorgal';
const sessions = readdirSync(FOLDER).map((file): [string, Session] => [
	file,
	JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Session
]);

test.each(sessions)('%s: no hero goes back, and hands keep to ten', (_, recorded) => {
	const { setup, facts, actions } = upgradeLog(thorgal, recorded);
	const start = thorgal.start(setup, facts);
	if (!start.ok) throw new Error(start.refused.rule);
	actions.reduce<State>((before, action) => {
		const outcome = thorgal.apply(before, action);
		if (!outcome.ok) throw new Error(outcome.refused.rule);
		const { state } = outcome;
		if (action.type !== 'correct') expectProgress(before, state);
		expect(state.round).toBeLessThanOrEqual(14);
		expect(chaamsOnPath(state)).toBeLessThanOrEqual(18);
		if (state.phase === 'throw' && action.type !== 'correct') expect(Math.max(...state.heroes.map(handSize))).toBeLessThanOrEqual(10);
		return state;
	}, start.state);
});

test('there is a recorded session for the victory and for each of the three defeats', () => {
	const ends = sessions.map(([, { ends: end }]) => end.over?.by.rule);
	for (const rule of ['end.victory', 'end.track', 'end.no-place', 'end.no-chaams']) expect(ends).toContain(rule);
});
