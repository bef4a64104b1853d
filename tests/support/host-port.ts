import type { ChildProcess } from 'node:child_process';

/** The port that a host process sends when it is ready. It also sends the lines of its log. */
export const portOf = (host: ChildProcess): Promise<number> =>
	new Promise((resolve, reject) => {
		host.on('message', (message) => typeof message === 'number' && resolve(message));
		host.once('exit', (code) => reject(new Error(`The host process ended with ${code}.`)));
	});
