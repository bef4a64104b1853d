import type { Locale } from '../rules/locale.ts';

/** Reads an article aloud, where the browser can. */
export class Speech {
	readonly isSupported = 'speechSynthesis' in globalThis;
	#speaking = $state(false);

	get speaking(): boolean {
		return this.#speaking;
	}

	say(text: string, locale: Locale): void {
		this.stop();
		const utterance = new SpeechSynthesisUtterance(text);
		utterance.lang = locale === 'fr' ? 'fr-FR' : 'en-GB';
		utterance.onend = utterance.onerror = () => (this.#speaking = false);
		speechSynthesis.speak(utterance);
		this.#speaking = true;
	}

	stop(): void {
		if (this.isSupported) speechSynthesis.cancel();
		this.#speaking = false;
	}
}
