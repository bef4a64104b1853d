import { answerable, choose, count, dice, isLegal, opensAsk, text } from '../../ask.ts';
import { askFact, knownFact } from '../../facts.ts';
import type { Ask, DiceAsk, DiceGroup, Next, Option, Rolled, Rules, Ruling } from '../../contract.ts';
import { hitsIn, diceCount } from '../../dice.ts';
import { type FoeId, foeRules, FOES, INVASIONS, type Rank, WEAPONS } from '../cards.ts';
import { diceNow, fightingTeam, fightState, fightTerms, infectable, isCaptive, isFoughtByHand, isInvasionAnnounced } from '../fight.ts';
import { dicePad, foeAsk } from '../foe-ask.ts';
import { invaderCount } from '../invasion.ts';
import { aimedDice, foesInHitOrder, GRENADE } from '../kernel.ts';
import { foesNamedHere, PRINTED } from '../printed.ts';
import { RULES, ruling } from '../rules.ts';
import { unreadFacts } from '../settle.ts';
import { activeTeam, HAND_LIMIT, isQuick, isUnnamedEquipment, keepsBoard, keepsTeamsOnly, olderNonContacts } from '../turn.ts';
import { type Action, type Fight, type Fighting, isFighting, type State, type Victim } from '../types.ts';
import { findOrOlderOption } from './find.ts';
import type { Offer } from './offer.ts';

/** Every foe by name, including those that this table has named, and a card given by its dice and value. */
export function* foeOptions(state: State, offer: Offer): Generator<Option<Action>> {
	for (const foe of isQuick(state) ? (Object.keys(FOES) as FoeId[]) : combatCards(state)) yield offer(foe, { type: 'meet', foe });
	yield unnamedOption((ranks) => ({ type: 'meet', foe: 'unnamed', ranks }));
}

/** Every Combat card with a name, those that this table has named first. */
export const combatCards = ({ facts }: State): readonly FoeId[] =>
	[...foesNamedHere(facts), ...Object.keys(FOES), ...Object.keys(INVASIONS)] as FoeId[];

/** A card without a name: dice, then value. */
export const unnamedOption = (then: (ranks: readonly Rank[]) => Action): Option<Action> =>
	opensAsk('unnamed', () => dicePad<Action>('unnamed', (ranks) => ({ action: then(ranks) })));

/** The asks of a fight: its dice or its next step, and the cards that may be played. */
export function fightAsks(state: Fighting, offer: Offer): readonly Ask<Action>[] {
	const { fight } = state;
	const { foe, stage } = fight;
	const cards = cardsAsk(state, offer);
	const more = [cards, ...(keepsTeamsOnly(state) && !state.invasion ? [riskAsk(state)] : []), ...putOffAsks(state)];
	if (isFoughtByHand(state)) return answerable(choose(ruling('fight.by-hand', { foe }), settleOptions(offer)), ...more);
	if (isCaptive(state)) return answerable(choose(ruling('prisoner.caught'), [offer('captive', { type: 'captive' })]), ...more);
	if (isInvasionAnnounced(state))
		return answerable(
			choose(ruling('invasion.now', { foe, foes: invaderCount(state, fight) }), [offer('invade', { type: 'invade' })]),
			...more
		);
	if (stage === 'lost') return answerable(choose(lossPrompt(state), [offer('yield', { type: 'yield' })]), ...more);
	const byHand = choose(ruling('fight.settled'), settleOptions(offer), { optional: true });
	return answerable(diceAsk(state), ...more, ...rereadAsks(state), aimAsk(state), nameFoeAsk(state), byHand);
}

/** The cards that a lost fight would cost, as one number. */
function riskAsk(state: Fighting): Ask<Action> {
	const number = (): Ask<Action> =>
		count(ruling('loss.how-many'), [0, HAND_LIMIT], (cards) => ({ action: { type: 'risk', cards } }), { usual: state.fight.risk ?? 0 });
	return choose(ruling('loss.risk'), [opensAsk('risk', number)], { optional: true, who: activeTeam(state).id });
}

/** The end of a fight that the table has settled without the app. */
const settleOptions = (offer: Offer): readonly Option<Action>[] => [
	offer('settle:won', { type: 'settle', won: true }),
	offer('settle:lost', { type: 'settle', won: false })
];

/** The figures of this fight that the table has put off. */
const putOffAsks = (state: State): readonly Ask<Action>[] =>
	unreadFacts(state)
		.flatMap((fact) => askFact(PRINTED, fact) ?? [])
		.map((ask): Ask<Action> => ({ ...ask, prompt: ruling('fight.unread'), optional: true }));

/** An assumed figure is asked to be confirmed. Any other card may be read again. */
function rereadAsks({ facts, invasion, fight: { foe, told } }: Fighting): readonly Ask<Action>[] {
	if (told || invasion) return [];
	const ask = (): Ask<Action> => foeAsk(foe);
	if (knownFact(PRINTED, facts, 'foe', foe)?.from === 'assumed') return [{ ...ask(), optional: true }];
	return [choose(ruling('fight.reread'), [opensAsk('reread', ask)], { optional: true })];
}

/** Announces what a lost fight costs before it is confirmed: exactly these cards are given up. */
function lossPrompt(state: Fighting): Ruling {
	const { foe } = state.fight;
	if (isQuick(state)) return ruling('fight.accept', { foe });
	if (state.invasion) return ruling('invasion.accept', { player: fightingTeam(state).id, left: fightState(state).left });
	if (keepsTeamsOnly(state)) {
		const { risk } = state.fight;
		if (risk === undefined) return ruling('loss.accept-finds', { foe });
		return risk === 0 ? ruling('loss.accept', { foe }) : ruling('loss.confirm-number', { foe, n: risk });
	}
	const { mission } = activeTeam(state);
	if (mission.length === 0) return ruling('loss.accept', { foe });
	return ruling('loss.confirm', { foe, n: mission.length, cards: mission.map(({ card, type }) => card ?? type) });
}

function diceAsk(state: Fighting): DiceAsk<Action> {
	const who = isQuick(state) ? {} : { who: fightingTeam(state).id };
	const shared = { groups: diceNow(state), ...who };
	switch (state.fight.stage) {
		case 'spot':
			return dice({ ...shared, prompt: ruling('reetou.spot'), then: (rolled) => ({ action: { type: 'spot', dice: rolled } }) });
		case 'infection':
			return dice({ ...shared, prompt: ruling('printas.die'), then: (rolled) => infectionNext(state, rolled) });
		default:
			return dice({ ...shared, prompt: ruling('fight.throw'), then: (rolled) => ({ action: { type: 'volley', dice: rolled } }) });
	}
}

/** The number of combat dice in the box. */
const DICE_IN_BOX = 8;
const STAGES_WITH_DICE: ReadonlySet<Fight['stage']> = new Set(['spot', 'volley', 'infection']);

/** Reminds the players to throw more than eight dice in several throws, and dice of different values separately. */
export function throwReminders(state: State): readonly Ruling[] {
	if (!isFighting(state) || !STAGES_WITH_DICE.has(state.fight.stage)) return [];
	if (isCaptive(state) || isInvasionAnnounced(state) || isFoughtByHand(state)) return [];
	const groups = diceNow(state);
	const mixed = groups.some(({ dice }) => distinctValues(dice) > 1);
	// Dice of different values are thrown separately anyway, so each value is split by itself.
	const throws = groups.flatMap((group) => (distinctValues(group.dice) > 1 ? group.dice.map(({ n }) => n) : diceCount(group)));
	const big = new Set(throws.filter((dice) => dice > DICE_IN_BOX));
	return [
		...noAttackReminders(state),
		...Array.from(big, (dice) => ruling('fight.throws', { dice, throws: handfuls(dice) })),
		...(mixed ? [ruling('fight.apart')] : [])
	];
}

/** Why the team has no dice in this phase: Kowalski attacks alone, or no Reetou was spotted. */
function noAttackReminders(state: Fighting): readonly Ruling[] {
	const { kind } = foeRules(state.fight.foe);
	if (state.fight.stage !== 'volley' || diceNow(state).some(({ id }) => id !== 'theirs')) return [];
	return kind === 'surprise' ? [ruling('fight.surprise')] : kind === 'reetou' ? [ruling('reetou.no-attack')] : [];
}

/** The sizes of the throws: 20 dice are 8, 8 and 4. */
const handfuls = (dice: number): readonly number[] => (dice > DICE_IN_BOX ? [DICE_IN_BOX, ...handfuls(dice - DICE_IN_BOX)] : [dice]);

const distinctValues = (dice: DiceGroup['dice']): number => new Set(dice.map(({ hits }) => hits?.length)).size;

/** Asks whom each larva infects, one by one, as long as there is a choice. */
function infectionNext(state: Fighting, dice: Rolled, taken: readonly Victim[] = []): Next<Action> {
	const [group] = diceNow(state);
	const hits = group ? hitsIn(group, dice) : 0;
	const up = state.fight.members;
	const wanted = up > 0 ? Math.min(hits, up) : hits;
	const { men, woman } = fightingTeam(state).infected;
	const infection = {
		men: men + taken.filter((who) => who === 'man').length,
		woman: woman + taken.filter((who) => who === 'woman').length
	};
	if (taken.length === wanted) {
		const [who] = taken;
		return { action: { type: 'infection', dice, ...(who ? { who: taken.length === 1 ? who : taken } : {}) } };
	}
	const victims = infectable({ infected: infection });
	const [only, ...others] = victims;
	if (only && others.length === 0) return infectionNext(state, dice, [...taken, only]);
	return {
		ask: () =>
			choose(
				ruling('printas.who'),
				victims.map((who) => ({ id: who, ...infectionNext(state, dice, [...taken, who]) }))
			)
	};
}

/** Where dice are aimed at single Reetous, they are split evenly unless the table enters another split, target by target. */
function aimAsk(state: Fighting): Ask<Action> | undefined {
	const { fight } = state;
	if (fight.stage !== 'volley' || fight.spotted < 2 || !aimedDice(fightTerms(state), fightState(state))) return undefined;
	const all = fight.members + fightingTeam(state).jaffas;
	const next = (at: readonly number[]): Ask<Action> =>
		count(ruling('reetou.aim', { target: at.length + 1 }), [0, all - total(at)], (n) => {
			const now = [...at, n];
			return now.length === fight.spotted - 1 ? { action: { type: 'aim', at: [...now, all - total(now)] } } : { ask: () => next(now) };
		});
	return choose(ruling('reetou.split'), [opensAsk('aim', () => next([]))], { optional: true });
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A card given by its figures may get a name, which the box memory keeps. */
function nameFoeAsk(state: Fighting): Ask<Action> | undefined {
	const { foe, told } = state.fight;
	if (isQuick(state) || foe !== 'unnamed' || !told) return undefined;
	const named = (): Ask<Action> => text(ruling('fight.call'), (name) => ({ action: { type: 'call', name: name.trim() || '?' } }));
	return choose(ruling('fight.call-it'), [opensAsk('call', named)], { optional: true });
}

/** A weapon shown in a fight may be a find, which is then lost with the fight. After a defeat the ask would change nothing. */
function zatOptions(state: Fighting, offer: Offer): readonly Option<Action>[] {
	const team = fightingTeam(state);
	const couldBeEither = keepsBoard(state) && olderNonContacts(team) > 0 && team.mission.some(isUnnamedEquipment);
	const option = findOrOlderOption(offer, 'zat', couldBeEither, (find) => ({ type: 'zat', ...find }));
	return isLegal(option) && (isCaptive(state) || state.fight.stage === 'lost') ? [] : [option];
}

/** Whether an option is shown: all are, except those whose rule says why players do not look for them. */
export const isWorthListing = ({ refused }: Option<Action>): boolean => !refused || !(RULES as Rules)[refused.rule]?.unshown;

/**
 * The cards that may be played now, shown to all players, because the app does not know who holds them. A card that can no longer or not
 * yet be played is shown with the reason.
 */
function cardsAsk(state: Fighting, offer: Offer): Ask<Action> {
	const thrown = offer('grenade', { type: 'grenade', dice: { grenade: 0 } });
	const grenade: Option<Action> = isLegal(thrown) ? opensAsk('grenade', () => grenadeAsk(state)) : thrown;
	const options = [
		offer('tollans', { type: 'tollans' }),
		offer('share', { type: 'kin', card: 'share' }),
		offer('skaara', { type: 'kin', card: 'skaara' }),
		offer('kin', { type: 'kin', card: 'kin' }),
		grenade,
		...zatOptions(state, offer),
		...WEAPONS.map((weapon) => offer(weapon, { type: 'arm', weapon })),
		offer('jolinar:member', { type: 'jolinar', back: 'member' }),
		offer('jolinar:jaffa', { type: 'jolinar', back: 'jaffa' }),
		offer('nox', { type: 'nox' })
	].filter(isWorthListing);
	return choose(ruling('fight.cards'), options, {
		optional: true,
		...(isQuick(state) ? {} : { who: fightingTeam(state).id })
	});
}

const grenadeAsk = (state: Fighting): DiceAsk<Action> =>
	dice({
		prompt: ruling('grenade.throw'),
		groups: [{ ...GRENADE, reach: foesInHitOrder(fightTerms(state), fightState(state)) }],
		then: (rolled) => ({ action: { type: 'grenade', dice: rolled } })
	});
