import { asked, choose, count, leads, legal, menu, offering } from '../../ask.ts';
import type { Ask, Guide, Option, Ruling } from '../../contract.ts';
import { tally } from '../../deck.ts';
import {
	type Card,
	CARD_KINDS,
	COLOURS,
	COPIES,
	GALACTIX_CARDS,
	newCardAsk,
	PRINTED,
	SAUCERS,
	type SaucerId,
	saucersOf,
	starFact,
	TOKENS
} from '../cards.ts';
import { facesKnown, starsIn, UNTOLD } from '../decks.ts';
import { apply } from './apply.ts';
import { afield, campNow, counts, everySaucer, flies, me, ownerOf, pilotOf, waiting } from './fleet.ts';
import { DICE } from './flight.ts';
import { ELSEWHERE, inHolds, onBoard } from './holds.ts';
import { FULL, MOST_LASERS } from './kernel.ts';
import { boxRuling } from '../rules.ts';
import { ruling } from './rules.ts';
import { saltOf, seal } from './seal.ts';
import { bottomOf, carrierOf } from './stacks.ts';
import { type Action, DIRECTIONS, type Of, type Own, type State } from './types.ts';

type Offer = ReturnType<typeof offering<State, Action>>;

export function guide(state: State): Guide<Action> {
	const { over, options, turn, games } = state;
	const where =
		options.games > 1
			? ruling('turn.where-game', { turn, game: Math.min(games.length + 1, options.games), games: options.games })
			: ruling('turn.where', { turn });
	if (over) return { now: over.by, where, asks: [] };
	return { now: now(state), where, asks: asks(state, offering(apply, state)), remind: reminders(state) };
}

const now = (state: State): Ruling => {
	if (state.options.depth === 'score' && state.phase !== 'between') return ruling('score.where');
	return ruling('turn.of', { player: me(state).id, camp: campNow(state) });
};

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (state.phase === 'between') return [nextGame(state, offer)];
	if (state.options.depth === 'score') return [score(state, offer)];
	switch (state.phase) {
		case 'draw':
			return asked(choice(state, offer), ...early(state), ...hands(state));
		case 'roll':
			return asked(
				{
					kind: 'dice',
					who: me(state).id,
					prompt: ruling('roll.now', { player: me(state).id }),
					groups: DICE,
					then: (dice) => ({ action: { type: 'roll', dice } })
				},
				...arrivals(state, offer),
				more(state, offer),
				...hands(state)
			);
		case 'act':
			return asked(
				acting(state, offer),
				...arrivals(state, offer),
				state.found ? someone(state, offer) : undefined,
				discovery(state, offer),
				novas(state, offer),
				holes(state, offer),
				...hands(state)
			);
		case 'answer':
			return [answering(state, offer)];
		case 'wreck':
			return asked(
				choose(
					ruling('wreck.where', { n: state.debris!.n }),
					DIRECTIONS.map((from) => offer(from, { type: 'wreck', from }))
				),
				state.facts['orbits:board'] === undefined ? { ...(PRINTED.orbits.ask() as Ask<Action>), aside: true as const } : undefined
			);
		case 'warp':
			return asked(
				choose(
					ruling('trou.card', { saucer: state.warp!.queue[0]! }),
					[
						...cards(state, offer, (star) => ({ type: 'arrive', star, ...lying(state, star) })),
						offer(UNTOLD, { type: 'arrive', star: UNTOLD })
					],
					{ who: pilotOf(state, state.warp!.queue[0]!).id }
				),
				...arrivals(state, offer)
			);
	}
}

// ── Phase 1 ──────────────────────────────────────────────────────────────────────────────────────────────────────

const choice = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.choose', { player: me(state).id }),
		[
			...CARD_KINDS.map((card) => offer(`discard:${card}`, { type: 'discard', card })),
			...special(state, offer),
			...saucersOf(campNow(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id }))
		],
		{ who: me(state).id }
	);

/** After the choice only black holes remain; another card is a house rule, and greyed unless the table plays it. */
const more = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('cards.more', { player: me(state).id }),
		[...saucersOf(campNow(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id })), ...special(state, offer)],
		{ who: me(state).id, aside: true }
	);

const special = (state: State, offer: Offer): readonly Option<Action>[] => [
	...COLOURS.map((colour) => offer(`pulsar:${colour}`, { type: 'pulsar', on: [colour] })),
	offer('pulsar:both', { type: 'pulsar', on: COLOURS }),
	...licences(state, offer)
];

const licences = (state: State, offer: Offer): readonly Option<Action>[] => {
	const wait = waiting(state, me(state));
	const named = (n: number): boolean => wait.length > n && !state.options.licencesAnonymous;
	return [1, 2].map((n) => {
		const id = `soucoupe:${n}`;
		const plain = offer(id, { type: 'licence', n, ...(named(n) ? { saucers: wait.slice(0, n) } : {}) });
		if (!named(n) || !legal(plain)) return plain;
		const prompt = ruling('licence.which', { n });
		if (n === 1)
			return leads(id, () =>
				choose(
					prompt,
					wait.map((saucer) => offer(saucer, { type: 'licence', n, saucers: [saucer] }))
				)
			);
		return leads(id, () => ({
			kind: 'pick',
			prompt,
			from: wait.map((saucer) => ({ id: saucer, most: 1 })),
			ends: [{ id: 'done', least: n, most: n, then: (picked) => ({ action: { type: 'licence', n, saucers: picked as SaucerId[] } }) }]
		}));
	});
};

/** Worth reading off the box in the first round: the symbol of the camp whose turn it is. */
const early = (state: State): readonly Ask<Action>[] => {
	const camp = campNow(state);
	const unread = state.turn <= state.order.length && state.facts[`symbol:${camp}`] === undefined;
	const read = (): Ask<Action> => PRINTED.symbol.ask(camp);
	return unread ? [choose(boxRuling('box.early'), [leads(`symbol:${camp}`, read)], { aside: true })] : [];
};

// ── Phase 3 ──────────────────────────────────────────────────────────────────────────────────────────────────────

const acting = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('act.now', { player: me(state).id }),
		[
			offer('end', { type: 'end' }),
			...saucersOf(campNow(state)).map((id) => own(state, id, offer)),
			...(counts(state) ? [] : licences(state, offer)),
			...everySaucer(state)
				.filter((id) => ownerOf(state, id) !== ownerOf(state, saucersOf(campNow(state))[0]!))
				.map((id) => foe(id, offer))
		],
		{ who: me(state).id }
	);

/** Touch one of your saucers: it takes off, or you say what it does. */
function own(state: State, id: SaucerId, offer: Offer): Option<Action> {
	if (!flies(state, id)) return offer(id, { type: 'launch', saucer: id });
	return menu(id, ruling('act.saucer', { saucer: id }), () => doings(state, id, offer));
}

function* doings(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	const most = Math.min(FULL, afield(state));
	const secrecy = state.options.holdSecrecy;
	if (secrecy === 'none') for (let n = 0; n <= FULL; n++) yield offer(`home:${n}`, { type: 'home', saucer: id, n });
	else {
		yield offer('home', { type: 'home', saucer: id }, ruling('home.as-noted'));
		if (most > 0)
			yield leads(
				'home:other',
				() => count(ruling('home.how-many', { saucer: id }), [0, most], (n) => ({ action: { type: 'home', saucer: id, n } })),
				ruling('home.other')
			);
		yield* loading(state, id, offer);
	}
	if (!state.options.chevauchee) return;
	if (carrierOf(state.stacks, id)) yield offer('undock', { type: 'undock', saucer: id });
	const onto = carriers(state, id, offer);
	if (onto.some(legal)) yield leads('dock', () => choose(ruling('dock.onto', { saucer: id }), onto));
	else yield* onto.slice(0, 1);
}

const carriers = (state: State, id: SaucerId, offer: Offer): readonly Option<Action>[] =>
	everySaucer(state)
		.filter((onto) => flies(state, onto) && onto !== id)
		.map((onto) => offer(`dock:${onto}`, { type: 'dock', saucer: id, onto }));

/** Taken aboard: sealed by number alone; in the open from where it lies. */
function* loading(state: State, id: SaucerId, offer: Offer): Generator<Option<Action>> {
	if (state.options.holdSecrecy === 'sealed')
		for (let n = 1; n <= FULL; n++) yield offer(`load:${n}`, { type: 'load', saucer: id, sealed: lid(state, `${n}`) });
	for (const [place, n] of Object.entries(state.board ?? {})) {
		if (place !== ELSEWHERE) yield offer(`load:${place}`, { type: 'load', saucer: id, place, n });
		else
			for (let some = 1; some <= Math.min(FULL, n); some++)
				yield offer(`load:${some}`, { type: 'load', saucer: id, place: ELSEWHERE, n: some });
	}
}

const lid = (state: State, text: string): string => seal(text, saltOf(state.sealed ?? '', state.turn, state.stock));

/** Touch an enemy: with what? */
const foe = (id: SaucerId, offer: Offer): Option<Action> =>
	menu(id, ruling('attack.with', { saucer: id }), function* () {
		for (let n = 1; n <= MOST_LASERS; n++)
			yield offer(`laser:${n}:${id}`, { type: 'attack', target: id, weapon: 'laser', n }, ruling('attack.lasers', { n }));
		yield offer(`mega:${id}`, { type: 'attack', target: id, weapon: 'mega', n: 1 }, ruling('attack.a-mega'));
	});

/** At any distance: a pair of Super Novas is told by its target. */
const novas = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('attack.on-whom', { player: me(state).id }),
		everySaucer(state)
			.filter((id) => flies(state, id) && pilotOf(state, id).team !== me(state).team && bottomOf(state.stacks, id) === id)
			.map((id) => offer(`nova:${id}`, { type: 'attack', target: id, weapon: 'nova', n: 2 })),
		{ aside: true, who: me(state).id }
	);

const holes = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('trou.which', { player: me(state).id }),
		saucersOf(campNow(state)).map((id) => offer(`trou:${id}`, { type: 'trou', saucer: id })),
		{ aside: true, who: me(state).id }
	);

// ── Answers ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The attacked player answers, in the middle of somebody else’s turn. */
function answering(state: State, offer: Offer): Ask<Action> {
	const { target, weapon, n } = state.attack!;
	const { id: player } = pilotOf(state, target);
	const answered = (how: Of<'answer'>['how'], label?: Ruling): Option<Action> => offer(how, { type: 'answer', how }, label);
	return choose(
		weapon === 'nova' ? ruling('answer.nova', { player, saucer: target }) : ruling('answer.now', { player, saucer: target }),
		[
			...lost(state, offer),
			answered('bouclier', ruling('answer.boucliers', { n: weapon === 'laser' ? n : 1 })),
			answered('giga'),
			answered('trou')
		],
		{ who: player }
	);
}

/** No answer: with how many tokens it goes is told now, unless it was noted. */
function lost(state: State, offer: Offer): readonly Option<Action>[] {
	const gone = (cargo: number): Option<Action> =>
		offer(`lost:${cargo}`, { type: 'answer', how: 'lost', cargo }, ruling('answer.lost', { n: cargo }));
	const most = Math.min(FULL, afield(state));
	if (state.options.holdSecrecy === 'none') return Array.from({ length: most + 1 }, (_, n) => gone(n));
	const other = (): Ask<Action> =>
		count(ruling('answer.cargo', { saucer: state.attack!.target }), [0, most], (cargo) => ({
			action: { type: 'answer', how: 'lost', cargo }
		}));
	return [
		offer('lost', { type: 'answer', how: 'lost' }, ruling('answer.lost-noted')),
		...(most > 0 ? [leads<Action>('lost:other', other, ruling('home.other'))] : [])
	];
}

// ── Galactix cards ───────────────────────────────────────────────────────────────────────────────────────────────

/** Cards this box has shown before are one touch; a new one is read once, in the same breath. */
function cards(state: State, offer: Offer, told: (star: string) => Own, as = starFact): readonly Option<Action>[] {
	const seen = starsIn(state.facts).map((star) => offer(as(star), told(star)));
	return facesKnown(state.facts) < GALACTIX_CARDS ? [...seen, leads('new', () => newCardAsk<Own>(told))] : seen;
}

/** In the open the companion knows what lies on a star. */
const lying = (state: State, star: string): { readonly loads?: number } => {
	const n = state.board?.[starFact(star)] ?? 0;
	return n > 0 && n <= FULL ? { loads: n } : {};
};

/** The place of the last arrival was taken or did not take its load; with the Chevauchée an empty saucer docks there. */
function arrivals(state: State, offer: Offer): readonly Ask<Action>[] {
	const { arrived } = state;
	if (!arrived) return [];
	const { saucer } = arrived;
	const who = pilotOf(state, saucer).id;
	return [
		choose(
			ruling('trou.taken', { saucer }),
			cards(
				state,
				offer,
				(star) => ({ type: 'again', star, ...lying(state, star) }),
				(star) => `again:${star}`
			),
			{ aside: true, who }
		),
		...(state.options.chevauchee ? [choose(ruling('dock.onto', { saucer }), carriers(state, saucer, offer), { aside: true, who })] : [])
	];
}

function discovery(state: State, offer: Offer): Ask<Action> | undefined {
	const who = me(state).id;
	if (!counts(state)) {
		const found = Array.from({ length: FULL }, (_, i) => offer(`found:${i + 1}`, { type: 'discover', n: i + 1 }));
		return choose(ruling('discover.how-many'), found, { aside: true, who });
	}
	if (state.discovered >= COLOURS.length) return undefined;
	const left = GALACTIX_CARDS - Math.min(GALACTIX_CARDS, facesKnown(state.facts));
	return choose(
		ruling('discover.which', { left }),
		cards(state, offer, (star) => ({ type: 'discover', star, ...lying(state, star) })),
		{ aside: true, who }
	);
}

/** A saucer is on that star, or the star could not take it all. */
function someone(state: State, offer: Offer): Ask<Action> | undefined {
	const { put } = state.found!;
	const prompt = ruling('discover.someone');
	if (put === 0) return undefined;
	const fewer = (): Ask<Action> => count(prompt, [0, put], (n) => ({ action: { type: 'aboard', n } }), { usual: put });
	const there = everySaucer(state).filter((id) => flies(state, id) && bottomOf(state.stacks, id) === id);
	switch (state.options.holdSecrecy) {
		case 'none':
			return { ...fewer(), aside: true };
		case 'open':
			return choose(
				prompt,
				there.map((saucer) => offer(`aboard:${saucer}`, { type: 'aboard', saucer })),
				{ aside: true }
			);
		case 'sealed':
			return choose(
				prompt,
				[
					...there.map((saucer) => offer(`aboard:${saucer}`, { type: 'aboard', sealed: lid(state, `${SAUCERS.indexOf(saucer)}${put}`) })),
					...(there.length > 0 ? [leads<Action>('aboard:fewer', () => someOf(state, there, put))] : []),
					leads<Action>('aboard:star', fewer)
				],
				{ aside: true }
			);
	}
}

const someOf = (state: State, there: readonly SaucerId[], put: number): Ask<Action> =>
	choose(
		ruling('discover.whose'),
		there.map((saucer) =>
			leads<Action>(saucer, () =>
				count(ruling('hold.how-many', { saucer }), [0, put], (n) => ({
					action: { type: 'aboard', sealed: lid(state, `${SAUCERS.indexOf(saucer)}${n}`) }
				}))
			)
		)
	);

// ── The rest ─────────────────────────────────────────────────────────────────────────────────────────────────────

const score = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('score.where'),
		state.order.map((camp) =>
			menu(camp, ruling('score.how-many', { camp }), function* () {
				for (let n = 1; n <= FULL; n++) yield offer(`${n}`, { type: 'bank', camp, n });
			})
		)
	);

const nextGame = (state: State, offer: Offer): Ask<Action> =>
	choose(
		ruling('tournoi.first', { game: state.games.length + 1, games: state.options.games }),
		state.pilots.map(({ id }) => offer(id, { type: 'next-game', first: id }))
	);

/** Only where the table switched this on, and only for the eyes of whose hand it is. */
const hands = (state: State): readonly Ask<Action>[] =>
	state.options.handAid
		? state.pilots
				.filter(({ hand }) => hand > 0)
				.map(({ id, hand }) => ({
					kind: 'pick',
					aside: true,
					who: id,
					eyes: id,
					prompt: ruling('hand.tell', { player: id, n: hand }),
					from: CARD_KINDS.map((card) => ({ id: card, most: held(state, card, hand) })),
					ends: [
						{
							id: 'done',
							least: hand,
							most: hand,
							then: (picked) => ({ action: { type: 'hand', player: id, cards: tally(picked as Card[]) } })
						}
					]
				}))
		: [];

const held = ({ stack, pilots }: State, card: Card, hand: number): number => {
	const open = (stack.discard[card] ?? 0) + (card === 'soucoupe' ? pilots.reduce((sum, { licences: n }) => sum + n, 0) : 0);
	return Math.max(0, Math.min(hand, COPIES[card] - open));
};

/** What the companion does not see: places, paths and lines. */
function reminders(state: State): readonly Ruling[] {
	if (state.phase === 'between' || state.options.depth === 'score') return sums(state);
	const { attacked, options } = state;
	const acting = state.phase === 'act';
	return [
		...(acting ? [ruling('act.move'), ruling('act.star'), ruling('attack.range')] : []),
		...(acting && options.holdSecrecy !== 'open' ? [ruling('act.load')] : []),
		...(acting && attacked.length > 0 && options.oneAttackPerIntersection === 'perTarget'
			? [ruling('attack.move-first', { saucers: attacked })]
			: []),
		...(acting && attacked.length > 0 && options.oneAttackPerIntersection === 'perPlayer'
			? [ruling('attack.move-first-player', { saucers: attacked })]
			: []),
		...(acting && options.oneAttackPerIntersection === 'total' ? [ruling('attack.one-a-node')] : []),
		...(acting && !options.blackHoleMidMove ? [ruling('trou.not-in-move')] : []),
		...(acting && options.chevauchee && options.holdSecrecy !== 'open' ? [ruling('dock.must-be-empty')] : []),
		...(acting && saucersOf(campNow(state)).some((id) => carrierOf(state.stacks, id)) ? [ruling('dock.parasites-stay')] : []),
		...(acting && options.chevauchee && state.arrived ? [ruling('dock.may-move')] : []),
		...(state.phase === 'answer' && state.stacks.some((stack) => stack[0] === state.attack!.target)
			? [ruling('answer.alone', { player: pilotOf(state, state.attack!.target).id })]
			: []),
		...sums(state)
	];
}

/** Fifteen tokens in all: any other sum is shown, and the table says which number is wrong. */
const sums = (state: State): readonly Ruling[] => {
	if (!state.board) return [];
	const is = onBoard(state) + inHolds(state) + (TOKENS - afield(state));
	return is === TOKENS ? [] : [ruling('hold.sum', { is, should: TOKENS })];
};
