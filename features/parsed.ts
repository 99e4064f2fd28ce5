import type { FieldErrors } from '../contract/field-errors.ts';

/** What a request asks, read; or what is wrong with it, by the field. */
export type Parsed<T> = { ok: true; query: T } | { ok: false; fields: FieldErrors };
