import { describe, expect, test } from 'vitest';
import { problemsOfScript, problemsOfStyle } from '../scripts/check-built.mjs';

describe('a built script', () => {
	test.each([
		['Object.groupBy(all, key)', ['Object.groupBy(']],
		['element.checkVisibility()', ['.checkVisibility(']],
		['using file = open();', [expect.stringContaining('syntax')]],
		['if (document.startViewTransition) document.startViewTransition(run)', []],
		['all.toSorted().at(-1); /(?<=a)b/.test(text)', []]
	])('%s', (code, problems) => {
		expect(problemsOfScript(code)).toEqual(problems);
	});
});

describe('a built stylesheet', () => {
	test.each([
		['.a{color:red;& .b{color:blue}}', ['nesting']],
		['.a{color:light-dark(#000,#fff)}', ['light-dark()']],
		['.a:has(.b){color:color-mix(in oklab,red,blue)}@media (width>=600px){.a{height:1dvh}}', []]
	])('%s', (css, problems) => {
		expect(problemsOfStyle(css)).toEqual(problems);
	});
});
