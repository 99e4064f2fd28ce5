/** The eclipses of a stretch of time that stand on a point of a birth chart or face it. */

import type { Chart } from '../chart-types.ts';
import type { MajorAspectId } from '../events/aspect-events.ts';
import { type EclipseContact, eclipseTouchIn, type TouchedChart } from './eclipse-contacts.ts';
import { type LunarEclipse, lunarEclipses } from './lunar-eclipses.ts';
import { type SolarEclipse, solarEclipses } from './solar-eclipses.ts';

/** Tighter than the orb of a contact: what is worth waiting for. Degrees. */
export const AHEAD_ORB_DEG = 3;
const AHEAD_ASPECTS: ReadonlySet<MajorAspectId> = new Set(['conjunction', 'opposition']);

export interface TouchingEclipse {
  eclipse: SolarEclipse | LunarEclipse;
  /** Conjunctions and oppositions within the orb, the closest first; at least one. */
  contacts: EclipseContact[];
}

/**
 * Eclipses of both kinds with fromMs <= maximum < toMs that join or face a point of the chart within `AHEAD_ORB_DEG`, in
 * order of time. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function eclipsesTouching(
  chart: TouchedChart & Pick<Chart, 'settings'>,
  fromMs: number,
  toMs: number,
): TouchingEclipse[] {
  return [...solarEclipses(fromMs, toMs), ...lunarEclipses(fromMs, toMs)]
    .toSorted((a, b) => a.maximumMs - b.maximumMs)
    .flatMap((eclipse) => {
      const { contacts } = eclipseTouchIn(eclipse, chart);
      const close = contacts.filter(
        ({ aspect, orbDeg }) => AHEAD_ASPECTS.has(aspect) && orbDeg <= AHEAD_ORB_DEG,
      );
      return close.length > 0 ? { eclipse, contacts: close } : [];
    });
}
