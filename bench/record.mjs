import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const FILE = new URL('RESULTS.md', import.meta.url);

const HEAD = `# Measured figures

Written by \`npm run bench\`, \`npm run bench:host\` and \`npm run bench:lighthouse\`; each replaces the rows of what it measures. Times depend on the
machine and on what else it does, so most rows are ratios or counts.

| Subject | Figure | Value | Limit | Measured |
| --- | --- | --- | --- | --- |
`;

/** The rows of the file, each as its cells. */
export const recorded = () =>
	(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
		.split('\n')
		.filter((line) => /^\| (?!Subject|---)/.test(line))
		.map((line) =>
			line
				.slice(1, -1)
				.split('|')
				.map((cell) => cell.trim())
		);

/** The date and the kind of machine. */
const measured = () =>
	`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/**
 * Replaces the rows of a subject in RESULTS.md. Each figure is its name, its value and the limit it should keep, if it has one.
 * @param {string} subject
 * @param {readonly (readonly [figure: string, value: string | number, limit?: string | number])[]} figures
 */
export function record(subject, figures) {
	const others = recorded().filter(([each]) => each !== subject);
	const rows = [...others, ...figures.map(([figure, value, limit = '']) => [subject, figure, value, limit, measured()])];
	const lines = rows.toSorted(([a], [b]) => a.localeCompare(b, 'en')).map((row) => `| ${row.join(' | ')} |`);
	writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	console.table(recorded().map(([subject, figure, value, limit]) => ({ subject, figure, value, limit })));
