import { asked, choose, leads, legal, offering } from '../ask.ts';
import { askFact, known } from '../box.ts';
import type { Ask, Dice, Guide, Next, Option, Rolled, Ruling } from '../contract.ts';
import { hitsIn } from '../dice.ts';
import { apply, waits } from './apply.ts';
import { dicePad, FOES, type FoeId, PRINTED, WEAPONS } from './cards.ts';
import { diceNow, fighter, infectable, stand, terms } from './fight.ts';
import { GRENADE, reach } from './kernel.ts';
import { ruling } from './rules.ts';
import type { Action, Fight, State } from './types.ts';

type Offer = ReturnType<typeof offering<State, Action>>;

export function guide(state: State): Guide<Action> {
	const { fight, over } = state;
	return {
		now: now(state),
		where: fight ? ruling('fight.where', { phase: over ? fight.phase : fight.phase + 1 }) : ruling('meet.where'),
		asks: over ? [] : asks(state, offering(apply, state))
	};
}

function now({ over, fight }: State): Ruling {
	if (over) return over.by;
	return fight ? ruling('fight.now', { foe: fight.foe }) : ruling('meet.now');
}

function asks(state: State, offer: Offer): readonly Ask<Action>[] {
	const fact = waits(state);
	if (fact !== undefined) return [askFact(PRINTED, fact)!];
	return state.fight ? fighting(state, state.fight, offer) : [choose(ruling('meet.which'), foes(offer))];
}

/** Every foe by name, and a card told by its dice and value. */
const foes = (offer: Offer): readonly Option<Action>[] => [
	...(Object.keys(FOES) as FoeId[]).map((foe) => offer(foe, { type: 'meet', foe })),
	leads('unnamed', () => dicePad<Action>('unnamed', (ranks) => ({ type: 'meet', foe: 'unnamed', ranks })))
];

function fighting(state: State, fight: Fight, offer: Offer): readonly Ask<Action>[] {
	const { foe, stage } = fight;
	const cards = cardsNow(state, offer);
	if (stage === 'lost') return asked(choose(ruling('fight.accept', { foe }), [offer('yield', { type: 'yield' })]), cards);
	const assumed = !fight.told && known(PRINTED, state.facts, 'foe', foe)?.from === 'assumed';
	return asked(dice(state, fight), cards, assumed && { ...askFact(PRINTED, `foe:${foe}`)!, aside: true });
}

function dice(state: State, { stage }: Fight): Dice<Action> {
	const ask = { kind: 'dice', groups: diceNow(state) } as const;
	switch (stage) {
		case 'spot':
			return { ...ask, prompt: ruling('reetou.spot'), then: (dice) => ({ action: { type: 'spot', dice } }) };
		case 'infection':
			return { ...ask, prompt: ruling('printas.die'), then: (dice) => infected(state, dice) };
		default:
			return { ...ask, prompt: ruling('fight.throw'), then: (dice) => ({ action: { type: 'volley', dice } }) };
	}
}

const infected = (state: State, dice: Rolled): Next<Action> => {
	if (hitsIn(diceNow(state)[0]!, dice) === 0) return { action: { type: 'infection', dice } };
	const victims = infectable(fighter(state));
	if (victims.length === 1) return { action: { type: 'infection', dice, who: victims[0]! } };
	return {
		ask: () =>
			choose(
				ruling('printas.who'),
				victims.map((who) => ({ id: who, action: { type: 'infection', dice, who } }))
			)
	};
};

/**
 * Cards of this moment, shown to everybody: the companion does not know who holds them. What its rule forbids for good is left out; the
 * Nox, whose moment may still come, stay in sight.
 */
function cardsNow(state: State, offer: Offer): Ask<Action> {
	const thrown = offer('grenade', { type: 'grenade', dice: { grenade: 0 } });
	const grenade: Option<Action> = legal(thrown) ? leads('grenade', () => grenadeDice(state)) : thrown;
	const options = [
		grenade,
		offer('zat', { type: 'zat' }),
		...WEAPONS.map((weapon) => offer(weapon, { type: 'arm', weapon })),
		offer('jolinar:member', { type: 'jolinar', back: 'member' }),
		offer('jolinar:jaffa', { type: 'jolinar', back: 'jaffa' })
	].filter(legal);
	return choose(ruling('fight.cards'), [...options, offer('nox', { type: 'nox' })], { aside: true });
}

const grenadeDice = (state: State): Dice<Action> => ({
	kind: 'dice',
	prompt: ruling('grenade.throw'),
	groups: [{ ...GRENADE, reach: reach(terms(state), stand(state)) }],
	then: (dice) => ({ action: { type: 'grenade', dice } })
});
