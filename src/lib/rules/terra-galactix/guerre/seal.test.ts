import { expect, test } from 'vitest';
import { saltOf, seal, unseal } from './seal.ts';

test('what is sealed comes out again', () => {
	for (const text of ['', '0', '3', '03210000', 'A:red 3']) expect(unseal(seal(text, saltOf(text, 7)))).toBe(text);
});

test('the same load looks different under another lid, and lids of equal loads have equal length', () => {
	const lids = [1, 2, 3, 4, 5].map((time) => seal('2', saltOf('lid', time)));
	expect(new Set(lids).size).toBe(5);
	expect(new Set([...lids, seal('3', saltOf(1))].map(({ length }) => length)).size).toBe(1);
});

test('a lid shows nothing of what is under it', () => {
	expect(seal('22222222', saltOf(1)).slice(10)).not.toMatch(/32323232|22222222/);
	expect(seal('22222222', saltOf(1)).slice(10, 26)).not.toMatch(/^(..)\1{3}/);
});

test.each(['', 'x1', '2', 'x1zzzz', 'x100000000', seal('2', saltOf(1)).replace(/.$/, 'q'), `${seal('2', saltOf(1))}00`])(
	'%s is no lid of ours',
	(text) => expect(unseal(text)).toBeUndefined()
);

test('one changed digit is found out', () => {
	const lid = seal('3', saltOf('x'));
	const other = lid.slice(0, 11) + (lid[11] === '0' ? '1' : '0') + lid.slice(12);
	expect(unseal(other)).toBeUndefined();
});
