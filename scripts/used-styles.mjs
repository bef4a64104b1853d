/** Reduces minified styles to what pages with certain classes can use before their scripts run. */

/** The parts of a stylesheet: what stands before each block, and the block itself. A statement without a block has none. */
function* partsOf(css) {
	let start = 0;
	for (let i = 0; i < css.length; i++) {
		if (css[i] === ';') {
			yield { head: css.slice(start, i + 1) };
			start = i + 1;
		} else if (css[i] === '{') {
			const end = endOfBlock(css, i);
			yield { head: css.slice(start, i), block: css.slice(i + 1, end) };
			start = end + 1;
			i = end;
		}
	}
}

/** The place of the brace that closes the one at `open`; braces in quotes do not count. */
function endOfBlock(css, open) {
	let depth = 0;
	let quote = '';
	for (let i = open; i < css.length; i++) {
		if (quote) quote = css[i] === quote ? '' : quote;
		else if (css[i] === '"' || css[i] === "'") quote = css[i];
		else if (css[i] === '{') depth += 1;
		else if (css[i] === '}' && --depth === 0) return i;
	}
	throw new Error('A block of a stylesheet is not closed.');
}

/** Splits a list of selectors at its outer commas. */
function selectorsOf(head) {
	const selectors = [''];
	let depth = 0;
	for (const letter of head) {
		if (letter === '(') depth += 1;
		if (letter === ')') depth -= 1;
		if (letter === ',' && depth === 0) selectors.push('');
		else selectors[selectors.length - 1] += letter;
	}
	return selectors;
}

/** States that a page has only once it is touched, and elements that it does not have. */
const LATER = /:(?:hover|active|focus|target|checked|popover-open)|::(?:backdrop|view-transition|-webkit)/;

/** Whether a selector can match on a page with these classes. What stands in `:not(…)`, `:is(…)` and `:where(…)` does not count. */
function isUsed(selector, classes) {
	const outer = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
	return !LATER.test(outer) && Array.from(outer.matchAll(/\.([\w-]+)/g), ([, name]) => name).every((name) => classes.has(name));
}

/** The rules of a stylesheet that can match on pages with these classes, and the fonts. */
export function usedStyles(css, classes) {
	let used = '';
	for (const { head, block } of partsOf(css)) {
		if (block === undefined || /^@(?:font-face|property)/.test(head)) used += block === undefined ? head : `${head}{${block}}`;
		else if (/^@(?:media|supports|layer|container)/.test(head)) {
			const inner = /^@media print/.test(head) ? '' : usedStyles(block, classes);
			if (inner) used += `${head}{${inner}}`;
		} else if (!head.startsWith('@')) {
			const selectors = selectorsOf(head).filter((selector) => isUsed(selector, classes));
			if (selectors.length > 0) used += `${selectors.join(',')}{${block}}`;
		}
	}
	return used;
}
