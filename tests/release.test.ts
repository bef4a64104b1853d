import { expect, test } from 'vitest';
import { datedChangelog, nextVersion } from '../scripts/release.mjs';

test.each([
	['patch', '0.1.0', '0.1.1'],
	['minor', '0.1.4', '0.2.0'],
	['major', '0.9.4', '1.0.0']
])('a %s release after %s is %s', (part, version, next) => expect(nextVersion(version, part)).toBe(next));

test('a release needs to know which part of the version changes', () => {
	expect(() => nextVersion('0.1.0', 'big')).toThrow('patch, minor or major');
});

test('what was unreleased belongs to the version, and the heading for the next changes stays', () => {
	const text = '# Changelog\n\n## Unreleased\n\n- Something.\n\n## 0.1.0\n\n- First.\n';
	expect(datedChangelog(text, '0.2.0', '2026-12-01')).toBe(
		'# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- Something.\n\n## 0.1.0\n\n- First.\n'
	);
	expect(() => datedChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n', '0.2.0', '2026-12-01')).toThrow('Unreleased');
});
