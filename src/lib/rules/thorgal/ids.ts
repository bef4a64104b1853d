import type { ChaamFace, HeroId, Skill, Step, WhiteFace } from './cards.ts';

/*
 * Ids that carry a number or another id. They are stored in sessions and in the box memory, so their spelling never changes.
 */

/** A place of the path, as an option and as a name. */
export const placeId = (place: number): string => `L:${place}`;
const PLACE_ID = /^L:(\d)$/;
/** The place an id stands for, if it is the id of a place. */
export const parsePlaceId = (id: string): number | undefined => {
	const place = PLACE_ID.exec(id)?.[1];
	return place === undefined ? undefined : Number(place);
};

/** A Chaams on a place other than the hero's. */
export const distantChaamId = (card: ChaamFace, place: number): string => `${card}@${place}`;
/** Whether this id is that of a Chaams on another place. */
export const isDistantChaamId = (id: string): boolean => id.includes('@');

/** A space of the war track. */
export const spaceId = (space: number | string): string => `space:${space}`;
/** One of the twenty challenges. */
export const challengeId = (n: number | string): string => `challenge:${n}`;
/** What a step asks for. */
export const stepId = ({ kind, cards }: Step): string => `${kind}:${cards}`;
/** A colour of a skill. */
export const colourId = (colour: string): string => `tint:${colour}`;

/** Kinds of figures that only the components print. */
export type FactKind =
	'war' | 'start' | 'symbols' | 'step' | 'hand' | 'power' | 'copies' | 'faces' | 'colour' | 'name' | 'challenge' | 'met';
/** The id of a printed figure: its kind, and the component it is printed on. */
export const factId = (kind: FactKind, of: string | number): string => `${kind}:${of}`;

/** What a dial sets. */
export type DialTarget =
	| {
			readonly kind: 'ogotai' | 'round' | 'active' | 'due' | 'tanatloc' | 'power' | 'goal' | 'bears' | 'price' | 'frontier' | 'fallen';
	  }
	| { readonly kind: 'die'; readonly die: WhiteFace }
	| { readonly kind: 'at' | 'unknown' | 'paid'; readonly hero: HeroId }
	| { readonly kind: 'passed' | 'chaams'; readonly place: number }
	| { readonly kind: 'holds'; readonly hero: HeroId; readonly skill: Skill }
	| { readonly kind: 'discard'; readonly card: Skill | '?' }
	| { readonly kind: 'chaam'; readonly place: number; readonly card: ChaamFace };
export type DialKind = DialTarget['kind'];

/** The id of the dial that sets this. */
export function dialId(target: DialTarget): string {
	switch (target.kind) {
		case 'die':
			return `die:${target.die}`;
		case 'at':
		case 'unknown':
		case 'paid':
			return `${target.kind}:${target.hero}`;
		case 'passed':
		case 'chaams':
			return `${target.kind}:${target.place}`;
		case 'holds':
			return `holds:${target.hero}:${target.skill}`;
		case 'discard':
			return `discard:${target.card}`;
		case 'chaam':
			return `chaam:${target.place}:${target.card}`;
		default:
			return target.kind;
	}
}

/** What the dial with this id sets. The id must be one that `dialId` made. */
export function parseDialId(id: string): DialTarget {
	const [kind, first = '', second = ''] = id.split(':') as [DialKind, string?, string?];
	switch (kind) {
		case 'die':
			return { kind, die: first as WhiteFace };
		case 'at':
		case 'unknown':
		case 'paid':
			return { kind, hero: first as HeroId };
		case 'passed':
		case 'chaams':
			return { kind, place: Number(first) };
		case 'holds':
			return { kind, hero: first as HeroId, skill: second as Skill };
		case 'discard':
			return { kind, card: first as Skill | '?' };
		case 'chaam':
			return { kind, place: Number(first), card: second as ChaamFace };
		default:
			return { kind };
	}
}
