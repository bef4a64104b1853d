import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { BASE_PATH } from './base-path.mjs';

/**
 * `node scripts/build-site.mjs <folder> [versions]`: builds the site with its last versions. The newest tag is at the root, each earlier
 * one below `v/<version>/`, so that a table can be finished on the version with which it began. Needs a checkout with its tags.
 */

const [folder = 'site', versions = '3'] = process.argv.slice(2);
const run = (command, args, options) => execFileSync(command, args, { stdio: 'inherit', ...options });
const tags = execFileSync('git', ['tag', '--list', 'v*', '--sort=-v:refname'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const [newest = 'HEAD', ...earlier] = tags.slice(0, Number(versions));

/** Builds one version in a checkout of its own. */
function build(tag, base, target) {
	const checkout = resolve('.svelte-kit', 'versions', tag);
	rmSync(checkout, { recursive: true, force: true });
	run('git', ['worktree', 'prune']);
	run('git', ['worktree', 'add', '--detach', checkout, tag]);
	try {
		run('npm', ['ci'], { cwd: checkout });
		run('npm', ['run', 'build'], { cwd: checkout, env: { ...process.env, BASE_PATH: base } });
		mkdirSync(target, { recursive: true });
		cpSync(`${checkout}/build`, target, { recursive: true });
	} finally {
		run('git', ['worktree', 'remove', '--force', checkout]);
	}
}

rmSync(folder, { recursive: true, force: true });
build(newest, BASE_PATH, folder);
for (const tag of earlier) build(tag, `${BASE_PATH}/v/${tag.slice(1)}`, `${folder}/v/${tag.slice(1)}`);
