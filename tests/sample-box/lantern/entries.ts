import type { Entries } from '../../../src/lib/rules/entries.ts';

export const ENTRIES = {
	candle: { kind: 'card', at: 'Setup', related: ['day', 'oil'] },
	'storm-lamp': { kind: 'card', at: 'Setup', related: ['day', 'oil'] },
	beacon: { kind: 'card', at: 'Setup', related: ['day', 'oil'] },
	setup: { kind: 'phase', at: 'Setup', related: ['day'] },
	day: { kind: 'phase', at: 'The day', related: ['night', 'oil', 'hand'] },
	night: { kind: 'phase', at: 'The night', related: ['day', 'dark'] },
	oil: { kind: 'piece', at: 'The day', related: ['day'] },
	hand: { kind: 'limit', at: 'The day', related: ['day'] },
	starlight: { kind: 'term', at: 'The day', related: ['night'] },
	dark: { kind: 'term', at: 'The night', related: ['end'] },
	goal: { kind: 'variant', at: 'End', option: 'goal', related: ['end'] },
	end: { kind: 'end', at: 'End', related: ['dark', 'goal'] }
} as const satisfies Entries;
