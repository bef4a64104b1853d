import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

const read = (locale: string): Record<string, Message> => {
	const { $schema: _, ...messages } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
	return messages;
};
const [fr, en] = [read('fr'), read('en')];

const sentences = (message: Message): readonly string[] =>
	typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const placeholders = (message: Message): readonly string[] =>
	[...new Set(sentences(message).flatMap((each) => [...each.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!)))].toSorted();

test('every message exists in both languages with the same placeholders, and none is empty', () => {
	expect(Object.keys(en).toSorted()).toEqual(Object.keys(fr).toSorted());
	for (const [key, message] of Object.entries(fr)) {
		expect(placeholders(en[key]!), key).toEqual(placeholders(message));
		for (const each of [...sentences(message), ...sentences(en[key]!)]) expect(each.trim(), key).not.toBe('');
	}
});

test('every plural has a form for all other numbers, because French has its own plural for millions', () => {
	for (const message of [...Object.values(fr), ...Object.values(en)])
		if (typeof message !== 'string')
			for (const { match } of message) expect(Object.keys(match).some((key) => key.endsWith('=*'))).toBe(true);
});

test('French has no plain space before : ; ? ! % or inside guillemets', () => {
	for (const [key, message] of Object.entries(fr)) for (const each of sentences(message)) expect(each, key).not.toMatch(/ [:;?!%»]|« /);
});

test('every message is used, and every used message exists', () => {
	const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('paraglide'))
		.map((file) => readFileSync(join('src', file), 'utf8'))
		.join('\n');
	const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key!));
	const dynamic = [...sources.matchAll(/\bm\[`(\w+)_\$\{/g)].map(([, prefix]) => `${prefix}_`);
	expect([...used].filter((key) => !(key in fr))).toEqual([]);
	expect(Object.keys(fr).filter((key) => !used.has(key) && !dynamic.some((prefix) => key.startsWith(prefix)))).toEqual([]);
});
