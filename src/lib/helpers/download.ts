/** Lets the browser save a value as a JSON file. */
export function download(name: string, content: unknown): void {
	const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, '\t')], { type: 'application/json' }));
	const link = Object.assign(document.createElement('a'), { href: url, download: name });
	link.click();
	URL.revokeObjectURL(url);
}
