import { type Locale, LOCALES } from '../rules/locale.ts';

/** French pages are at the root, those of the other languages below their own folder: `/en/rules/stargate/apophis`. */
const [FIRST, ...OTHERS] = LOCALES;

/** The language that an address names; undefined at the root, where the reader's own language is shown. */
export const localeOfPath = (pathname: string): Locale | undefined =>
	OTHERS.find((locale) => new RegExp(`^/${locale}(/|$)`).test(pathname));

/** The address without its language. */
export function withoutLocale(pathname: string): string {
	const locale = localeOfPath(pathname);
	return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

/** The address of a page in a language, for readers without scripts and for search engines. */
export const pathIn = (locale: Locale, pathname: string): string =>
	locale === FIRST ? withoutLocale(pathname) : `/${locale}${withoutLocale(pathname)}`;

/** The language in which a page is drawn at build time. */
export const drawnLocale = (pathname: string): Locale => localeOfPath(pathname) ?? FIRST;
