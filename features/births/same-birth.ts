import { DEFAULT_SETTINGS } from '../../astrology/chart-settings.ts';
import { type ChartFields, KEPT_FIELDS } from '../../contract/birth-fields.ts';
import { clockText } from './clock-fields.ts';
import { parseClockTime } from './parse-clock-time.ts';

const USUAL: Readonly<Record<string, string>> = { ...DEFAULT_SETTINGS };
const PLACE_FIELDS: ReadonlySet<string> = new Set(['place', 'placeId']);

/** A field as it is compared: a figure without its zeros, a clock time as the server writes it, a usual setting as none. */
function told(fields: ChartFields, name: (typeof KEPT_FIELDS)[number]): string {
  const text = fields[name]?.trim() ?? '';
  if (text === USUAL[name]) return '';
  if (name === 'time') {
    const clock = parseClockTime(text);
    return clock ? clockText(clock) : text;
  }
  return /^\d+$/.test(text) ? String(Number(text)) : text;
}

function isSamePlace(one: ChartFields, other: ChartFields): boolean {
  if (one.placeId && other.placeId) return one.placeId === other.placeId;
  return one.place?.trim().toLowerCase() === other.place?.trim().toLowerCase();
}

/**
 * Whether two charts are of one birth and drawn alike, as far as their fields tell: one of them may be as it was typed, the other
 * as it was settled.
 */
export function isSameBirth(one: ChartFields, other: ChartFields): boolean {
  const rest = KEPT_FIELDS.filter((name) => !PLACE_FIELDS.has(name));
  return isSamePlace(one, other) && rest.every((name) => told(one, name) === told(other, name));
}
