import { minValue, number, pipe } from 'valibot';
import { Persisted } from './persisted.ts';

const stored = new Persisted<number | undefined>('comparse.exported', pipe(number(), minValue(1)), undefined);

/** When the last backup was made on this device. */
export const lastExport = (): number | undefined => stored.read();

export const noteExport = (when: number): void => stored.write(when);
