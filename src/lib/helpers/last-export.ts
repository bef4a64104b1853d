import { custom } from 'valibot';
import { Persisted } from './persisted.ts';

const stored = new Persisted<number | undefined>(
	'comparse.exported',
	custom<number>((value) => typeof value === 'number' && value > 0),
	undefined
);

/** When the last backup was made on this device. */
export const lastExport = (): number | undefined => stored.read();

export const noteExport = (when: number): void => stored.write(when);
