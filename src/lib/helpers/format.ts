import { regionalLocale } from '../rules/words.ts';
import { settings } from './settings.svelte.ts';

/** A chance in whole percents, with one digit more near 0 and 100. What is possible is never shown as 0 %, what is uncertain never as 100 %. */
export function percent(chance: number, locale: string = settings.current.locale): string {
	const digits = chance < 0.1 || chance > 0.99 ? 1 : 0;
	const format = (value: number, most = digits) => value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: most });
	if (chance > 0 && chance < 0.001) return `< ${format(0.001)}`;
	if (chance < 1 && chance > 0.999) return `> ${format(0.999)}`;
	return format(chance);
}

/** Day and time: "16 nov., 20:15". */
export const day = (when: number): string =>
	new Date(when).toLocaleDateString(regionalLocale(settings.current.locale), {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit'
	});

/** A whole date: "16 novembre 2026". */
export const date = (when: number): string =>
	new Date(when).toLocaleDateString(regionalLocale(settings.current.locale), { day: 'numeric', month: 'long', year: 'numeric' });

/** A short date: "16 nov. 26". */
export const shortDate = (when: number): string =>
	new Date(when).toLocaleDateString(regionalLocale(settings.current.locale), { day: 'numeric', month: 'short', year: '2-digit' });

/** A list of names: "Léa, Sam and Jo". */
export const list = (things: readonly string[]): string =>
	new Intl.ListFormat(regionalLocale(settings.current.locale), { type: 'conjunction' }).format(things);

/** A list of choices: "2, 3 or 4". */
export const choices = (things: readonly string[]): string =>
	new Intl.ListFormat(regionalLocale(settings.current.locale), { type: 'disjunction' }).format(things);

/** Whole days since a time, by the calendar: 0 for today, 1 for yesterday. */
export const daysSince = (when: number): number => Math.floor((new Date().setHours(24, 0, 0, 0) - when) / 86_400_000);
