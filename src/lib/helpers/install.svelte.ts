/** What browsers of the Chromium family hand over instead of asking by themselves. */
interface InstallEvent extends Event {
	prompt(): Promise<void>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const DISMISSED = 'comparse.install-dismissed';

const dismissed = (): boolean => {
	try {
		return localStorage.getItem(DISMISSED) !== null;
	} catch {
		return false;
	}
};

/**
 * Installing, for those who have come to like it: offered after a first table, once, and never again when declined. The settings keep
 * the offer. Safari has no such offer and is told by hand.
 */
class Install {
	#offer = $state.raw<InstallEvent>();
	#installed = $state(false);
	#dismissed = $state(false);

	/** Listens from the first moment: browsers say it once. */
	listen(): void {
		this.#installed = matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
		this.#dismissed = dismissed();
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as InstallEvent;
		});
		addEventListener('appinstalled', () => {
			this.#installed = true;
			this.#offer = undefined;
		});
	}

	/** `here`: one tap. `by-hand`: through the browser's own menu. */
	get way(): 'installed' | 'here' | 'by-hand' | 'unknown' {
		if (this.#installed) return 'installed';
		if (this.#offer) return 'here';
		return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'unknown';
	}

	get hint(): boolean {
		return !this.#dismissed && (this.way === 'here' || this.way === 'by-hand');
	}

	async take(): Promise<void> {
		const offer = this.#offer;
		await offer?.prompt();
		if ((await offer?.userChoice)?.outcome === 'dismissed') this.dismiss();
		this.#offer = undefined;
	}

	dismiss(): void {
		this.#dismissed = true;
		try {
			localStorage.setItem(DISMISSED, '');
		} catch {
			// It is quiet for this visit.
		}
	}
}

export const install = new Install();
