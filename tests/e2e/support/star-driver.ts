import type { Locator, Page } from '@playwright/test';
import { expect, stored } from './table.ts';

/** Drives the G-Force board by taps on the tray and the star, and counts them. */
export class StarDriver {
	taps = 0;
	readonly page: Page;
	readonly tray: Locator;
	readonly star: Locator;

	constructor(page: Page) {
		this.page = page;
		this.tray = page.getByRole('region', { name: 'À faire maintenant' });
		this.star = page.getByRole('group', { name: /^l’étoile/ });
	}

	async tap(key: Locator): Promise<void> {
		await key.click();
		this.taps += 1;
	}
	/** A key of the tray by the beginning of its name. */
	key(name: string): Locator {
		return this.tray.getByRole('button', { name: new RegExp(`^${name}`, 'i') });
	}
	/** A space an agent may go to: its label ends with the cost in parentheses. */
	space(name: string): Locator {
		return this.star.getByRole('button', { name: new RegExp(`^${name} \\(`, 'i') });
	}
	hex(n: number): Locator {
		return this.star.getByRole('button', { name: new RegExp(`^case ${n}(,|$)`, 'i') });
	}

	async die(face: number): Promise<void> {
		await this.tap(this.tray.getByRole('button', { name: `${face}`, exact: true }));
	}
	async go(agent: string, space: string): Promise<void> {
		await this.tap(this.key(agent));
		await this.tap(this.space(space));
		await this.waitForMove(agent);
	}
	/** Waits until the move is saved: a key tapped earlier would answer an ask that is closed by then. */
	async waitForMove(agent: string): Promise<void> {
		await expect(this.page.getByRole('button', { name: /^Annuler/ })).toContainText(`${agent} va`);
	}
	async press(...names: readonly string[]): Promise<void> {
		for (const name of names) await this.tap(this.key(name));
	}
	async countTaps(flow: () => Promise<void>): Promise<number> {
		const before = this.taps;
		await flow();
		return this.taps - before;
	}
	readonly log = (): Promise<Record<string, unknown>[]> => stored(this.page, 'actions');
	turn(name: string): Promise<void> {
		return expect(this.page.getByRole('heading', { level: 1 })).toHaveText(`À ${name} de jouer`);
	}
}
