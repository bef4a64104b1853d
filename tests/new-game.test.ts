import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// Inside of the repository, because the skeleton imports the shared rules by relative paths.
const FOLDER = '.svelte-kit/new-game-test';
const newGame = (...args: readonly string[]) => spawnSync('node', ['scripts/new-game.mjs', ...args], { encoding: 'utf8' });

rmSync(FOLDER, { recursive: true, force: true });
execFileSync('node', ['scripts/new-game.mjs', 'first-try', '--into', FOLDER]);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

// The laws of the skeleton itself: its own test file, as the script wrote it.
await import(/* @vite-ignore */ resolve(FOLDER, 'first-try.test.ts'));

test('an existing file is never overwritten', () => {
	const { status, stderr } = newGame('first-try', '--into', FOLDER);
	expect([status, stderr]).toEqual([1, expect.stringContaining(`${FOLDER}/meta.ts`)]);
});

test.each([[[]], [['Bad Id']], [['two', 'ids']]])('%j is answered with the usage', (args) => {
	const { status, stderr } = newGame(...args);
	expect([status, stderr]).toEqual([1, expect.stringContaining('npm run new-game')]);
});
