import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** All documents of the repository, new ones included. */
const DOCUMENTS = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { encoding: 'utf8' })
	.split('\n')
	.filter((file) => file && existsSync(file));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(DOCUMENTS)('%s', (file) => {
	const text = readFileSync(file, 'utf8');

	test('every relative link leads to a file', () => {
		const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!).filter((link) => !/^(\w+:|#)/.test(link));
		expect(links.filter((link) => !existsSync(join(dirname(file), link.replace(/#.*/, ''))))).toEqual([]);
	});

	test('every named npm script exists', () => {
		const named = [...text.matchAll(/npm run (?:-s )?([\w:-]*\w)/g)].map(([, script]) => script!);
		expect(named.filter((script) => !(script in scripts))).toEqual([]);
	});

	test('every file or folder of the repository that it names exists', () => {
		const named = [...text.matchAll(/`((?:src|tests|scripts|docs|host|bench|deploy|messages)\/[\w@./$[\]=-]*)`/g)].map(([, path]) => path!);
		expect(named.filter((path) => !existsSync(path))).toEqual([]);
	});

	test('every script file it runs exists', () => {
		const named = [...text.matchAll(/node (scripts\/[\w.-]+)/g)].map(([, script]) => script!);
		expect(named.filter((script) => !existsSync(script))).toEqual([]);
	});
});

test('the workflow of the code host runs the same command as .ci/run', () => {
	expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain('run: .ci/run');
	expect(readFileSync('.ci/run', 'utf8')).toContain('npm test');
});
