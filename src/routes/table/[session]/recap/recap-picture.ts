/** What the picture of a recap shows. */
interface RecapPicture {
	readonly title: string;
	readonly date: string;
	readonly result: string;
	readonly players: readonly { readonly name: string; readonly won: boolean; readonly points?: number }[];
}

const [WIDTH, MARGIN] = [1080, 80];
const LINE = 84;

/** Cuts a text into lines that fit. A word that is too long for a line is cut. */
function wrap(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const longer = line ? `${line} ${word}` : word;
		if (context.measureText(longer).width <= width) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = word;
		while (context.measureText(line).width > width && line.length > 1) line = line.slice(0, -1);
	}
	return [...lines, line];
}

/** Draws the recap as a picture to share. The colours are those of the page. */
export async function drawRecap({ title, date, result, players }: RecapPicture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	const style = getComputedStyle(document.querySelector('.recap') ?? document.documentElement);
	const colour = (name: string): string => style.getPropertyValue(name).trim();
	const context = canvas.getContext('2d')!;
	const display = colour('--font-display');
	const text = colour('--font-text');
	canvas.width = WIDTH;
	context.font = `650 64px ${display}`;
	const resultLines = wrap(context, result, WIDTH - 2 * MARGIN);
	// A new height resets the canvas, so everything is set again after it.
	canvas.height = 420 + resultLines.length * 76 + players.length * LINE;
	context.fillStyle = colour('--paper');
	context.fillRect(0, 0, WIDTH, canvas.height);
	context.fillStyle = colour('--accent');
	context.fillRect(0, 0, WIDTH, 18);
	context.textBaseline = 'top';

	let y = MARGIN;
	const write = (line: string, font: string, fill: string, height: number): void => {
		context.font = font;
		context.fillStyle = fill;
		context.fillText(line, MARGIN, y, WIDTH - 2 * MARGIN);
		y += height;
	};
	write(title, `600 44px ${text}`, colour('--ink-2'), 76);
	for (const line of resultLines) write(line, `650 64px ${display}`, colour('--ink'), 76);
	y += 24;
	for (const [i, { name, won, points }] of players.entries()) {
		context.fillStyle = colour(`--seat-${(i % 6) + 1}`);
		context.beginPath();
		context.arc(MARGIN + 24, y + 26, 24, 0, 2 * Math.PI);
		context.fill();
		context.font = `${won ? 700 : 420} 46px ${text}`;
		context.fillStyle = colour('--ink');
		context.fillText(`${won ? '★ ' : ''}${name}`, MARGIN + 76, y, WIDTH - 2 * MARGIN - 240);
		if (points !== undefined) {
			context.textAlign = 'right';
			context.fillText(`${points}`, WIDTH - MARGIN, y);
			context.textAlign = 'left';
		}
		y += LINE;
	}
	y += 24;
	write(`${date} · Comparse`, `420 34px ${text}`, colour('--ink-2'), 40);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png')
	);
}
