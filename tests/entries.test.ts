import { expect, test } from 'vitest';
import { type Entries, entryOf } from '../src/lib/rules/entries.ts';
import { GAMES as REGISTERED } from '../src/lib/rules/index.ts';
import { AGENTS } from '../src/lib/rules/gforce/cards.ts';
import { ENTRIES as gforce } from '../src/lib/rules/gforce/entries.ts';
import { CARDS, SIDES } from '../src/lib/rules/lightsaber/cards.ts';
import { ENTRIES as lightsaber } from '../src/lib/rules/lightsaber/entries.ts';
import { CONTACTS, DECK, EQUIPMENT, FOES, INVASIONS } from '../src/lib/rules/stargate/cards.ts';
import { ENTRIES as stargate } from '../src/lib/rules/stargate/entries.ts';
import { CARD_KINDS } from '../src/lib/rules/terra-galactix/cards.ts';
import { ENTRIES as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/entries.ts';
import { ENTRIES as guerre } from '../src/lib/rules/terra-galactix/guerre/entries.ts';
import { ENTRIES as invasion } from '../src/lib/rules/terra-galactix/invasion/entries.ts';
import { BLACK, HEROES, LEVELS, PLACES, SKILLS, WHITE } from '../src/lib/rules/thorgal/cards.ts';
import { ENTRIES as thorgal } from '../src/lib/rules/thorgal/entries.ts';

const GAMES: Readonly<Record<string, Entries>> = { stargate, thorgal, invasion, guerre, envahisseurs, lightsaber, gforce };

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
	['envahisseurs', 'licence:1', 'card:soucoupe'],
	['lightsaber', 'quigon:a3', 'quigon:a3'],
	['lightsaber', 'total:maul', 'total'],
	['lightsaber', 'discard:maul:x2', 'maul:x2'],
	['gforce', 'speckles', 'agent:speckles'],
	['gforce', 'hex:3', 'place:hex'],
	['gforce', 'ambush:11', 'place:ambush']
])('at %s a press on %s opens %s', (game, thing, entry) => expect(entryOf(GAMES[game]!, thing)).toBe(entry));

const TERRA = [invasion, guerre, envahisseurs];
const every = <T>(things: readonly T[], id: (thing: T) => string): readonly string[] => things.map(id);

/** What the boxes name, by the catalogues the rules themselves are played from. */
test.each<[string, Entries, readonly string[]]>([
	['Stargate: cards', stargate, [...Object.keys(DECK), ...EQUIPMENT, ...CONTACTS]],
	['Stargate: foes', stargate, [...Object.keys(FOES), ...Object.keys(INVASIONS)]],
	[
		'Stargate: rooms, phases, limits and ends',
		stargate,
		[
			'sgc1',
			'sgc2',
			'bank',
			'discard',
			'gate',
			'planets',
			'near',
			'explore-1',
			'explore-2',
			'visits',
			'hand',
			'win',
			'end-invaded',
			'end-infected'
		]
	],
	['Thorgal: heroes', thorgal, every(HEROES, (id) => `hero:${id}`)],
	['Thorgal: skills and their Chaams', thorgal, SKILLS.flatMap((id) => [`skill:${id}`, `chaam:${id}`])],
	['Thorgal: Chaams by level', thorgal, every(LEVELS, (level) => `chaam:${level}`)],
	['Thorgal: faces', thorgal, every([...WHITE, ...BLACK], (id) => `face:${id}`)],
	['Thorgal: places', thorgal, Array.from({ length: PLACES }, (_, i) => `place:${i + 1}`)],
	[
		'Thorgal: phases, limits and ends',
		thorgal,
		[
			'round',
			'phase:recovery',
			'phase:destiny',
			'phase:chaams',
			'phase:action',
			'phase:ogotai',
			'limit:hand',
			'limit:eight',
			'limit:chaams',
			'end:victory',
			'end:track',
			'end:no-place',
			'end:no-chaams'
		]
	],
	['Duel: every card of both decks', lightsaber, SIDES.flatMap((side) => [side, ...CARDS.map((card) => `${side}:${card}`)])],
	['G-Force: agents', gforce, every(AGENTS, (id) => `agent:${id}`)],
	[
		'Invasion: cards and dice',
		invasion,
		[...every(CARD_KINDS, (id) => `card:${id}`), 'face:coloured', 'face:yellow', 'card:galactix', 'end:won', 'end:lost']
	],
	['Guerre galactique: cards', guerre, [...every(CARD_KINDS, (id) => `card:${id}`), 'face:coloured', 'card:galactix', 'end:victory']],
	[
		'Guerre des Envahisseurs: cards',
		envahisseurs,
		[...every(CARD_KINDS, (id) => `card:${id}`), 'face:coloured', 'face:yellow', 'card:galactix', 'end:won']
	]
])('%s all have an article', (_, entries, things) => expect(things.filter((id) => !(id in entries))).toEqual([]));

/** As many as the rulebooks leave open. */
test('every ruling has an article', () => {
	const rulings = (entries: Entries) => Object.keys(entries).filter((id) => entries[id]!.kind === 'ruling');
	expect([stargate, thorgal, lightsaber, gforce].map((entries) => rulings(entries).length)).toEqual([51, 48, 30, 25]);
	expect(new Set(TERRA.flatMap(rulings)).size).toBe(80);
});

test('an option named by an article is one of its game, in every game that can be played', async () => {
	for (const { game, entries } of Object.values(REGISTERED)) {
		// Some options are offered only beside another: every form that one choice leads to counts.
		const { form } = await game();
		const plain = form({ seats: [], options: {} });
		const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ id: `p${i + 1}`, name: '', takes: [] }));
		const drafts = plain.seats.flatMap((n) =>
			Object.entries(form({ seats: seats(n), options: {} }).options).flatMap(([id, field]) =>
				('from' in field ? field.from : [true]).map((is) => ({ seats: seats(n), options: { [id]: is } }))
			)
		);
		const options = Object.assign({}, plain.options, ...drafts.map((draft) => form(draft).options)) as typeof plain.options;
		for (const [id, { option }] of Object.entries(await entries())) if (option) expect(Object.keys(options), id).toContain(option);
	}
});
