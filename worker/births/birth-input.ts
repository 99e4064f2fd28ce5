import * as v from 'valibot';
import type { ChartSettings } from '../../astrology/chart-settings.ts';
import { BirthLatitude, BirthLongitude, ClockBirth, InstantBirth } from '../../contract/birth-request.ts';
import type { ClockWindow } from '../../contract/day-parts.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { pickSettings } from '../../contract/setting-choices.ts';
import { parseOffset } from '../../contract/utc-offset.ts';
import { readWindow } from '../../features/births/read-window.ts';

/** A birth as asked for, every value checked for shape but not yet for existence. */
export type BirthInput =
  | {
      kind: 'clock';
      /** `YYYY-MM-DD`. */
      date: string;
      /** `HH:MM` or `HH:MM:SS`; null when unknown. */
      time: string | null;
      /** Where the time is null: the part of the day that the birth lies in; null: any. */
      window: ClockWindow | null;
      place: { id: number } | { latitude: number; longitude: number; timeZone: string };
      settings: ChartSettings;
      fold: 0 | 1 | undefined;
      utcOffsetSeconds: number | undefined;
    }
  | { kind: 'instant'; instantMs: number; latitude: number; longitude: number; settings: ChartSettings };

export type ParsedBirth = { ok: true; input: BirthInput } | { ok: false; fields: FieldErrors };

interface Issue {
  message: string;
  path?: readonly { key: unknown }[] | undefined;
  received: string;
}

/** First code of each top-level field; a field that is not there at all is `required` where words for that exist. */
function fieldsOf(issues: readonly Issue[]): FieldErrors {
  const fields: Record<string, string> = {};
  for (const { message, path, received } of issues) {
    const name = String(path?.[0]?.key ?? 'body');
    const missing = received === 'undefined' && (name === 'date' || name === 'place');
    // The library's own sentences are for nobody: ours are all codes.
    fields[name] ??= missing ? 'required' : /^[a-z_]+$/.test(message) ? message : 'malformed';
  }
  return fields;
}

/** Latitude and longitude of a place named by coordinates are fields of their own in an error. */
function placeFields(body: object): FieldErrors {
  const given = 'place' in body ? body.place : undefined;
  if (typeof given !== 'object' || given === null || 'id' in given) return {};
  const fields: Record<string, string> = {};
  if ('latitude' in given && !v.is(BirthLatitude, given.latitude)) fields.latitude = 'malformed';
  if ('longitude' in given && !v.is(BirthLongitude, given.longitude)) fields.longitude = 'malformed';
  return fields;
}

/** Checks the body of POST /api/astrology/natal-chart. */
export function parseBirthJson(body: unknown): ParsedBirth {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, fields: { body: 'malformed' } };
  }
  if ('instant' in body) {
    const parsed = v.safeParse(InstantBirth, body);
    if (!parsed.success) return { ok: false, fields: fieldsOf(parsed.issues) };
    const { instant, latitude, longitude } = parsed.output;
    const settings = pickSettings(parsed.output);
    return {
      ok: true,
      input: { kind: 'instant', instantMs: Date.parse(instant), latitude, longitude, settings },
    };
  }
  const parsed = v.safeParse(ClockBirth, body);
  if (!parsed.success) {
    const fields = fieldsOf(parsed.issues);
    const inPlace = placeFields(body);
    if (Object.keys(inPlace).length === 0) return { ok: false, fields };
    const { place: _whole, ...others } = fields;
    return { ok: false, fields: { ...others, ...inPlace } };
  }
  const { date, time, place, utcOffset, fold, ...told } = parsed.output;
  const { window, errors } = readWindow({ hasTime: time !== null, ...told });
  if (Object.keys(errors).length > 0) return { ok: false, fields: errors };
  const utcOffsetSeconds = utcOffset === undefined ? undefined : parseOffset(utcOffset);
  const settings = pickSettings(told);
  return { ok: true, input: { kind: 'clock', date, time, window, place, settings, fold, utcOffsetSeconds } };
}
