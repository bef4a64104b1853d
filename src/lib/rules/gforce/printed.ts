import { choose, pick, text } from '../ask.ts';
import type { Ask, Facts, Json, TableAction } from '../contract.ts';
import type { PrintedFact } from '../facts.ts';
import {
	type Agent,
	AGENTS,
	BASE_COLOURS,
	FEWEST_PICTURED,
	inBoxOrder,
	isAgent,
	isFace,
	MOST_PICTURED,
	RULEBOOK_TILES,
	sameAgents,
	type Tile,
	UNNAMED,
	UNNAMED_TILE
} from './cards.ts';
import { colourFact, parseTile, placeFact, tileFact } from './ids.ts';
import { ruling } from './rules.ts';
import { HEX_NUMBERS } from './star.ts';

const LONGEST_NAME = 40;
/** A name has 1 to 40 characters and neither begins nor ends with a space. */
const NAME = /^\S(.{0,38}\S)?$/u;
const isName = (value: Json): value is string => typeof value === 'string' && NAME.test(value);

/** The box names its tiles in capitals, so "mixeur" and "Mixeur" are the same tile. */
export const tileName = (written: string): string =>
	written.trim().replace(/\s+/g, ' ').toLocaleUpperCase('fr').slice(0, LONGEST_NAME).trim();

const learn = (fact: string, value: Json): { action: TableAction<never> } => ({ action: { type: 'learn', fact, value } });

/** Asks for the name of a tile, if it is not given, and then for its agents. */
const askTile = (name: string): Ask<TableAction<never>> =>
	name
		? pick({
				prompt: ruling('box.tile', { tile: tileFact(name) }),
				fact: tileFact(name),
				from: AGENTS.map((id) => ({ id, most: 1 })),
				ends: [{ id: 'done', least: FEWEST_PICTURED, most: MOST_PICTURED, then: (agents) => learn(tileFact(name), inBoxOrder(agents)) }]
			})
		: text(ruling('box.tile-name'), (written) => ({ ask: () => askTile(tileName(written)) }));

const askColour = (agent: string): Ask<TableAction<never>> =>
	choose(
		ruling('box.colour', { agent }),
		BASE_COLOURS.map((id) => ({ id, ...learn(colourFact(agent), id) })),
		{ fact: colourFact(agent) }
	);

const askPlace = (hex: string): Ask<TableAction<never>> => ({
	...text<TableAction<never>>(ruling('box.place', { space: `hex:${hex}` }), (name) =>
		learn(placeFact(hex), name.trim().slice(0, LONGEST_NAME).trim())
	),
	fact: placeFact(hex)
});

/** What only the components print. The board does not name its hexes: those names are the table's own. */
export const PRINTED = {
	/** The agents a tile pictures, by the name of the tile. */
	tile: {
		rulebook: Object.fromEntries(RULEBOOK_TILES.map(({ name, agents }) => [name, agents])),
		isReadable: (value, name) =>
			isName(name) && name === tileName(name) && name !== UNNAMED && Array.isArray(value) && isFace(value as readonly unknown[]),
		ask: askTile
	} satisfies PrintedFact<readonly Agent[]>,
	/** The colour of an agent's base, which is also the colour of its circles on the tiles. */
	colour: {
		isReadable: (value, agent) => isAgent(agent) && (BASE_COLOURS as readonly Json[]).includes(value),
		ask: askColour
	} satisfies PrintedFact<string>,
	/** What the table calls a hex. */
	place: {
		isReadable: (value, hex) => HEX_NUMBERS.some((n) => `${n}` === hex) && isName(value),
		ask: askPlace
	} satisfies PrintedFact<string>
};

/** All tiles that are known: those of the rulebook and those read off this box, which take precedence. */
export function tilesOfBox(facts: Facts): readonly Tile[] {
	const fromBox = Object.entries(facts).flatMap(([fact, agents]): readonly Tile[] => {
		const name = parseTile(fact);
		return name === undefined ? [] : [{ name, agents: agents as readonly Agent[] }];
	});
	const fromRulebook = RULEBOOK_TILES.filter(({ name }) => name !== UNNAMED).map(
		(tile) => fromBox.find(({ name }) => name === tile.name) ?? tile
	);
	const named = [...fromRulebook, ...fromBox.filter(({ name }) => fromRulebook.every((tile) => tile.name !== name))];
	return named.some(({ agents }) => sameAgents(agents, UNNAMED_TILE.agents)) ? named : [...named, UNNAMED_TILE];
}
