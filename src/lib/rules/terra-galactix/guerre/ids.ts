import type { Camp, Card, Colour, SaucerId } from '../cards.ts';
import type { Weapon } from './types.ts';

/** Ids with the same prefix: `discard:laser`, `discard:trou`. */
export interface IdFamily<Part extends string | number> {
	(part: Part): string;
	/** The part after the prefix; undefined for any other id. */
	parse(id: string): Part | undefined;
}

const family = <Part extends string | number = string>(
	word: string,
	read: (text: string) => Part = (text) => text as Part
): IdFamily<Part> =>
	Object.assign((part: Part) => `${word}:${part}`, {
		parse: (id: string) => (id.startsWith(`${word}:`) ? read(id.slice(word.length + 1)) : undefined)
	});

/** The options of the guide's asks. By them the board finds the option of a thing that is touched. */
export const optionIds = {
	discard: family<Card>('discard'),
	pulsar: family<Colour | 'both'>('pulsar'),
	licences: family('soucoupe', Number),
	trou: family<SaucerId>('trou'),
	nova: family<SaucerId>('nova'),
	mega: family<SaucerId>('mega'),
	lasers: family<`${number}:${SaucerId}`>('laser'),
	stay: family<SaucerId>('stay'),
	dock: family<SaucerId>('dock'),
	home: family('home', Number),
	lost: family('lost', Number),
	down: family('down', Number),
	load: family('load'),
	aboard: family<SaucerId | 'fewer' | 'star'>('aboard'),
	into: family('into', Number),
	found: family('found', Number),
	again: family('again')
} as const;

/** The option that attacks a saucer with so many cards. Its odds stand beside the same id. */
export const attackId = (weapon: Weapon, n: number, target: SaucerId): string =>
	weapon === 'laser' ? optionIds.lasers(`${n}:${target}`) : weapon === 'mega' ? optionIds.mega(target) : optionIds.nova(target);

/** The dials, by what they count. */
export const dialIds = {
	hand: family('hand'),
	licences: family('licences'),
	base: family<Camp>('base'),
	at: family<SaucerId>('at'),
	on: family<SaucerId>('on'),
	hold: family<SaucerId>('hold'),
	board: family('board'),
	discard: family<Card>('discard')
} as const;
