import { AGENTS } from '../../src/lib/rules/gforce/cards.ts';
import { pointsOf } from '../../src/lib/rules/gforce/end.ts';
import { ENTRIES } from '../../src/lib/rules/gforce/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/gforce/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/gforce/entries/fr/index.ts';
import { game as gforce } from '../../src/lib/rules/gforce/game.ts';
import { HEX_NUMBERS, isSpace, pointsSpent } from '../../src/lib/rules/gforce/star.ts';
import { words as en } from '../../src/lib/rules/gforce/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/gforce/text/fr/index.ts';
import type { State } from '../../src/lib/rules/gforce/types.ts';
import { laws } from '../support/laws.ts';
import { type LawSubject, within } from '../support/law-subject.ts';

const game: LawSubject<State> = {
	game: gforce,
	sane: ({ options, players, active, hidden, phase, die, from, agents, looked, open, claim, memory, veil, rolling }) => [
		['spaces', AGENTS.every((agent) => isSpace(from[agent]) && isSpace(agents[agent]))],
		['points spent', within(pointsSpent(from, agents), 0, die)],
		['die', within(die, 0, 6)],
		['hexes', hidden.length === HEX_NUMBERS.length],
		['scores', players.every((player) => pointsOf(player) >= 0)],
		['the one to play', within(active, 0, players.length - 1) && rolling.length > 0],
		['an open tile lies there', open === undefined ? phase !== 'open' : phase === 'open' && hidden[open - 1] === true],
		['hexes looked at', new Set(looked).size === looked.length],
		['a claim leaves points and fresh agents', !claim || (claim.left > 0 && claim.left + claim.moved.length <= AGENTS.length)],
		['what is left to spend after a claim can be', phase !== 'rest' || claim !== undefined],
		['only the score', (options.depth === 'score') === (phase === 'score')],
		['only the tiles', options.depth === 'memory' ? ['lay', 'tiles', 'open'].includes(phase) : phase !== 'tiles'],
		['remembered only with the aid', (memory !== undefined) === options.memoryAid],
		['veiled unless remembered', veil === true || options.memoryAid],
		['only tiles are remembered', Object.keys(memory ?? {}).every((hex) => hidden[Number(hex) - 1])]
	],
	sums: ({ options, players, hidden }) => ({
		tiles: [hidden.filter(Boolean).length + players.reduce((sum, { trophies }) => sum + trophies.length, 0), options.tiles]
	}),
	hidden: /"memory":|"needs":|"useless":|"pictured":|"face"|"look\.(face|remembered|pictured|which-tile)"/,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
};

laws(game);
