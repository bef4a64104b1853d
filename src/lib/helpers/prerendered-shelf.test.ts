import { expect, test } from 'vitest';
import { combineLanguages } from './prerendered-shelf.ts';

const page = (drawn: string, script = '<script>start()</script>') =>
	`<body>\n\t<div style="display: contents">${drawn}${script}</div>\n</body>`;

test('each language is kept in a template before the script that starts the app', () =>
	expect(
		combineLanguages(
			[
				{ locale: 'fr', html: page('<h1>Étagère $1</h1>\n') },
				{ locale: 'en', html: page('<h1>Shelf</h1>') }
			],
			'choose()'
		)
	).toBe(page('<template lang="fr"><h1>Étagère $1</h1></template><template lang="en"><h1>Shelf</h1></template><script>choose()</script>')));

test.each([
	['another element around the app', '<body><div id="app"><h1>Shelf</h1><script>start()</script></div></body>'],
	['no inline script after the app', page('<h1>Shelf</h1>', '<script type="module" src="/start.js"></script>')],
	['an app that was not drawn', page('\n')]
])('the build fails on %s', (_, html) => expect(() => combineLanguages([{ locale: 'fr', html }], '')).toThrow('prerendered-shelf.ts'));
