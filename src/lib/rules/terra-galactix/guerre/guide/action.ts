import { choose, count, opensAsk, isLegal, menu } from '../../../ask.ts';
import type { Ask, Option } from '../../../contract.ts';
import type { SaucerId } from '../../cards.ts';
import { HOLD_CAPACITY, MOST_LASERS } from '../cards.ts';
import { activePilot, activeSaucers, allSaucers, countsCards, isFlying, pilotOf, tokensAfield } from '../fleet.ts';
import { ELSEWHERE } from '../holds.ts';
import { attackId, optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import { saltOf, seal } from '../seal.ts';
import { carrierOf } from '../stacks.ts';
import type { Action, State } from '../types.ts';
import { blackHoleOptions, licenceOptions, type Offer } from './draw.ts';

/** Phase 3: a saucer is touched, one's own to act with it, another player's to attack it; or the turn ends. */
export const actionAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('act.now', { player: activePilot(state).id }),
		[
			offer('end', { type: 'end' }),
			...activeSaucers(state).map((id) => ownSaucerOption(state, id, offer)),
			...(countsCards(state) ? [] : licenceOptions(state, offer)),
			...allSaucers(state)
				.filter((id) => pilotOf(state, id).id !== activePilot(state).id)
				.map((id) => enemyOption(id, offer))
		],
		{ who: activePilot(state).id }
	);

/** A saucer in its mother ship takes off; one in flight opens the list of what it can do. */
function ownSaucerOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	if (!isFlying(state, id)) return offer(id, { type: 'launch', saucer: id });
	return menu(id, ruling('act.saucer', { saucer: id }), () => saucerOptions(state, id, offer));
}

function* saucerOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	const most = Math.min(HOLD_CAPACITY, tokensAfield(state));
	if (state.options.holdSecrecy === 'none') {
		for (let n = 0; n <= HOLD_CAPACITY; n++) yield offer(optionIds.home(n), { type: 'home', saucer: id, n });
	} else {
		yield offer('home', { type: 'home', saucer: id }, ruling('home.as-noted'));
		if (most > 0)
			yield opensAsk(
				'home:other',
				() => count(ruling('home.how-many', { saucer: id }), [0, most], (n) => ({ action: { type: 'home', saucer: id, n } })),
				ruling('home.other')
			);
		yield* loadOptions(state, id, offer);
	}
	if (!state.options.chevauchee) return;
	if (carrierOf(state.stacks, id)) yield offer('undock', { type: 'undock', saucer: id });
	const onto = dockOptions(state, id, offer);
	if (onto.some(isLegal)) yield opensAsk('dock', () => choose(ruling('dock.onto', { saucer: id }), onto));
	else yield* onto.slice(0, 1);
}

/** The saucers in flight on which this one may dock. */
export const dockOptions = (state: State, id: SaucerId, offer: Offer): readonly Option<Action>[] =>
	allSaucers(state)
		.filter((onto) => isFlying(state, onto) && onto !== id)
		.map((onto) => offer(optionIds.dock(onto), { type: 'dock', saucer: id, onto }));

/** Tokens taken aboard: only their number where holds are sealed, from their place where holds are open. */
function* loadOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (state.options.holdSecrecy === 'sealed')
		for (let n = 1; n <= HOLD_CAPACITY; n++)
			yield offer(optionIds.load(`${n}`), { type: 'load', saucer: id, sealed: sealText(state, `${n}`) });
	for (const [place, lying] of Object.entries(state.board ?? {})) {
		if (place !== ELSEWHERE) yield offer(optionIds.load(place), { type: 'load', saucer: id, place, n: lying });
		else
			for (let n = 1; n <= Math.min(HOLD_CAPACITY, lying); n++)
				yield offer(optionIds.load(`${n}`), { type: 'load', saucer: id, place: ELSEWHERE, n });
	}
}

/** Seals a text with a salt that changes with the state, so that equal loads look different in the log. */
export const sealText = (state: State, text: string): string => seal(text, saltOf(state.sealed ?? '', state.turn, state.stock));

/** The ways to shoot at a saucer. */
const enemyOption = (target: SaucerId, offer: Offer): Option<Action> =>
	menu(target, ruling('attack.with', { saucer: target }), function* () {
		for (let n = 1; n <= MOST_LASERS; n++)
			yield offer(attackId('laser', n, target), { type: 'attack', target, weapon: 'laser', n }, ruling('attack.lasers', { n }));
		yield offer(attackId('mega', 1, target), { type: 'attack', target, weapon: 'mega', n: 1 }, ruling('attack.a-mega'));
	});

/** A pair of Super Novas, on a saucer of another player. */
export const superNovaAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('attack.on-whom', { player: activePilot(state).id }),
		allSaucers(state)
			.filter((id) => pilotOf(state, id).id !== activePilot(state).id)
			.map((target) => offer(attackId('nova', 2, target), { type: 'attack', target, weapon: 'nova', n: 2 })),
		{ optional: true, who: activePilot(state).id }
	);

/** A saucer that may leave its mother ship stays there this turn. */
export const stayAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('stay.which', { player: activePilot(state).id }),
		activeSaucers(state).map((saucer) => offer(optionIds.stay(saucer), { type: 'stay', saucer })),
		{ optional: true, who: activePilot(state).id }
	);

/** A pair of Trous noirs, for a saucer of the active camp. */
export const blackHoleAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(ruling('trou.which', { player: activePilot(state).id }), blackHoleOptions(state, offer), {
		optional: true,
		who: activePilot(state).id
	});
