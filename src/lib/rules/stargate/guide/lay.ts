import { choose, isLegal, menu, opensAsk } from '../../ask.ts';
import type { Ask, Option } from '../../contract.ts';
import { ARMS, COLOURS, type ContactId, CONTACTS, DOUBTFUL, type EquipmentId } from '../cards.ts';
import { isDoubtfulFind } from '../hand.ts';
import { colourId, factId } from '../ids.ts';
import { colourName, contactLetter, HUES } from '../printed.ts';
import { ruling } from '../rules.ts';
import { activeTeam, hasLaid } from '../turn.ts';
import { colourFeasibility } from '../turn-odds.ts';
import type { Action, Own, State, Team } from '../types.ts';
import { findOrOlderOption } from './find.ts';
import type { Offer } from './offer.ts';

/** The asks that lay cards: symbols, Thor and permanent cards. */
export function layAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	if (state.step === 'fight') return [];
	const last = state.just === state.active ? undefined : state.teams[state.just ?? -1];
	const team = activeTeam(state);
	const [symbols, cards] = team.hand > 0 ? [laySymbolOptions(state, team, offer), layCardOptions(state, team, offer)] : [[], []];
	const late = last && last.hand > 0 && last.at !== 'out' ? lateLayOptions(state, last, offer) : [];
	return [
		...(symbols.length ? [choose(ruling('lay.symbols'), symbols, OPTIONAL)] : []),
		...(cards.length ? [choose(ruling('lay.cards'), cards, OPTIONAL)] : []),
		...(late.length ? [choose(ruling('lay.what'), late, OPTIONAL)] : [])
	];
}

const OPTIONAL = { optional: true } as const;

/** The turn before has ended and no team has acted since, so its last find may still be laid. */
function lateLayOptions(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const options = [...laySymbolOptions(state, team, offer), ...layCardOptions(state, team, offer)];
	return options.some(isLegal)
		? [opensAsk(`late:${team.id}`, () => choose(ruling('lay.what'), options), ruling('lay.late', { player: team.id }))]
		: [];
}

type Lay = Extract<Own, { type: 'lay' }>;

/** Makes the option that lays a card. Where the card could be a find or an older one, the table is asked first. */
const layOptionMaker =
	(state: State, team: Team, offer: Offer) =>
	(id: string, card: Lay['card'], more: Pick<Lay, 'colour'> = {}): Option<Action> => {
		const who = team === activeTeam(state) ? {} : { who: team.id };
		return findOrOlderOption(offer, id, isDoubtfulFind(team, card), (find) => ({ type: 'lay', card, ...more, ...who, ...find }));
	};

/** One more symbol of the search colour, or a colour as long as none is locked. */
function laySymbolOptions(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const put = layOptionMaker(state, team, offer);
	const { colour } = team.laid;
	if (colour !== undefined) {
		const label = ruling('lay.plus', { colour: colourName(state.facts, colour) });
		return [{ ...put('lay:symbol', 'symbol', { colour }), label }];
	}
	const who = team === activeTeam(state) ? {} : { who: team.id };
	return colourOptions(state, offer, {
		isDoubtful: isDoubtfulFind(team, 'symbol'),
		known: (each) => ({ ...put(colourId(each), 'symbol', { colour: each }), label: colourLabel(state, team, each) }),
		action: (each, find) => ({ type: 'lay', card: 'symbol', colour: each, ...who, ...find })
	});
}

/** What a choice of colour leads to. */
interface ColourChoice {
	/** Whether the table must be asked if the symbol is a find or an older card. */
	readonly isDoubtful?: boolean;
	/** The option of a colour whose hue is known. */
	known(colour: number): Option<Action>;
	/** The action for a colour, once its hue is entered. */
	action(colour: number, find: { readonly find?: boolean }): Own;
}

/**
 * The colours of the box: those whose hue is known by it, then one key that names another. As long as no hue is known, the hues themselves
 * are the keys, because the numbers of the colours stand on no card.
 */
export function colourOptions(
	{ facts }: State,
	offer: Offer,
	{ isDoubtful = false, known, action }: ColourChoice
): readonly Option<Action>[] {
	const colours = Array.from({ length: COLOURS }, (_, i) => i + 1);
	const named = colours.filter((colour) => factId('colour', colour) in facts);
	const next = colours.find((colour) => !named.includes(colour));
	if (next === undefined) return named.map(known);
	const used = new Set(named.map((colour) => facts[factId('colour', colour)]));
	const hues = (): readonly Option<Action>[] =>
		HUES.filter((hue) => !used.has(hue)).map((hue) => {
			// A refused action is offered without the hue, so that the table may overrule the rule.
			const refused = offer(`hue:${hue}`, action(next, {}));
			if (!isLegal(refused)) return refused;
			return findOrOlderOption(offer, `hue:${hue}`, isDoubtful, (find) => ({
				type: 'learn',
				fact: factId('colour', next),
				value: hue,
				then: action(next, find)
			}));
		});
	return named.length === 0 ? hues() : [...named.map(known), menu('new-colour', ruling('lay.new-colour'), hues)];
}

function layCardOptions(state: State, team: Team, offer: Offer): readonly Option<Action>[] {
	const put = layOptionMaker(state, team, offer);
	const kept: readonly (EquipmentId | ContactId)[] = [
		...ARMS,
		'malp',
		...DOUBTFUL,
		...CONTACTS.filter((card) => card === 'thor' || contactLetter(state.facts, card) === 'P')
	];
	return kept.filter((card) => !hasLaid(team, card)).map((card) => put(`lay:${card}`, card));
}

/** The key of a colour shows if it can no longer be completed. */
function colourLabel(state: State, team: Team, colour: number) {
	const how = colourFeasibility(state, team, colour);
	return ruling(how === 'possible' ? 'colour.open' : `colour.${how}`, { colour: colourName(state.facts, colour) });
}
