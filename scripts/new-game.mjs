import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Writes the skeleton of a box with one game: a small game that already plays, to be changed step by step (CONTRIBUTING.md, "Add a game").
 * `--into <folder>` writes everything into one folder, as a box that only a test build registers.
 */
const USAGE = 'Usage: npm run new-game -- <id> [--into <folder>]      The id is in lower case: letters, digits and hyphens.';

const TEMPLATE = 'scripts/new-game';
const RULES = 'src/lib/rules';
const BOXES = 'src/lib/boxes';
const SUPPORT = 'tests/support';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
const [id] = positionals;
const { into } = values;

if (!id || positionals.length > 1 || !/^[a-z][a-z0-9-]*$/.test(id)) {
	console.error(USAGE);
	process.exit(1);
}

const box = into ?? join(BOXES, id);
const game = into ? join(into, id) : join(RULES, id);
const tests = into ?? 'tests/laws';

const filesBelow = (folder) =>
	readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? filesBelow(path) : [path];
	});

/** Each template file with the place it is written to. */
const written = [
	...filesBelow(`${TEMPLATE}/box`).map((file) => [file, join(box, relative(`${TEMPLATE}/box`, file))]),
	...filesBelow(`${TEMPLATE}/game`).map((file) => [file, join(game, relative(`${TEMPLATE}/game`, file))]),
	[`${TEMPLATE}/test/laws.test.ts.txt`, join(tests, `${id}.test.ts`)],
	...(into ? [[`${TEMPLATE}/test/register.ts.txt`, join(into, 'register.ts')]] : [])
].map(([from, to]) => [from, to.replace(/\.txt$/, '')]);

const existing = written.map(([, to]) => to).filter((to) => existsSync(to));
if (existing.length > 0) {
	console.error(`Nothing was written, because these files exist already:\n${existing.join('\n')}`);
	process.exit(1);
}

for (const [from, to] of written) {
	/** The path that an import needs from the new file to a folder. */
	const importPath = (folder) => {
		const path = relative(dirname(to), folder);
		return path.startsWith('.') ? path : `./${path}`;
	};
	const text = readFileSync(from, 'utf8')
		.replaceAll('{{rules}}', importPath(RULES))
		.replaceAll('{{boxes}}', importPath(BOXES))
		.replaceAll('{{game}}', importPath(game))
		.replaceAll('{{support}}', importPath(SUPPORT))
		.replaceAll('{{id}}', id)
		.replaceAll('{{Id}}', id[0].toUpperCase() + id.slice(1).replaceAll('-', ' '));
	mkdirSync(dirname(to), { recursive: true });
	writeFileSync(to, text);
	console.log(to);
}

console.log(
	into
		? `\nBuild the app with this box: EXTRA_BOXES=${into}/register.ts npm run build`
		: `\nRegister the box: add its meta to the list in ${BOXES}/index.ts. Then: npx vitest run tests/laws/${id}.test.ts`
);
