import { phaseInstantMs } from '../../astrology/moon-phase.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { longitudeIn } from '../../astrology/sidereal.ts';
import { signOf } from '../../astrology/signs.ts';
import { transitsOver } from '../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import type { MoverId } from '../../astrology/transits/transit-movers.ts';
import type { TidingRhythm } from '../../contract/tidings.ts';
import { type FollowedChart, ownEvents } from '../own-calendar/own-events.ts';
import type { SkyTiding, ToldPhase } from './tiding.ts';

/** How far the Moon is ahead of the Sun, in degrees. */
const PHASES: Readonly<Record<ToldPhase, number>> = {
  newMoon: 0,
  firstQuarter: 90,
  fullMoon: 180,
  lastQuarter: 270,
};

/** Whom a day is told by, and whom a week: in a week the quick ones would be told of every other day. */
const MOVERS: Readonly<Record<Exclude<TidingRhythm, 'never'>, readonly MoverId[]>> = {
  daily: ['sun', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  weekly: ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
};

/** From one instant to before another, UTC ms. */
interface Stretch {
  fromMs: number;
  toMs: number;
}

function moonTidings({ fromMs, toMs }: Stretch, chart: FollowedChart | null): SkyTiding[] {
  return Object.entries(PHASES).flatMap(([phase, aheadDeg]) => {
    const instantMs = phaseInstantMs(aheadDeg, fromMs - 1, 1);
    if (instantMs >= toMs) return [];
    const { longitudeDeg } = bodyPosition('moon', instantMs);
    const zodiac = chart?.settings.zodiac ?? 'tropical';
    const sign = signOf(longitudeIn(zodiac, longitudeDeg, instantMs));
    return [{ kind: 'moon' as const, instantMs, phase: phase as ToldPhase, sign }];
  });
}

function transitTidings(
  chart: FollowedChart,
  { fromMs, toMs }: Stretch,
  movers: readonly MoverId[],
): SkyTiding[] {
  const points = natalPointsOf(chart, (fromMs + toMs) / 2);
  return transitsOver(points, fromMs, toMs, movers).flatMap(({ mover, aspect, point, exactMs }) =>
    exactMs
      .filter((instantMs) => instantMs >= fromMs && instantMs < toMs)
      .map((instantMs) => ({ kind: 'transit' as const, instantMs, mover, aspect, point })),
  );
}

/**
 * What the sky does over a day or a week that a person may be told of, in order of time; without a chart the Moon's phases alone.
 * @throws AstrologyError date_out_of_range.
 */
export function skyTidings(
  chart: FollowedChart | null,
  stretch: Stretch,
  rhythm: Exclude<TidingRhythm, 'never'>,
): SkyTiding[] {
  const own = chart
    ? [
        ...transitTidings(chart, stretch, MOVERS[rhythm]),
        ...ownEvents(chart, stretch).filter((event) => event.kind === 'eclipse'),
      ]
    : [];
  return [...own, ...moonTidings(stretch, chart)].toSorted((one, other) => one.instantMs - other.instantMs);
}
