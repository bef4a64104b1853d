import { describe, expect, test } from 'vitest';
import {
	CODES,
	type Code,
	after,
	dice,
	hand,
	moment,
	refusal,
	steps,
	throwing,
	throwsNow,
	withHands
} from '../../../../tests/support/thorgal.ts';
import type { BlackFace } from './cards.ts';
import { handSize } from './heroes.ts';
import type { Action, State } from './types.ts';

describe('destiny', () => {
	//                                   won    free black white             │ won'             phase     Chaams
	test.each<[string, string, number, BlackFace, string, string, State['phase'], number]>([
		['two dice asked, one left: it is taken', 'S1 S1 S1 S1', 1, 'D2', 'C2', 'S1 S1 S1 S1 C2', 'chaams', 2],
		['three asked, two left: both are taken', 'S1 S1 S1', 2, 'D3', 'V C1', 'S1 S1 S1 V C1', 'chaams', 1],
		['three asked, three left: the phase ends by itself', 'S1 S1', 3, 'D3', 'S1 S2 V', 'S1 S1 S1 S2 V', 'action', 0],
		['the Goddess gives all good dice; a Chaams won before is still drawn', 'C1', 4, 'G', 'S1 S2 V C2', 'C1 S1 S2 V', 'chaams', 1],
		['the Goddess may find nothing good', 'S1 S1', 3, 'G', 'C1 C2 C2', 'S1 S1', 'action', 0],
		['Ogotaï imposes all Chaams and nothing else', '', 5, 'O', 'C1 C2 V SV S1', 'C1 C2', 'chaams', 3],
		['Ogotaï may find no Chaams', 'S2', 4, 'O', 'V V S1 S2', 'S2', 'action', 0],
		['dice won before stay whatever comes', 'SV V', 3, 'O', 'S1 C1 C1', 'SV V C1 C1', 'chaams', 2]
	])('%s', (_, won, free, black, white, kept, phase, chaams) => {
		const next = after(throwsNow(won, free), throwing(black, white));
		expect(next.heroTurn.won).toEqual(dice(kept));
		expect(next.phase).toBe(phase);
		expect(next.heroTurn.chaams).toBe(chaams);
	});

	test('one die of five bad ones must be taken; then four may be thrown again', () => {
		const thrown = after(throwsNow('', 5), throwing('D1', 'C1 C1 C2 C2 C2'));
		expect(thrown.phase).toBe('pick');
		const next = after(thrown, { type: 'pick', dice: ['C1'] });
		expect(next).toMatchObject({ phase: 'decide', heroTurn: { won: ['C1'], free: 4 } });
		expect(refusal(next, throwing('D1', 'S1 S1 S1 S1'))).toBeUndefined();
	});

	test('Tanatloc on the last die still offers the swap, then the Chaams phase', () => {
		const base = throwsNow('S1 S1 S1 C1', 1);
		const state = withHands(base, 'esq2', 'com2', 'com2');
		const next = after(state, throwing('T', 'V'));
		expect(next).toMatchObject({ phase: 'decide', heroTurn: { won: dice('S1 S1 S1 C1 V'), free: 0, swap: true } });
		expect(refusal(next, throwing('D1', ''))).toBe('destiny.no-dice');
		expect(after(next, { type: 'stop' })).toMatchObject({ phase: 'chaams', heroTurn: { chaams: 1 } });
		expect(after(next, { type: 'swap', partner: 'kri', give: 'esq', take: 'com', n: 1 })).toMatchObject({ phase: 'chaams' });
	});

	test('two Tanatlocs allow two swaps; throwing again gives up the first swap', () => {
		const base = throwsNow('', 5);
		const state = withHands(base, 'esq2', 'com2', 'com2');
		const swap: Action = { type: 'swap', partner: 'kri', give: 'esq', take: 'com', n: 1 };
		const first = after(state, { type: 'took', black: 'T', dice: ['S1'] });
		expect(first.heroTurn.swap).toBe(true);
		const second = after(first, swap, { type: 'took', black: 'T', dice: ['S1'] });
		expect(refusal(after(first, swap), swap)).toBe('tanatloc.only');
		expect(refusal(second, swap)).toBeUndefined();
		expect(refusal(after(first, { type: 'took', black: 'D1', dice: ['S1'] }), swap)).toBe('tanatloc.only');
	});

	test('a swap that no pair of hands allows is not offered', () => {
		const state = throwsNow('S1 S1 S1 S1', 1);
		expect(steps(state, throwing('T', 'V'))).toContain('tanatloc.nothing');
		expect(after(state, throwing('T', 'V')).phase).toBe('action');
	});

	test('in the short entry, the Goddess and Ogotaï take one tap and one for each die', () => {
		const goddess = after(throwsNow('', 5), { type: 'took', black: 'G', dice: [] });
		expect(goddess.phase).toBe('action');
		const entered = after(goddess, { type: 'gain', die: 'V' }, { type: 'gain', die: 'S2' });
		expect(entered.heroTurn.won).toEqual(['V', 'S2']);
		expect(refusal(entered, { type: 'gain', die: 'C1' })).toBe('destiny.not-given');
		expect(after(entered, { type: 'end' }).heroTurn.gains).toBeUndefined();

		const ogotai = after(throwsNow('C1', 4), { type: 'took', black: 'O', dice: [] }, { type: 'gain', die: 'C2' });
		expect(ogotai).toMatchObject({ phase: 'chaams', heroTurn: { chaams: 3 } });
		const drawn = after(ogotai, { type: 'chaam', card: 'com1', to: 1 });
		expect(refusal(drawn, { type: 'gain', die: 'C1' })).toBe('destiny.over');
	});
});

describe('swaps', () => {
	const swapping = (myHand: string, theirHand: string): State => {
		const base = moment({
			at: 6,
			frontier: 6,
			hand: myHand,
			turn: { free: 2, swap: true, won: dice('S1 S1 S1') },
			more: { phase: 'decide', active: 0 }
		});
		return { ...base, heroes: base.heroes.map((each, i) => (i === 1 ? { ...each, at: 1, hand: hand(theirHand) } : each)) };
	};
	const swap = (change: Partial<Extract<Action, { type: 'swap' }>> = {}): Action => ({
		type: 'swap',
		partner: 'kri',
		give: 'esq',
		take: 'com',
		n: 1,
		...change
	});

	test.each<[string, State, Action, Code | undefined]>([
		['a colour for the same colour', swapping('esq2', 'esq2'), swap({ take: 'esq' }), 'E_SWAP_COLOUR'],
		['more than the giver has', swapping('esq1', 'com3'), swap({ n: 2 }), 'E_SWAP_QTY'],
		['more than the partner has', swapping('esq3', 'com1'), swap({ n: 2 }), 'E_SWAP_QTY'],
		['no card at all', swapping('esq3', 'com1'), swap({ n: 0 }), 'E_SWAP_QTY'],
		['with the hero itself', swapping('esq3', 'com1'), swap({ partner: 'tho' }), 'E_SWAP_SELF'],
		['with a hero far behind', swapping('esq2', 'com2'), swap({ n: 2 }), undefined],
		['between two full hands', swapping('esq5 inf5', 'com5 per5'), swap({ n: 5 }), undefined]
	])('%s', (_, state, action, code) => {
		const rule = refusal(state, action);
		expect(code ? CODES[code] : [undefined]).toContain(rule);
		if (!code) expect(after(state, action).heroes.map(handSize)).toEqual(state.heroes.map(handSize));
	});

	test('a tired hero may be the partner', () => {
		const state = { ...swapping('esq2', 'com2'), active: 1 };
		const tired = withHands(state, 'com2', 'esq2', 'esq2');
		expect(refusal(tired, swap({ partner: 'tho' }))).toBeUndefined();
	});
});
