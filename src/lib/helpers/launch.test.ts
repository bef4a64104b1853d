import { beforeEach, expect, test, vi } from 'vitest';
import { onOpenedFile, watchLaunches } from './launch.ts';

type Launch = { targetURL?: string; files?: { getFile(): Promise<File> }[] };
let launch: (given: Launch) => Promise<void>;
const opened: string[] = [];

beforeEach(() => {
	opened.length = 0;
	vi.stubGlobal('location', new URL('http://localhost/table/1'));
	vi.stubGlobal('launchQueue', { setConsumer: (take: typeof launch) => (launch = take) });
	watchLaunches((path) => opened.push(path));
});

test.each<[string, string, readonly string[]]>([
	['the app itself: the open table stays', 'http://localhost/', []],
	['the address that is open already', 'http://localhost/table/1', []],
	['a shortcut', 'http://localhost/rules?box=thorgal', ['/rules?box=thorgal']],
	['a link to a shared table', 'http://localhost/join#secret', ['/join#secret']]
])('started again with %s', async (_, targetURL, expected) => {
	await launch({ targetURL });
	expect(opened).toEqual(expected);
});

test('a file opens the settings and waits for them; the next one is taken at once', async () => {
	const file = (name: string): Launch => ({
		targetURL: 'http://localhost/settings',
		files: [{ getFile: async () => new File(['{}'], name) }]
	});
	const taken: string[] = [];
	await launch(file('first.json'));
	expect(opened).toEqual(['/settings']);
	const stop = onOpenedFile(({ name }) => taken.push(name));
	await launch(file('second.json'));
	expect(taken).toEqual(['first.json', 'second.json']);
	stop();
	await launch(file('third.json'));
	expect(taken).toHaveLength(2);
	onOpenedFile(({ name }) => taken.push(name));
	expect(taken[2]).toBe('third.json');
});
