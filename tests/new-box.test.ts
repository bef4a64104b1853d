import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Follows docs/new-box.md: the skeleton, then each file of the page, then the laws of all games. */

const FOLDER = '.svelte-kit/new-box-test';
const GAME = join(FOLDER, 'dragons');
const page = readFileSync('docs/new-box.md', 'utf8');
const files = Array.from(page.matchAll(/^\*\*`([\w./]+)`\*\*\n\n```ts\n([^]*?)^```$/gm), ([, file, text]) => ({
	file: file!,
	text: text!
}));

rmSync(FOLDER, { recursive: true, force: true });
execFileSync('node', ['scripts/new-game.mjs', 'dragons', '--into', FOLDER]);
for (const { file, text } of files) {
	const path = join(GAME, file);
	// On the page a game lies beside the shared rules; here it does not, so imports from outside of its folder lead there.
	const away = '../'.repeat(file.split('/').length);
	const shared = relative(dirname(path), 'src/lib/rules');
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text.replaceAll(`from '${away}`, `from '${shared}/`));
}
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

await import(/* @vite-ignore */ resolve(FOLDER, 'dragons.test.ts'));

test('every block of code of the page is a file of the game, or marked as a part of another file', () => {
	expect(files.length).toBe(page.match(/^```ts$/gm)?.length);
});

test('the odds of the page are those of a die', async () => {
	const { game } = (await import(/* @vite-ignore */ resolve(GAME, 'game.ts'))) as typeof import('../src/lib/rules/gforce/game.ts');
	const seats = [1, 2].map((n) => ({ id: `${n}`, name: `${n}`, takes: [] }));
	const started = game.start({ seats, options: {} }, {});
	if (!('state' in started)) throw new Error('The game does not start.');
	expect(game.odds(started.state).map(({ beside, chance }) => [beside, chance])).toEqual([
		['sneak', 4 / 6],
		['grab', 2 / 6]
	]);
});
