import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEADERS } from '../scripts/policy.mjs';

/** The headers of the file that the build writes for static hosts: its first block, which holds for all addresses. */
const general = HEADERS.split('\n\n')[0]!
	.split('\n')
	.slice(1)
	.map((line) => /^\s+([\w-]+): (.+)$/.exec(line)!.slice(1) as [string, string]);

/** How each server writes a header. */
const WRITTEN: Readonly<Record<string, (name: string, value: string) => readonly string[]>> = {
	'deploy/Caddyfile': (name, value) => [`${name} "${value}"`, `${name} ${value}`],
	'deploy/nginx.conf': (name, value) => [`add_header ${name} "${value}";`, `add_header ${name} ${value};`],
	'deploy/vercel.json': (name, value) => [`{ "key": "${name}", "value": "${value}" }`]
};

test('the headers file names a policy against frames and an own opener', () => {
	expect(general.map(([name]) => name)).toEqual(expect.arrayContaining(['Content-Security-Policy', 'Cross-Origin-Opener-Policy']));
});

describe.each(Object.keys(WRITTEN))('%s', (file) => {
	const text = readFileSync(file, 'utf8');

	test.each(general)('sends %s as the headers file of the build does', (name, value) => {
		expect(WRITTEN[file]!(name, value).some((line) => text.includes(line))).toBe(true);
	});

	test('keeps files with a hash for a year, asks again for the rest, and answers unknown addresses with the shell', () => {
		expect(text).toContain('public, max-age=31536000, immutable');
		expect(text).toContain('no-cache');
		expect(text).toContain('/200.html');
	});
});

/** A missing file with a hash belongs to an earlier version. The shell instead of it would be stored for a year under that name. */
test.each([
	['deploy/Caddyfile', /handle \/_app\/immutable\/\* \{\n\t\t@exists file\n\t\theader @exists Cache-Control[^}]*\}/],
	['deploy/nginx.conf', /location \/_app\/immutable\/ \{[^}]*try_files \$uri =404;/],
	['deploy/vercel.json', /"source": "\/\(\(\?!_app\/immutable\/\)\.\*\)", "destination": "\/200\.html"/],
	['deploy/netlify.toml', /from = "\/_app\/immutable\/\*"\n\tto = "\/404\.html"\n\tstatus = 404/]
])('%s answers a missing file with a hash with an error', (file, rule) => {
	expect(readFileSync(file, 'utf8')).toMatch(rule);
});
