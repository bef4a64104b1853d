import { overwriteGetLocale } from '../paraglide/runtime.js';
import { type Locale, LOCALES } from '../rules/index.ts';

/** How this reader likes it. Kept on this device, in plain sight, apart from the tables. */
export interface SettingValues {
	readonly locale: Locale;
	readonly look: 'auto' | 'dark' | 'light';
	/** Percent of the usual size. */
	readonly size: number;
	readonly sound: boolean;
	readonly volume: number;
	readonly haptics: boolean;
	readonly awake: boolean;
	/** How a throw is told. */
	readonly way: DiceEntryMode;
}

export const LOOKS = ['auto', 'dark', 'light'] as const;
export const SIZES = [90, 100, 115, 130, 150, 200] as const;
/** From here on a phone has no room for one screen: pages grow and scroll. */
export const LARGE_SIZE = 150;
export const DICE_ENTRY_MODES = ['hits', 'faces', 'thrown'] as const;
export type DiceEntryMode = (typeof DICE_ENTRY_MODES)[number];

const KEY = 'comparse.settings';

const preferred = (): Locale => {
	// Pages drawn at build time have no reader yet.
	const asked = (globalThis.navigator?.languages ?? []).map((language) => language.slice(0, 2));
	return asked.map((each) => LOCALES.find((locale) => locale === each)).find((locale) => locale) ?? 'fr';
};

const usual = (): SettingValues => ({
	locale: preferred(),
	look: 'auto',
	size: 100,
	sound: false,
	volume: 70,
	haptics: true,
	awake: true,
	way: 'hits'
});

/** What was stored, as far as it makes sense: another version or another hand may have written it. */
function sensible(stored: unknown, usual: SettingValues): SettingValues {
	const { locale, look, size, sound, volume, haptics, awake, way } = (stored ?? {}) as Partial<SettingValues>;
	const one = <T>(list: readonly T[], value: unknown, or: T): T => (list.includes(value as T) ? (value as T) : or);
	const flag = (value: unknown, or: boolean): boolean => (typeof value === 'boolean' ? value : or);
	return {
		locale: one(LOCALES, locale, usual.locale),
		look: one(LOOKS, look, usual.look),
		size: one<number>(SIZES, size, usual.size),
		sound: flag(sound, usual.sound),
		volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : usual.volume,
		haptics: flag(haptics, usual.haptics),
		awake: flag(awake, usual.awake),
		way: one(DICE_ENTRY_MODES, way, usual.way)
	};
}

function read(): SettingValues {
	const plain = usual();
	try {
		return sensible(JSON.parse(localStorage.getItem(KEY) ?? 'null'), plain);
	} catch {
		return plain; // storage that is blocked or unreadable: the usual ways serve
	}
}

class Settings {
	#choices = $state.raw(read());

	get current(): SettingValues {
		return this.#choices;
	}

	change(change: Partial<SettingValues>): void {
		this.#choices = { ...this.#choices, ...change };
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#choices));
		} catch {
			// It holds for this visit; the settings page says when nothing can be kept.
		}
	}
}

export const settings = new Settings();

// Every message reads the language as a rune: changing it changes the words on the screen, without a reload.
overwriteGetLocale(() => settings.current.locale);
