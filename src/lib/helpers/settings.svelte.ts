import { boolean, custom, fallback, type InferOutput, object, picklist, safeParse } from 'valibot';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { type Locale, LOCALES } from '../rules/locale.ts';
import { localeOfPath } from './page-locale.ts';
import { Persisted } from './persisted.ts';

export const LOOKS = ['auto', 'dark', 'light'] as const;
/** Percent of the usual text size. */
export const SIZES = [90, 100, 115, 130, 150, 200] as const;
/** From this size on a table does not fit on the screen of a phone: its page scrolls instead. */
export const LARGE_SIZE = 150;
export const HANDS = ['left', 'right'] as const;
/** How dice are entered: the number of hits, each face, or thrown by the app. */
export const DICE_ENTRY_MODES = ['hits', 'faces', 'thrown'] as const;
export type DiceEntryMode = (typeof DICE_ENTRY_MODES)[number];

function preferredLocale(): Locale {
	// There is no navigator at build time.
	const preferred = (globalThis.navigator?.languages ?? []).map((language) => language.slice(0, 2));
	return preferred.map((language) => LOCALES.find((locale) => locale === language)).find((locale) => locale !== undefined) ?? 'fr';
}

/** Each field has a fallback of its own, because another version of the app may know other fields or values. */
const storedSettings = object({
	locale: fallback(picklist(LOCALES), preferredLocale),
	look: fallback(picklist(LOOKS), 'auto'),
	size: fallback(picklist(SIZES as readonly number[]), 100),
	sound: fallback(boolean(), false),
	volume: fallback(
		custom<number>((value) => typeof value === 'number' && value >= 0 && value <= 100),
		70
	),
	haptics: fallback(boolean(), true),
	awake: fallback(boolean(), true),
	/** The hand that holds the phone: keys at the edge lie under its thumb. */
	hand: fallback(picklist(HANDS), 'right'),
	/** Letters and digits of a keyboard answer at a table. */
	shortcuts: fallback(boolean(), true),
	/** Stored under this name since the first version; `diceEntry` in the code. */
	way: fallback(picklist(DICE_ENTRY_MODES), 'hits')
});

type StoredSettings = Readonly<InferOutput<typeof storedSettings>>;

/** What an empty object parses to, since each field has a fallback. */
const DEFAULTS = safeParse(storedSettings, {}).output as StoredSettings;

/** The settings of this device. They are not part of a backup. */
export type SettingValues = Omit<StoredSettings, 'way'> & { readonly diceEntry: DiceEntryMode };

class Settings {
	readonly #stored = new Persisted<StoredSettings>('comparse.settings', storedSettings, DEFAULTS);
	#current = $state.raw(this.#read());
	/** The language that the address names. It is not stored: a link is read in its own language, and the setting stays. */
	#addressed = $state.raw(localeOfPath(globalThis.location?.pathname ?? ''));
	readonly #shown = $derived(this.#addressed ? { ...this.#current, locale: this.#addressed } : this.#current);

	get current(): SettingValues {
		return this.#shown;
	}

	change(change: Partial<SettingValues>): void {
		if (change.locale) this.#addressed = undefined;
		this.#current = { ...this.#current, ...change };
		const { diceEntry, ...others } = this.#current;
		this.#stored.write({ ...others, way: diceEntry });
	}

	#read(): SettingValues {
		const { way, ...others } = this.#stored.read();
		return { ...others, diceEntry: way };
	}
}

export const settings = new Settings();

// Every message reads the locale from this rune, so a new language is shown at once and without a reload.
overwriteGetLocale(() => settings.current.locale);
