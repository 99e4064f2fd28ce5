import { isoInstant } from '../../astrology/time-scales.ts';
import type { SkyStretch } from '../../astrology/transits/sky-stretch.ts';
import type { SkyDaysAnswer } from '../../contract/sky-days.ts';

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : isoInstant(instantMs);
}

/** A hundredth of an arc second and a day's motion as fine: what a wheel and its orbs are drawn from. */
function rounded(deg: number): number {
  return Number(deg.toFixed(5));
}

/** The slowest motion that is written, degrees a day. */
const LEAST_SPEED = 0.00001;

/** A body at its station still goes one way: what moves is never written as at rest. */
function roundedSpeed(degPerDay: number): number {
  const speed = rounded(degPerDay);
  return speed === 0 ? Math.sign(degPerDay) * LEAST_SPEED : speed;
}

/** The sky of some days as the API writes it, each day with its name. */
export function skyDaysAnswer(names: readonly string[], { skies, transits }: SkyStretch): SkyDaysAnswer {
  return {
    days: skies.map(({ instantMs, places }, index) => ({
      day: names[index] ?? '',
      instant: isoInstant(instantMs),
      bodies: places.map(({ id, longitudeDeg, speedDegPerDay }) => ({
        id,
        longitude: rounded(longitudeDeg) % 360,
        speed: roundedSpeed(speedDegPerDay),
      })),
    })),
    transits: transits.map(({ mover, point, aspect, exactMs, stays }) => ({
      body: mover,
      point,
      aspect,
      exact: exactMs.map(isoInstant),
      stays: stays.map(({ startMs, endMs }) => ({ start: isoOrNull(startMs), end: isoOrNull(endMs) })),
    })),
  };
}
