import { BASE_PATH } from './base-path.ts';
import { type Locale, LOCALES } from '../rules/locale.ts';

/**
 * French pages are at the root of the site, those of the other languages below their own folder: `/en/rules/stargate/apophis`. Every address
 * starts with the path of the site.
 */
const [FIRST, ...OTHERS] = LOCALES;

/** The language that an address names; undefined at the root, where the reader's own language is shown. */
export const localeOfPath = (pathname: string): Locale | undefined =>
	OTHERS.find((locale) => new RegExp(`^${BASE_PATH}/${locale}(/|$)`).test(pathname));

/** The address without its language. */
export function withoutLocale(pathname: string): string {
	const locale = localeOfPath(pathname);
	return locale ? BASE_PATH + (pathname.slice(BASE_PATH.length + locale.length + 1) || '/') : pathname;
}

/** The address of a page in a language, for readers without scripts and for search engines. */
export const pathIn = (locale: Locale, pathname: string): string =>
	locale === FIRST ? withoutLocale(pathname) : `${BASE_PATH}/${locale}${withoutLocale(pathname).slice(BASE_PATH.length)}`;

/** The language in which a page is drawn at build time. */
export const drawnLocale = (pathname: string): Locale => localeOfPath(pathname) ?? FIRST;
