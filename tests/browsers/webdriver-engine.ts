import type { Engine } from './engine.ts';
import { callOf } from './page-call.ts';

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Session {
	readonly sessionId: string;
	readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** A browser behind a WebDriver server (W3C), such as WebKitWebDriver. */
export async function webdriverEngine(server: string, capabilities: object): Promise<Engine> {
	async function send<T>(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
		const answer = await fetch(server + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
		const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
		if (!answer.ok) throw new Error(`${path}: ${value.error ?? answer.status} ${value.message ?? ''}`);
		return value;
	}
	const session = await send<Session>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
	const path = `/session/${session.sessionId}`;
	await send('POST', `${path}/timeouts`, { script: 60_000, pageLoad: 60_000 });
	const execute = <T>(script: string): Promise<T> => send<T>('POST', `${path}/execute/sync`, { script: `return ${script}`, args: [] });
	return {
		name: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
		goto: (url) => send('POST', `${path}/url`, { url }),
		run: (script, ...args) => execute(callOf(script, args)),
		async click(find, ...args) {
			const found = await execute<Record<string, string> | null>(callOf(find, args));
			if (!found) return false;
			await send('POST', `${path}/element/${found[ELEMENT]}/click`);
			return true;
		},
		close: () => send('DELETE', path)
	};
}
