import { expect, test } from 'vitest';
import { type Entries, entryOf } from '../src/lib/rules/entries.ts';
import { ENTRIES as gforce } from '../src/lib/rules/gforce/entries.ts';
import { ENTRIES as lightsaber } from '../src/lib/rules/lightsaber/entries.ts';
import { ENTRIES as stargate } from '../src/lib/rules/stargate/entries.ts';
import { ENTRIES as envahisseurs } from '../src/lib/rules/terra-galactix/envahisseurs/entries.ts';
import { ENTRIES as guerre } from '../src/lib/rules/terra-galactix/guerre/entries.ts';
import { ENTRIES as invasion } from '../src/lib/rules/terra-galactix/invasion/entries.ts';
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
