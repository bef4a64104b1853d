import { choose, count, opensAsk, isLegal, menu, type optionMaker } from '../../../ask.ts';
import type { Ask, Option, Ruling } from '../../../contract.ts';
import { type SaucerId, saucersOf } from '../../cards.ts';
import { HOLD_CAPACITY, MOST_LASERS } from '../cards.ts';
import { licenceOptions } from './draw.ts';
import { tokensAfield, activeCamp, countsCards, allSaucers, isFlying, activePilot, ownerOf, pilotOf } from '../fleet.ts';
import { ELSEWHERE } from '../holds.ts';
import { ruling } from '../rules.ts';
import { saltOf, seal } from '../seal.ts';
import { bottomOf, carrierOf } from '../stacks.ts';
import type { Action, ActionOf, State } from '../types.ts';

type Offer = ReturnType<typeof optionMaker<State, Action>>;

export const actionAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('act.now', { player: activePilot(state).id }),
		[
			offer('end', { type: 'end' }),
			...saucersOf(activeCamp(state)).map((id) => ownSaucerOption(state, id, offer)),
			...(countsCards(state) ? [] : licenceOptions(state, offer)),
			...allSaucers(state)
				.filter((id) => ownerOf(state, id) !== ownerOf(state, saucersOf(activeCamp(state))[0]!))
				.map((id) => enemyOption(id, offer))
		],
		{ who: activePilot(state).id }
	);

/** Touch one of your saucers: it takes off, or you say what it does. */
function ownSaucerOption(state: State, id: SaucerId, offer: Offer): Option<Action> {
	if (!isFlying(state, id)) return offer(id, { type: 'launch', saucer: id });
	return menu(id, ruling('act.saucer', { saucer: id }), () => saucerOptions(state, id, offer));
}

function* saucerOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	const most = Math.min(HOLD_CAPACITY, tokensAfield(state));
	const secrecy = state.options.holdSecrecy;
	if (secrecy === 'none') for (let n = 0; n <= HOLD_CAPACITY; n++) yield offer(`home:${n}`, { type: 'home', saucer: id, n });
	else {
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

export const dockOptions = (state: State, id: SaucerId, offer: Offer): readonly Option<Action>[] =>
	allSaucers(state)
		.filter((onto) => isFlying(state, onto) && onto !== id)
		.map((onto) => offer(`dock:${onto}`, { type: 'dock', saucer: id, onto }));

/** Taken aboard: sealed by number alone; in the open from where it lies. */
function* loadOptions(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (state.options.holdSecrecy === 'sealed')
		for (let n = 1; n <= HOLD_CAPACITY; n++) yield offer(`load:${n}`, { type: 'load', saucer: id, sealed: sealText(state, `${n}`) });
	for (const [place, n] of Object.entries(state.board ?? {})) {
		if (place !== ELSEWHERE) yield offer(`load:${place}`, { type: 'load', saucer: id, place, n });
		else
			for (let some = 1; some <= Math.min(HOLD_CAPACITY, n); some++)
				yield offer(`load:${some}`, { type: 'load', saucer: id, place: ELSEWHERE, n: some });
	}
}

export const sealText = (state: State, text: string): string => seal(text, saltOf(state.sealed ?? '', state.turn, state.stock));

/** Touch an enemy: with what? */
const enemyOption = (id: SaucerId, offer: Offer): Option<Action> =>
	menu(id, ruling('attack.with', { saucer: id }), function* () {
		for (let n = 1; n <= MOST_LASERS; n++)
			yield offer(`laser:${n}:${id}`, { type: 'attack', target: id, weapon: 'laser', n }, ruling('attack.lasers', { n }));
		yield offer(`mega:${id}`, { type: 'attack', target: id, weapon: 'mega', n: 1 }, ruling('attack.a-mega'));
	});

/** At any distance: a pair of Super Novas is told by its target. */
export const superNovaAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('attack.on-whom', { player: activePilot(state).id }),
		allSaucers(state)
			.filter((id) => isFlying(state, id) && pilotOf(state, id).team !== activePilot(state).team && bottomOf(state.stacks, id) === id)
			.map((id) => offer(`nova:${id}`, { type: 'attack', target: id, weapon: 'nova', n: 2 })),
		{ optional: true, who: activePilot(state).id }
	);

export const blackHoleAsk = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('trou.which', { player: activePilot(state).id }),
		saucersOf(activeCamp(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id })),
		{ optional: true, who: activePilot(state).id }
	);

// ── Answers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The attacked player answers, in the middle of somebody else’s turn. */
export function answerAsk(state: State, offer: Offer): Ask<Action> {
	const { target, weapon, n } = state.attack!;
	const { id: player } = pilotOf(state, target);
	const answered = (how: ActionOf<'answer'>['how'], label?: Ruling): Option<Action> => offer(how, { type: 'answer', how }, label);
	return choose(
		weapon === 'nova' ? ruling('answer.nova', { player, saucer: target }) : ruling('answer.now', { player, saucer: target }),
		[
			...explosionOptions(state, offer),
			answered('bouclier', ruling('answer.boucliers', { n: weapon === 'laser' ? n : 1 })),
			answered('giga'),
			answered('trou')
		],
		{ who: player }
	);
}

/** No answer: with how many tokens it goes is told now, unless it was noted. */
function explosionOptions(state: State, offer: Offer): readonly Option<Action>[] {
	const gone = (cargo: number): Option<Action> =>
		offer(`lost:${cargo}`, { type: 'answer', how: 'lost', cargo }, ruling('answer.lost', { n: cargo }));
	const most = Math.min(HOLD_CAPACITY, tokensAfield(state));
	if (state.options.holdSecrecy === 'none') return Array.from({ length: most + 1 }, (_, n) => gone(n));
	const other = (): Ask<Action> =>
		count(ruling('answer.cargo', { saucer: state.attack!.target }), [0, most], (cargo) => ({
			action: { type: 'answer', how: 'lost', cargo }
		}));
	return [
		offer('lost', { type: 'answer', how: 'lost' }, ruling('answer.lost-noted')),
		...(most > 0 ? [opensAsk<Action>('lost:other', other, ruling('home.other'))] : [])
	];
}
