import { choose, opensAsk, isLegal, menu } from '../../ask.ts';
import { askFact, knownFact } from '../../facts.ts';
import type { Ask, Option } from '../../contract.ts';
import { combatCards, unnamed } from './fight.ts';
import {
	ARMS,
	COLOURS,
	CONTACTS,
	type ContactId,
	DOUBTFUL,
	EQUIPMENT,
	type EquipmentId,
	GLYPHS,
	isContact,
	LOOKS,
	type LookId
} from '../cards.ts';
import { feasible, stale } from '../chances.ts';
import type { Offer } from './index.ts';
import { finder, isDoubtfulFind } from '../hand.ts';
import { colourName, letterOf, planetName, PRINTED, sign } from '../printed.ts';
import { ruling } from '../rules.ts';
import { called, laidCards } from '../trade.ts';
import { calm, crowded, has, me, partners } from '../turn.ts';
import type { Action, State, Team, Up } from '../types.ts';

/** What may be told in passing, besides the question of the moment. */
export function asides(state: State, offer: Offer): readonly Ask<Action>[] {
	const full = crowded(state) !== undefined;
	return [
		...nameAsks(state),
		...layAsks(state, offer),
		...(full || state.step === 'fight'
			? []
			: [...playAsks(state, offer), ...tradeAsks(state, offer), ...boxAsks(state), ...staleAsks(state, offer)]),
		...goneAsks(state, offer)
	];
}

const aside = { optional: true } as const;

// ── The find just made ───────────────────────────────────────────────────────────────────────────────────────────

/** Which Équipement, which Contact? A Contact met for the first time shows its corner too. */
function nameAsks(state: State): readonly Ask<Action>[] {
	const { found } = state;
	const team = finder(state);
	if (!found || !team) return [];
	const cards: readonly (EquipmentId | ContactId)[] = found.type === 'equipment' ? EQUIPMENT : CONTACTS;
	return [
		choose(
			ruling('find.which', { player: team.id, card: found.type }),
			cards.map((card) => named(state, card)),
			aside
		)
	];
}

function named(state: State, card: EquipmentId | ContactId): Option<Action> {
	const from = isContact(card) ? (knownFact(PRINTED, state.facts, 'letter', card)?.from ?? 'assumed') : 'rulebook';
	if (from !== 'assumed') return { id: `name:${card}`, action: { type: 'name', card } };
	return opensAsk(`name:${card}`, () =>
		choose(
			ruling('contact.letter', { card }),
			['I', 'P'].map((value) => ({
				id: `corner:${value}`,
				action: { type: 'learn', fact: `letter:${card}`, value, then: { type: 'name', card } }
			}))
		)
	);
}

// ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────────

function layAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (state.step === 'fight') return [];
	const { just } = state;
	const last = just !== undefined && just !== state.active ? state.teams[just]! : undefined;
	const team = me(state);
	const [symbols, cards] = team.hand > 0 ? [laySymbols(state, team, offer), layCards(state, team, offer)] : [[], []];
	const late = last && last.hand > 0 && last.at !== 'out' ? lateLay(state, last, offer) : [];
	return [
		...(symbols.length ? [choose(ruling('lay.symbols'), symbols, aside)] : []),
		...(cards.length ? [choose(ruling('lay.cards'), cards, aside)] : []),
		...(late.length ? [choose(ruling('lay.what'), late, aside)] : [])
	];
}

/** The turn before is over, and nobody has acted yet: what was found last may still be laid. */
function lateLay(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const options = [...laySymbols(state, team, offer), ...layCards(state, team, offer)];
	return options.length
		? [opensAsk(`late:${team.id}`, () => choose(ruling('lay.what'), options), ruling('lay.late', { player: team.id }))]
		: [];
}

/** Lays a card, once it is told whether it is a find where it could be either. */
const puts =
	(state: State, team: Team, offer: Offer) =>
	(id: string, card: 'symbol' | EquipmentId | ContactId, more: { colour?: number; glyph?: number } = {}): Option<Action> => {
		const who = team === me(state) ? {} : { who: team.id };
		const option = offer(id, { type: 'lay', card, ...more, ...who });
		if (!isLegal(option) || !isDoubtfulFind(team, card)) return option;
		const told = (find: boolean): Option<Action> => offer(find ? 'find' : 'older', { type: 'lay', card, ...more, ...who, find });
		return opensAsk(id, () => choose(ruling('lay.find-or-older'), [told(true), told(false)]));
	};

/** Signs of the colour that is locked; before that a colour, then a sign. */
function laySymbols(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const put = puts(state, team, offer);
	function* glyphs(colour: number): Generator<Option<Action>> {
		for (let glyph = 1; glyph <= GLYPHS; glyph++)
			if (!team.laid.symbols.includes(glyph))
				yield labelled(put(`glyph:${glyph}`, 'symbol', { colour, glyph }), ruling('lay.glyph', { glyph: sign(state.facts, glyph) }));
	}
	const first = (colour: number): Option<Action> => {
		const prompt = ruling('lay.which-glyph', { colour: colourName(state.facts, colour) });
		return labelled(
			menu(`colour:${colour}`, prompt, () => glyphs(colour)),
			colourLabel(state, team, colour)
		);
	};
	const { colour } = team.laid;
	return (colour === undefined ? Array.from({ length: COLOURS }, (_, i) => first(i + 1)) : [...glyphs(colour)]).filter(isLegal);
}

function layCards(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const put = puts(state, team, offer);
	const kept = [
		...ARMS,
		'malp' as const,
		...DOUBTFUL,
		...CONTACTS.filter((card) => card === 'thor' || letterOf(state.facts, card) === 'P')
	];
	return kept
		.filter((card) => !has(team, card))
		.map((card) => put(`lay:${card}`, card))
		.filter(isLegal);
}

const labelled = (option: Option<Action>, label: NonNullable<Option<Action>['label']>): Option<Action> => ({ ...option, label });

/** A colour that can no longer be completed says so before it is chosen. */
function colourLabel(state: State, team: Team, colour: number) {
	const how = feasible(state, team, colour);
	return ruling(how === 'possible' ? 'colour.open' : `colour.${how}`, { colour: colourName(state.facts, colour) });
}

// ── Cards played outside a fight ─────────────────────────────────────────────────────────────────────────────────

function playAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const looks = calm(state) ? LOOKS.flatMap((card) => lookOption(state, card, offer)) : [];
	const reactor = offer('reacteur', { type: 'reactor' });
	const read = knownFact(PRINTED, state.facts, 'once', 'reacteur')?.from === 'box';
	const powered = !isLegal(reactor) || read ? reactor : opensAsk<Action>('reacteur', () => onceThenReactor());
	const options = [...looks, powered, offer('chulak', { type: 'rebel' })].filter(isLegal);
	// Each stands for itself: one touch, and what it asks for follows.
	return options.map((option) => choose(ruling('cards.now'), [option], aside));
}

const onceThenReactor = (): Ask<Action> =>
	choose(
		ruling('card.once', { card: 'reacteur' }),
		['spent', 'kept'].map((value) => ({ id: value, action: { type: 'learn', fact: 'once:reacteur', value, then: { type: 'reactor' } } }))
	);

/** Probe, planet, what it shows: three touches, four for a Combat card. */
function lookOption(state: State, card: LookId, offer: Offer): readonly Option<Action>[] {
	const option = menu(card, ruling('look.where', { card }), () => targets(state, card, offer));
	return isLegal(option) ? [option] : [];
}

/** What a card may show. Any Combat card will do to see whether one could be shown. */
const SHOWN: readonly Up[] = [{ type: 'symbol' }, { type: 'equipment' }, { type: 'contact' }, { type: 'combat', foe: 'unas' }];

function* targets(state: State, card: LookId, offer: Offer): Generator<Option<Action>> {
	let seen: readonly Option<Action>[] | undefined;
	for (const [i] of state.planets.entries()) {
		const [planet, id] = [i + 1, `planet:${i + 1}`];
		const look = (up: Up): Option<Action> => offer(up.type, { type: 'look', with: card, planet, shows: up });
		const first = seen ? look(SHOWN[seen.findIndex(isLegal)]!) : look(SHOWN[0]!);
		// What may be shown does not depend on the planet, so it is tried once; where nothing is to be seen depends on nothing else.
		if (first.refused?.rule !== 'look.nothing') seen ??= SHOWN.map(look);
		const possible = !!seen?.some(isLegal) && first.refused?.rule !== 'look.nothing';
		yield possible ? opensAsk(id, () => shows(state, card, planet, seen!)) : { ...first, id };
		if (!possible && first.refused?.rule !== 'look.nothing') return; // no planet will do
	}
}

function shows(state: State, card: LookId, planet: number, tried: readonly Option<Action>[]): Ask<Action> {
	const action = (up: Up): Action => ({ type: 'look', with: card, planet, shows: up });
	const combat = opensAsk<Action>('combat', () =>
		choose(ruling('explore.which-foe'), [
			...combatCards(state).map((foe): Option<Action> => ({ id: foe, action: action({ type: 'combat', foe }) })),
			unnamed((told) => action({ type: 'combat', foe: 'unnamed', told }))
		])
	);
	const options = tried.map((option, i): Option<Action> => {
		if (option.id === 'combat' && isLegal(option)) return combat;
		return { ...option, action: action(SHOWN[i]!) };
	});
	return choose(ruling('look.what', { planet: planetName(state.facts, planet) }), options);
}

// ── Trading ──────────────────────────────────────────────────────────────────────────────────────────────────────

function tradeAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const team = me(state);
	const options = partners(state).map((partner) =>
		opensAsk(partner.id, () => between(state, team, partner, offer), ruling('trade.partner', { player: partner.id }))
	);
	if (options.length === 0) return [];
	const finds = team.mission
		.map(({ card, type }, i) => offer(`find:${i}`, { type: 'give', find: i }, ruling('trade.give-find', { n: i + 1, card: card ?? type })))
		.filter(isLegal);
	const asks = options.map((option) => choose(ruling('trade.with'), [option], aside));
	return [...asks, ...(finds.length ? [choose(ruling('trade.which-find'), finds, aside)] : [])];
}

/** How many cards of the hands, by one figure; or one that lies before either team. */
function between(state: State, team: Team, partner: Team, offer: Offer): Ask<Action> {
	const most = team.hand + partner.hand;
	const nets = Array.from({ length: most + 1 }, (_, i) => i - team.hand).map((net) =>
		offer(`net:${signed(net)}`, { type: 'trade', with: partner.id, net })
	);
	const passed = (side: 'gives' | 'gets', from: Team, to: Team): readonly Option<Action>[] =>
		laidCards(from).map((laid) => {
			const card = called(state, laid);
			const told = ruling('trade.pass', { card, from: from.id, to: to.id });
			return offer(`${side}:${card}`, { type: 'pass', from: from.id, to: to.id, ...laid }, told);
		});
	const laid = [...passed('gives', team, partner), ...passed('gets', partner, team)].filter(isLegal);
	return choose(ruling(laid.length ? 'trade.net-or-laid' : 'trade.net', { player: team.id }), [...laid, ...nets.filter(isLegal)]);
}

/** More or fewer than before: +1, −2. */
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

// ── The box, and what lies in the discard ────────────────────────────────────────────────────────────────────────

/** Facts worth knowing early: which planets are near, which hold four cards, what they and the colours are called. */
function boxAsks(state: State): readonly Ask<Action>[] {
	const { facts } = state;
	const { at, laid } = me(state);
	const untouched = state.planets.every(({ gone }) => gone === 0);
	const wanted = [
		...(at === 'sgc2' ? ['near:board'] : []),
		// One question of the board at a time; once a card is turned, another layout would move it.
		...(untouched && 'near:board' in facts ? ['outer:board'] : []),
		...(laid.colour ? [`colour:${laid.colour}`] : [])
	];
	const asked = wanted.filter((fact) => !(fact in facts)).map((fact): Ask<Action> => ({ ...askFact(PRINTED, fact)!, optional: true }));
	const nameless = at.startsWith('planet:') && !(at in facts);
	const planet = opensAsk<Action>('planet-name', () => askFact(PRINTED, at)!);
	return nameless ? [...asked, choose(ruling('box.name-it'), [planet], aside)] : asked;
}

const goneAsks = (state: State, offer: Offer): readonly Ask<Action>[] =>
	state.gone.untold === 0
		? []
		: [
				choose(
					ruling('colour.which-gone', { left: state.gone.untold }),
					Array.from({ length: COLOURS }, (_, i) => i + 1)
						.map((colour) =>
							labelled(offer(`lost:${colour}`, { type: 'gone', colour }), ruling('colour.is', { colour: colourName(state.facts, colour) }))
						)
						.filter(isLegal),
					aside
				)
			];

/** No colour can be completed, or nothing is left to turn: the table may stop, or bring the discarded symbols back. */
function staleAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (!stale(state)) return [];
	const close: Option<Action> = { id: 'close', action: { type: 'close', won: [] } };
	return [choose(ruling('stale.now'), [close, offer('recover', { type: 'recover' })].filter(isLegal), aside)];
}
