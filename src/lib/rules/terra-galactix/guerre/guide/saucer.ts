import { choose, count, isLegal, menu, opensAsk } from '../../../ask.ts';
import type { Option } from '../../../contract.ts';
import type { SaucerId } from '../../cards.ts';
import { HOLD_CAPACITY } from '../cards.ts';
import { allSaucers, countsCards, isFlying, isGrounded, stationOf, tokensToCarry } from '../fleet.ts';
import { ELSEWHERE, loadOf } from '../holds.ts';
import { optionIds } from '../ids.ts';
import { ruling } from '../rules.ts';
import { saltOf, seal } from '../seal.ts';
import { carrierOf } from '../stacks.ts';
import type { Action, State } from '../types.ts';
import { blackHoleOption, type Offer } from './draw.ts';

/** The numbers of Galactix that a card or a hold can have. */
export const numbers = (least: 0 | 1): readonly number[] => Array.from({ length: HOLD_CAPACITY + 1 - least }, (_, i) => i + least);

/** The options of a saucer. A destroyed one flies again with a new Soucoupe card, which is laid in phase 1 if cards are counted. */
export function ownSaucerOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	if (stationOf(state, id) === 'awaits' && isGrounded(state, id) && !countsCards(state))
		return offer(id, { type: 'licence', n: 1, saucers: [id] });
	return menu(id, ruling('act.saucer', { saucer: id }), () => saucerOptions(state, id, offer));
}

function* saucerOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (isFlying(state, id)) yield* homeOptions(state, id, offer);
	else {
		yield offer('launch', { type: 'launch', saucer: id });
		yield offer(optionIds.stay(id), { type: 'stay', saucer: id }, ruling('stay.here'));
	}
	// If cards are not counted, a black hole changes nothing that is kept, unless it divides a convoy.
	if (countsCards(state) || state.options.chevauchee) yield blackHoleOption(id, offer);
	if (!isFlying(state, id) || !state.options.chevauchee) return;
	if (carrierOf(state.stacks, id)) yield offer('undock', { type: 'undock', saucer: id });
	const onto = dockOptions(state, id, offer);
	if (onto.some(isLegal)) yield opensAsk('dock', () => choose(ruling('dock.onto', { saucer: id }), onto));
	else yield* onto.slice(0, 1);
}

/** Enters its mother ship with so many tokens; or takes tokens aboard, at tables that note them. */
function* homeOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (loadOf(state, id) === undefined) {
		for (const n of numbers(0)) yield offer(optionIds.home(n), { type: 'home', saucer: id, n });
		return yield* loadOptions(state, id, offer);
	}
	yield offer('home', { type: 'home', saucer: id }, ruling('home.as-noted'));
	const most = Math.min(HOLD_CAPACITY, tokensToCarry(state));
	if (most > 0)
		yield opensAsk(
			'home:other',
			() => count(ruling('home.how-many', { saucer: id }), [0, most], (n) => ({ action: { type: 'home', saucer: id, n } })),
			ruling('home.other')
		);
	yield* loadOptions(state, id, offer);
}

/** The saucers in flight on which this one may dock. */
export const dockOptions = (state: State, id: SaucerId, offer: Offer): readonly Option<Action>[] =>
	allSaucers(state)
		.filter((onto) => isFlying(state, onto) && onto !== id)
		.map((onto) => offer(optionIds.dock(onto), { type: 'dock', saucer: id, onto }));

/** Tokens taken aboard: only their number if holds are sealed, with their place if holds are open. */
function* loadOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (state.options.holdSecrecy === 'sealed')
		for (const n of numbers(1)) yield offer(optionIds.load(`${n}`), { type: 'load', saucer: id, sealed: sealText(state, `${n}`) });
	for (const [place, lying] of Object.entries(state.board ?? {})) {
		if (place !== ELSEWHERE) yield offer(optionIds.load(place), { type: 'load', saucer: id, place, n: lying });
		else
			for (let n = 1; n <= Math.min(HOLD_CAPACITY, lying); n++)
				yield offer(optionIds.load(`${n}`), { type: 'load', saucer: id, place: ELSEWHERE, n });
	}
}

/** Seals a text with a salt that changes with the state, so that equal loads look different in the log. */
export const sealText = (state: State, text: string): string => seal(text, saltOf(state.sealed ?? '', state.turn, state.stock));
