import { BASE_PATH } from './base-path.ts';

interface Launch {
	readonly targetURL?: string;
	readonly files?: readonly { getFile(): Promise<File> }[];
}

let waiting: File | undefined;
let takeFile: ((file: File) => void) | undefined;

/**
 * The installed app is started again while it is open (`launch_handler` in the manifest): the open window comes to the front. It goes to
 * the address of a shortcut or link, but stays where it is, perhaps at a table, if only the app itself was started. A file that was opened
 * from the system waits for the settings page.
 */
export function watchLaunches(open: (path: string) => void): void {
	const { launchQueue } = globalThis as { launchQueue?: { setConsumer(take: (launch: Launch) => void): void } };
	launchQueue?.setConsumer(async ({ targetURL, files }) => {
		const file = await files?.[0]?.getFile();
		if (file && takeFile) return takeFile(file);
		waiting = file;
		const { href, pathname, search, hash } = new URL(targetURL ?? location.href);
		const isStart = pathname === `${BASE_PATH}/` && !hash;
		if (href !== location.href && !isStart) open(pathname + search + hash);
	});
}

/** Calls back with files that were opened from the system with the installed app (`file_handlers` in the manifest). */
export function onOpenedFile(take: (file: File) => void): () => void {
	takeFile = take;
	if (waiting) take(waiting);
	waiting = undefined;
	return () => (takeFile = undefined);
}
