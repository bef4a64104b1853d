import { choose, count, isLegal, menu, opensAsk } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import type { SaucerId } from '../../cards.ts';
import { HOLD_CAPACITY, MOST_LASERS } from '../cards.ts';
import { activePilot, activeSaucers, allSaucers, countsCards, pilotOf, tokensToCarry } from '../fleet.ts';
import { loadOf } from '../holds.ts';
import { attackId, optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import type { Action, LossWeapon, Own, State } from '../types.ts';
import type { Offer } from './draw.ts';
import { numbers, ownSaucerOption } from './saucer.ts';

/** Phase 3: ends the turn, acts with an own saucer, attacks a saucer of another player, or records the number of a Galactix card. */
export const actionAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('act.now', { player: activePilot(state).id }),
		[
			offer('end', { type: 'end' }),
			...numbers(1).map((n) => offer(optionIds.found(n), { type: 'discover', n })),
			...activeSaucers(state).map((id) => ownSaucerOption(state, id, offer)),
			...allSaucers(state)
				.filter((id) => pilotOf(state, id).id !== activePilot(state).id)
				.map((id) => enemyOption(state, id, offer))
		],
		{ who: activePilot(state).id }
	);

/** Asks for the attack on a saucer; if cards are not counted, only that it exploded. */
const enemyOption = (state: State, target: SaucerId, offer: Offer): Option<Action> =>
	countsCards(state)
		? menu(target, ruling('attack.with', { saucer: target }), () => attackOptions(target, offer))
		: menu(target, ruling('down.laser', { saucer: target }), () => lossOptions(state, target, offer));

function* attackOptions(target: SaucerId, offer: Offer): Generator<Option<Action>> {
	for (let n = 1; n <= MOST_LASERS; n++)
		yield offer(attackId('laser', n, target), { type: 'attack', target, weapon: 'laser', n }, ruling('attack.lasers', { n }));
	yield offer(attackId('mega', 1, target), { type: 'attack', target, weapon: 'mega', n: 1 }, ruling('attack.a-mega'));
	yield offer(attackId('nova', 2, target), { type: 'attack', target, weapon: 'nova', n: 2 }, ruling('attack.novas'));
}

/** Only the number of tokens in its hold is needed; after a Super Nova they return to the stock. */
function* lossOptions(state: State, target: SaucerId, offer: Offer): Generator<Option<Action>> {
	yield* cargoOptions(state, target, 'laser', offer);
	yield menu('nova', ruling('down.nova', { saucer: target }), () => cargoOptions(state, target, 'nova', offer));
}

function* cargoOptions(state: State, target: SaucerId, weapon: LossWeapon, offer: Offer): Generator<Option<Action>> {
	const lost = (cargo?: number): Own => ({ type: 'down', target, weapon, ...(cargo === undefined ? {} : { cargo }) });
	if (loadOf(state, target) === undefined) {
		for (const n of numbers(0)) yield offer(optionIds.down(n), lost(n));
		return;
	}
	const asNoted = offer('down', lost(), ruling('answer.lost-noted'));
	yield asNoted;
	const most = Math.min(HOLD_CAPACITY, tokensToCarry(state));
	if (most > 0 && isLegal(asNoted))
		yield opensAsk(
			'down:other',
			() => count(ruling('answer.cargo', { saucer: target }), [0, most], (n) => ({ action: lost(n) })),
			ruling('home.other')
		);
}
