import { describe, expect, test } from 'vitest';
import { checkFile, readGlossary, splitName } from '../scripts/check-words.mjs';

const GLOSSARY = `
## Glossary

| Word         | Meaning           | Not                   |
| ------------ | ----------------- | --------------------- |
| action       | One entry of a log. | told, untold          |
| player       | A person.         | somebody              |
| distribution | Probabilities.    | law _(name)_          |
| table        | The people.       |                       |
`;
const words = readGlossary(GLOSSARY);
const check = (file: string, source: string) =>
	checkFile(file, source, words, [{ field: 'told', under: ['src/stored/'], reason: 'Stored.' }]);

test('the glossary gives the preferred word for each word of its last column', () => {
	expect([...words]).toEqual([
		['told', { preferred: 'action', nameOnly: false }],
		['untold', { preferred: 'action', nameOnly: false }],
		['somebody', { preferred: 'player', nameOnly: false }],
		['law', { preferred: 'distribution', nameOnly: true }]
	]);
});

test.each([
	['quickFight', ['quick', 'fight']],
	['quick-fight', ['quick', 'fight']],
	['QUICK_FIGHT', ['quick', 'fight']],
	['IDBStore', ['idb', 'store']],
	['#open2', ['open']]
])('%s is split into words', (name, parts) => expect(splitName(name)).toEqual(parts));

describe('a script', () => {
	test.each([
		['a variable', 'const toldHits = 1;', ['a.ts:1 name toldHits: told → action']],
		['a private field', 'class A { #untold = 1; }', ['a.ts:1 name #untold: untold → action']],
		['a line comment', 'const a = 1; // what somebody said', ['a.ts:1 comment: somebody → player']],
		['a block comment on its own line', 'const a = 1;\n/** It is told. */\nconst b = 2;', ['a.ts:2 comment: told → action']],
		['a comment before the end', 'f();\n// told', ['a.ts:2 comment: told → action']],
		['a test title', "test('somebody wins', () => {});", ['a.ts:1 title: somebody → player']],
		['a title after rows', "test.each([1])('told %i', () => {});", ['a.ts:1 title: told → action']],
		['a title with values', 'describe(`${name} told`, () => {});', ['a.ts:1 title: told → action']],
		['code quoted in a comment', '// The field `told` is stored.', []],
		['a string', "const title = 'somebody told';", []],
		['a regular expression and a template', 'const a = /told/, b = `somebody ${1}`;', []],
		['a noun of a name marked as name only', 'const hitLaw = 1;', ['a.ts:1 name hitLaw: law → distribution']],
		['another place in such a name', 'interface LawSubject {}', []],
		['such a word in a comment', '// the law of large numbers', []]
	])('%s', (_, source, found) => expect(check('a.ts', source)).toEqual(found));

	test('stored fields are allowed as names in their folder, because destructuring makes variables of them', () => {
		expect(check('src/stored/a.ts', 'const f = ({ told: ranks }: { told?: string }) => ({ told: ranks })')).toEqual([]);
		expect(check('src/stored/a.ts', 'const { told } = state;')).toEqual([]);
		expect(check('src/stored/a.ts', '// What was told.\nconst whatTold = 1;')).toHaveLength(2);
		expect(check('src/other/a.ts', 'state.told;')).toHaveLength(1);
	});
});

test('a component: script, markup, comments, class names and styles', () => {
	const source = `<script lang="ts">
	let { told }: { told: string } = $props(); // somebody
</script>

<!-- What somebody wrote. -->
<p class="big untold" class:somebody={true} title="told">{told} told</p>

<style>
	.untold {
		color: var(--told-colour); /* told */
	}
</style>
`;
	expect(check('src/Told.svelte', source)).toEqual([
		'src/Told.svelte:1 name Told: told → action',
		'src/Told.svelte:2 name told: told → action',
		'src/Told.svelte:2 name told: told → action',
		'src/Told.svelte:2 comment: somebody → player',
		'src/Told.svelte:5 comment: somebody → player',
		'src/Told.svelte:6 name untold: untold → action',
		'src/Told.svelte:6 name somebody: somebody → player',
		'src/Told.svelte:6 name told: told → action',
		'src/Told.svelte:9 name untold: untold → action',
		'src/Told.svelte:10 name told-colour: told → action',
		'src/Told.svelte:10 comment: told → action'
	]);
});

test('a stylesheet: selectors, custom properties and comments, not values', () => {
	expect(check('a.css', '/* told */\n.told-row { transition: 0.5s; }\n@keyframes untold {}')).toEqual([
		'a.css:1 comment: told → action',
		'a.css:2 name told-row: told → action',
		'a.css:3 name untold: untold → action'
	]);
});
