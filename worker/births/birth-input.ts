import * as v from 'valibot';
import { HOUSE_SYSTEM_IDS, type HouseSystemId } from '../../astrology/ids.ts';
import { isCalendarDay } from '../../contract/calendar-day.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { MAX_ZONE_LENGTH } from '../../contract/limits.ts';

/** A birth as asked for, every value checked for shape but not yet for existence. */
export type BirthInput =
  | {
      kind: 'clock';
      /** `YYYY-MM-DD`. */
      date: string;
      /** `HH:MM` or `HH:MM:SS`; null when unknown. */
      time: string | null;
      place: { id: number } | { latitude: number; longitude: number; timeZone: string };
      houseSystem: HouseSystemId;
      fold: 0 | 1 | undefined;
      utcOffsetSeconds: number | undefined;
    }
  | { kind: 'instant'; instantMs: number; latitude: number; longitude: number; houseSystem: HouseSystemId };

export type ParsedBirth = { ok: true; input: BirthInput } | { ok: false; fields: FieldErrors };

const MAX_OFFSET_SECONDS = 16 * 3600;

/** `+03:00`, `-4:30`, `+01:22:45` or `Z` as seconds; undefined for anything else or beyond 16 h. */
export function parseOffset(text: string): number | undefined {
  if (/^(?:z|utc)$/i.test(text)) return 0;
  const match = /^([+\-\u2212])(\d{1,2})(?::?([0-5]\d))?(?::([0-5]\d))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = match;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  if (size > MAX_OFFSET_SECONDS) return undefined;
  return sign === '+' || size === 0 ? size : -size;
}

const date = v.pipe(
  v.string('malformed'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'malformed'),
  v.check((text) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    return isCalendarDay(year, month, day);
  }, 'impossible'),
);

const time = v.nullable(
  v.pipe(v.string('malformed'), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, 'malformed')),
);

const latitude = v.pipe(v.number('malformed'), v.minValue(-90, 'malformed'), v.maxValue(90, 'malformed'));
const longitude = v.pipe(v.number('malformed'), v.minValue(-180, 'malformed'), v.maxValue(180, 'malformed'));
const houseSystem = v.optional(v.picklist(HOUSE_SYSTEM_IDS, 'malformed'), 'placidus');

const place = v.union(
  [
    v.object({ id: v.pipe(v.number('malformed'), v.safeInteger('malformed'), v.minValue(1, 'malformed')) }),
    v.object({
      latitude,
      longitude,
      timeZone: v.pipe(v.string('malformed'), v.maxLength(MAX_ZONE_LENGTH, 'malformed')),
    }),
  ],
  'malformed',
);

const clockBirth = v.object({
  date,
  time: v.optional(time, null),
  place,
  houseSystem,
  fold: v.optional(v.picklist([0, 1], 'malformed')),
  utcOffset: v.optional(
    v.pipe(
      v.string('malformed'),
      v.check((text) => parseOffset(text) !== undefined, 'malformed'),
    ),
  ),
});

const instantBirth = v.object({
  instant: v.pipe(
    v.string('malformed'),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/, 'malformed'),
    v.check((text) => {
      const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
      return isCalendarDay(year, month, day) && !Number.isNaN(Date.parse(text));
    }, 'malformed'),
  ),
  latitude,
  longitude,
  houseSystem,
});

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
  if ('latitude' in given && !v.is(latitude, given.latitude)) fields.latitude = 'malformed';
  if ('longitude' in given && !v.is(longitude, given.longitude)) fields.longitude = 'malformed';
  return fields;
}

/** Checks the body of POST /api/astrology/natal-chart. */
export function parseBirthJson(body: unknown): ParsedBirth {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, fields: { body: 'malformed' } };
  }
  if ('instant' in body) {
    const parsed = v.safeParse(instantBirth, body);
    if (!parsed.success) return { ok: false, fields: fieldsOf(parsed.issues) };
    const { instant, ...rest } = parsed.output;
    return { ok: true, input: { kind: 'instant', instantMs: Date.parse(instant), ...rest } };
  }
  const parsed = v.safeParse(clockBirth, body);
  if (!parsed.success) {
    const fields = fieldsOf(parsed.issues);
    const inPlace = placeFields(body);
    if (Object.keys(inPlace).length === 0) return { ok: false, fields };
    const { place: _whole, ...others } = fields;
    return { ok: false, fields: { ...others, ...inPlace } };
  }
  const { utcOffset, fold, ...rest } = parsed.output;
  const utcOffsetSeconds = utcOffset === undefined ? undefined : parseOffset(utcOffset);
  return { ok: true, input: { kind: 'clock', ...rest, fold, utcOffsetSeconds } };
}
