import type { StandingPoint } from '$lib/rules/luck.ts';

/** What the picture of a recap shows. */
interface RecapPicture {
	readonly title: string;
	readonly date: string;
	readonly result: string;
	readonly players: readonly { readonly name: string; readonly won: boolean; readonly points?: number }[];
	/** The ids of the seats, in the order of the players: their lines have their colours. */
	readonly seats: readonly string[];
	readonly charts: readonly { readonly title: string; readonly points: readonly StandingPoint[] }[];
	/** The number of actions of the game. */
	readonly length: number;
}

const [WIDTH, MARGIN] = [1080, 80];
const LINE = 84;
/** The height of the lines of a chart, and of a chart with its title. */
const [PLOT, CHART] = [200, 320];
const DASHES = [[], [22, 12], [6, 12], [30, 9, 6, 9], [12, 6], [36, 12]] as const;

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

/** Draws one chart: a line of steps for each side. */
function drawChart(
	context: CanvasRenderingContext2D,
	top: number,
	points: readonly StandingPoint[],
	length: number,
	colours: { readonly line: string; readonly edge: string; readonly of: (id: string, i: number) => string }
): void {
	const last = points.at(-1)!;
	const most = last.most ?? Math.max(1, ...points.flatMap(({ lines }) => Object.values(lines)));
	const x = (at: number): number => MARGIN + ((WIDTH - 2 * MARGIN) * at) / Math.max(1, length);
	const y = (value: number): number => top + PLOT - (PLOT * value) / most;
	context.lineWidth = 2;
	context.strokeStyle = colours.line;
	for (const value of [0, most]) {
		context.beginPath();
		context.moveTo(MARGIN, y(value));
		context.lineTo(WIDTH - MARGIN, y(value));
		context.stroke();
	}
	for (const [i, id] of Object.keys(last.lines).entries()) {
		const trace = new Path2D();
		let height = y(points[0]!.lines[id] ?? 0);
		trace.moveTo(x(points[0]!.at), height);
		for (const point of points.slice(1)) {
			trace.lineTo(x(point.at), height);
			height = y(point.lines[id] ?? 0);
			trace.lineTo(x(point.at), height);
		}
		trace.lineTo(WIDTH - MARGIN, height);
		for (const [width, style, dash] of [
			[10, colours.edge, []],
			[6, colours.of(id, i), DASHES[i % DASHES.length]!]
		] as const) {
			context.lineWidth = width;
			context.strokeStyle = style;
			context.setLineDash([...dash]);
			context.stroke(trace);
		}
		context.setLineDash([]);
	}
}

/** Draws the recap as a picture to share. The colours are those of the page. */
export async function drawRecap({ title, date, result, players, seats, charts, length }: RecapPicture): Promise<Blob> {
	const canvas = document.createElement('canvas');
	const style = getComputedStyle(document.querySelector('.recap') ?? document.documentElement);
	const colour = (name: string): string => style.getPropertyValue(name).trim();
	const context = canvas.getContext('2d')!;
	const display = colour('--font-display');
	const text = colour('--font-text');
	const inner = WIDTH - 2 * MARGIN;
	canvas.width = WIDTH;
	context.font = `650 64px ${display}`;
	const resultLines = wrap(context, result, inner);
	// A new height resets the canvas, so everything is set again after it.
	canvas.height = 360 + resultLines.length * 76 + players.length * LINE + charts.length * CHART;
	context.fillStyle = colour('--paper');
	context.fillRect(0, 0, WIDTH, canvas.height);
	// A band in the colours of the winners, or of the box if there is none.
	const winners = players.flatMap(({ won }, i) => (won ? [colour(`--seat-${(i % 6) + 1}`)] : []));
	const band = winners.length > 0 ? winners : [colour('--accent')];
	for (const [i, fill] of band.entries()) {
		context.fillStyle = fill;
		context.fillRect((WIDTH * i) / band.length, 0, WIDTH / band.length + 1, 26);
	}
	context.textBaseline = 'top';

	let y = MARGIN;
	const write = (line: string, font: string, fill: string, height: number): void => {
		context.font = font;
		context.fillStyle = fill;
		context.fillText(line, MARGIN, y, inner);
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
		context.fillText(`${won ? '★ ' : ''}${name}`, MARGIN + 76, y, inner - 240);
		if (points !== undefined) {
			context.textAlign = 'right';
			context.fillText(`${points}`, WIDTH - MARGIN, y);
			context.textAlign = 'left';
		}
		y += LINE;
	}
	for (const chart of charts) {
		y += 20;
		write(chart.title, `600 36px ${text}`, colour('--ink-2'), 60);
		drawChart(context, y, chart.points, length, {
			line: colour('--line-strong'),
			edge: colour('--ink'),
			of: (id, i) =>
				seats.includes(id) ? colour(`--seat-${(seats.indexOf(id) % 6) + 1}`) : i === 0 ? colour('--accent') : colour('--paper-2')
		});
		y += CHART - 80;
	}
	y += 24;
	write(`${date} · Comparse`, `420 34px ${text}`, colour('--ink-2'), 40);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png')
	);
}
