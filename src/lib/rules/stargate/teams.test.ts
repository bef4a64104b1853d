import { describe, expect, test } from 'vitest';
import { correct, done, seated, sit } from '../../../../tests/support/stargate.ts';
import type { Log } from '../contract.ts';
import { replay, upgradeLog } from '../replay.ts';
import { usualSetup } from '../setup.ts';
import { apply } from './apply.ts';
import { dials } from './dials.ts';
import { game as stargate } from './game.ts';
import { guide } from './guide/index.ts';
import { odds } from './odds.ts';
import type { State } from './types.ts';

const TEAMS = { depth: 'teams' };
const play = (names = ['Anna', 'Bo'], facts = {}) => sit(names, facts, TEAMS);
const reminders = (state: State) => guide(state).remind?.map(({ rule }) => rule) ?? [];

describe('depth teams', () => {
	test('is the default for two and more teams; a single team keeps the whole game', () => {
		const usual = (names: readonly string[]) => stargate.form(usualSetup(stargate.form, names)).options['depth'];
		expect(usual(['Anna'])).toMatchObject({ usual: 'full', from: ['fight', 'teams', 'full'] });
		expect(usual(['Anna', 'Bo'])).toMatchObject({ usual: 'teams', from: ['teams', 'full'] });
		const start = stargate.start(usualSetup(stargate.form, ['Anna', 'Bo']), {});
		expect(start.ok && start.state.options.depth).toBe('teams');
	});

	test('a turn passes in one tap, a symbol laid is one more, seven of them win', () => {
		const table = play();
		table.tap('next');
		expect(table).toMatchObject({ taps: 1, state: { active: 1, turn: 2 } });
		table.tap('lay:symbol', 'lay:symbol', 'next').tap('late:p2');
		expect(table.state.teams[1]!.laid.symbols).toEqual([0, 0, 0]);
		table.act(correct({ 'laid:p1': 5 })).tap('lay:thor', 'lay:symbol');
		expect(table.undo).toMatchObject({ rule: 'lay.counted', with: { symbols: 7 } });
		expect(table.state.over).toMatchObject({ won: ['p1'] });
	});

	test('a fight takes two taps to open and two for each phase; after a victory the turn goes on', () => {
		const table = play().tap('combat', 'unas');
		expect(table.taps).toBe(2);
		table.tap(2, 1);
		expect(table).toMatchObject({ taps: 4, state: { active: 0, step: 'turn', fight: { stage: 'won' } } });
		expect(table.tap('combat', 'unas').state).toMatchObject({ step: 'fight', fight: { phase: 0 } });
	});

	test('the cards at risk are one number, used by the odds, the prompt and the loss', () => {
		const table = play().tap('combat', 'unas');
		expect(odds(table.state).some(({ of }) => of.rule === 'odds.risk')).toBe(false);
		table.tap('risk', 3);
		expect(odds(table.state).find(({ of }) => of.rule === 'odds.risk' && of.with?.['cards'] === 3)).toBeDefined();
		table.tap(0, 2, 0, 2);
		expect(table.guide.asks[0]).toMatchObject({ prompt: { rule: 'loss.confirm-number', with: { n: 3 } } });
		table.tap('yield');
		expect(table.state).toMatchObject({ active: 1, step: 'turn' });
		expect(table.history.at(-1)!.steps.map(({ rule }) => rule)).toContain('loss.to-discard');
	});

	test('a lost fight against the Prisonnier holds the team for two of its turns', () => {
		const table = play(['Anna', 'Bo'], { 'foe:prisonnier': [] }).tap('combat', 'prisonnier', 'captive');
		expect(table.state.teams[0]!.held).toBe(2);
		table.tap('next', 'serve', 'next', 'serve', 'next');
		expect(table.state).toMatchObject({ active: 0, teams: [{ held: 0 }, {}] });
		expect(table.tap('next').state.active).toBe(1);
	});

	test('Zak’n’oktel, Jaffas and the reactor take one tap each, and cards of a fight need no hand', () => {
		const table = play().tap('zat', 'chulak', 'reacteur', 'next');
		expect(table).toMatchObject({ taps: 4, state: { active: 0, teams: [{ zat: true, jaffas: 6 }, {}] } });
		// All six Jaffas are in play, so the rebellion is no longer offered.
		expect(table.guide.asks.some(({ id }) => id.endsWith('chulak'))).toBe(false);
		expect(table.tap('combat', 'apophis', 'share').state).toMatchObject({ step: 'turn', fight: { stage: 'won' } });
	});

	test('an Invasion is shared among the teams and ends the turn', () => {
		const box = { 'foe:invasion-jaffa': [{ count: 3, value: 5, wounds: 1 }], 'per:invasion-jaffa': 'all' };
		const table = play(['Anna', 'Bo'], box).tap('combat', 'invasion-jaffa', 'invade');
		expect(table.state.invasion!.shares.map(({ foes }) => foes)).toEqual([2, 1]);
		expect(table.tap(2, 0).tap(1, 0).state).toMatchObject({ active: 1, step: 'turn' });
	});

	test('only kept values have dials, and there are no odds of cards', () => {
		const { state } = play();
		const ids = dials(state).map(({ id }) => id.split(':')[0]);
		expect(ids).toEqual(expect.arrayContaining(['jaffas', 'men', 'woman', 'arms', 'laid', 'thor', 'held', 'active']));
		expect(ids.filter((id) => ['hand', 'at', 'bank', 'planet', 'unseen', 'mission', 'visits'].includes(id!))).toEqual([]);
		expect(odds(state)).toEqual([]);
	});
});

describe('the depth is changed in mid-game', () => {
	test('lighter and back: hands, places and piles are as they were, and may be entered anew', () => {
		const before = done(seated(), correct({ 'hand:p1': 4, bank: 3, 'planet:7': 2 }));
		const light = done(before, correct({ 'option:depth': 'teams' }), { type: 'next' });
		const back = done(light, correct({ 'option:depth': 'full' }));
		expect(back).toMatchObject({ bank: 3, teams: before.teams, planets: before.planets, active: 1 });
		expect(back.unkept).toEqual(['hand:p1', 'at:p1', 'hand:p2', 'at:p2']);
		const asks = guide(back).asks.map(({ prompt, optional }) => [prompt.rule, optional]);
		expect(asks).toEqual(expect.arrayContaining([['depth.hand', true]]));
		expect(done(back, correct({ 'hand:p2': 5, 'at:p2': 'planet:3' })).unkept).toEqual(['hand:p1', 'at:p1']);
	});
	test('deeper: the symbols stay, their colour is asked for with the next one, a prisoner still waits', () => {
		const light = play()
			.tap('lay:symbol', 'lay:symbol')
			.act(correct({ 'held:p1': 1 })).state;
		const deep = done(light, correct({ 'option:depth': 'full', 'hand:p1': 1 }));
		expect(guide(deep).asks[0]).toMatchObject({ options: [{ id: 'serve' }] });
		const free = done(deep, { type: 'serve' }, { type: 'wait' }, correct({ 'hand:p1': 1 }));
		expect(done(free, { type: 'lay', card: 'symbol', colour: 2 }).teams[0]!.laid).toMatchObject({ colour: 2, symbols: [0, 0, 0] });
	});
});

describe('a figure that is put off', () => {
	test('a card that is not read is fought without the app: the result takes one tap', () => {
		const table = play().tap('combat', 'kowalski', 'later');
		expect(table.guide.asks[0]).toMatchObject({ prompt: { rule: 'fight.by-hand' } });
		expect(table.guide.asks.some(({ fact, optional }) => fact === 'foe:kowalski' && optional)).toBe(true);
		expect(odds(table.state)).toEqual([]);
		expect(table.tap('settle:won').state).toMatchObject({ active: 0, step: 'turn' });
		expect(table.tap('combat', 'kowalski', 'settle:lost').state.active).toBe(1);
	});
	test('a weapon that is not read counts as a 4, and the odds are a lower bound', () => {
		const table = play().tap('combat', 'unas', 'gantelet', 'later');
		expect(odds(table.state)[0]).toMatchObject({ how: '≥' });
		table.tap('value:3');
		expect(odds(table.state)[0]!.how).toBeUndefined();
	});
	test('an Invasion that is not read is settled for all teams without the app', () => {
		const open = () => play().tap('combat', 'invasion-aliens', 'later');
		expect(open().tap('settle:won').state).toMatchObject({ active: 1, step: 'turn' });
		expect(open().tap('settle:lost').state.over).toEqual({ won: [], by: { rule: 'end.invaded' } });
	});
});

describe('missing or refused keys give their reason', () => {
	const box = { 'foe:kowalski': [{ count: 2, value: 4, wounds: 1 }], 'foe:reetous': [{ count: 3, value: 5, wounds: 1 }] };
	test('Kowalski attacks alone in the first phase', () => {
		const table = play(['Anna', 'Bo'], box).tap('combat', 'kowalski');
		expect(reminders(table.state)).toContain('fight.surprise');
		expect(reminders(table.tap(1).state)).not.toContain('fight.surprise');
	});
	test('one Reetou spotted: only the first hit fells one; none spotted: a reminder', () => {
		const table = play(['Anna', 'Bo'], box).tap('combat', 'reetous', 1);
		const [ask] = table.guide.asks;
		expect(ask?.kind === 'dice' && ask.groups[0]).toMatchObject({ id: 'ours', reach: ['unit:reetou'] });
		expect(reminders(play(['Anna', 'Bo'], box).tap('combat', 'reetous', 0).state)).toContain('reetou.no-attack');
	});
});

test('several teams of edition 3 that changed to one fight by a correction still play it to its end', () => {
	const setup = { seats: ['Anna', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [`sg:${i + 2}`] })), options: {} };
	const log: Log = {
		game: 'stargate',
		edition: 3,
		setup,
		facts: {},
		actions: [
			{ type: 'wait' },
			{ type: 'correct', set: { 'hand:p2': 1, 'option:depth': 'fight', jaffas: 2 } },
			{ type: 'meet', foe: 'unas' },
			{ type: 'volley', dice: { ours: 2, theirs: 0 } }
		]
	};
	const { state, stopped } = replay(stargate, upgradeLog(stargate, log));
	expect(stopped).toBeUndefined();
	expect(state).toMatchObject({ over: { won: ['p2'] }, teams: [{}, { hand: 1, jaffas: 2 }] });
	expect(apply(state as State, correct({ 'option:depth': 'full' })).ok).toBe(true);
});
