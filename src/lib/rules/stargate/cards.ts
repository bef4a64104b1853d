import type { Json } from '../contract.ts';

export type CardType = 'symbol' | 'equipment' | 'contact' | 'combat';

/** The whole deck: every card is dealt onto a planet. */
export const DECK: Readonly<Record<CardType, number>> = { symbol: 60, equipment: 16, contact: 14, combat: 20 };
export const CARDS = 110;
export const COLOURS = 6;
export const GLYPHS = 10;
/** Signs above each planet on the board. */
export const COORDINATES = 7;
/** Symbols of one colour that win. */
export const COMBINATION = 7;

// ── Combat ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Foe {
	/** A foe with rules of its own. */
	readonly kind?: 'reetou' | 'surprise' | 'printas' | 'hathor';
	/** Jolinar may be played against it. */
	readonly jolinar?: true;
	/** Sha're and Skaara end the fight. */
	readonly kin?: true;
	/** Every team comes home and takes its share. */
	readonly invasion?: true;
	/** Who stands on the card, in the order in which they fall. */
	readonly units: readonly `unit:${string}`[];
}

export const FOES = {
	unas: { units: ['unit:unas'] },
	faisceau: { units: ['unit:guard', 'unit:goauld'] },
	apophis: { units: ['unit:guard', 'unit:apophis'], jolinar: true, kin: true },
	couple: { units: ['unit:guard', 'unit:amaunet', 'unit:apophis'], jolinar: true, kin: true },
	reetous: { units: ['unit:reetou'], kind: 'reetou' },
	kowalski: { units: ['unit:kowalski'], kind: 'surprise' },
	printas: { units: ['unit:larva'], kind: 'printas' },
	hathor: { units: ['unit:hathor'], kind: 'hathor', jolinar: true },
	prisonnier: { units: ['unit:prisoner'] }
} as const satisfies Record<string, Foe>;

/** Cards that bring every team home: only in a whole game. */
export const INVASIONS = {
	'invasion-aliens': { units: ['unit:invader'], invasion: true },
	'invasion-jaffa': { units: ['unit:invader'], invasion: true }
} as const satisfies Record<string, Foe>;

const NAMED: Readonly<Record<string, Foe>> = { ...FOES, ...INVASIONS };

/** A foe of the booklet, one the table has named, or a card told by its dice and value alone. */
export type FoeId = keyof typeof FOES | keyof typeof INVASIONS | `other:${string}` | 'unnamed';

const UNNAMED: Foe = { units: ['unit:foe'] };

export const foeRules = (id: FoeId): Foe => NAMED[id] ?? UNNAMED;
export const isNamed = (foe: string): boolean => Object.hasOwn(NAMED, foe) || isOther(foe);
export const isInvasion = (foe: string): foe is keyof typeof INVASIONS => Object.hasOwn(INVASIONS, foe);
/** "other:Patrouille": a card of the box the booklet does not mention. */
const isOther = (foe: string): foe is `other:${string}` => /^other:\S.{0,39}$/.test(foe);

/** Foes that hit on the same value. Listed in the order in which they fall. */
export interface Rank {
	readonly count: number;
	readonly value: number;
	readonly wounds: number;
}

const MOST_DICE = 12;
export const MOST_INVADERS = 30;
export const within = (n: Json | undefined, least: number, most: number): boolean =>
	Number.isInteger(n) && (n as number) >= least && (n as number) <= most;

export const isRank = (json: Json, most = MOST_DICE): boolean => {
	const { count, value, wounds } = (json ?? {}) as Record<string, Json>;
	return within(count, 1, most) && within(value, 2, 6) && within(wounds, 1, 2);
};

// ── Équipement and Contact ───────────────────────────────────────────────────────────────────────────────────────

export const WEAPONS = ['chasseur-mort', 'gantelet', 'chasseur-psycho'] as const;
export type WeaponId = (typeof WEAPONS)[number];

/** What a value weapon may have printed, the better first. */
export const WEAPON_VALUES = [3, 4] as const;

/** Either of them makes a team hit on 5. */
export const ARMS = ['zaknoktel', 'baton'] as const;
/** They show the top card of a pile. */
export const LOOKS = ['malp', 'tablettes', 'technologie'] as const;
export type LookId = (typeof LOOKS)[number];
/** Cards whose face alone says whether they are discarded after use. */
export const DOUBTFUL = ['reacteur', 'abydos', 'dhd'] as const;
type DoubtfulId = (typeof DOUBTFUL)[number];

export const EQUIPMENT = [...ARMS, ...LOOKS, ...DOUBTFUL, 'grenade', ...WEAPONS] as const;
export type EquipmentId = (typeof EQUIPMENT)[number];

export const CONTACTS = ['tollans', 'nox', 'tokra', 'chulak', 'share', 'skaara', 'jolinar', 'thor'] as const;
export type ContactId = (typeof CONTACTS)[number];

/** Sha're or Skaara, or both where the table asks for both. */
export type KinId = 'share' | 'skaara' | 'kin';

export const isEquipment = (card: string): card is EquipmentId => (EQUIPMENT as readonly string[]).includes(card);
export const isContact = (card: string): card is ContactId => (CONTACTS as readonly string[]).includes(card);
export const isArm = (card: string): boolean => (ARMS as readonly string[]).includes(card);
export const isDoubtful = (card: string): card is DoubtfulId => (DOUBTFUL as readonly string[]).includes(card);
