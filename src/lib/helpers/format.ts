import { settings } from './settings.svelte.ts';

/** A chance as people read it: whole percents, finer where it is close to never or always, and never a false 0 or 100. */
export function percent(chance: number, locale: string = settings.current.locale): string {
	const digits = chance < 0.1 || chance > 0.99 ? 1 : 0;
	const format = (value: number, most = digits) => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: most });
	if (chance > 0 && chance < 0.001) return `< ${format(0.001)}`;
	if (chance < 1 && chance > 0.999) return `> ${format(0.999)}`;
	return format(chance);
}

export const day = (when: number): string =>
	new Date(when).toLocaleDateString(settings.current.locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export const date = (when: number): string =>
	new Date(when).toLocaleDateString(settings.current.locale, { day: 'numeric', month: 'long', year: 'numeric' });

/** As short as it is written by hand: "16 nov. 26". */
export const shortDate = (when: number): string =>
	new Date(when).toLocaleDateString(settings.current.locale, { day: 'numeric', month: 'short', year: '2-digit' });

/** "Léa, Sam and Jo". */
export const list = (things: readonly string[]): string =>
	new Intl.ListFormat(settings.current.locale, { type: 'conjunction' }).format(things);
