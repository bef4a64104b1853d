import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
	{ ignores: ['build/', '.svelte-kit/', 'src/lib/paraglide/', 'node_modules/', 'playwright-report/', 'test-results/'] },
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			'no-undef': 'off', // the types know
			'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipComments: true }], // French keeps its signs together
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			// Used where an index or a map was just checked: a further check could not fail and would only hide the intention.
			'@typescript-eslint/no-non-null-assertion': 'off',
			'@typescript-eslint/no-invalid-void-type': 'off',
			'@typescript-eslint/no-dynamic-delete': 'off' // Small records of counts and facts that are made and thrown away in one function.
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } }
	},
	{
		// The test of `support/table.ts` fails on page errors and on violations of the security policy; that of Playwright does not.
		files: ['tests/**/*.spec.ts'],
		rules: { 'no-restricted-imports': ['error', { paths: [{ name: '@playwright/test', importNames: ['test', 'expect'] }] }] }
	},
	{
		// Only drawings that are constants of this repository are inserted as markup.
		files: ['src/lib/components/{Icon,Glyph,Token,Emblem,Lid}.svelte', 'src/routes/table/[[]session]/boards/**/*.svelte'],
		rules: { 'svelte/no-at-html-tags': 'off' }
	}
);
