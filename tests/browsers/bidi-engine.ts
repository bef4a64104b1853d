import { once } from 'node:events';
import WebSocket from 'ws';
import type { Engine } from './engine.ts';
import { callOf } from './page-call.ts';

/** A value of a page as WebDriver BiDi describes it. */
interface RemoteValue {
	readonly type: string;
	readonly value?: unknown;
	readonly sharedId?: string;
}
type ScriptResult =
	| { readonly type: 'success'; readonly result: RemoteValue }
	| { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

interface Answer {
	readonly id?: number;
	readonly result?: object;
	readonly error?: string;
	readonly message?: string;
}

/** A Firefox that was started with a remote debugging port, over WebDriver BiDi. */
export async function bidiEngine(address: string): Promise<Engine> {
	const socket = new WebSocket(address);
	await once(socket, 'open');
	const waiting = new Map<number, (answer: Answer) => void>();
	socket.on('message', (data: Buffer) => {
		const answer = JSON.parse(data.toString()) as Answer;
		if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
	});
	let id = 0;
	async function send<T>(method: string, params: object): Promise<T> {
		id += 1;
		const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
		socket.send(JSON.stringify({ id, method, params }));
		const { result, error, message } = await answered;
		if (error) throw new Error(`${method}: ${error} ${message}`);
		return result as T;
	}

	const { capabilities } = await send<{ capabilities: { browserName: string; browserVersion: string } }>('session.new', {
		capabilities: {}
	});
	const { contexts } = await send<{ contexts: readonly [{ context: string }] }>('browsingContext.getTree', {});
	const [{ context }] = contexts;
	async function evaluate(expression: string): Promise<RemoteValue> {
		const answer = await send<ScriptResult>('script.evaluate', { expression, target: { context }, awaitPromise: true });
		if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
		return answer.result;
	}
	return {
		name: `${capabilities.browserName} ${capabilities.browserVersion}`,
		goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
		// The result comes as JSON text, because BiDi describes objects in a form of its own.
		async run(script, ...args) {
			const { value } = await evaluate(`Promise.resolve(${callOf(script, args)}).then((value) => JSON.stringify(value))`);
			return value === undefined ? undefined! : JSON.parse(value as string);
		},
		async click(find, ...args) {
			const { sharedId } = await evaluate(
				`(() => { const found = ${callOf(find, args)}; found?.scrollIntoView({ block: 'center' }); return found ?? null; })()`
			);
			if (!sharedId) return false;
			const actions = [
				{ type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 }
			];
			await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
			return true;
		},
		async close() {
			await send('browser.close', {});
			socket.close();
		}
	};
}
