import { CARDS, DECK } from '../../src/lib/rules/stargate/cards.ts';
import { ENTRIES } from '../../src/lib/rules/stargate/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/stargate/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/stargate/entries/fr/index.ts';
import { fightingTeam, foeRanks } from '../../src/lib/rules/stargate/fight.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import { totalWounds } from '../../src/lib/rules/stargate/kernel.ts';
import { able } from '../../src/lib/rules/stargate/team.ts';
import { words as en } from '../../src/lib/rules/stargate/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/stargate/text/fr/index.ts';
import { allFaceDown, faceDown, HAND_LIMIT, laidCount, planetOf } from '../../src/lib/rules/stargate/turn.ts';
import type { State } from '../../src/lib/rules/stargate/types.ts';
import { laws } from '../support/laws.ts';
import { within } from '../support/law-subject.ts';

/** The signs that were entered, without the symbols whose sign is unknown. */
const knownSigns = (symbols: readonly number[]): readonly number[] => symbols.filter((sign) => sign > 0);
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

laws({
	game: stargate,
	sane: (state: State) => {
		const { fight, teams, planets, unseen, step, over } = state;
		const foes = fight && foeRanks(state, fight);
		const away = teams.filter(({ at }) => planetOf(at) > 0);
		const home = teams.filter(({ at }) => planetOf(at) === 0);
		return [
			['jaffas', teams.every(({ jaffas }) => within(jaffas, 0, 6))],
			['infected', teams.every(({ infected }) => within(infected.men, 0, 3) && within(infected.woman, 0, 1))],
			['members', !fight || within(fight.members, 0, able(fightingTeam(state)))],
			['wounds', !foes || within(fight.damage, 0, totalWounds(foes))],
			['spotted', !fight || within(fight.spotted, 0, 12)],
			['hands', teams.every(({ hand, mission }) => hand >= 0 && mission.length <= hand)],
			// A hand can have at most ten cards after a trade; the owner banks the surplus before anything else happens.
			['surplus', teams.every(({ hand }) => hand <= 2 * HAND_LIMIT)],
			['visits', away.every(({ visits }) => within(visits, 1, 3)) && home.every(({ visits }) => visits === 0)],
			['safe at home', home.every(({ mission }) => mission.length === 0)],
			['held', teams.every(({ held, at }) => within(held, 0, at === 'out' ? 0 : 2))],
			['contacts', teams.every(({ contacts = 0 }) => contacts >= 0)],
			[
				'symbols',
				teams.every(({ laid }) => laid.symbols.length <= 10 && knownSigns(laid.symbols).length === new Set(knownSigns(laid.symbols)).size)
			],
			['a colour', teams.every(({ laid }) => knownSigns(laid.symbols).length === 0 || laid.colour !== undefined)],
			['at risk', !fight || within(fight.risk ?? 0, 0, HAND_LIMIT)],
			['piles', planets.every((_, i) => within(faceDown(state, i + 1), 0, 5))],
			['unseen', Object.values(unseen).every((n) => n >= 0)],
			['a fight is fought', step !== 'fight' || !!fight || !!over],
			['an exploration is on a planet', step !== 'explore' || planetOf(teams[state.active]!.at) > 0]
		];
	},
	sums: (state: State) => {
		const { teams, planets, bank, discard, unseen } = state;
		const jaffas = [Math.max(6, total(teams.map((team) => team.jaffas))), 6] as const;
		// Cards are counted only where planets and hands are kept.
		if (state.options.depth !== 'full') return { jaffas };
		const hands = total(teams.map((team) => team.hand + laidCount(team) + (team.drawn?.length ?? 0)));
		const shown = planets.filter(({ up }) => up).length;
		return {
			cards: [allFaceDown(state) + shown + hands + bank + discard, CARDS],
			unseen: [total(Object.values(unseen)), allFaceDown(state)],
			deck: [total(Object.values(DECK)), CARDS],
			jaffas
		};
	},
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
});
