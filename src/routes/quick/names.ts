import type { QuickTool } from '$lib/boxes/quick-tools.ts';
import { m } from '$lib/paraglide/messages.js';

type Text = () => string;

/** What each quick tool is called, what it answers, and its name where there is little room. */
export const QUICK_NAMES: Readonly<Record<QuickTool, { readonly name: Text; readonly text: Text; readonly short: Text }>> = {
	stargate: { name: m.quick_fight, text: m.quick_fight_text, short: m.quick_short_stargate },
	thorgal: { name: m.quick_thorgal, text: m.quick_thorgal_text, short: m.quick_short_thorgal },
	guerre: { name: m.quick_guerre, text: m.quick_guerre_text, short: m.quick_short_guerre },
	invasion: { name: m.quick_invasion, text: m.quick_invasion_text, short: m.quick_short_invasion },
	lightsaber: { name: m.quick_lightsaber, text: m.quick_lightsaber_text, short: m.quick_short_lightsaber },
	gforce: { name: m.quick_gforce, text: m.quick_gforce_text, short: m.quick_short_gforce }
};
