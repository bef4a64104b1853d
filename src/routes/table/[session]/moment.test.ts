import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, folderOf } from '$lib/boxes/index.ts';
import { loadGame } from '$lib/boxes/games.ts';
import { momentOf } from './moment.ts';

const MOMENTS = { 'fight.won': 'won', 'cards.shuffle': 'shuffle', 'ogotai.advances': 'step' } as const;
const isSeat = (id: unknown): boolean => id === 'p1' || id === 'p2';
const of = (...rules: readonly string[]) => rules.map((rule) => ({ rule }));

describe('the moment of an action', () => {
	test('of several the result of a fight comes first, in the colour of the player who answered', () =>
		expect(momentOf(of('cards.shuffle', 'fight.won'), undefined, MOMENTS, 'p2', isSeat)).toEqual({
			kind: 'won',
			ruling: { rule: 'fight.won' },
			seats: ['p2']
		}));
	test('a player whom the step names has the colour', () =>
		expect(momentOf([{ rule: 'fight.won', with: { player: 'p1' } }], undefined, MOMENTS, 'p2', isSeat)?.seats).toEqual(['p1']));
	test('a reshuffle and a step of Ogotaï belong to the whole table', () => {
		expect(momentOf(of('cards.shuffle'), undefined, MOMENTS, 'p1', isSeat)).toMatchObject({ kind: 'shuffle', seats: [] });
		expect(momentOf(of('ogotai.advances'), undefined, MOMENTS, 'p1', isSeat)).toMatchObject({ kind: 'step', seats: [] });
	});
	test('the end of the game is the moment of its winners', () => {
		const by = { rule: 'end.won' };
		expect(momentOf([], { won: ['p1', 'p2'], by }, MOMENTS, 'p1', isSeat)).toEqual({ kind: 'victory', ruling: by, seats: ['p1', 'p2'] });
		expect(momentOf([], { won: [], by }, MOMENTS, 'p1', isSeat)?.kind).toBe('defeat');
	});
	test('an ordinary step is none', () => expect(momentOf(of('fight.volley'), undefined, MOMENTS, 'p1', isSeat)).toBeUndefined());
});

test.each(GAME_IDS)('%s: every moment of the board is a rule of the game', async (id) => {
	const { rules } = await loadGame(id);
	const source = readFileSync(`src/routes/table/[session]/boards/${folderOf(id)}/board.ts`, 'utf8');
	const named = [.../moments: \{([^}]*)\}/.exec(source)![1]!.matchAll(/'([a-z.-]+)':/g)].map(([, rule]) => rule!);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((rule) => !(rule in rules))).toEqual([]);
});
