/** The camera of this device, to read QR codes. The reader is fetched when a camera is open. */

/** Why there is no picture. */
export type CameraProblem = 'plain-http' | 'none' | 'refused' | 'busy';

/** Opens the camera that looks away from the player, or says why it cannot. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
	// Browsers offer no camera on plain HTTP.
	if (!('mediaDevices' in navigator)) return isSecureContext ? 'none' : 'plain-http';
	try {
		return await navigator.mediaDevices.getUserMedia({
			audio: false,
			video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	} catch (error) {
		const name = error instanceof DOMException ? error.name : '';
		if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
		return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
	}
}

/** The pause between two looks: reading a picture takes most of a phone's core. */
const PAUSE_MS = 60;
/** More pixels than this cost time and read no more codes. */
const MOST_WIDTH = 1280;

/** Reads codes off a playing video and reports each new text. Returns what stops it. */
export function readCodes(video: HTMLVideoElement, onread: (text: string) => void): () => void {
	let isOpen = true;
	let last = '';
	const run = async (): Promise<void> => {
		const { default: decodeQR } = await import('qr/decode.js');
		const canvas = document.createElement('canvas');
		const context = canvas.getContext('2d', { willReadFrequently: true });
		while (isOpen && context) {
			if (video.videoWidth > 0) {
				const scale = Math.min(1, MOST_WIDTH / video.videoWidth);
				canvas.width = Math.round(video.videoWidth * scale);
				canvas.height = Math.round(video.videoHeight * scale);
				context.drawImage(video, 0, 0, canvas.width, canvas.height);
				const text = textIn(decodeQR, context.getImageData(0, 0, canvas.width, canvas.height));
				if (text !== undefined && text !== last && isOpen) onread((last = text));
			}
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	};
	void run();
	return () => {
		isOpen = false;
	};
}

/** The reader throws where it finds no code, which is the case for nearly all pictures. */
function textIn(decode: (image: ImageData) => string, image: ImageData): string | undefined {
	try {
		return decode(image);
	} catch {
		return undefined;
	}
}
