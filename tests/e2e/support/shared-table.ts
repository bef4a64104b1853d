import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, WebSocketRoute } from '@playwright/test';
import { portOf } from '../../support/host-port.ts';
import * as Y from 'yjs';
import { cipherWith } from '../../../src/lib/sharing/cipher.ts';
import { newDeviceId } from '../../../src/lib/sharing/entries.ts';
import { keysOf } from '../../../src/lib/sharing/keys.ts';
import { SharedLog } from '../../../src/lib/sharing/shared-log.ts';
import { expect, stored } from './table.ts';

/** A host in a process of its own, and the phones that play at it. */
export class HostWithPhones {
	#folder = '';
	#host: ChildProcess | undefined;
	#port = 0;
	readonly #browser: Browser;
	readonly #redisPort: number | undefined;
	readonly #name: string;

	/** `redisPort` joins several hosts; `name` is the name of this machine in the addresses of its pages. */
	constructor(browser: Browser, { redisPort, name = 'localhost' }: { readonly redisPort?: number; readonly name?: string } = {}) {
		this.#browser = browser;
		this.#redisPort = redisPort;
		this.#name = name;
	}

	get site(): string {
		return `http://${this.#name}:${this.#port}`;
	}
	async start(): Promise<void> {
		this.#folder ||= await mkdtemp(join(tmpdir(), 'comparse-e2e-'));
		const args = [this.#folder, String(this.#port), 'build', ...(this.#redisPort === undefined ? [] : [String(this.#redisPort)])];
		this.#host = fork('tests/support/host-process.ts', args, { execArgv: ['--import', 'tsx'] });
		this.#port = await portOf(this.#host);
	}
	async kill(): Promise<void> {
		if (!this.#host || this.#host.exitCode !== null || this.#host.signalCode !== null) return;
		this.#host.kill('SIGKILL');
		await once(this.#host, 'exit');
	}
	async end(): Promise<void> {
		await this.kill();
		await rm(this.#folder, { recursive: true, force: true });
	}

	/** A phone of its own: nothing is stored on it yet. */
	async phone(viewport = { width: 390, height: 844 }): Promise<Page> {
		const context = await this.#browser.newContext({ locale: 'fr-FR', viewport, baseURL: this.site });
		const page = await context.newPage();
		await page.addInitScript(() => {
			document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--ignore-taps', '0ms'));
		});
		return page;
	}
	/** A phone that joins with a seat, or only watches. */
	async join(link: string, seat = 'Regarder seulement', viewport?: { width: number; height: number }): Promise<Page> {
		return this.joinOn(await this.phone(viewport), link, seat);
	}
	async joinOn(page: Page, link: string, seat = 'Regarder seulement'): Promise<Page> {
		await page.goto(link);
		await page.getByRole('button', { name: seat, exact: true }).click();
		await page.waitForURL(/\/table\//);
		await expect(page.getByText('Connexion aux autres téléphones')).toBeHidden();
		return page;
	}
	/** Shares the table that is open, and takes a seat. Returns the link. */
	async share(page: Page, seat?: string): Promise<string> {
		await page.getByRole('button', { name: 'Jouer sur plusieurs téléphones' }).click();
		await page.getByRole('button', { name: 'Partager la partie' }).click();
		await expect(page.getByRole('img', { name: /Scannez/ })).toBeVisible();
		if (seat) await page.getByLabel('Place de ce téléphone').selectOption(seat);
		await page.getByRole('button', { name: 'Fermer' }).click();
		await expect(page.getByText('Connexion aux autres téléphones')).toBeHidden();
		return `${this.site}/join#${Buffer.from(await secretOf(page)).toString('base64url')}`;
	}
}

interface StoredShare {
	readonly secret: readonly number[];
	readonly document: readonly number[];
}

const shareOn = async (page: Page): Promise<StoredShare> => {
	const [row] = (await stored(page, 'shares')) as unknown as Record<keyof StoredShare, Record<string, number>>[];
	if (!row) throw new Error('Nothing is shared on this phone.');
	return { secret: Object.values(row.secret), document: Object.values(row.document) };
};
const secretOf = async (page: Page): Promise<Uint8Array> => Uint8Array.from((await shareOn(page)).secret);

/** All that a phone has stored and can decrypt with the key of the table, as one text. */
export async function everythingOn(page: Page): Promise<string> {
	const { secret, document } = await shareOn(page);
	const doc = new Y.Doc();
	Y.applyUpdate(doc, Uint8Array.from(document));
	const log = new SharedLog(doc, { device: newDeviceId(), cipher: cipherWith(keysOf(Uint8Array.from(secret)).seal) });
	const bodies = log.entries.map((entry) => log.read(entry));
	const shares = (await stored(page, 'shares')).map(({ privateActions }) => privateActions);
	const local = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	return JSON.stringify([bodies, shares, await stored(page, 'sessions'), await stored(page, 'actions'), local, await page.content()]);
}

/** Everything that a page sends and receives over its connection to the host. */
export function wireOf(page: Page): string[] {
	const frames: string[] = [];
	page.on('websocket', (socket) => {
		const add = ({ payload }: { payload: string | Buffer }): void => void frames.push(payload.toString('latin1'));
		socket.on('framesent', add);
		socket.on('framereceived', add);
	});
	return frames;
}

/** Cuts the connection of a phone to the host, and lets it connect again. Call it before the phone opens a page. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; restore(): void }> {
	let isCut = false;
	const open: WebSocketRoute[] = [];
	await page.routeWebSocket(/\/sync$/, (socket) => {
		if (isCut) return void socket.close();
		open.push(socket, socket.connectToServer());
	});
	return {
		async cut() {
			isCut = true;
			for (const socket of open.splice(0)) await socket.close();
		},
		restore: () => (isCut = false)
	};
}

/** Switches the screen of a phone off or on, as its page notices it. */
export const showScreen = (page: Page, state: DocumentVisibilityState): Promise<void> =>
	page.evaluate((to) => {
		Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, state);
