import { describe, expect, test } from 'vitest';
import type { Game, Odd, Ruling, TableState } from '../../src/lib/rules/contract.ts';
import { chain } from '../../src/lib/rules/odds/chain.ts';
import { choose } from '../../src/lib/rules/odds/distribution.ts';
import { type Course, playOut } from '../../src/lib/rules/odds/play-out.ts';
import { without } from '../../src/lib/rules/gforce/cards.ts';
import { AGENTS } from '../../src/lib/rules/gforce/cards.ts';
import { game as gforce } from '../../src/lib/rules/gforce/game.ts';
import { faceAt } from '../../src/lib/rules/gforce/look.ts';
import { planCapture } from '../../src/lib/rules/gforce/planner.ts';
import type { Action as GForceAction, State as GForceState } from '../../src/lib/rules/gforce/types.ts';
import { plannerView } from '../../src/lib/rules/gforce/planner-view.ts';
import { SIDES } from '../../src/lib/rules/lightsaber/cards.ts';
import { game as lightsaber } from '../../src/lib/rules/lightsaber/game.ts';
import type { State as Duel } from '../../src/lib/rules/lightsaber/types.ts';
import { game as stargate } from '../../src/lib/rules/stargate/game.ts';
import type { Action as StargateAction, State as StargateState } from '../../src/lib/rules/stargate/types.ts';
import { game as envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/game.ts';
import type { State as Envahisseurs } from '../../src/lib/rules/terra-galactix/envahisseurs/types.ts';
import { game as guerre } from '../../src/lib/rules/terra-galactix/guerre/game.ts';
import type { Action as GuerreAction, State as Guerre } from '../../src/lib/rules/terra-galactix/guerre/types.ts';
import { game as invasion } from '../../src/lib/rules/terra-galactix/invasion/game.ts';
import type { Action as InvasionAction, State as Invasion } from '../../src/lib/rules/terra-galactix/invasion/types.ts';
import { type WhiteFace } from '../../src/lib/rules/thorgal/cards.ts';
import { game as thorgal } from '../../src/lib/rules/thorgal/game.ts';
import { isChaamsDie, diceToTake, takeBest, chaamsOnDice, chaamsOnDie, countTravelDice } from '../../src/lib/rules/thorgal/kernel.ts';
import type { Action as ThorgalAction, State as Thorgal } from '../../src/lib/rules/thorgal/types.ts';
import { usualSetup } from '../../src/lib/rules/setup.ts';
import { startDuel as duel } from '../support/lightsaber.ts';
import { given as invaders } from '../support/envahisseurs.ts';
import { facing } from '../support/stargate.ts';
import { CAPTURE_CASES, startTable as gsit, placeAgents } from '../support/gforce.ts';
import { given } from '../support/invasion.ts';
import { TableDriver } from '../support/table-driver.ts';
import { BOX, moment } from '../support/thorgal.ts';

/**
 * The odds equal what happens when every possible throw and every hidden hand is played through the game's own `apply`. These are small
 * cases of all seven games; the tests of each game play many more.
 */
const shownChance = (game: Pick<Game<never, never>, 'odds'>, state: unknown, rule: string, beside?: string): number =>
	((game.odds?.(state as never) ?? []) as readonly Odd[]).find((odd) => odd.of.rule === rule && odd.beside === beside)!.chance;

const share = <S>(ends: readonly (readonly [S, number])[], happens: (end: S) => boolean): number =>
	ends.reduce((sum, [end, p]) => (happens(end) ? sum + p : sum), 0);

const done = <S extends TableState, A>(game: Game<S, A>, state: S, action: A): S => {
	const outcome = game.apply(state, action);
	if (!outcome.ok) throw new Error((outcome.refused as Ruling).rule);
	return outcome.state;
};

describe('the odds of all seven games equal those of guide and apply, played out', () => {
	test.each(['unas', 'apophis'] as const)('Stargate: %s, to the end of the fight', (foe) => {
		const state = facing(foe, { men: 1 });
		const course: Course<StargateState, StargateAction> = {
			key: ({ fight, teams }) => [fight!.stage, fight!.members, teams[0]!.jaffas, fight!.damage, fight!.phase > 0].join(' '),
			ends: ({ fight }) => fight!.stage === 'won' || fight!.stage === 'lost'
		};
		const won = share(playOut(stargate, state, course), ({ fight }) => fight!.stage === 'won');
		expect(won).toBeCloseTo(shownChance(stargate, state, 'odds.win'), 10);
	});

	test.each([1, 2, 3])('Thorgal: one throw of %i dice', (free) => {
		const state = moment({ turn: { free, throws: 1, won: Array<WhiteFace>(5 - free).fill('S1') }, facts: BOX, more: { phase: 'decide' } });
		const rank = (die: WhiteFace): number => (isChaamsDie(die) ? -chaamsOnDie(die) : die === 'V' || die === 'SV' ? 10 : 1);
		const course: Course<Thorgal, ThorgalAction> = {
			key: ({ phase, heroTurn: { throws, won, free: left, thrown } }) =>
				`${phase} ${throws} ${left} ${countTravelDice(won)} ${chaamsOnDice(won)} ${thrown ? thrown.black + [...thrown.white].sort().join() : ''}`,
			ends: ({ phase, heroTurn }) => phase !== 'pick' && heroTurn.throws > 1,
			decide: (_, { phase, heroTurn: { thrown } }) =>
				phase === 'pick'
					? { type: 'pick', dice: takeBest(thrown!.white, diceToTake(thrown!.black, thrown!.white.length)!, rank) }
					: undefined
		};
		const ends = playOut(thorgal, state, course);
		expect(share(ends, ({ heroTurn }) => countTravelDice(heroTurn.won) > 0)).toBeCloseTo(shownChance(thorgal, state, 'odds.travel'), 10);
		expect(share(ends, ({ heroTurn }) => chaamsOnDice(heroTurn.won) > 0)).toBeCloseTo(shownChance(thorgal, state, 'odds.chaams'), 10);
	});

	test.each([
		[1, 1],
		[2, 4],
		[4, 3]
	])('Lightsaber: the race from %i to %i, fight after fight', (a, b) => {
		const table = duel({}, { depth: 'score', odds: true }).act({ type: 'correct', set: { 'figure:quigon': a, 'figure:maul': b } });
		const winner = ({ over, duelists }: Duel) => SIDES.find((side) => over?.won.includes(duelists[side].seat));
		const ends = chain<Duel>(
			(now) => `${winner(now)} ${now.duelists.quigon.figure} ${now.duelists.maul.figure} ${now.results.join()} ${Math.min(now.round, 3)}`,
			(now, goes) => {
				if (now.over) return;
				if (now.phase === 'round-over') return goes(done(lightsaber, now, { type: 'next' }), 1);
				for (const won of SIDES) goes(done(lightsaber, now, { type: 'result', won }), 1 / 2);
			}
		)([[table.state, 1]]);
		expect(share(ends, (end) => winner(end) === 'quigon')).toBeCloseTo(shownChance(lightsaber, table.state, 'odds.match'), 10);
	});

	test.each(['C1', 'C2', 'C4', 'C8', 'C11'])('G-Force: the tile of case %s, by the plan', (name) => {
		const [, now, needs] = CAPTURE_CASES[name]!;
		const seated = placeAgents(gsit({ memoryAid: true }), now).state;
		const state: GForceState = { ...seated, memory: { 7: { needs, useless: without(AGENTS, needs) } } };
		const taken = ({ players }: GForceState): boolean => players.some(({ trophies }) => trophies.length > 0);
		const plan = (at: GForceState) => planCapture(plannerView(at), [{ hex: 7, needs: faceAt(at, 7)! }], at.die);
		const course: Course<GForceState, GForceAction> = {
			key: (at) => JSON.stringify([at.phase, at.die, at.agents, at.turn, taken(at)]),
			ends: (at) => taken(at) || (at.phase === 'move' && !plan(at)),
			decide: (_, at) => {
				if (at.phase === 'look') return { type: 'look', hex: 7 };
				if (at.phase !== 'move') return undefined;
				const { moves, burn } = plan(at)!;
				const next = [...moves, ...burn].find(({ agent, to }) => at.agents[agent] !== to);
				return next ? { type: 'place', agent: next.agent, space: next.to } : { type: 'claim' };
			}
		};
		expect(share(playOut(gforce, state, course), taken)).toBeCloseTo(shownChance(gforce, state, 'odds.capture', 'hex:7'), 10);
	});

	test.each(['off', 'on', 'attenuated'] as const)('L’Invasion: the Resistance, Super résistance %s', (superResistance) => {
		const state = given({ options: { superResistance } });
		const course: Course<Invasion, InvasionAction> = {
			key: ({ pending, phase, yellow }) => `${pending} ${phase} ${yellow.join()}`,
			ends: ({ phase }) => phase !== 'roll'
		};
		const woken = share(playOut(invasion, state, course), ({ pending, over }) => pending === 'resistance' || !!over);
		expect(woken).toBeCloseTo(shownChance(invasion, state, 'odds.resistance'), 10);
	});

	test('La Guerre des Envahisseurs: a saucer left on a line where bunkers fire at all saucers, four throws', () => {
		const state = invaders({ options: { envFire: 'all' } });
		let quiet = 1;
		for (let i = 0; i < state.pilots.length; i++) {
			const ends = playOut(envahisseurs, { ...state, phase: 'roll', active: i } as Envahisseurs, {
				key: ({ yellow, phase }) => `${phase}${yellow.join()}`,
				ends: ({ phase }) => phase !== 'roll'
			});
			quiet *= 1 - share(ends, ({ yellow }) => yellow.includes(4));
		}
		expect(1 - quiet).toBeCloseTo(shownChance(envahisseurs, state, 'odds.shot'), 10);
	});

	test.each<[string, GuerreAction]>([
		['laser:1:B:red', { type: 'attack', target: 'B:red', weapon: 'laser', n: 1 }],
		['laser:3:B:red', { type: 'attack', target: 'B:red', weapon: 'laser', n: 3 }],
		['mega:B:red', { type: 'attack', target: 'B:red', weapon: 'mega', n: 1 }],
		['nova:B:red', { type: 'attack', target: 'B:red', weapon: 'nova', n: 2 }]
	])('La Guerre galactique: every hand that could not answer %s', (beside, attack) => {
		const table = new TableDriver(guerre, usualSetup(guerre.form, ['Anna', 'Bo', 'Carla', 'Dan'], { depth: 'full' }));
		table.act(
			{ type: 'discard', card: 'pulsar' },
			{ type: 'roll', dice: { red: [3], blue: [4] } },
			{ type: 'correct', set: { 'at:A:red': 'space', 'at:B:red': 'space' } }
		);
		const { state } = table;
		const attacked = done(guerre, state, attack);
		const HOW = ['bouclier', 'giga', 'trou'] as const;
		/** What each answer lays down, if `apply` takes it at all. */
		const price = HOW.map((how) => {
			const outcome = guerre.apply(attacked, { type: 'answer', how });
			if (!outcome.ok) return Infinity;
			const laid = ({ stack }: Guerre): number => stack.discard[how] ?? 0;
			return laid(outcome.state) - laid(attacked);
		});
		const { hand } = state.pilots[1]!;
		const cards = state.stack.pile + state.pilots.reduce((sum, pilot) => sum + pilot.hand, 0);
		const [bouclier, giga, trou] = HOW.map((how) => ({ bouclier: 10, giga: 2, trou: 10 })[how] - (state.stack.discard[how] ?? 0)) as [
			number,
			number,
			number
		];
		let good = 0;
		for (let i = 0; i <= hand; i++)
			for (let j = 0; i + j <= hand; j++)
				for (let k = 0; i + j + k <= hand; k++)
					if ([i, j, k].some((held, at) => held >= price[at]!))
						good += choose(bouclier, i) * choose(giga, j) * choose(trou, k) * choose(cards - bouclier - giga - trou, hand - i - j - k);
		expect(1 - good / choose(cards, hand)).toBeCloseTo(shownChance(guerre, state, 'odds.hits', beside), 10);
	});
});
