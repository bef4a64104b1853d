import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSessions, type RecordedSession } from '../../scripts/recorder.ts';
import { type BoxId, boxOf, type GameId } from '../../src/lib/boxes/index.ts';
import { handOver, receive } from '../../src/lib/helpers/sharing/hand-over.ts';
import type { BoxRow, StoredData, StoredTable } from '../../src/lib/helpers/stored-rows.ts';
import type { Json } from '../../src/lib/rules/contract.ts';
import { MOST_LINK, MOST_ONE_CODE, parseCode, SeriesReader } from '../../src/lib/sharing/codes.ts';

const ORIGIN = 'https://comparse.example';
const NOW = 1_763_000_000_000;
const SESSIONS = readSessions();

const tableOf = (log: RecordedSession): StoredTable => ({
	session: {
		id: 'b7f2c1d04e9a4c5f',
		game: log.game,
		box: boxOf(log.game as GameId),
		edition: log.edition,
		setup: log.setup,
		facts: log.facts,
		rev: log.actions.length + 1,
		at: log.actions.length,
		digest: log.ends.digest,
		startedAt: NOW - 3_600_000,
		playedAt: NOW,
		over: log.ends.over !== null,
		summary: { fr: 'Une partie en cours', en: 'A game in progress' }
	},
	actions: log.actions
});

/** What a box would remember after a session: its facts at the start, and those learned during the game. */
function memoryOf(log: RecordedSession): BoxRow {
	const learned = log.actions.flatMap((action): [string, Json][] => {
		const { type, fact, value } = action as { type?: string; fact?: string; value?: Json };
		return type === 'learn' && fact !== undefined && value !== undefined ? [[fact, value]] : [];
	});
	const facts = [...Object.entries(log.facts), ...learned].map(([id, value]) => [id, { value: value as Json, when: NOW, session: 'x' }]);
	return { id: boxOf(log.game as GameId) as BoxId, facts: Object.fromEntries(facts) };
}

/** The tables and facts that arrive, over the link and over the series of codes, scanned in another order and some of them twice. */
async function arrivals(data: StoredData): Promise<readonly unknown[]> {
	const { link, series } = await handOver(data, ORIGIN, NOW);
	const linked = link === undefined ? undefined : parseCode(link);
	const reader = new SeriesReader();
	for (const text of [...(series ?? []).toReversed(), ...(series ?? [])]) {
		const code = parseCode(text);
		if (code?.kind === 'part') reader.add(code.part);
	}
	const ways = [linked?.kind === 'hand-over' ? linked.packed : undefined, reader.packed];
	return Promise.all(ways.filter((packed) => packed !== undefined).map(receive));
}

describe('a table and the memory of its box arrive as they were sent', () => {
	test.each(SESSIONS)('%s', async (_, log) => {
		const [table, memory] = [tableOf(log), memoryOf(log)];
		for (const data of [
			{ tables: [table], boxes: [] },
			{ tables: [], boxes: [memory] }
		] satisfies StoredData[]) {
			const arrived = await arrivals(data);
			expect(arrived.length).toBeGreaterThan(0);
			for (const each of arrived) expect(each).toEqual({ ...data, exportedAt: NOW, damaged: 0 });
		}
	});
});

test('nearly all recorded sessions fit into a link, and all into a series of codes', async () => {
	const all = await Promise.all(SESSIONS.map(([, log]) => handOver({ tables: [tableOf(log)], boxes: [] }, ORIGIN, NOW)));
	expect(all.filter(({ series }) => !series)).toEqual([]);
	expect(all.filter(({ link }) => link).length / all.length).toBeGreaterThan(0.85);
	for (const { link, isOneCode } of all) {
		expect(link?.length ?? 0).toBeLessThanOrEqual(MOST_LINK);
		if (isOneCode) expect(link?.length).toBeLessThanOrEqual(MOST_ONE_CODE);
	}
});

test('what was cut or changed on its way is refused, never read as something else', async () => {
	const data: StoredData = { tables: [tableOf(SESSIONS[0]![1])], boxes: [] };
	const { link = '' } = await handOver(data, ORIGIN, NOW);
	const packed = link.slice(link.indexOf('#') + 1);
	const sent = await receive(packed);
	await fc.assert(
		fc.asyncProperty(fc.nat(packed.length - 1), fc.constantFrom(...'aZ09_-.%é'), async (at, char) => {
			for (const bent of [packed.slice(0, at), packed.slice(0, at) + char + packed.slice(at + 1)]) {
				const read = await receive(bent);
				// The last character has bits that stand for nothing.
				if (typeof read !== 'string') expect(read).toEqual(sent);
			}
		}),
		{ numRuns: 300 }
	);
});

test('a few bytes that unpack to gigabytes are not unpacked', async () => {
	const stream = new Blob([new Uint8Array(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate'));
	const bytes = Buffer.from(await new Response(stream).arrayBuffer());
	expect(bytes.length).toBeLessThan(40_000);
	expect(await receive(`1${bytes.toString('base64url')}`)).toBe('too-big');
});

test.each([
	['', undefined],
	['hello', undefined],
	['https://example.org/', undefined],
	['comparse:part.abc.5.5.xyz', undefined],
	['comparse:part.abc.0.99.xyz', undefined],
	['comparse:answer.', undefined],
	[`${ORIGIN}/join#short`, undefined],
	[`${ORIGIN}/join#AAAAAAAAAAAAAAAAAAAAAA.AAAA.AAAA`, undefined],
	[`  ${ORIGIN}/receive#1abc\n`, 'hand-over'],
	['/receive#1abc', 'hand-over'],
	[`${ORIGIN}/join#AAAAAAAAAAAAAAAAAAAAAA`, 'join'],
	[`${ORIGIN}/join#AAAAAAAAAAAAAAAAAAAAAA.AAAA`, 'join'],
	['comparse:answer.AAAA', 'answer'],
	['comparse:part.abc.0.2.xyz', 'part']
])('%j is read as %s', (text, kind) => expect(parseCode(text)?.kind).toBe(kind));
