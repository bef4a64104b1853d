import { expect, test } from 'vitest';
import { saltOf, seal, unseal } from './seal.ts';

test('a sealed text is unsealed to the same text', () => {
	for (const text of ['', '0', '3', '03210000', 'A:red 3']) expect(unseal(seal(text, saltOf(text, 7)))).toBe(text);
});

test('equal texts look different under different salts, and all seals of one digit have the same length', () => {
	const seals = [1, 2, 3, 4, 5].map((time) => seal('2', saltOf('salt', time)));
	expect(new Set(seals).size).toBe(5);
	expect(new Set([...seals, seal('3', saltOf(1))].map(({ length }) => length)).size).toBe(1);
});

test('a seal does not contain its text', () => {
	expect(seal('22222222', saltOf(1)).slice(10)).not.toMatch(/32323232|22222222/);
	expect(seal('22222222', saltOf(1)).slice(10, 26)).not.toMatch(/^(..)\1{3}/);
});

test.each(['', 'x1', '2', 'x1zzzz', 'x100000000', seal('2', saltOf(1)).replace(/.$/, 'q'), `${seal('2', saltOf(1))}00`])(
	'%s is not a seal',
	(text) => expect(unseal(text)).toBeUndefined()
);

test('a changed digit makes the seal invalid', () => {
	const sealed = seal('3', saltOf('x'));
	const other = sealed.slice(0, 11) + (sealed[11] === '0' ? '1' : '0') + sealed.slice(12);
	expect(unseal(other)).toBeUndefined();
});
