import * as v from 'valibot';
import { MAX_NAME_LENGTH } from './limits.ts';

/** A person's name, which may be empty. */
export const PersonName = v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME_LENGTH));

/** The name by which a chart is found again. */
export const ChartName = v.pipe(PersonName, v.minLength(1));
