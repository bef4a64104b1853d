import { type GenericSchema, type InferOutput, integer, maxValue, minValue, number, pipe } from 'valibot';
import { Persisted } from '$lib/helpers/persisted.ts';

/** What was entered in a quick tool, kept on this device until it is cleared. */
export const kept = <S extends GenericSchema>(tool: string, schema: S, none: InferOutput<S>): Persisted<InferOutput<S>> =>
	new Persisted<InferOutput<S>>(`comparse.quick.${tool}`, schema as GenericSchema<unknown, InferOutput<S>>, none);

/** A whole number within limits. */
export const within = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most));
