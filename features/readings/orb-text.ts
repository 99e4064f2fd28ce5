import { formatDegrees } from '../degrees.ts';
import type { OrbRange } from './open-day.ts';

/** An orb as it is printed: `2°13′`; where the hour of birth leaves it open `0–8°`. */
export function orbText(orbDeg: number, range: OrbRange | null | undefined): string {
  if (!range) return formatDegrees(orbDeg);
  return `${Math.floor(range.leastDeg)}–${Math.ceil(range.mostDeg)}°`;
}
