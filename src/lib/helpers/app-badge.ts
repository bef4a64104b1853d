interface BadgeNavigator {
	setAppBadge?(count: number): Promise<void>;
	clearAppBadge?(): Promise<void>;
}

/** Shows on the icon of the installed app how many games are in progress. Browsers without badges show none. */
export async function showBadge(games: number): Promise<void> {
	const device = navigator as BadgeNavigator;
	try {
		await (games > 0 ? device.setAppBadge?.(games) : device.clearAppBadge?.());
	} catch {
		// Not allowed to show one.
	}
}
