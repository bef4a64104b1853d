import type { Json } from '../contract.ts';
import { isNamedFoe, type NamedFoeId } from './ids.ts';

/** The four types of cards. */
export type CardType = 'symbol' | 'equipment' | 'contact' | 'combat';

/** The whole deck by type. Every card is dealt onto a planet. */
export const DECK: Readonly<Record<CardType, number>> = { symbol: 60, equipment: 16, contact: 14, combat: 20 };
/** Cards in the deck. */
export const CARDS = 110;
/** Colours of symbol cards. */
export const COLOURS = 6;
/** Different signs on the symbol cards. */
export const GLYPHS = 10;
/** Signs printed above each planet on the board. */
export const COORDINATES = 7;
/** Symbols of one colour that win. */
export const COMBINATION = 7;

// ── Combat ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** The rules of a Combat card. */
export interface Foe {
	/** The special rule of this foe, if it has one. */
	readonly kind?: 'reetou' | 'surprise' | 'printas' | 'hathor';
	/** Jolinar may be played against it. */
	readonly jolinar?: true;
	/** Sha're and Skaara win the fight. */
	readonly kin?: true;
	/** Every team comes home and takes its share. */
	readonly invasion?: true;
	/** The foes on the card, in the order in which they fall. */
	readonly units: readonly `unit:${string}`[];
}

/** The Combat cards of the booklet, except the Invasions. */
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

/** The Combat cards that bring every team home. They exist only in a whole game. */
export const INVASIONS = {
	'invasion-aliens': { units: ['unit:invader'], invasion: true },
	'invasion-jaffa': { units: ['unit:invader'], invasion: true }
} as const satisfies Record<string, Foe>;

const NAMED: Readonly<Record<string, Foe>> = { ...FOES, ...INVASIONS };

/** A foe of the booklet, one that this table has named, or a card given by its dice and value only. */
export type FoeId = keyof typeof FOES | keyof typeof INVASIONS | NamedFoeId | 'unnamed';

const UNNAMED: Foe = { units: ['unit:foe'] };

/** The rules of a Combat card by its id. */
export const foeRules = (id: FoeId): Foe => NAMED[id] ?? UNNAMED;
/** Whether this is a Combat card with a name, of the booklet or of this table. */
export const isNamed = (foe: string): foe is Exclude<FoeId, 'unnamed'> => Object.hasOwn(NAMED, foe) || isNamedFoe(foe);
/** Whether this card is an Invasion. */
export const isInvasion = (foe: string): foe is keyof typeof INVASIONS => Object.hasOwn(INVASIONS, foe);

/** Foes of one card that hit on the same value. A card lists its ranks in the order in which they fall. */
export interface Rank {
	readonly count: number;
	readonly value: number;
	readonly wounds: number;
}

const MOST_DICE = 12;
/** The largest number of invaders that a card may print. */
export const MOST_INVADERS = 30;
/** Whether a value is a whole number between two bounds. */
export const within = (n: Json | undefined, least: number, most: number): n is number =>
	Number.isInteger(n) && (n as number) >= least && (n as number) <= most;

/** Whether a value read off the box or a log is a rank of foes. */
export const isRank = (json: Json, most = MOST_DICE): boolean => {
	const { count, value, wounds } = (json ?? {}) as Record<string, Json>;
	return within(count, 1, most) && within(value, 2, 6) && within(wounds, 1, 2);
};

// ── Équipement and Contact ───────────────────────────────────────────────────────────────────────────────────────

/** Weapons that change a team's value for one fight; their own value is printed on the card. */
export const WEAPONS = ['chasseur-mort', 'gantelet', 'chasseur-psycho'] as const;
/** The id of a weapon that changes the value. */
export type WeaponId = (typeof WEAPONS)[number];

/** The values a weapon card may print, the better one first. */
export const WEAPON_VALUES = [3, 4] as const;

/** Permanent weapons: owning one of them makes a team hit on 5. */
export const ARMS = ['zaknoktel', 'baton'] as const;
/** Cards that turn up the top card of a pile. */
export const LOOKS = ['malp', 'tablettes', 'technologie'] as const;
/** The id of a card that looks at a pile. */
export type LookId = (typeof LOOKS)[number];
/** Équipements of which only the card says whether they are discarded after use. */
export const DOUBTFUL = ['reacteur', 'abydos', 'dhd'] as const;
type DoubtfulId = (typeof DOUBTFUL)[number];

/** All Équipements that the booklet names. */
export const EQUIPMENT = [...ARMS, ...LOOKS, ...DOUBTFUL, 'grenade', ...WEAPONS] as const;
/** The id of an Équipement. */
export type EquipmentId = (typeof EQUIPMENT)[number];

/** All Contacts that the booklet names. */
export const CONTACTS = ['tollans', 'nox', 'tokra', 'chulak', 'share', 'skaara', 'jolinar', 'thor'] as const;
/** The id of a Contact. */
export type ContactId = (typeof CONTACTS)[number];

/** Sha're, Skaara, or both at once where the table plays with option `shareSkaara: both`. */
export type KinId = 'share' | 'skaara' | 'kin';

/** Whether this is the id of an Équipement. */
export const isEquipment = (card: string): card is EquipmentId => (EQUIPMENT as readonly string[]).includes(card);
/** Whether this is the id of a Contact. */
export const isContact = (card: string): card is ContactId => (CONTACTS as readonly string[]).includes(card);
/** Whether this is a Zak'n'oktel or a Long Bâton. */
export const isArm = (card: string): boolean => (ARMS as readonly string[]).includes(card);
/** Whether only the card itself says that it is discarded after use. */
export const isDoubtful = (card: string): card is DoubtfulId => (DOUBTFUL as readonly string[]).includes(card);
