import type { Locale } from '../rules/index.ts';

/** Reads an article aloud where the browser can: eyes stay on the table. */
export class Speech {
	readonly able = 'speechSynthesis' in globalThis;
	#speaking = $state(false);

	get speaking(): boolean {
		return this.#speaking;
	}

	say(text: string, locale: Locale): void {
		this.hush();
		const words = new SpeechSynthesisUtterance(text);
		words.lang = locale === 'fr' ? 'fr-FR' : 'en-GB';
		words.onend = words.onerror = () => (this.#speaking = false);
		speechSynthesis.speak(words);
		this.#speaking = true;
	}

	hush(): void {
		if (this.able) speechSynthesis.cancel();
		this.#speaking = false;
	}
}
