import { choose, count, opensAsk, isLegal, menu } from '../../ask.ts';
import { askFact, knownFact } from '../../facts.ts';
import type { Ask, Option } from '../../contract.ts';
import { combatCards, unnamedOption } from './fight.ts';
import { CONTACTS, type ContactId, EQUIPMENT, type EquipmentId, isContact, LOOKS, type LookId } from '../cards.ts';
import { PLACES } from '../dials.ts';
import { isStalemate } from '../turn-odds.ts';
import { colourOptions, layAsks } from './lay.ts';
import type { Offer } from './offer.ts';
import { keyAsks } from './turn.ts';
import { findOwner } from '../hand.ts';
import { cellId, factId, planetId } from '../ids.ts';
import { colourName, planetName, PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import { laidCardName, laidCards } from '../trade.ts';
import { HAND_LIMIT, isFreeToAct, seatOverLimit, activeTeam, tradePartners, planetOf } from '../turn.ts';
import type { Action, FaceUpCard, Own, Place, State, Team } from '../types.ts';

/** The asks that may be ignored: names of finds, laying, cards that may be played now, trades, facts of the box. */
export function optionalAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const full = seatOverLimit(state) !== undefined;
	return [
		...unkeptAsks(state),
		...nameAsks(state),
		...layAsks(state, offer),
		...(full || state.step === 'fight'
			? []
			: [...keyAsks(state, offer), ...playAsks(state, offer), ...tradeAsks(state, offer), ...boxAsks(state), ...staleAsks(state, offer)]),
		...goneAsks(state, offer)
	];
}

const OPTIONAL = { optional: true } as const;

// ── The find just made ───────────────────────────────────────────────────────────────────────────────────────────

/** Asks which Équipement or Contact was found. A Contact whose letter is only assumed is asked for it too. */
function nameAsks(state: State): readonly Ask<Action>[] {
	const { found } = state;
	const team = findOwner(state);
	if (!found || !team) return [];
	const cards: readonly (EquipmentId | ContactId)[] = found.type === 'equipment' ? EQUIPMENT : CONTACTS;
	return [
		choose(
			ruling('find.which', { card: found.type }),
			cards.map((card) => nameOption(state, card)),
			{ ...OPTIONAL, who: team.id }
		)
	];
}

function nameOption(state: State, card: EquipmentId | ContactId): Option<Action> {
	const from = isContact(card) ? (knownFact(PRINTED, state.facts, 'letter', card)?.from ?? 'assumed') : 'rulebook';
	if (from !== 'assumed') return { id: `name:${card}`, action: { type: 'name', card } };
	return opensAsk(`name:${card}`, () =>
		choose(
			ruling('contact.letter', { card }),
			['I', 'P'].map((value) => ({
				id: `corner:${value}`,
				action: { type: 'learn', fact: factId('letter', card), value, then: { type: 'name', card } }
			}))
		)
	);
}

const withLabel = (option: Option<Action>, label: NonNullable<Option<Action>['label']>): Option<Action> => ({ ...option, label });

// ── Cards played outside a fight ─────────────────────────────────────────────────────────────────────────────────

function playAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const looks = isFreeToAct(state) ? LOOKS.flatMap((card) => lookOption(state, card, offer)) : [];
	const reactor = reactorOption(state, 'reacteur', { type: 'reactor' }, offer);
	const options = [
		...looks,
		reactor,
		...lateReactor(state, offer),
		offer('chulak', { type: 'rebel' }),
		offer('tokra', { type: 'tokra' })
	].filter(isLegal);
	// Each card is an ask of its own, so that one tap opens what it asks for.
	return options.map((option) => choose(ruling('cards.now'), [option], { ...OPTIONAL, id: `cards.now ${option.id}` }));
}

/** The reactor. The first time it is played, the table reads whether it is discarded. */
function reactorOption(state: State, id: string, action: Extract<Own, { type: 'reactor' }>, offer: Offer): Option<Action> {
	const option = offer(id, action);
	if (!isLegal(option) || knownFact(PRINTED, state.facts, 'once', 'reacteur')?.from === 'box') return option;
	return opensAsk(id, () =>
		choose(
			ruling('card.once', { card: 'reacteur' }),
			['spent', 'kept'].map((value) => ({ id: value, action: { type: 'learn', fact: 'once:reacteur', value, then: action } }))
		)
	);
}

/** The team whose turn has just ended may still announce the reactor, because turning its last card may have ended the turn. */
function lateReactor(state: State, offer: Offer): readonly Option<Action>[] {
	const last = state.just === state.active ? undefined : state.teams[state.just ?? -1];
	if (!last) return [];
	const option = reactorOption(state, `late-reactor:${last.id}`, { type: 'reactor', who: last.id }, offer);
	return [withLabel(option, ruling('reactor.late', { player: last.id }))];
}

/** Asks for the card, the planet, and what the pile shows: three taps, four for a Combat card. */
function lookOption(state: State, card: LookId, offer: Offer): readonly Option<Action>[] {
	const option = menu(card, ruling('look.where', { card }), () => lookTargets(state, card, offer));
	return isLegal(option) ? [option] : [];
}

/** What a pile may show. One Combat card is enough to find out whether any could be shown. */
const CARD_TYPES_SHOWN: readonly FaceUpCard[] = [
	{ type: 'symbol' },
	{ type: 'equipment' },
	{ type: 'contact' },
	{ type: 'combat', foe: 'unas' }
];

function* lookTargets(state: State, card: LookId, offer: Offer): Generator<Option<Action>> {
	let seen: readonly Option<Action>[] | undefined;
	for (const [i] of state.planets.entries()) {
		const [planet, id] = [i + 1, planetId(i + 1)];
		const tried = (options: readonly Option<Action>[]) => () => shownCardAsk(state, card, planet, options);
		const look = (up: FaceUpCard): Option<Action> => offer(up.type, { type: 'look', with: card, planet, shows: up });
		// What may be shown does not depend on the planet, so all types are tried once, and then only the first legal one.
		const first = look(CARD_TYPES_SHOWN[seen?.findIndex(isLegal) ?? 0] ?? { type: 'symbol' });
		if (first.refused?.rule !== 'look.nothing') seen ??= CARD_TYPES_SHOWN.map(look);
		const possible = !!seen?.some(isLegal) && first.refused?.rule !== 'look.nothing';
		yield possible && seen ? opensAsk(id, tried(seen)) : { ...first, id };
		// The refusal does not depend on the planet, so the other planets need not be tried.
		if (!possible && first.refused?.rule !== 'look.nothing') return;
	}
}

function shownCardAsk(state: State, card: LookId, planet: number, tried: readonly Option<Action>[]): Ask<Action> {
	const action = (up: FaceUpCard): Action => ({ type: 'look', with: card, planet, shows: up });
	const combat = opensAsk<Action>('combat', () =>
		choose(ruling('explore.which-foe'), [
			...combatCards(state).map((foe): Option<Action> => ({ id: foe, action: action({ type: 'combat', foe }) })),
			unnamedOption((told) => action({ type: 'combat', foe: 'unnamed', told }))
		])
	);
	const options = CARD_TYPES_SHOWN.flatMap((up, i): readonly Option<Action>[] => {
		const option = tried[i];
		if (!option) return [];
		return up.type === 'combat' && isLegal(option) ? [combat] : [{ ...option, action: action(up) }];
	});
	return choose(ruling('look.what', { planet: planetName(state.facts, planet) }), options);
}

// ── Trading ──────────────────────────────────────────────────────────────────────────────────────────────────────

function tradeAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const team = activeTeam(state);
	const options = tradePartners(state).map((partner) =>
		opensAsk(partner.id, () => tradeBetweenAsk(state, team, partner, offer), ruling('trade.partner', { player: partner.id }))
	);
	const asks = options.map((option) => choose(ruling('trade.with'), [option], { ...OPTIONAL, id: `trade.with ${option.id}` }));
	const finds = options.length ? giveOptions(state, team, offer) : [];
	const others = otherPairs(state, offer);
	return [
		...asks,
		...(finds.length ? [choose(ruling('trade.which-find'), finds, OPTIONAL)] : []),
		...(others.length ? [choose(ruling('trade.others'), others, OPTIONAL)] : [])
	];
}

/** The trades between two teams that are in the same place while another team is on turn. */
function otherPairs(state: State, offer: Offer): readonly Option<Action>[] {
	const others = state.teams.filter((team) => team.id !== activeTeam(state).id);
	return others.flatMap((team, i) =>
		tradePartners(state, team)
			.filter((partner) => others.indexOf(partner) > i)
			.map((partner) =>
				opensAsk(
					`trade:${team.id}:${partner.id}`,
					() => tradeBetweenAsk(state, team, partner, offer),
					ruling('trade.pair', { player: team.id, with: partner.id })
				)
			)
	);
}

/** The finds of a team that may be given away. */
const giveOptions = (state: State, team: Team, offer: Offer): readonly Option<Action>[] =>
	team.mission
		.map(({ card, type }, i) =>
			offer(
				team === activeTeam(state) ? `find:${i}` : `find:${team.id}:${i}`,
				{ type: 'give', find: i, ...whoTrades(state, team) },
				ruling('trade.give-find', { n: i + 1, card: card ?? type })
			)
		)
		.filter(isLegal);

/** A trade of the team on turn does not name it. */
const whoTrades = (state: State, team: Team): { readonly who?: string } => (team === activeTeam(state) ? {} : { who: team.id });

/** A trade between two teams: the difference in cards of the hand, or a card that lies in front of one of them. */
function tradeBetweenAsk(state: State, team: Team, partner: Team, offer: Offer): Ask<Action> {
	const most = team.hand + partner.hand;
	const nets = Array.from({ length: most + 1 }, (_, i) => i - team.hand).map((net) =>
		offer(`net:${signedNumber(net)}`, { type: 'trade', with: partner.id, net, ...whoTrades(state, team) })
	);
	const passed = (side: 'gives' | 'gets', from: Team, to: Team): readonly Option<Action>[] =>
		laidCards(from).map((laid) => {
			const card = laidCardName(state, laid);
			const label = ruling('trade.pass', { card, from: from.id, to: to.id });
			return offer(`${side}:${card}`, { type: 'pass', from: from.id, to: to.id, ...laid }, label);
		});
	const laid = [...passed('gives', team, partner), ...passed('gets', partner, team)].filter(isLegal);
	const finds = team === activeTeam(state) ? [] : [...giveOptions(state, team, offer), ...giveOptions(state, partner, offer)];
	return choose(ruling(laid.length ? 'trade.net-or-laid' : 'trade.net', { player: team.id }), [...laid, ...nets.filter(isLegal), ...finds]);
}

/** A difference with its sign: +1, −2. */
const signedNumber = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

// ── The box, and what lies in the discard ────────────────────────────────────────────────────────────────────────

/** Optional asks for facts that are useful early: which planets are near, which hold four cards, names of planets and colours. */
function boxAsks(state: State): readonly Ask<Action>[] {
	const { facts } = state;
	const { at, laid } = activeTeam(state);
	const untouched = state.planets.every(({ gone }) => gone === 0);
	const wanted = [
		...(at === 'sgc2' ? ['near:board'] : []),
		// Asks one question about the board at a time. Once a card is turned, another layout would no longer fit the piles.
		...(untouched && 'near:board' in facts ? ['outer:board'] : []),
		...(laid.colour ? [`colour:${laid.colour}`] : [])
	];
	const asked = wanted
		.filter((fact) => !(fact in facts))
		.flatMap((fact) => askFact(PRINTED, fact) ?? [])
		.map((ask): Ask<Action> => ({ ...ask, optional: true }));
	const nameAsk = planetOf(at) && !(at in facts) ? askFact(PRINTED, at) : undefined;
	return nameAsk ? [...asked, choose(ruling('box.name-it'), [opensAsk<Action>('planet-name', () => nameAsk)], OPTIONAL)] : asked;
}

/** The colours of lost symbols, which lie face up in the discard. */
const goneAsks = (state: State, offer: Offer): readonly Ask<Action>[] =>
	state.gone.untold === 0
		? []
		: [
				choose(
					ruling('colour.which-gone', { left: state.gone.untold }),
					colourOptions(state, offer, {
						known: (colour) =>
							withLabel(
								offer(`lost:${colour}`, { type: 'gone', colour }),
								ruling('colour.is', { colour: colourName(state.facts, colour) })
							),
						action: (colour) => ({ type: 'gone', colour })
					}),
					OPTIONAL
				)
			];

/** Asks for what a lighter depth did not keep of the team on turn: its hand and its place. */
function unkeptAsks({ unkept = [], teams, active }: State): readonly Ask<Action>[] {
	const { id: player } = teams[active] ?? { id: '' };
	const [hand, at] = [`hand:${player}`, `at:${player}`];
	const number = (): Ask<Action> =>
		count(ruling('depth.how-many', { player }), [0, HAND_LIMIT], (n) => ({ action: { type: 'correct', set: { [hand]: n } } }));
	return [
		...(unkept.includes(hand) ? [choose(ruling('depth.hand', { player }), [opensAsk('hand', number)], OPTIONAL)] : []),
		...(unkept.includes(at)
			? [
					choose<Action>(
						ruling('depth.at', { player }),
						PLACES.map((place) => ({ id: placeOptionId(place), action: { type: 'correct', set: { [at]: place } } })),
						OPTIONAL
					)
				]
			: [])
	];
}

/**
 * Planets are selected by their `cell:` ids, as when the board is read: their other ids are destinations, which may be offered at the same
 * time.
 */
const placeOptionId = (place: Place): string => (planetOf(place) ? cellId(planetOf(place)) : place);

/** In a stalemate the table may stop, or put the discarded symbols into the bank. */
function staleAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (!isStalemate(state)) return [];
	const close: Option<Action> = { id: 'close', action: { type: 'close', won: [] } };
	return [choose(ruling('stale.now'), [close, offer('recover', { type: 'recover' })].filter(isLegal), OPTIONAL)];
}
