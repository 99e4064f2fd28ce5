import { lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { houseOf } from '../../astrology/houses.ts';
import type { SignId } from '../../astrology/ids.ts';
import { nextLunation } from '../../astrology/moon-phase.ts';
import { longitudeIn } from '../../astrology/sidereal.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { type Transit, transitsOver } from '../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import type { MoverId } from '../../astrology/transits/transit-movers.ts';
import type { Eclipse } from '../eclipses/eclipse-view.ts';
import type { CrossedChart } from './moon-over-chart.ts';

/** The next new or full Moon, in the zodiac and the houses of a chart. */
export interface ComingLunation {
  phase: 'newMoon' | 'fullMoon';
  instantMs: number;
  sign: SignId;
  /** 1 to 12; null where the chart has no houses. */
  house: number | null;
  /** Where the Sun or the Moon is eclipsed with it. */
  eclipse: Eclipse | null;
}

export interface ComingTransit {
  transit: Transit;
  /** Its next exact moment, UTC ms. */
  instantMs: number;
}

/** Quicker ones are exact every other day. */
const AWAITED_MOVERS: readonly MoverId[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const AHEAD_DAYS = 90;

/** An eclipse is greatest within hours of its lunation. */
const ECLIPSE_REACH_MS = MS_PER_DAY / 2;

function isSame(one: Transit, other: Transit): boolean {
  return one.mover === other.mover && one.point === other.point && one.aspect === other.aspect;
}

/** The transit of Mars and beyond that is exact next, within three months; none of those that are told already. */
export function nextExactTransit(
  chart: CrossedChart,
  nowMs: number,
  told: readonly Transit[],
): ComingTransit | null {
  const toMs = nowMs + AHEAD_DAYS * MS_PER_DAY;
  const coming = transitsOver(natalPointsOf(chart, nowMs), nowMs, toMs, AWAITED_MOVERS)
    .filter((transit) => !told.some((other) => isSame(other, transit)))
    .flatMap((transit) => {
      const instantMs = transit.exactMs.find((exactMs) => exactMs > nowMs && exactMs < toMs);
      return instantMs === undefined ? [] : [{ transit, instantMs }];
    });
  return coming.toSorted((a, b) => a.instantMs - b.instantMs)[0] ?? null;
}

/** The next new or full Moon after an instant (UTC ms), and where in a chart it falls. */
export function nextLunationOver(chart: CrossedChart, nowMs: number): ComingLunation {
  const [newMoon, fullMoon] = [nextLunation(0, nowMs), nextLunation(180, nowMs)];
  const isNew = newMoon.instantMs < fullMoon.instantMs;
  const { instantMs, longitude } = isNew ? newMoon : fullMoon;
  const placeDeg = longitudeIn(chart.settings.zodiac, longitude, instantMs);
  const eclipsesBetween = isNew ? solarEclipses : lunarEclipses;
  const [eclipse = null] = eclipsesBetween(instantMs - ECLIPSE_REACH_MS, instantMs + ECLIPSE_REACH_MS);
  return {
    phase: isNew ? 'newMoon' : 'fullMoon',
    instantMs,
    sign: signOf(placeDeg),
    house: chart.houses ? houseOf(placeDeg, chart.houses.cusps) : null,
    eclipse,
  };
}
