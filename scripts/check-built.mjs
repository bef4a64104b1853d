import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'acorn';

/**
 * Checks that the built scripts and styles need nothing that the oldest browsers of the README lack: iOS 16.4, Chrome 111, Firefox 121.
 * The build target lowers syntax; functions and selectors are not lowered, so they are looked for here.
 */

/** The syntax that all of them can parse. */
const ECMA_VERSION = 2023;

/** Functions that one of them lacks. A use behind a check for the function is allowed by its second pattern. */
const NEWER_FUNCTIONS = [
	[/\bPromise\.(?:withResolvers|try)\(/],
	[/\b(?:Object|Map)\.groupBy\(/],
	[/\bArray\.fromAsync\(/],
	[/\bRegExp\.escape\(/],
	[/\bIterator\.from\(/],
	[/\bMath\.sumPrecise\(/],
	[/\bIntl\.DurationFormat\b/],
	[/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
	[/\bUint8Array\.from(?:Base64|Hex)\(|\.(?:toBase64|setFromBase64)\(/],
	[/\.checkVisibility\(/],
	[/\.startViewTransition\(/, /startViewTransition\b(?!\()/],
	[/\.requestIdleCallback\(/, /requestIdleCallback\b(?!\()/],
	[/\bnew URLPattern\b/],
	[/\bURL\.(?:parse|canParse)\(/],
	[/\.moveBefore\(/],
	[/\.(?:show|hide|toggle)Popover\(/, /(?:show|hide|toggle)Popover\b(?!\()/]
];

/** Rules of a stylesheet that one of them would drop or misread. Unknown properties are ignored, so they do no harm. */
const NEWER_RULES = [
	[/[{;]\s*&/, 'nesting'],
	[/@starting-style\b/, '@starting-style'],
	[/@scope\b/, '@scope'],
	[/\blight-dark\(/, 'light-dark()'],
	[/\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(from\b/, 'relative colours'],
	[/:popover-open\b/, ':popover-open'],
	[/:user-(?:valid|invalid)\b/, ':user-valid'],
	[/::details-content\b/, '::details-content'],
	[/\banchor\(/, 'anchor()'],
	[/\b(?:if|sibling-index|sibling-count)\(\)/, 'if()'],
	[/\blinear\(\s*[\d.]/, 'linear()']
];

/** What a script needs that the oldest browsers lack. */
export function problemsOfScript(code) {
	const problems = [];
	try {
		parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module', allowHashBang: true });
	} catch (error) {
		problems.push(`syntax: ${error.message}`);
	}
	for (const [use, check] of NEWER_FUNCTIONS) {
		const found = use.exec(code);
		if (found && !(check && check.test(code.replaceAll(new RegExp(use, 'g'), '')))) problems.push(found[0]);
	}
	return problems;
}

/** What a stylesheet needs that the oldest browsers lack. */
export const problemsOfStyle = (css) => {
	const plain = css.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
	return NEWER_RULES.filter(([pattern]) => pattern.test(plain)).map(([, name]) => name);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const root = 'build';
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
	const found = [
		...files.filter((file) => file.endsWith('.js')).map((file) => [file, problemsOfScript(readFileSync(join(root, file), 'utf8'))]),
		...files.filter((file) => file.endsWith('.css')).map((file) => [file, problemsOfStyle(readFileSync(join(root, file), 'utf8'))])
	].filter(([, problems]) => problems.length > 0);
	for (const [file, problems] of found) console.error(`${file}: ${problems.join(', ')}`);
	if (found.length > 0) process.exit(1);
	console.log(`${files.filter((file) => /\.(?:js|css)$/.test(file)).length} built files need no newer browser than the README says.`);
}
