/** The ids of numbered and compound things. They are built and parsed here only, so that no other module cuts strings. */

/** A planet by its number, as a place and as an option. */
export type PlanetId = `planet:${number}`;

/** A Combat card that the booklet does not mention and that this table has named. */
export type NamedFoeId = `other:${string}`;

const NUMBERED = /^(\w+):(\d+)$/;

/** The number after a prefix: 7 for `planet:7`. */
function parseNumber(prefix: string, id: string): number | undefined {
	const [, found, digits] = NUMBERED.exec(id) ?? [];
	return found === prefix ? Number(digits) : undefined;
}

/** `planet:7`. */
export const planetId = (planet: number): PlanetId => `planet:${planet}`;
/** The number of a planet; undefined for another id. */
export const parsePlanet = (id: string): number | undefined => parseNumber('planet', id);

/** `cell:7`: a planet that is selected while the layout of the board is entered. It differs from `planet:7`, a destination. */
export const cellId = (planet: number): `cell:${number}` => `cell:${planet}`;
/** The number of a selected planet; undefined for another id. */
export const parseCell = (id: string): number | undefined => parseNumber('cell', id);

/** `colour:3`. */
export const colourId = (colour: number): `colour:${number}` => `colour:${colour}`;
/** The number of a colour; undefined for another id. */
export const parseColour = (id: string): number | undefined => parseNumber('colour', id);

/** `glyph:5`: a sign of the gate, from 1 to 10. */
export const glyphId = (glyph: number): `glyph:${number}` => `glyph:${glyph}`;
/** The number of a sign; undefined for another id. */
export const parseGlyph = (id: string): number | undefined => parseNumber('glyph', id);

/** A fact of the box: its kind and the thing it is about, `copies:unas`. */
export const factId = (kind: string, of: string | number): string => `${kind}:${of}`;
/** The kind of a fact or dial and the thing it is about: `foe:other:Patrouille` is `foe` of `other:Patrouille`. */
export function parseFact(fact: string): { readonly kind: string; readonly of: string } {
	const at = fact.indexOf(':');
	return at < 0 ? { kind: fact, of: '' } : { kind: fact.slice(0, at), of: fact.slice(at + 1) };
}

const NAMED_FOE = /^other:\S.{0,39}$/;
const LONGEST_NAME = 40;

/** A name as it is kept: without spaces around it, forty characters at most. */
export const tidyName = (name: string): string => name.trim().slice(0, LONGEST_NAME).trim();
/** `other:Patrouille`. */
export const namedFoeId = (name: string): NamedFoeId => `other:${tidyName(name)}`;
/** Whether an id is that of a card this table has named. */
export const isNamedFoe = (foe: string): foe is NamedFoeId => NAMED_FOE.test(foe);

const WOUND = 'wound:';
/** `wound:unit:apophis`: a hit that wounds a foe without felling it. */
export const woundId = (unit: string): string => WOUND + unit;
/** The foe that is only wounded; undefined if the id is that of a foe who falls. */
export const parseWound = (id: string): string | undefined => (id.startsWith(WOUND) ? id.slice(WOUND.length) : undefined);
