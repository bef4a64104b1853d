import { m } from '../paraglide/messages.js';
import { PersistedFlag } from './persisted.ts';

/** The event with which Chromium browsers let the page show the install prompt. */
interface InstallEvent extends Event {
	prompt(): Promise<void>;
	readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const dismissedFlag = new PersistedFlag('comparse.install-dismissed', false);

/** The browsers that install an app through a menu of their own and cannot be asked for it by the page. */
export type MenuInstall = 'ios' | 'mac-safari' | 'android-firefox';

/** Which of these browsers this is, if any. An iPad that asks for desktop pages differs from a Mac by its touch screen. */
export function menuInstall(userAgent: string, touchPoints: number): MenuInstall | undefined {
	if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
	if (/Android.*Firefox\//.test(userAgent)) return 'android-firefox';
	return /Macintosh.*Version\/1[7-9].*Safari|Macintosh.*Version\/[2-9]\d.*Safari/.test(userAgent) ? 'mac-safari' : undefined;
}

/**
 * The offer to install the app. The hint appears after a first session and never again once it was dismissed; the settings page keeps the
 * offer. Browsers that cannot be asked to install get a text that explains where their menu has it.
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

	/** `here`: with the browser's prompt; a browser's name: through its own menu. */
	get method(): 'installed' | 'here' | MenuInstall | 'unknown' {
		if (this.#installed) return 'installed';
		if (this.#offer) return 'here';
		return menuInstall(navigator.userAgent, navigator.maxTouchPoints) ?? 'unknown';
	}

	/** What a player does to install the app in this browser, if it can be installed and is not. */
	get advice(): string | undefined {
		const { method } = this;
		if (method === 'installed' || method === 'unknown') return undefined;
		return { here: m.install_text, ios: m.install_ios, 'mac-safari': m.install_mac, 'android-firefox': m.install_android }[method]();
	}

	/** Whether the shelf shows the hint. */
	get showsHint(): boolean {
		return !this.#dismissed && this.advice !== undefined;
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
