import type { LocalLunarEclipse } from '../../astrology/eclipses/local-lunar.ts';
import type { LocalSolarEclipse } from '../../astrology/eclipses/local-solar.ts';
import type { LunarEclipse, LunarEclipseWithShadow } from '../../astrology/eclipses/lunar-eclipses.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import type { SolarEclipse, SolarEclipseWithElements } from '../../astrology/eclipses/solar-eclipses.ts';
import type { EclipsesWords } from '../../locales/en/eclipses.ts';
import { cachedFormat } from '../cached-format.ts';
import { withFirst } from '../local-time/first-of-month.ts';

const dayFormats = {
  long: cachedFormat((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })),
  medium: cachedFormat((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })),
};
const magnitudeFormat = cachedFormat(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);
const degreeFormat = cachedFormat(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const distanceFormat = cachedFormat((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const unitFormats = {
  minute: cachedFormat(
    (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }),
  ),
  second: cachedFormat(
    (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'short' }),
  ),
};

export type Eclipse = SolarEclipse | LunarEclipse;
/** An eclipse with what its map and its view from a place are computed from. */
export type FoundEclipse = SolarEclipseWithElements | LunarEclipseWithShadow;
export type LocalEclipse = LocalSolarEclipse | LocalLunarEclipse;

/** The figure that an eclipse goes by: for a lunar one the umbra's, or the penumbra's where the umbra misses the Moon. */
export function magnitudeOf(eclipse: Eclipse | LocalEclipse): number {
  if (eclipse.kind === 'solar') return eclipse.magnitude;
  return eclipse.umbralMagnitude > 0 ? eclipse.umbralMagnitude : eclipse.penumbralMagnitude;
}

/** When the first of it begins, anywhere. */
export function beginMsOf(eclipse: Eclipse): number {
  return eclipse.kind === 'solar' ? eclipse.beginMs : eclipse.contacts.p1Ms;
}

/** When the last of it is over, anywhere. */
export function endMsOf(eclipse: Eclipse): number {
  return eclipse.kind === 'solar' ? eclipse.endMs : eclipse.contacts.p4Ms;
}

/** Whether an eclipse is to come, in progress somewhere on Earth, or over. */
export type EclipseTense = 'future' | 'now' | 'past';

export function tenseOf(eclipse: Eclipse, nowMs: number): EclipseTense {
  if (endMsOf(eclipse) <= nowMs) return 'past';
  return beginMsOf(eclipse) <= nowMs ? 'now' : 'future';
}

/** The eclipse's day in UTC, which is its name in addresses: 2027-08-02. */
export function dayOf({ maximumMs }: Eclipse): string {
  return new Date(maximumMs).toISOString().slice(0, 10);
}

/** `Total solar eclipse`, or `Total` where the kind is plain. */
export function typeText(
  { kind, type }: Pick<Eclipse | LocalEclipse, 'kind' | 'type'>,
  words: Pick<EclipsesWords, EclipseKind>,
  length: 'types' | 'shortTypes',
): string {
  const texts: Readonly<Record<string, string>> = words[kind][length];
  return texts[type] ?? type;
}

export function formatDay(instantMs: number, tag: string, dateStyle: 'long' | 'medium' = 'long'): string {
  return withFirst(dayFormats[dateStyle](tag).format(instantMs), tag);
}

export function formatMagnitude(magnitude: number, tag: string): string {
  return magnitudeFormat(tag).format(magnitude);
}

/** `in 142 days`, `tomorrow`, and beyond some three years `in 9 years`: by the calendar on the wall: wall times, as if of UTC. */
export function formatDistance(wallMs: number, nowWallMs: number, tag: string): string {
  const format = distanceFormat(tag);
  const days = Math.floor(wallMs / 86_400_000) - Math.floor(nowWallMs / 86_400_000);
  const years = new Date(wallMs).getUTCFullYear() - new Date(nowWallMs).getUTCFullYear();
  const text = Math.abs(days) < 1000 ? format.format(days, 'day') : format.format(years, 'year');
  // Intl's "em 76 dias" may also be read as what takes 76 days.
  return tag === 'pt-BR' ? text.replace(/^em (?=\d)/, 'daqui a ') : text;
}

/** `6 min 23 s` in the language's own units. */
export function formatDuration(seconds: number, tag: string): string {
  const unit = (value: number, name: 'minute' | 'second') => unitFormats[name](tag).format(value);
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return [minutes > 0 && unit(minutes, 'minute'), rest > 0 && unit(rest, 'second')].filter(Boolean).join(' ');
}

/** `25,5° N, 33,2° E` by the language's own letters. */
export function formatCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  compass: EclipsesWords['compass'],
  tag: string,
): string {
  const degrees = degreeFormat(tag);
  const northSouth = latitude < 0 ? compass.south : compass.north;
  const eastWest = longitude < 0 ? compass.west : compass.east;
  // A decimal comma and one between the two would look alike.
  return `${degrees.format(Math.abs(latitude))}° ${northSouth} · ${degrees.format(Math.abs(longitude))}° ${eastWest}`;
}
