import type { Below } from '../support/random-walk.ts';

/** Damages a JSON value at a random place, as a bad disk, a hand-made file or another version might. */

const POISON: readonly unknown[] = [
	null,
	'',
	'__proto__',
	'constructor',
	-1,
	0.5,
	1e308,
	9e15,
	[],
	{},
	true,
	'x'.repeat(5_000),
	{ rule: 'constructor' },
	[null],
	{ length: 3 }
];
const KEYS = ['__proto__', 'constructor', 'type', 'id', 'toString', 'aside', 'at'];

type Container = Record<string, unknown> | unknown[];
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Every container of a value with the keys it has. */
function* containers(value: unknown): Generator<Container> {
	if (!isContainer(value)) return;
	yield value;
	for (const each of Object.values(value)) yield* containers(each);
}

/** A copy with one to three changes. */
export function mutated<T>(value: T, draw: Below): unknown {
	const root = { value: structuredClone(value) as unknown };
	for (let n = 1 + draw(3); n > 0; n--) {
		const all = [...containers(root)];
		const place = all[draw(all.length)] as Record<string, unknown>;
		const keys = Object.keys(place);
		const key = keys[draw(keys.length)] ?? 'new';
		switch (draw(5)) {
			case 0:
				place[key] = structuredClone(POISON[draw(POISON.length)]);
				break;
			case 1:
				delete place[key];
				break;
			case 2: {
				const other = all[draw(all.length)];
				place[key] = structuredClone(other);
				break;
			}
			case 3:
				if (Array.isArray(place)) place.push(structuredClone(place[draw(place.length)]));
				else
					Object.defineProperty(place, KEYS[draw(KEYS.length)]!, {
						value: structuredClone(POISON[draw(POISON.length)]),
						enumerable: true,
						configurable: true,
						writable: true
					});
				break;
			default:
				if (Array.isArray(place)) place.reverse();
				else place[KEYS[2 + draw(KEYS.length - 2)]!] = place[key];
		}
	}
	return root.value;
}
