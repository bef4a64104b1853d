import { expect, test } from 'vitest';
import { linkStyles } from '../scripts/link-styles.mjs';
import { usedStyles } from '../scripts/used-styles.mjs';

const classes = new Set(['key', 'page']);

test.each([
	['a rule of an element', 'body{margin:0}', 'body{margin:0}'],
	['a rule of a class that is there', '.page .key{color:red}', '.page .key{color:red}'],
	['a rule of a class that is missing', '.page .tray{color:red}', ''],
	['the used part of a list', '.tray,.key{color:red}', '.key{color:red}'],
	['a class that must be missing', '.key:not(.tray){color:red}', '.key:not(.tray){color:red}'],
	['a state that needs a pointer', '.key:hover{color:red}', ''],
	['rules for a screen size', '@media (width<=9px){.key{a:b}.tray{c:d}}', '@media (width<=9px){.key{a:b}}'],
	['rules for paper', '@media print{.key{a:b}}', ''],
	['a font', '@font-face{src:url("a}b")}', '@font-face{src:url("a}b")}'],
	['an animation', '@keyframes turn{from{a:b}to{c:d}}', '']
])('of a stylesheet is kept what a page can use: %s', (_, css, used) => {
	expect(usedStyles(css, classes)).toBe(used);
});

test('an article page links its styles: the first ones before the text, all of them after it', () => {
	const html =
		'<head><meta http-equiv="content-security-policy" content="a">\n<link href="../_app/a.js" rel="modulepreload"><style>.a{}</style>' +
		'<link href="../_app/0.css" rel="stylesheet" disabled media="(max-width: 0)"></head><body>text</body>';
	expect(linkStyles(html, { first: 'first.css', all: 'all.css' })).toBe(
		'<head><link href="../_app/first.css" rel="stylesheet"><meta http-equiv="content-security-policy" content="a">' +
			'<link href="../_app/0.css" rel="stylesheet" disabled media="(max-width: 0)"></head><body>text<link href="../_app/all.css" rel="stylesheet"></body>'
	);
});
