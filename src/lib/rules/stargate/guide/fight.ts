import { answerable, choose, count, dice, isLegal, opensAsk, text } from '../../ask.ts';
import { askFact, knownFact } from '../../facts.ts';
import type { Ask, DiceAsk, DiceGroup, Next, Option, Rolled, Ruling } from '../../contract.ts';
import { hitsIn, diceCount } from '../../dice.ts';
import { type FoeId, FOES, foeRules, INVASIONS, type Rank, WEAPONS } from '../cards.ts';
import { diceNow, fighter, infectable, isCaptive, isInvasionAhead, stand, terms } from '../fight.ts';
import type { Offer } from './index.ts';
import { invaders } from '../invasion.ts';
import { GRENADE, reach, targets } from '../kernel.ts';
import { dicePad, others, PRINTED } from '../printed.ts';
import { ruling } from '../rules.ts';
import { isQuick, me } from '../turn.ts';
import type { Action, Fight, State, Victim } from '../types.ts';

/** Every foe by name, those this box has shown before as well, and a card told by its dice and value. */
export function* foes(state: State, offer: Offer): Generator<Option<Action>> {
	for (const foe of isQuick(state) ? (Object.keys(FOES) as FoeId[]) : combatCards(state)) yield offer(foe, { type: 'meet', foe });
	yield unnamed((ranks) => ({ type: 'meet', foe: 'unnamed', ranks }));
}

/** Every Combat card with a name: those this table has named first. */
export const combatCards = ({ facts }: State): readonly FoeId[] =>
	[...others(facts), ...Object.keys(FOES), ...Object.keys(INVASIONS)] as FoeId[];

/** A card nobody wants to name: dice, then value. */
export const unnamed = (then: (ranks: readonly Rank[]) => Action): Option<Action> =>
	opensAsk('unnamed', () => dicePad<Action>('unnamed', (ranks) => ({ action: then(ranks) })));

export function fightAsks(state: State, fight: Fight, offer: Offer): readonly Ask<Action>[] {
	const { foe, stage } = fight;
	const cards = cardsNow(state, offer);
	if (isCaptive(state)) return answerable(choose(ruling('prisoner.caught'), [offer('captive', { type: 'captive' })]), cards);
	if (isInvasionAhead(state))
		return answerable(choose(ruling('invasion.now', { foe, foes: invaders(state, fight) }), [offer('invade', { type: 'invade' })]), cards);
	if (stage === 'lost') return answerable(choose(lossPrompt(state, fight), [offer('yield', { type: 'yield' })]), cards);
	return answerable(diceAsk(state, fight), cards, ...rereadAsks(state, fight), aimAsk(state, fight), nameAsk(state, fight));
}

/** A figure that is only assumed asks to be confirmed; any other may be read again, where it stands on the board. */
function rereadAsks({ facts, invasion }: State, { foe, told }: Fight): readonly Ask<Action>[] {
	if (told || invasion) return [];
	const ask = (): Ask<Action> => askFact(PRINTED, `foe:${foe}`)!;
	if (knownFact(PRINTED, facts, 'foe', foe)?.from === 'assumed') return [{ ...ask(), optional: true }];
	return [choose(ruling('fight.reread'), [opensAsk('reread', ask)], { optional: true })];
}

/** What a lost fight costs, said before it is paid: exactly these cards are given up. */
function lossPrompt(state: State, { foe }: Fight): Ruling {
	if (isQuick(state)) return ruling('fight.accept', { foe });
	if (state.invasion) return ruling('invasion.accept', { player: fighter(state).id, left: stand(state).left });
	const { mission } = me(state);
	if (mission.length === 0) return ruling('loss.accept', { foe });
	return ruling('loss.confirm', { foe, n: mission.length, cards: mission.map(({ card, type }) => card ?? type) });
}

function diceAsk(state: State, { stage }: Fight): DiceAsk<Action> {
	const who = isQuick(state) ? {} : { who: fighter(state).id };
	const shared = { groups: diceNow(state), ...who };
	switch (stage) {
		case 'spot':
			return dice({ ...shared, prompt: ruling('reetou.spot'), then: (rolled) => ({ action: { type: 'spot', dice: rolled } }) });
		case 'infection':
			return dice({ ...shared, prompt: ruling('printas.die'), then: (rolled) => infected(state, rolled) });
		default:
			return dice({ ...shared, prompt: ruling('fight.throw'), then: (rolled) => ({ action: { type: 'volley', dice: rolled } }) });
	}
}

/** Combat dice in the box: a bigger throw is made in several. Dice that hit on different values are thrown apart. */
const DICE = 8;
const THROWN: ReadonlySet<Fight['stage']> = new Set(['spot', 'volley', 'infection']);

export function throwReminders(state: State): readonly Ruling[] {
	if (!state.fight || !THROWN.has(state.fight.stage) || isCaptive(state) || isInvasionAhead(state)) return [];
	const groups = diceNow(state);
	const mixed = groups.some(({ dice }) => kinds(dice) > 1);
	// What is thrown apart anyway is counted apart; both sides may need more dice than there are.
	const throws = groups.flatMap((group) => (kinds(group.dice) > 1 ? group.dice.map(({ n }) => n) : diceCount(group)));
	const big = new Set(throws.filter((dice) => dice > DICE));
	return [
		...Array.from(big, (dice) => ruling('fight.throws', { dice, throws: handfuls(dice) })),
		...(mixed ? [ruling('fight.apart')] : [])
	];
}

/** Eight at a time, and the rest: 8, 8 and 4. */
const handfuls = (dice: number): readonly number[] => (dice > DICE ? [DICE, ...handfuls(dice - DICE)] : [dice]);

const kinds = (dice: DiceGroup['dice']): number => new Set(dice.map(({ hits }) => hits!.length)).size;

/** Whom each larva takes: asked one by one, as far as there is a choice. */
function infected(state: State, dice: Rolled, taken: readonly Victim[] = []): Next<Action> {
	const hits = hitsIn(diceNow(state)[0]!, dice);
	const up = state.fight!.members;
	const wanted = up > 0 ? Math.min(hits, up) : hits;
	const { men, woman } = fighter(state).infected;
	const infection = {
		men: men + taken.filter((who) => who === 'man').length,
		woman: woman + taken.filter((who) => who === 'woman').length
	};
	if (taken.length === wanted) {
		const [who] = taken;
		return { action: { type: 'infection', dice, ...(who ? { who: taken.length === 1 ? who : taken } : {}) } };
	}
	const victims = infectable({ infected: infection });
	if (victims.length === 1) return infected(state, dice, [...taken, victims[0]!]);
	return {
		ask: () =>
			choose(
				ruling('printas.who'),
				victims.map((who) => ({ id: who, ...infected(state, dice, [...taken, who]) }))
			)
	};
}

/** Where dice are aimed at single Reetous, an even split is preset: another one is told target by target. */
function aimAsk(state: State, fight: Fight): Ask<Action> | undefined {
	if (fight.stage !== 'volley' || fight.spotted < 2 || !targets(terms(state), stand(state))) return undefined;
	const all = fight.members + fighter(state).jaffas;
	const next = (at: readonly number[]): Ask<Action> =>
		count(ruling('reetou.aim', { target: at.length + 1 }), [0, all - total(at)], (n) => {
			const now = [...at, n];
			return now.length === fight.spotted - 1 ? { action: { type: 'aim', at: [...now, all - total(now)] } } : { ask: () => next(now) };
		});
	return choose(ruling('reetou.split'), [opensAsk('aim', () => next([]))], { optional: true });
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A card told by its figures may be given its name, and is one of the box from then on. */
function nameAsk(state: State, { foe, told }: Fight): Ask<Action> | undefined {
	if (isQuick(state) || foe !== 'unnamed' || !told) return undefined;
	const named = (): Ask<Action> => text(ruling('fight.call'), (name) => ({ action: { type: 'call', name: name.trim() || '?' } }));
	return choose(ruling('fight.call-it'), [opensAsk('call', named)], { optional: true });
}

/**
 * Cards of this moment, shown to everybody: the companion does not know who holds them. What its rule forbids for good is left out; the
 * Nox, whose moment may still come, stay in sight, and in a whole game Jolinar too.
 */
function cardsNow(state: State, offer: Offer): Ask<Action> {
	const thrown = offer('grenade', { type: 'grenade', dice: { grenade: 0 } });
	const grenade: Option<Action> = isLegal(thrown) ? opensAsk('grenade', () => grenadeDice(state)) : thrown;
	const jolinar = [
		offer('jolinar:member', { type: 'jolinar', back: 'member' }),
		offer('jolinar:jaffa', { type: 'jolinar', back: 'jaffa' })
	];
	const options = [
		offer('tollans', { type: 'tollans' }),
		offer('share', { type: 'kin', card: 'share' }),
		offer('skaara', { type: 'kin', card: 'skaara' }),
		offer('kin', { type: 'kin', card: 'kin' }),
		grenade,
		...(isCaptive(state) || state.fight!.stage === 'lost' ? [] : [offer('zat', { type: 'zat' })]),
		...WEAPONS.map((weapon) => offer(weapon, { type: 'arm', weapon })),
		...jolinar
	].filter(isLegal);
	const ahead = isCaptive(state) || isInvasionAhead(state);
	const later = keeps(state) && !ahead && !jolinar.some(isLegal) ? [jolinar[0]!] : [];
	const nox = ahead ? [] : [offer('nox', { type: 'nox' })];
	return choose(ruling('fight.cards'), [...options, ...later, ...nox], {
		optional: true,
		...(isQuick(state) ? {} : { who: fighter(state).id })
	});
}

/** Jolinar may still have her moment in this fight. */
export const keeps = (state: State): boolean => !isQuick(state) && !!foeRules(state.fight!.foe).jolinar;

const grenadeDice = (state: State): DiceAsk<Action> =>
	dice({
		prompt: ruling('grenade.throw'),
		groups: [{ ...GRENADE, reach: reach(terms(state), stand(state)) }],
		then: (rolled) => ({ action: { type: 'grenade', dice: rolled } })
	});
