import { GAME_IDS } from '../src/lib/boxes/index.ts';
import { loadGame } from '../src/lib/boxes/games.ts';
import { loadArticles, loadEntries } from '../src/lib/boxes/articles.ts';
import { describe, expect, test } from 'vitest';
import { nameKeys } from '../src/lib/helpers/search/stems.ts';
import type { Form, Game } from '../src/lib/rules/contract.ts';
import { type Entries, entryOf, entryBesideTable, TABLE_ENTRIES, rulesWithoutEntry } from '../src/lib/rules/entries.ts';
import type { GameId } from '../src/lib/boxes/index.ts';
import { AGENTS } from '../src/lib/rules/gforce/cards.ts';
import { CARDS, SIDES } from '../src/lib/rules/lightsaber/cards.ts';
import { CONTACTS, DECK, EQUIPMENT, FOES, INVASIONS } from '../src/lib/rules/stargate/cards.ts';
import { ROOMS } from '../src/lib/rules/stargate/types.ts';
import { CAMPS, CARD_KINDS, COLOURS, SAUCERS, SLOTS } from '../src/lib/rules/terra-galactix/cards.ts';
import { bunkerId } from '../src/lib/rules/terra-galactix/ids.ts';
import { BLACK_FACES, HEROES, CHAAM_FACES, LEVELS, PLACES, SKILLS, WHITE_FACES } from '../src/lib/rules/thorgal/cards.ts';
import { MOMENTS, NAMED } from './support/named-things.ts';

/** The articles of every registered game. */
const GAMES: Readonly<Record<string, Entries>> = Object.fromEntries(
	await Promise.all(GAME_IDS.map(async (id) => [id, await loadEntries(id)] as const))
);

test.each([
	['thorgal', 'option:level3', 'variant:level3'],
	['thorgal', 'power:kri', 'hero:kri'],
	['stargate', 'option:reetouAttack', 'reetous'],
	['invasion', 'fire:4', 'box:fire'],
	['gforce', 'option:tiles', 'variant:fewer']
])('%s: outside of the table %s opens %s', (game, thing, entry) => expect(entryBesideTable(GAMES[game]!, thing)).toBe(entry));

const TERRA_CARDS = [...CARD_KINDS.map((id) => `card:${id}`), 'card:galactix'];

test.each([
	['stargate', 'grenade', 'grenade'],
	['stargate', 'zat', 'zaknoktel'],
	['stargate', 'lay:zaknoktel', 'zaknoktel'],
	['stargate', 'unit:reetou', 'reetous'],
	['stargate', 'wound:unit:apophis', 'wounds'],
	['stargate', 'planet:12', 'planets'],
	['stargate', 'jaffas:p1', 'jaffas'],
	['stargate', 'sgc2', 'sgc2'],
	['stargate', 'p1', undefined],
	['thorgal', 'tho', 'hero:tho'],
	['thorgal', 'S1', 'face:S1'],
	['thorgal', 'won:SV', 'face:SV'],
	['thorgal', 'holds:kri:com', 'skill:com'],
	['thorgal', 'com2@4', 'chaam:com'],
	['thorgal', 'L:6', 'place:6'],
	['invasion', 'pulsar:red', 'card:pulsar'],
	['invasion', 'A:red', 'piece:saucer'],
	['invasion', 'hole:B:blue', 'card:trou'],
	['invasion', 'bunker:9', 'piece:bunker'],
	['invasion', 'discard:laser', 'card:laser'],
	['invasion', 'yellow', 'face:yellow'],
	['guerre', 'laser:3:A:blue', 'card:laser'],
	['guerre', 'C:red', 'piece:soucoupe'],
	['guerre', 'base:A', 'place:base'],
	['envahisseurs', 'A', 'place:base'],
	['envahisseurs', 'licence:1', 'card:soucoupe'],
	['lightsaber', 'quigon:a3', 'quigon:a3'],
	['lightsaber', 'total:maul', 'total'],
	['lightsaber', 'discard:maul:x2', 'maul:x2'],
	['gforce', 'speckles', 'agent:speckles'],
	['gforce', 'hex:3', 'place:hex'],
	['gforce', 'ambush:11', 'place:ambush']
])('%s: a long press on %s opens %s', (game, thing, entry) => expect(entryOf(GAMES[game]!, thing)).toBe(entry));

/** Everything in the catalogues of the rules has an article. */
test.each<[string, string, readonly string[]]>([
	['Stargate: cards', 'stargate', [...Object.keys(DECK), ...EQUIPMENT, ...CONTACTS]],
	['Stargate: foes', 'stargate', [...Object.keys(FOES), ...Object.keys(INVASIONS)]],
	['Stargate: rooms', 'stargate', ROOMS],
	['Thorgal: heroes', 'thorgal', HEROES.map((id) => `hero:${id}`)],
	['Thorgal: skills and their Chaams', 'thorgal', SKILLS.flatMap((id) => [`skill:${id}`, `chaam:${id}`])],
	['Thorgal: Chaams by level', 'thorgal', LEVELS.map((level) => `chaam:${level}`)],
	['Thorgal: faces', 'thorgal', [...WHITE_FACES, ...BLACK_FACES].map((id) => `face:${id}`)],
	['Thorgal: places', 'thorgal', Array.from({ length: PLACES }, (_, i) => `place:${i + 1}`)],
	['Duel: every card of both decks', 'lightsaber', SIDES.flatMap((side) => [side, ...CARDS.map((card) => `${side}:${card}`)])],
	['G-Force: agents', 'gforce', AGENTS.map((id) => `agent:${id}`)],
	['G-Force: tiles', 'gforce', ['tile', 'tile:mixeur', 'tile:unnamed']],
	['L’Invasion: cards and dice', 'invasion', [...TERRA_CARDS, 'face:coloured', 'face:yellow']],
	['La Guerre galactique: cards and dice', 'guerre', [...TERRA_CARDS, 'face:coloured']],
	['La Guerre des Envahisseurs: cards and dice', 'envahisseurs', [...TERRA_CARDS, 'face:coloured', 'face:yellow']]
])('%s all have an article', (_, game, things) => expect(things.filter((id) => !(id in GAMES[game]!))).toEqual([]));

/** Everything on a board leads to an article, by the ids that its name keys use. */
test.each<[GameId, readonly string[]]>([
	['stargate', [...ROOMS, ...Object.keys(FOES).map((foe) => `unit:${foe}`), 'planet:1', 'planet:12']],
	['thorgal', [...HEROES, ...WHITE_FACES, ...BLACK_FACES, ...CHAAM_FACES.map((key) => `${key}@4`), 'track']],
	['invasion', [...SAUCERS, ...SLOTS.map(bunkerId), ...COLOURS, 'yellow']],
	['guerre', [...SAUCERS, ...CAMPS.map((camp) => `base:${camp}`), ...COLOURS]],
	['envahisseurs', [...SAUCERS, ...SLOTS.map(bunkerId), ...COLOURS, 'yellow']],
	['lightsaber', SIDES.flatMap((side) => CARDS.map((card) => `${side}:${card}`))],
	['gforce', [...AGENTS, 'base', 'hex:1', 'ambush:12']]
])('%s: everything on the board leads to an article', (game, things) =>
	expect(things.filter((thing) => !entryOf(GAMES[game]!, thing))).toEqual([])
);

const ENTRIES_OF = new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await loadEntries(id)] as const)));

/** Games with articles about limits. The duel has none, because a hand may grow without end. */
const WITH_LIMITS: readonly GameId[] = ['stargate', 'thorgal', 'invasion', 'guerre', 'envahisseurs', 'gforce'];

describe.each(GAME_IDS)('%s', (id) => {
	const entries = ENTRIES_OF.get(id) ?? {};

	test('everything the booklet names is the name or an alias of an article', async () => {
		const texts = Object.values(await loadArticles(id, 'fr'));
		const names = new Set(texts.flatMap(({ name, gloss = '', aliases = [] }) => [name, gloss, ...aliases].flatMap(nameKeys)));
		expect((NAMED[id] ?? []).filter((name) => !nameKeys(name).some((key) => names.has(key)))).toEqual([]);
	});

	test('every moment, limit and end has an article', async () => {
		expect(Object.values(MOMENTS[id] ?? {}).filter((entry) => !(entry in entries))).toEqual([]);
		const { rules } = await loadGame(id);
		const kinds = new Set(Object.values(entries).map(({ kind }) => kind));
		expect([...kinds]).toEqual(expect.arrayContaining(WITH_LIMITS.includes(id) ? ['phase', 'limit', 'end'] : ['phase', 'end']));
		const ends = Object.keys(rules).filter((rule) => /^end\.|^tournoi\.won$/.test(rule));
		expect(ends.length).toBeGreaterThan(0);
		const withoutArticle = ends.filter((rule) => !['end', 'ruling', 'companion'].includes(entries[rules[rule]!.entry]?.kind ?? ''));
		expect(withoutArticle).toEqual([]);
	});

	test('every rule leads to an article, and every option is named by one', async () => {
		const played = await loadGame(id);
		expect(rulesWithoutEntry(played.rules, { ...entries, ...TABLE_ENTRIES })).toEqual([]);
		const named = new Set(Object.values(entries).map(({ option }) => option));
		expect(Object.keys(optionsOf(played)).filter((option) => !named.has(option))).toEqual([]);
	});

	test('every article is complete and has the same parts in both languages', async () => {
		const { fr, en } = { fr: await loadArticles(id, 'fr'), en: await loadArticles(id, 'en') };
		const missing = Object.entries(entries).flatMap(([entry, { kind, at, related, option }]) => {
			const [here, there] = [fr[entry]!, en[entry]!];
			return [
				// Articles about the app itself have no place in the booklet.
				...(kind === 'companion' || (at && related?.length) ? [] : ['its place in the booklet or its related articles']),
				...(['card', 'foe', 'face'].includes(kind) && !(here.when && there.when) ? ['when'] : []),
				...(option && kind === 'ruling' && !(here.ruling ?? here.does) ? ['the ruling of its option'] : []),
				...(['when', 'prints', 'ruling'] as const).filter((part) => !here[part] !== !there[part]),
				...(here.meets?.length === there.meets?.length ? [] : ['meets'])
			].map((what) => `${entry}: ${what}`);
		});
		expect(missing).toEqual([]);
	});
});

/** The numbers of questions that the rulebooks leave open. */
test('every ruling on an open question has an article', () => {
	const rulings = (entries: Entries) => Object.keys(entries).filter((id) => entries[id]!.kind === 'ruling');
	expect(['stargate', 'thorgal', 'lightsaber', 'gforce'].map((id) => rulings(GAMES[id]!).length)).toEqual([51, 48, 30, 25]);
	expect(new Set(['invasion', 'guerre', 'envahisseurs'].flatMap((id) => rulings(GAMES[id]!))).size).toBe(80);
});

test('an option named by an article is one of its game', async () => {
	for (const game of GAME_IDS) {
		const options = Object.keys(optionsOf(await loadGame(game)));
		for (const [id, { option }] of Object.entries(await loadEntries(game))) if (option) expect(options, id).toContain(option);
	}
});

/** All options of a game. Some appear only with another, so every form that one choice leads to is read. */
function optionsOf({ form }: Pick<Game<never, never>, 'form'>): Form['options'] {
	const plain = form({ seats: [], options: {} });
	const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}`, name: '', takes: [] }));
	const drafts = plain.seats.flatMap((n) =>
		Object.entries(form({ seats: seats(n), options: {} }).options).flatMap(([id, field]) =>
			('from' in field ? field.from : [true]).map((is) => ({ seats: seats(n), options: { [id]: is } }))
		)
	);
	return Object.assign({}, plain.options, ...drafts.map((draft) => form(draft).options)) as Form['options'];
}
