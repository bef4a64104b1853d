import { expect, test } from 'vitest';
import { BadSignal, packSignal, sdpOf, type Signal, signalFrom, unpackSignal } from './signal.ts';

const signal: Signal = {
	kind: 'offer',
	ufrag: 'aB3+',
	password: 'abcdefghijklmnopqrstuv/+',
	fingerprint: Uint8Array.from({ length: 32 }, (_, i) => i * 7),
	candidates: [
		{ host: '192.168.1.20', port: 50123 },
		{ host: '0123abcd-1234-5678-9abc-def012345678.local', port: 65535 },
		{ host: 'fe80:0000:0000:0000:0000:0000:0000:0001', port: 9 }
	]
};

test('a signal survives packing and the SDP', () => {
	expect(unpackSignal(packSignal(signal))).toEqual(signal);
	expect(signalFrom('offer', sdpOf(signal))).toEqual(signal);
	expect(packSignal(signal).length).toBeLessThan(130);
});

test.each([
	['an empty code', new Uint8Array()],
	['a code of another version', packSignal(signal).with(0, 0x20)],
	['a code that is cut short', packSignal(signal).subarray(0, 40)],
	['credentials with a line break', packSignal({ ...signal, ufrag: 'a\r\nb' })]
])('%s is refused', (_, bytes) => {
	expect(() => unpackSignal(bytes)).toThrow(BadSignal);
});
