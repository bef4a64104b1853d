import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** The squares of a drawn QR code: true is dark. */
export async function squaresOf(code: Locator): Promise<readonly (readonly boolean[])[]> {
	const { size, path } = await code.evaluate((svg) => ({
		size: (svg as SVGSVGElement).viewBox.baseVal.width,
		path: svg.querySelector('path')?.getAttribute('d') ?? ''
	}));
	const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g)) squares[Number(y)]![Number(x)] = true;
	return squares;
}

/** The text of a drawn QR code, read from its picture as a phone would. */
export async function readCode(code: Locator): Promise<string> {
	const squares = await squaresOf(code);
	const SCALE = 6;
	const side = squares.length * SCALE;
	const data = new Uint8ClampedArray(side * side * 4).fill(255);
	for (let y = 0; y < side; y++)
		for (let x = 0; x < side; x++)
			if (squares[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
	return decodeQR({ width: side, height: side, data });
}
