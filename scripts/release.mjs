import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `npm run release -- patch|minor|major`: sets the version, dates the changelog, commits and tags. The tag publishes the site
 * (.github/workflows/deploy.yml).
 */

/** The version after this one. */
export function nextVersion(version, part) {
	const numbers = version.split('.').map(Number);
	const at = ['major', 'minor', 'patch'].indexOf(part);
	if (at < 0) throw new Error('Say which part of the version changes: npm run release -- patch, minor or major.');
	return numbers.map((n, i) => (i < at ? n : i === at ? n + 1 : 0)).join('.');
}

/** The changelog in which what was unreleased belongs to a version. */
export function datedChangelog(text, version, date) {
	if (!/^## Unreleased\n\n- /m.test(text)) throw new Error('CHANGELOG.md lists nothing under "Unreleased".');
	return text.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${date})\n`);
}

function release(part) {
	const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
	if (git('status', '--porcelain')) throw new Error('Commit your changes first: a release is made of what is committed.');
	const version = nextVersion(JSON.parse(readFileSync('package.json', 'utf8')).version, part);
	if (!readFileSync('src/lib/release-notes.ts', 'utf8').includes(`version: '${version}'`))
		throw new Error(`Write what players notice of ${version} in src/lib/release-notes.ts first.`);
	const changelog = datedChangelog(readFileSync('CHANGELOG.md', 'utf8'), version, new Date().toISOString().slice(0, 10));
	execFileSync('npm', ['version', version, '--no-git-tag-version'], { stdio: 'inherit' });
	writeFileSync('CHANGELOG.md', changelog);
	git('commit', '--all', '--message', `Release ${version}`);
	git('tag', '--annotate', `v${version}`, '--message', version);
	console.log(`Version ${version} is committed and tagged. Publish it: git push --follow-tags`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
	try {
		release(process.argv[2]);
	} catch (error) {
		console.error(error.message);
		process.exit(1);
	}
