import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse as parseSvelte } from 'svelte/compiler';
import ts from 'typescript';

/**
 * `npm run check:words` fails on words that the glossary of STYLE.md replaces by another: in names always, in comments and test titles
 * unless the word is marked _(name)_ there. Strings are not read: `tests/voice.test.ts` checks the words for players.
 */

/**
 * Fields that stored games contain: they cannot change without a raised edition. `field` is the whole identifier, `under` lists the folders
 * in which it is allowed as a property. A variable never needs the same name: destructure with `{ told: ranks }`.
 */
const STORED_FIELDS = [
	{
		field: 'told',
		under: ['src/lib/rules/stargate/', 'src/routes/table/[session]/boards/stargate/', 'tests/'],
		reason: 'Part of the actions and the state of a Stargate fight: the ranks the table read off an unnamed foe.'
	},
	{
		field: 'untold',
		under: ['src/lib/rules/stargate/', 'src/routes/table/[session]/boards/stargate/', 'tests/'],
		reason: 'Part of the Stargate state: gone symbols whose colour is not recorded.'
	},
	{
		field: 'told',
		under: ['src/lib/rules/lightsaber/', 'src/lib/rules/terra-galactix/'],
		reason: 'The name of a value in stored rulings (`plan.told`, `hand.count`), and the id of an option that ends a list.'
	},
	{
		field: 'nobody',
		under: ['src/lib/rules/lightsaber/text/', 'src/lib/rules/terra-galactix/guerre/text/'],
		reason: 'The stored value of an option: no player.'
	},
	{ field: 'law', under: ['src/lib/rules/stargate/'], reason: 'A field of the published vectors in `tests/vectors/stargate-odds.json`.' }
];

/** A word marked _(name)_ is only forbidden where it is the noun of a name: `law`, `hitLaw`, but not `LawSubject` or `knownFact`. */
const isNounOf = (word, parts) => parts.at(-1) === word;

/** The words to avoid, each with the word to use instead, read from the glossary table. */
export function readGlossary(markdown) {
	const words = new Map();
	const table = markdown.slice(markdown.indexOf('## Glossary'));
	for (const line of table.split('\n')) {
		const [, preferred, , avoided] = line.split('|').map((cell) => cell.trim());
		if (!preferred || preferred === 'Word' || preferred.startsWith('-')) continue;
		for (const each of (avoided ?? '').split(',')) {
			const word = each.replace('_(name)_', '').trim().toLowerCase();
			if (word) words.set(word, { preferred, nameOnly: each.includes('_(name)_') });
		}
	}
	return words;
}

/** The words of a name: `quickFight`, `quick-fight`, `QUICK_FIGHT` and `quick_fight` are all quick and fight. */
export const splitName = (name) =>
	name
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map((word) => word.toLowerCase());

/** The words of a comment or title, without what it quotes as code. */
const splitProse = (text) =>
	text
		.replace(/`[^`\n]*`/g, ' ')
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map((word) => word.toLowerCase());

/** Everything in a file that has a name or is prose: `{ kind, text, at }`, where `at` is a position in the file. */
export function findNamesAndProse(file, source) {
	if (file.endsWith('.css')) return readCss(source, 0);
	if (file.endsWith('.svelte')) return readSvelte(source);
	return readScript(source, 0);
}

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe']);

/** `test`, `test.each(rows)` and `test.describe` all lead back to the identifier `test`. */
function calledFunction(node) {
	if (ts.isIdentifier(node)) return node.text;
	if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledFunction(node.expression);
	if (ts.isTaggedTemplateExpression(node)) return calledFunction(node.tag);
	return undefined;
}

function readScript(source, offset) {
	const found = [];
	const tree = ts.createSourceFile('script.ts', source, ts.ScriptTarget.Latest, true);
	const comments = new Map();
	const noteComments = (pos) => {
		for (const ranges of [ts.getLeadingCommentRanges(source, pos), ts.getTrailingCommentRanges(source, pos)])
			for (const range of ranges ?? []) comments.set(range.pos, source.slice(range.pos, range.end));
	};
	const visit = (node) => {
		if (ts.isJSDoc(node)) return;
		if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
			found.push({ kind: 'name', text: node.text, at: offset + node.getStart(tree) });
		if (ts.isCallExpression(node) && TEST_FUNCTIONS.has(calledFunction(node.expression))) {
			const [title] = node.arguments;
			if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
				found.push({ kind: 'title', text: title.getText(tree).slice(1, -1), at: offset + title.getStart(tree) });
		}
		const children = node.getChildren(tree);
		if (children.length === 0) noteComments(node.pos);
		children.forEach(visit);
	};
	visit(tree);
	for (const [at, text] of comments) found.push({ kind: 'comment', text, at: offset + at });
	return found;
}

function readCss(source, offset) {
	const found = [];
	const rest = source.replace(/\/\*[\s\S]*?\*\//g, (text, at) => {
		found.push({ kind: 'comment', text, at: offset + at });
		return ' '.repeat(text.length);
	});
	for (const match of rest.matchAll(/\.([a-zA-Z_][\w-]*)|--([a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g))
		found.push({ kind: 'name', text: match[1] ?? match[2] ?? match[3], at: offset + match.index });
	return found;
}

function readSvelte(source) {
	const { instance, module, css, fragment } = parseSvelte(source, { modern: true });
	const found = [];
	for (const { content } of [instance, module].filter(Boolean))
		found.push(...readScript(source.slice(content.start, content.end), content.start));
	if (css) found.push(...readCss(css.content.styles, css.content.start));
	const visit = (node) => {
		if (!node || typeof node !== 'object') return;
		if (Array.isArray(node)) return node.forEach(visit);
		if (node.type === 'Comment' && 'data' in node) found.push({ kind: 'comment', text: node.data, at: node.start });
		if (node.type === 'Identifier') found.push({ kind: 'name', text: node.name, at: node.start });
		if (node.type === 'ClassDirective') found.push({ kind: 'name', text: node.name, at: node.start });
		if (node.type === 'Attribute' && node.name === 'class')
			for (const part of [node.value].flat())
				if (part.type === 'Text')
					for (const match of part.data.matchAll(/[\w-]+/g)) found.push({ kind: 'name', text: match[0], at: part.start + match.index });
		for (const [key, value] of Object.entries(node)) if (key !== 'leadingComments' && key !== 'trailingComments') visit(value);
	};
	visit(fragment.nodes);
	return found;
}

/** The words of a name or text that the glossary replaces. */
function avoidedWords({ kind, text }, words) {
	const parts = kind === 'name' ? splitName(text) : splitProse(text);
	return [...new Set(parts)].filter((part) => {
		const entry = words.get(part);
		return entry && (!entry.nameOnly || (kind === 'name' && isNounOf(part, parts)));
	});
}

const isStored = (file, { kind, text }, stored) =>
	kind === 'name' && stored.some(({ field, under }) => field === text && under.some((folder) => file.startsWith(folder)));

/** One line per finding: `file:line kind word → preferred`. */
export function checkFile(file, source, words, stored = STORED_FIELDS) {
	const name = { kind: 'name', text: file.replace(/^.*\//, '').replace(/\.[^.]*$/, ''), at: 0 };
	return [name, ...findNamesAndProse(file, source)]
		.filter((item) => !isStored(file, item, stored))
		.flatMap((item) => avoidedWords(item, words).map((word) => ({ ...item, word })))
		.sort((a, b) => a.at - b.at)
		.map(({ kind, word, text, at }) => {
			const line = source.slice(0, at).split('\n').length;
			const where = kind === 'name' ? `name ${text}` : kind;
			return `${file}:${line} ${where}: ${word} → ${words.get(word).preferred}`;
		});
}

/** The files of the repository that are read: all scripts, components and stylesheets that git tracks or would track. */
const trackedFiles = () =>
	execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.mjs', '*.js', '*.svelte', '*.css'], {
		encoding: 'utf8'
	})
		.split('\n')
		.filter((file) => file && !file.startsWith('src/lib/paraglide/') && existsSync(file));

function main() {
	const words = readGlossary(readFileSync('STYLE.md', 'utf8'));
	const folders = process.argv.slice(2);
	const files = trackedFiles().filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(folder)));
	const findings = files.flatMap((file) => checkFile(file, readFileSync(file, 'utf8'), words));
	for (const finding of findings) console.log(finding);
	console.log(findings.length === 0 ? `${files.length} files keep to the glossary.` : `${findings.length} words to replace.`);
	process.exitCode = findings.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
