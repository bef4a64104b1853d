/** The private files of a browser (OPFS) in memory, as far as the app uses them. */
export function privateFiles(): { readonly files: Map<string, string>; readonly storage: object } {
	const files = new Map<string, string>();
	class FileHandle {
		readonly name: string;
		constructor(name: string) {
			this.name = name;
		}
		async getFile() {
			return new Blob([files.get(this.name) ?? '']);
		}
		async createWritable() {
			let text = '';
			return { write: async (part: string) => void (text += part), close: async () => void files.set(this.name, text) };
		}
	}
	const folder = {
		getFileHandle: async (name: string) => new FileHandle(name),
		removeEntry: async (name: string) => void files.delete(name),
		async *keys() {
			yield* [...files.keys()];
		}
	};
	Object.assign(globalThis, { FileSystemFileHandle: FileHandle });
	return { files, storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } };
}
