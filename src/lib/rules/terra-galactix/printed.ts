import { choose, count, pick, text } from '../ask.ts';
import type { Ask, Json, Next, TableAction } from '../contract.ts';
import type { PrintedFact } from '../facts.ts';
import { BLUISH, BUNKERS, CAMPS, type Camp, GALACTIX_CARDS, type GalactixFace, type Line, type Place, SLOTS } from './cards.ts';
import { bunkerId, fireFact, lineId, orbitId, parseBunker, placeFact, starFact, starName, symbolFact } from './ids.ts';
import { boxRuling } from './rules.ts';

/** The shock wave of p. 18 pushes to a fourth orbit, so there are at least four; reviews of the box speak of five. */
const LEAST_ORBITS = 4;
const MOST_ORBITS = 9;
const MOST_BLUISH = 30;

type Learn = TableAction<never>;
const learn = (fact: string, value: Json): Next<Learn> => ({ action: { type: 'learn', fact, value } });

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 40;
const isCount = (value: Json | undefined, least: number, most: number): boolean =>
	Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isLine = (value: Json | undefined): boolean => value === BLUISH || isCount(value, 1, BUNKERS);

const FACES = ['1', '2', '3', '4', '5', '6'];

/** Facts that only the box prints. All three games share this table: what one of them learns, the others know. */
export const PRINTED = {
	/** The bunkers whose line bears this number. */
	fire: {
		isReadable: (value, number) =>
			FACES.includes(number) &&
			Array.isArray(value) &&
			new Set(value).size === value.length &&
			value.every((slot) => isCount(slot as Json, 1, BUNKERS)),
		ask: (number) => fireAsk(Number(number), SLOTS)
	} satisfies PrintedFact<readonly number[]>,

	/** The symbol drawn on a mother ship and on its saucers. */
	symbol: {
		isReadable: (value, camp) => (CAMPS as readonly string[]).includes(camp) && isName(value),
		ask: (camp) => ({
			...text(boxRuling('box.symbol', { camp }), (value) => learn(symbolFact(camp as Camp), value)),
			fact: symbolFact(camp as Camp)
		})
	} satisfies PrintedFact<string>,

	/** How many orbits there are around Earth. */
	orbits: {
		assumed: { board: 5 },
		isReadable: (value, of) => of === 'board' && isCount(value, LEAST_ORBITS, MOST_ORBITS),
		ask: () => ({
			...count<Learn>(boxRuling('box.orbits'), [LEAST_ORBITS, MOST_ORBITS], (value) => learn('orbits:board', value), { usual: 5 }),
			fact: 'orbits:board'
		})
	} satisfies PrintedFact<number>,

	/** How many bluish radii there are. It is only shown; no rule depends on it. */
	bluish: {
		isReadable: (value, of) => of === 'board' && isCount(value, 0, MOST_BLUISH),
		ask: () => ({
			...count<Learn>(boxRuling('box.bluish'), [0, MOST_BLUISH], (value) => learn('bluish:board', value)),
			fact: 'bluish:board'
		})
	} satisfies PrintedFact<number>,

	/** The face of a Galactix card, by its star. */
	galactix: {
		isReadable: (value, star) =>
			isName(star) &&
			isObject(value) &&
			isName(value['constellation']) &&
			isCount(value['count'], 1, 3) &&
			(value['copies'] === undefined || isCount(value['copies'], 1, GALACTIX_CARDS)),
		ask: (star) => ({ ...faceAsk<Learn>(star, (face) => learn(starFact(star), { ...face })), fact: starFact(star) })
	} satisfies PrintedFact<GalactixFace>,

	/** Where a star lies on the board; it is asked only where the app keeps positions. */
	place: {
		isReadable: (value, star) => isName(star) && isObject(value) && isLine(value['line']) && isCount(value['orbit'], 1, MOST_ORBITS),
		ask: (star) => ({
			...placeAsk<Learn>(
				boxRuling('box.line', { star: starName(star) }),
				boxRuling('box.orbit', { star: starName(star) }),
				MOST_ORBITS,
				(place) => learn(placeFact(star), { ...place })
			),
			fact: placeFact(star)
		})
	} satisfies PrintedFact<Place>
};

/** "Tap every bunker whose line bears this number", among those that may bear it. */
export const fireAsk = (number: number, among: readonly number[]): Ask<Learn> =>
	pick({
		prompt: boxRuling('box.fire', { number }),
		fact: fireFact(number),
		from: among.map((slot) => ({ id: bunkerId(slot), most: 1 })),
		ends: [
			{
				id: 'done',
				least: 1,
				most: BUNKERS,
				then: (picked) =>
					learn(
						fireFact(number),
						picked.flatMap((id) => parseBunker(id) ?? []).toSorted((a, b) => a - b)
					)
			}
		]
	});

/** First the constellation, then the number of Galactix, one, two or three, unless it is known. */
const faceAsk = <Action>(
	star: string,
	then: (face: Pick<GalactixFace, 'constellation' | 'count'>) => Next<Action>,
	known?: GalactixFace['count']
): Ask<Action> =>
	text(boxRuling('box.constellation', { star: starName(star) }), (constellation) =>
		known === undefined
			? {
					ask: () =>
						choose(
							boxRuling('box.count', { star: starName(star) }),
							([1, 2, 3] as const).map((count) => ({ id: `${count}`, ...then({ constellation, count }) }))
						)
				}
			: then({ constellation, count: known })
	);

/** First the radius, then the orbit. */
const placeAsk = <Action>(
	whichLine: Ask<Action>['prompt'],
	whichOrbit: Ask<Action>['prompt'],
	orbits: number,
	then: (place: Place) => Next<Action>
): Ask<Action> =>
	choose(
		whichLine,
		([...SLOTS, BLUISH] as const).map((line: Line) => ({
			id: lineId(line),
			ask: () =>
				choose(
					whichOrbit,
					Array.from({ length: orbits }, (_, i) => ({ id: orbitId(i + 1), ...then({ line, orbit: i + 1 }) }))
				)
		}))
	);

/** A Galactix card that the box has not shown yet: its face is learned together with the action it was turned for. */
export const newCardAsk = <Own>(then: (star: string) => Own, known?: GalactixFace['count']): Ask<Own | TableAction<Own>> =>
	text(boxRuling('box.star'), (star) => ({
		ask: () =>
			faceAsk<Own | TableAction<Own>>(
				star,
				(face) => ({ action: { type: 'learn', fact: starFact(star), value: { ...face }, then: then(star) } }),
				known
			)
	}));
