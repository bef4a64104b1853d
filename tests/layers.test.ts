import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = (folder: string): readonly string[] =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
		.map((file) => join(folder, file));

const imports = (file: string): readonly string[] =>
	[...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\()['"]([^'"\n]+)['"]/g)].map(([, what]) => what!);

test('the rules know no screen, no database, no clock and no chance', () => {
	for (const file of files('src/lib/rules')) {
		for (const what of imports(file)) expect(what, file).toMatch(/^\.{1,2}\//);
		for (const what of imports(file)) expect(join(file, '..', what), file).toMatch(/^src\/lib\/rules\//);
		expect(readFileSync(file, 'utf8'), file).not.toMatch(/Date\.now|new Date\(|Math\.random|crypto\.|localStorage|\bwindow\.|\bdocument\./);
	}
});

test('the helpers know no route and no component', () => {
	for (const file of files('src/lib/helpers'))
		for (const what of imports(file)) expect(what, file).not.toMatch(/routes|components|\$app\//);
});

test('only one file knows the database', () => {
	const named = [...files('src')].filter((file) => imports(file).includes('dexie'));
	expect(named.toSorted()).toEqual(['src/lib/helpers/storage.ts']);
});

test('a game knows no other game', () => {
	for (const file of files('src/lib/rules')) {
		const [, game] = /^src\/lib\/rules\/([^/]+)\//.exec(file) ?? [];
		if (!game || ['odds', 'text', 'entries'].includes(game)) continue;
		for (const what of imports(file)) {
			const target = join(file, '..', what);
			const [, other] = /^src\/lib\/rules\/([^/]+)\//.exec(target) ?? [];
			expect([undefined, game, 'odds', 'text', 'entries'], `${file} → ${target}`).toContain(other);
		}
	}
});
