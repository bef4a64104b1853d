import { choose, leads } from '../ask.ts';
import type { Ask, Json, TableAction } from '../contract.ts';
import type { Printed } from '../box.ts';
import { ruling } from './rules.ts';

export interface Foe {
	/** A foe with rules of its own. */
	readonly kind?: 'reetou' | 'surprise' | 'printas' | 'hathor';
	/** Jolinar may be played against it. */
	readonly jolinar?: true;
	/** Who stands on the card, in the order in which they fall. */
	readonly units: readonly `unit:${string}`[];
}

export const FOES = {
	unas: { units: ['unit:unas'] },
	faisceau: { units: ['unit:guard', 'unit:goauld'] },
	apophis: { units: ['unit:guard', 'unit:apophis'], jolinar: true },
	couple: { units: ['unit:guard', 'unit:amaunet', 'unit:apophis'], jolinar: true },
	reetous: { units: ['unit:reetou'], kind: 'reetou' },
	kowalski: { units: ['unit:kowalski'], kind: 'surprise' },
	printas: { units: ['unit:larva'], kind: 'printas' },
	hathor: { units: ['unit:hathor'], kind: 'hathor', jolinar: true },
	prisonnier: { units: ['unit:prisoner'] }
} as const satisfies Record<string, Foe>;

/** A foe of the booklet, or a card told by its dice and value alone. */
export type FoeId = keyof typeof FOES | 'unnamed';

const UNNAMED: Foe = { units: ['unit:foe'] };

export const foeRules = (id: FoeId): Foe => (id === 'unnamed' ? UNNAMED : FOES[id]);
export const isNamed = (foe: string): foe is keyof typeof FOES => Object.hasOwn(FOES, foe);

/** Foes that hit on the same value. Listed in the order in which they fall. */
export interface Rank {
	readonly count: number;
	readonly value: number;
	readonly wounds: number;
}

export const WEAPONS = ['chasseur-mort', 'gantelet', 'chasseur-psycho'] as const;
export type WeaponId = (typeof WEAPONS)[number];

/** What a value weapon may have printed, the better first. */
export const WEAPON_VALUES = [3, 4] as const;

const MOST_DICE = 12;
const within = (n: Json | undefined, least: number, most: number): boolean =>
	Number.isInteger(n) && (n as number) >= least && (n as number) <= most;

export const isRank = (json: Json): boolean => {
	const { count, value, wounds } = (json ?? {}) as Record<string, Json>;
	return within(count, 1, MOST_DICE) && within(value, 2, 6) && within(wounds, 1, 2);
};

const upTo = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** Dice, then value: two taps. Also for a card nobody wants to name. */
export function dicePad<Action>(foe: FoeId, then: (ranks: readonly Rank[]) => Action, more: Pick<Ask<Action>, 'fact'> = {}): Ask<Action> {
	const values = (dice: number): Ask<Action> =>
		choose(
			ruling('fight.foe-value', { foe, dice }),
			upTo(2, 6).map((value) => ({ id: `value:${value}`, action: then([{ count: dice, value, wounds: 1 }]) })),
			more
		);
	if (foeRules(foe).kind === 'hathor') return values(1); // one die against one die, says the booklet
	return choose(
		ruling('fight.foe-dice', { foe }),
		upTo(1, 8).map((dice) => leads(`dice:${dice}`, () => values(dice))),
		more
	);
}

/** What only the cards say: asked when it first matters, two taps for a foe, one for a weapon. */
export const PRINTED = {
	foe: {
		rulebook: {
			unas: [{ count: 2, value: 4, wounds: 1 }],
			faisceau: [
				{ count: 2, value: 5, wounds: 1 },
				{ count: 1, value: 3, wounds: 1 }
			],
			apophis: [
				{ count: 3, value: 5, wounds: 1 },
				{ count: 1, value: 3, wounds: 2 }
			]
		},
		assumed: {
			// The booklet gives the couple's value, not their guards': five, as with Apophis.
			couple: [
				{ count: 5, value: 5, wounds: 1 },
				{ count: 1, value: 3, wounds: 2 },
				{ count: 1, value: 3, wounds: 2 }
			]
		},
		readable: (value, of) => isNamed(of) && Array.isArray(value) && value.length > 0 && value.length <= 3 && value.every(isRank),
		ask: (foe) =>
			foe === 'couple'
				? couplePad(`foe:${foe}`)
				: dicePad<TableAction<never>>(foe as FoeId, (value) => ({ type: 'learn', fact: `foe:${foe}`, value: value as unknown as Json }), {
						fact: `foe:${foe}`
					})
	} satisfies Printed<readonly Rank[]>,
	weapon: {
		readable: (value, of) => (WEAPONS as readonly string[]).includes(of) && (WEAPON_VALUES as readonly Json[]).includes(value),
		ask: (weapon) =>
			choose(
				ruling('weapon.value', { weapon }),
				WEAPON_VALUES.map((value) => ({ id: `value:${value}`, action: { type: 'learn', fact: `weapon:${weapon}`, value } })),
				{ fact: `weapon:${weapon}` }
			)
	} satisfies Printed<3 | 4>
};

/** Only the guards' value is in doubt: one tap confirms or corrects it. */
function couplePad(fact: string): Ask<TableAction<never>> {
	return choose(
		ruling('couple.guards'),
		upTo(2, 6).map((value) => ({
			id: `value:${value}`,
			action: {
				type: 'learn',
				fact,
				value: [
					{ count: 5, value, wounds: 1 },
					{ count: 1, value: 3, wounds: 2 },
					{ count: 1, value: 3, wounds: 2 }
				]
			}
		})),
		{ fact }
	);
}
