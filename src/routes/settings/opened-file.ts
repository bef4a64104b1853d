interface LaunchQueue {
	setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls back with a file that was opened from the system with the installed app (`file_handlers` in the manifest). */
export function onOpenedFile(take: (file: File) => void): void {
	const { launchQueue } = window as { launchQueue?: LaunchQueue };
	launchQueue?.setConsumer(async ({ files }) => {
		if (files?.[0]) take(await files[0].getFile());
	});
}
