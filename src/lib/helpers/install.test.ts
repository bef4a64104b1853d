import { expect, test } from 'vitest';
import { menuInstall } from './install.svelte.ts';

test.each([
	[
		'an iPhone',
		'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
		5,
		'ios'
	],
	[
		'an iPad that asks for desktop pages',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
		5,
		'ios'
	],
	[
		'Safari 17 on a Mac',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
		0,
		'mac-safari'
	],
	[
		'Safari 26 on a Mac',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
		0,
		'mac-safari'
	],
	[
		'Safari 16 on a Mac, which has no Dock apps',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.5 Safari/605.1.15',
		0,
		undefined
	],
	['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 5, 'android-firefox'],
	['Firefox on a computer, which installs nothing', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 0, undefined],
	[
		'Chrome on a Mac, which prompts',
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
		0,
		undefined
	]
])('the menu that installs the app in %s', (_, userAgent, touchPoints, expected) => {
	expect(menuInstall(userAgent, touchPoints)).toBe(expected);
});
