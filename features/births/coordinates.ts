import type { AstroWords } from '../../locales/en/astro.ts';
import { cachedFormat } from '../cached-format.ts';

const degreeFormat = cachedFormat(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A place on Earth in degrees -> `41.01° N, 28.95° E`. */
export function formatCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  { north, south, east, west }: AstroWords['compass'],
  tag: string,
): string {
  const degrees = degreeFormat(tag);
  const of = (angleDeg: number, quarter: string) => `${degrees.format(Math.abs(angleDeg))}°\u00a0${quarter}`;
  return `${of(latitude, latitude < 0 ? south : north)}, ${of(longitude, longitude < 0 ? west : east)}`;
}
