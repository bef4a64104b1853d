import { PersistedFlag } from './persisted.ts';

/** The event with which Chromium browsers let the page show the install prompt. */
interface InstallEvent extends Event {
	prompt(): Promise<void>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const dismissedFlag = new PersistedFlag('comparse.install-dismissed', false);

/**
 * The offer to install the app. The hint appears after a first session and never again once it was dismissed; the settings page keeps the
 * offer. Safari cannot be asked to install, so there the text explains how.
 */
class Install {
	#offer = $state.raw<InstallEvent>();
	#installed = $state(false);
	#dismissed = $state(false);

	/** Called when the app starts, because browsers send the event only once. */
	listen(): void {
		this.#installed = matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
		this.#dismissed = dismissedFlag.isSet;
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as InstallEvent;
		});
		addEventListener('appinstalled', () => {
			this.#installed = true;
			this.#offer = undefined;
		});
	}

	/** `here`: with the browser's prompt. `by-hand`: through the browser's own menu. */
	get method(): 'installed' | 'here' | 'by-hand' | 'unknown' {
		if (this.#installed) return 'installed';
		if (this.#offer) return 'here';
		return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'unknown';
	}

	/** Whether the shelf shows the hint. */
	get showsHint(): boolean {
		return !this.#dismissed && (this.method === 'here' || this.method === 'by-hand');
	}

	/** Shows the browser's prompt. */
	async prompt(): Promise<void> {
		const offer = this.#offer;
		await offer?.prompt();
		if ((await offer?.userChoice)?.outcome === 'dismissed') this.dismiss();
		this.#offer = undefined;
	}

	dismiss(): void {
		this.#dismissed = true;
		dismissedFlag.set(true);
	}
}

export const install = new Install();
