import { writeFileSync } from 'node:fs';

/** Videos for the fake camera of Chromium (`--use-file-for-fake-video-capture`): raw pictures in a Y4M file. */

const [WIDTH, HEIGHT] = [640, 480];
const PICTURES = 10;
const [DARK, LIGHT, GREY] = [35, 215, 110];

/** Writes a video of a QR code as a hand holds it: slightly turned and moving. Without squares, a grey picture. */
export function film(path: string, squares: readonly (readonly boolean[])[] = []): void {
	const size = squares.length;
	const scale = size > 0 ? Math.min(6, Math.floor(430 / size)) : 1;
	const turn = (6 * Math.PI) / 180;
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const parts = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)];
	for (let picture = 0; picture < PICTURES; picture++) {
		const luma = Buffer.alloc(WIDTH * HEIGHT, GREY);
		for (let y = 0; y < HEIGHT; y++)
			for (let x = 0; x < WIDTH; x++) {
				const [dx, dy] = [x - WIDTH / 2 - picture / 2, y - HEIGHT / 2];
				const row = squares[Math.floor((dy * cos - dx * sin) / scale + size / 2)];
				const dark = row?.[Math.floor((dx * cos + dy * sin) / scale + size / 2)];
				if (dark !== undefined) luma[y * WIDTH + x] = dark ? DARK : LIGHT;
			}
		parts.push(Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128));
	}
	writeFileSync(path, Buffer.concat(parts));
}
