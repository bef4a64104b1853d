import { playersOf, type Quantity } from '../quantities.ts';
import { ARMS, CARDS, COMBINATION, type CardType, DECK, FOES, INVASIONS, WEAPONS } from './cards.ts';
import { JAFFAS_HIT_ON, UNARMED, ZAT } from './fight.ts';
import { BOOKLET_FOES, coupleRanks } from './foe-ask.ts';
import { factId } from './ids.ts';
import { GRENADE_DICE, GRENADE_HITS_ON } from './kernel.ts';
import { PLANETS } from './printed.ts';
import { form } from './setup.ts';
import { ALLIES, TEAM } from './team.ts';
import { HAND_LIMIT, MOST_VISITS, PRISONER_TURNS } from './turn.ts';

const RANKS = { ...BOOKLET_FOES, couple: coupleRanks(5) };

/** The numbers of the booklet that a question may ask for. */
export const QUANTITIES: readonly Quantity[] = [
	{ kind: 'hand', entry: 'hand', is: HAND_LIMIT },
	playersOf('setup', form({ seats: [], options: {} }).seats),
	{ kind: 'most', entry: 'visits', is: MOST_VISITS },
	{ kind: 'turns', entry: 'prisonnier', is: PRISONER_TURNS },
	{ kind: 'count', entry: 'team', is: TEAM },
	{ kind: 'value', entry: 'team', is: UNARMED },
	{ kind: 'count', entry: 'jaffas', is: ALLIES },
	{ kind: 'value', entry: 'jaffas', is: JAFFAS_HIT_ON },
	{ kind: 'count', of: 'chulak', entry: 'chulak', is: ALLIES },
	{ kind: 'count', entry: 'planets', is: PLANETS },
	{ kind: 'count', entry: 'goal', is: COMBINATION },
	{ kind: 'cards', entry: 'unseen', is: CARDS },
	...(Object.keys(DECK) as CardType[]).map((type): Quantity => ({ kind: 'cards', entry: type, is: DECK[type] })),
	...[...Object.keys(FOES), ...Object.keys(INVASIONS)].map((foe): Quantity => {
		const is = (RANKS as Partial<Record<string, (typeof RANKS)['couple']>>)[foe];
		return { kind: 'ranks', entry: foe, ...(is ? { is } : {}), fact: factId('foe', foe) };
	}),
	{ kind: 'ranks', entry: 'grenade', is: [{ count: GRENADE_DICE, value: GRENADE_HITS_ON }] },
	...ARMS.map((arm): Quantity => ({ kind: 'value', entry: arm, is: ZAT })),
	...WEAPONS.map((weapon): Quantity => ({ kind: 'value', entry: weapon, fact: factId('weapon', weapon) }))
];
