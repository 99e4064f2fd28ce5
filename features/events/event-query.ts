import * as v from 'valibot';
import { PLANET_IDS, type PlanetId } from '../../astrology/events/event-types.ts';
import { EVENT_KIND_IDS, type EventKindId } from '../../contract/choices.ts';
import { EventKinds, YearText } from '../../contract/events.ts';
import { isServedYear } from '../../contract/years.ts';

/** What was asked for, or the code of what is wrong with it in the dictionary `errors.fields`. */
export type Asked<Value> = { ok: true; value: Value } | { ok: false; code: string };

/** A year that the site answers for. */
export function readYear(text: string | undefined): Asked<number> {
  if (text === undefined || text === '') return { ok: false, code: 'required' };
  if (!v.is(YearText, text)) return { ok: false, code: 'malformed' };
  const value = Number(text);
  if (!isServedYear(value)) return { ok: false, code: 'out_of_range' };
  return { ok: true, value };
}

/** The month of a year, 0 to 11, that is named by its number, 1 to 12; none named is null. */
export function readMonth(text: string | null): Asked<number | null> {
  if (text === null || text === '') return { ok: true, value: null };
  if (!/^(?:[1-9]|1[0-2])$/.test(text)) return { ok: false, code: 'out_of_range' };
  return { ok: true, value: Number(text) - 1 };
}

/** The planet that is named; none named is null. */
export function readPlanet(text: string | undefined): Asked<PlanetId | null> {
  if (text === undefined || text === '') return { ok: true, value: null };
  const value = PLANET_IDS.find((id) => id === text);
  return value ? { ok: true, value } : { ok: false, code: 'malformed' };
}

/** The kinds that are named, in their own order; none named means all of them. */
export function readKinds(texts: readonly string[]): Asked<readonly EventKindId[]> {
  if (!v.is(EventKinds, texts)) return { ok: false, code: 'malformed' };
  const value = texts.length === 0 ? EVENT_KIND_IDS : EVENT_KIND_IDS.filter((kind) => texts.includes(kind));
  return { ok: true, value };
}
