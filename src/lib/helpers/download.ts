/** Lets the browser save a value as a JSON file. */
export const download = (name: string, content: unknown): void =>
	saveBlob(name, new Blob([JSON.stringify(content, null, '\t')], { type: 'application/json' }));

/** Lets the browser save a file. */
export function saveBlob(name: string, blob: Blob): void {
	const url = URL.createObjectURL(blob);
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	URL.revokeObjectURL(url);
}
