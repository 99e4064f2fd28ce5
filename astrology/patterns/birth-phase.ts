import { normalizeDeg } from '../angles.ts';
import { bodyOf } from '../chart-facts.ts';
import type { Chart } from '../chart-types.ts';
import type { DayFacts } from '../day-facts.ts';
import type { MoonPhaseId } from '../ids.ts';
import { phaseOf } from '../moon-phase.ts';
import { MS_PER_DAY } from '../time-scales.ts';

type PhasedChart = Pick<Chart, 'instantMs' | 'bodies'> & {
  day?: Pick<DayFacts, 'fromMs' | 'toMs' | 'moon'> | null;
};

/** The phase of the Moon at a birth, one of eight; null where the hour is not known and the phase changed meanwhile. */
export function birthPhaseOf({ instantMs, bodies, day }: PhasedChart): MoonPhaseId | null {
  const sun = bodyOf(bodies, 'sun');
  const phaseAt = (moonDeg: number, ms: number) => {
    const sunDeg = sun.longitude + (sun.speed * (ms - instantMs)) / MS_PER_DAY;
    return phaseOf(normalizeDeg(moonDeg - sunDeg));
  };
  if (!day) return phaseAt(bodyOf(bodies, 'moon').longitude, instantMs);
  const first = phaseAt(day.moon.start.longitude, day.fromMs);
  return first === phaseAt(day.moon.end.longitude, day.toMs) ? first : null;
}
