import type { Field, Game, Setup } from '../../src/lib/rules/contract.ts';
import type { Any } from './law-subject.ts';
import type { Below } from './random-walk.ts';

function randomValue(field: Field, draw: Below): boolean | number | string {
	if ('from' in field) return field.from[draw(field.from.length)]!;
	if ('least' in field) return field.least + draw(field.most - field.least + 1);
	return draw(2) === 0;
}

/** Any setup that the form allows; without aids, the options marked `aid` keep their usual value. */
export function randomSetup(game: Game<Any, Any>, draw: Below, aids = true): Setup {
	const counts = game.form({ seats: [], options: {} }).seats;
	const count = counts[draw(counts.length)]!;
	const seats = Array.from({ length: count }, (_, i) => ({ id: `p${i + 1}`, name: `Player ${i + 1}`, takes: [] }));
	const fields = Object.entries(game.form({ seats, options: {} }).options);
	const options = Object.fromEntries(fields.map(([id, field]) => [id, field.aid && !aids ? field.usual : randomValue(field, draw)]));
	const { takes } = game.form({ seats, options });
	if (!takes) return { seats, options };
	const rest = [...takes.from];
	const takeSome = (n: number) => Array.from({ length: n }, () => rest.splice(draw(rest.length), 1)[0]!);
	return { seats: seats.map((seat) => ({ ...seat, takes: takeSome(takes.each) })), shared: takeSome(takes.shared ?? 0), options };
}
