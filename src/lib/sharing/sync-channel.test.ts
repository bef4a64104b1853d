import { describe, expect, test } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { type Channel, syncOver } from './sync-channel.ts';

/** Two ends of a channel; what one sends arrives at the other at once. */
function channelPair(): readonly [Channel & { sizes: number[] }, Channel & { sizes: number[] }] {
	const end = () => {
		const listeners = new Set<(event: MessageEvent<ArrayBuffer>) => void>();
		return {
			readyState: 'open',
			sizes: [] as number[],
			other: undefined as unknown as { deliver(bytes: Uint8Array<ArrayBuffer>): void },
			send(bytes: Uint8Array<ArrayBuffer>) {
				this.sizes.push(bytes.length);
				this.other.deliver(bytes.slice());
			},
			deliver: (bytes: Uint8Array<ArrayBuffer>) => listeners.forEach((each) => each({ data: bytes.buffer } as MessageEvent<ArrayBuffer>)),
			addEventListener: (_: 'message', listener: (event: MessageEvent<ArrayBuffer>) => void) => void listeners.add(listener),
			removeEventListener: (_: 'message', listener: (event: MessageEvent<ArrayBuffer>) => void) => void listeners.delete(listener)
		};
	};
	const [a, b] = [end(), end()];
	a.other = b;
	b.other = a;
	return [a, b];
}

function device(name: string) {
	const doc = new Y.Doc();
	const awareness = new Awareness(doc);
	awareness.setLocalState({ name });
	const list = doc.getArray<string>('log');
	return {
		doc,
		awareness,
		list,
		here: () => [...awareness.getStates().values()].map((state) => (state as { name: string }).name).toSorted()
	};
}
const fail = (): void => {
	throw new Error('The channel was closed.');
};

describe('two devices over a channel', () => {
	test('have the same entries, also those from before, in whatever order they begin', () => {
		const [anna, bruno] = [device('Anna'), device('Bruno')];
		anna.list.push(['a1']);
		bruno.list.push(['b1']);
		const [left, right] = channelPair();
		syncOver(left, anna.doc, anna.awareness, fail);
		anna.list.push(['a2']);
		syncOver(right, bruno.doc, bruno.awareness, fail);
		bruno.list.push(['b2']);
		expect(anna.list.toArray().toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
		expect(bruno.list.toArray()).toEqual(anna.list.toArray());
		expect(anna.here()).toEqual(['Anna', 'Bruno']);
	});

	test('send long messages in pieces of 16 kB', () => {
		const [anna, bruno] = [device('Anna'), device('Bruno')];
		anna.list.push(['x'.repeat(200_000)]);
		const [left, right] = channelPair();
		syncOver(right, bruno.doc, bruno.awareness, fail);
		syncOver(left, anna.doc, anna.awareness, fail);
		expect(bruno.list.get(0)).toHaveLength(200_000);
		expect(Math.max(...left.sizes)).toBe(16 * 1024 + 1);
	});

	test('a third device behind the one in the middle gets everything, and leaves with its channel', () => {
		const [anna, bruno, chloe] = [device('Anna'), device('Bruno'), device('Chloé')];
		const [first, second] = [channelPair(), channelPair()];
		syncOver(first[0], anna.doc, anna.awareness, fail);
		syncOver(first[1], bruno.doc, bruno.awareness, fail);
		const stop = syncOver(second[0], anna.doc, anna.awareness, fail);
		syncOver(second[1], chloe.doc, chloe.awareness, fail);
		chloe.list.push(['c1']);
		expect(bruno.list.toArray()).toEqual(['c1']);
		expect(bruno.here()).toEqual(['Anna', 'Bruno', 'Chloé']);
		stop();
		expect(anna.here()).toEqual(['Anna', 'Bruno']);
		expect(bruno.here()).toEqual(['Anna', 'Bruno']);
	});

	test.each([
		['nonsense', Uint8Array.of(0, 0, 2, 5, 255, 255)],
		['an empty message', Uint8Array.of(0)]
	])('%s closes the channel and changes nothing', (_, bytes) => {
		const anna = device('Anna');
		const [left, right] = channelPair();
		let isBad = false;
		syncOver(left, anna.doc, anna.awareness, () => (isBad = true));
		right.send(bytes);
		expect(isBad).toBe(true);
		expect(anna.list.toArray()).toEqual([]);
	});
});
