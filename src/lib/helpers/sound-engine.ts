import { Filter, gainToDb, getContext, getDestination, MembraneSynth, NoiseSynth, now, start, Synth } from 'tone';
import type { SoundName } from './sound-names.ts';

/** All sounds are synthesised from noise, a membrane and a string, so that no audio file has to be loaded. */

const wood = new Filter(1_900, 'bandpass').toDestination();
const air = new Filter(5_200, 'highpass').toDestination();

const clack = new NoiseSynth({ noise: { type: 'pink' }, envelope: { attack: 0.001, decay: 0.035, sustain: 0 }, volume: 4 }).connect(wood);
const board = new MembraneSynth({
	pitchDecay: 0.012,
	octaves: 2,
	envelope: { attack: 0.001, decay: 0.09, sustain: 0, release: 0.05 },
	volume: -8
}).toDestination();
const drum = new MembraneSynth({
	pitchDecay: 0.04,
	octaves: 4,
	envelope: { attack: 0.001, decay: 0.26, sustain: 0, release: 0.1 },
	volume: -4
}).toDestination();
const breath = new NoiseSynth({ noise: { type: 'white' }, envelope: { attack: 0.02, decay: 0.1, sustain: 0 }, volume: -16 }).connect(air);
const string = new Synth({
	oscillator: { type: 'triangle' },
	envelope: { attack: 0.005, decay: 0.16, sustain: 0.12, release: 0.28 },
	volume: -8
}).toDestination();

/** Tone throws if a synth gets two notes at the same time, so each note starts a little after the last one of its synth. */
const lastStart = new Map<object, number>();
const GAP = 0.015;
function startOf(voice: object, wanted: number): number {
	const time = Math.max(wanted, (lastStart.get(voice) ?? 0) + GAP);
	lastStart.set(voice, time);
	return time;
}

const noise = (voice: NoiseSynth, time: number, length: number, loud = 1) => voice.triggerAttackRelease(length, startOf(voice, time), loud);
const note = (voice: Synth | MembraneSynth, pitch: string, time: number, length: number, loud = 1) =>
	voice.triggerAttackRelease(pitch, length, startOf(voice, time), loud);

const SOUNDS: Readonly<Record<SoundName, (time: number) => void>> = {
	// A die bounces: three knocks, each softer and sooner than the last.
	die: (time) =>
		[0, 0.075, 0.125].forEach((later, i) => {
			noise(clack, time + later, 0.03, 1 - i * 0.3);
			note(board, ['D3', 'F3', 'E3'][i]!, time + later, 0.05, 0.8 - i * 0.25);
		}),
	hit: (time) => {
		noise(clack, time, 0.04);
		note(drum, 'C2', time, 0.16);
	},
	miss: (time) => noise(breath, time, 0.09, 0.7),
	loss: (time) => {
		note(drum, 'G1', time, 0.2, 0.9);
		note(string, 'Eb3', time + 0.05, 0.12, 0.6);
		note(string, 'C3', time + 0.2, 0.2, 0.6);
	},
	card: (time) => {
		noise(breath, time, 0.05, 0.9);
		noise(clack, time + 0.06, 0.02, 0.35);
	},
	victory: (time) => ['C4', 'E4', 'G4', 'C5'].forEach((pitch, i) => note(string, pitch, time + i * 0.13, i === 3 ? 0.5 : 0.12, 0.9)),
	defeat: (time) => ['G3', 'Eb3', 'C3', 'B2'].forEach((pitch, i) => note(string, pitch, time + i * 0.19, i === 3 ? 0.6 : 0.17, 0.8))
};

/** Plays a sound. A call or a locked phone suspends the audio context, so it is started again if needed. */
export async function play(name: SoundName, volume: number): Promise<void> {
	if (getContext().rawContext.state !== 'running') await start();
	getDestination().volume.value = gainToDb(volume / 100);
	SOUNDS[name](now());
}
