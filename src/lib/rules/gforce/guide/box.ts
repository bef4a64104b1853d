import { choose, opensAsk, text } from '../../ask.ts';
import type { Ask, ChooseAsk } from '../../contract.ts';
import { AGENTS, sameAgents, UNNAMED } from '../cards.ts';
import { colourFact, placeFact, tileFact } from '../ids.ts';
import { PRINTED, tileName, tilesOfBox } from '../printed.ts';
import { ruling } from '../rules.ts';
import { HEX_NUMBERS, hexSpace } from '../star.ts';
import type { Action, State } from '../types.ts';

/** Asks for the name of a taken tile that is not known yet. It lies open, so this reveals nothing. */
export function askTrophyName(state: State): Ask<Action> | undefined {
	const namedTiles = tilesOfBox(state.facts).filter(({ name }) => name !== UNNAMED);
	const [agents] = state.players
		.flatMap(({ trophies }) => trophies.flatMap((trophy) => (trophy.agents ? [trophy.agents] : [])))
		.filter((pictured) => !namedTiles.some((tile) => sameAgents(tile.agents, pictured)));
	if (!agents) return undefined;
	return {
		...text<Action>(ruling('box.trophy', { agents }), (written) => ({
			action: { type: 'learn', fact: tileFact(tileName(written)), value: agents }
		})),
		optional: true
	};
}

/** Before the first die there is time to enter how this box looks: tiles, colours of bases, names of hexes. */
export function askAboutBox({ facts }: State): ChooseAsk<Action> {
	const agents = AGENTS.filter((agent) => facts[colourFact(agent)] === undefined);
	const hexes = HEX_NUMBERS.filter((hex) => facts[placeFact(hex)] === undefined);
	const askColours = () =>
		choose<Action>(
			ruling('box.colours'),
			agents.map((agent) => opensAsk(agent, () => PRINTED.colour.ask(agent)))
		);
	const askPlaces = () =>
		choose<Action>(
			ruling('box.places'),
			hexes.map((hex) => opensAsk(hexSpace(hex), () => PRINTED.place.ask(`${hex}`)))
		);
	return choose(
		ruling('box.now'),
		[
			opensAsk('box:tile', () => PRINTED.tile.ask('')),
			...(agents.length > 0 ? [opensAsk('box:colour', askColours)] : []),
			...(hexes.length > 0 ? [opensAsk('box:place', askPlaces)] : [])
		],
		{ optional: true }
	);
}
