import { separationDeg } from '../../astrology/angles.ts';
import type { Chart } from '../../astrology/chart-types.ts';
import { lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { lunarReturnMs, solarReturnMs } from '../../astrology/solar-return.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { type Transit, transitsOver } from '../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../astrology/transits/natal-points.ts';
import type { MoverId } from '../../astrology/transits/transit-movers.ts';

/** What the sky does to one chart, and to no other. Instants in UTC ms. */
export type OwnEvent =
  | { kind: 'transit'; instantMs: number; mover: MoverId; aspect: Transit['aspect']; point: Transit['point'] }
  | { kind: 'solarReturn'; instantMs: number }
  | { kind: 'lunarReturn'; instantMs: number }
  | {
      kind: 'eclipse';
      instantMs: number;
      eclipse: 'solar' | 'lunar';
      aspect: 'conjunction' | 'opposition';
      point: Transit['point'];
    };

/** A chart, as far as it is followed: an hour that is not known leaves the Moon out, and so its returns. */
export type FollowedChart = Pick<Chart, 'bodies' | 'angles' | 'settings'> & { day: object | null };

/** Quicker ones are exact every other week: a calendar of them would be read by nobody. */
const FOLLOWED_MOVERS: readonly MoverId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

const ECLIPSE_ORB_DEG = 3;

/** What comes back, and how often. */
const RETURNS = [
  { kind: 'lunarReturn', light: 'moon', everyDays: 27.32158, find: lunarReturnMs },
  { kind: 'solarReturn', light: 'sun', everyDays: 365.2422, find: solarReturnMs },
] as const;

interface Stretch {
  fromMs: number;
  toMs: number;
}

const within =
  ({ fromMs, toMs }: Stretch) =>
  (instantMs: number) =>
    instantMs >= fromMs && instantMs < toMs;

function transitEvents(chart: FollowedChart, stretch: Stretch): OwnEvent[] {
  const { fromMs, toMs } = stretch;
  const points = natalPointsOf(chart, (fromMs + toMs) / 2);
  return transitsOver(points, fromMs, toMs, FOLLOWED_MOVERS).flatMap(({ mover, aspect, point, exactMs }) =>
    exactMs
      .filter(within(stretch))
      .map((instantMs) => ({ kind: 'transit' as const, instantMs, mover, aspect, point })),
  );
}

/** The Moon's returns and the Sun's, each looked for once in its own round. */
function returnEvents({ bodies, settings, day }: FollowedChart, stretch: Stretch): OwnEvent[] {
  if (day) return [];
  const { fromMs, toMs } = stretch;
  const { zodiac } = settings;
  return RETURNS.flatMap(({ kind, light, everyDays, find }) => {
    const body = bodies.find(({ id }) => id === light);
    if (!body) return [];
    const found = new Map<number, OwnEvent>();
    for (let atMs = fromMs; atMs < toMs + everyDays * MS_PER_DAY; atMs += (everyDays / 2) * MS_PER_DAY) {
      const instantMs = find({ longitudeDeg: body.longitude, zodiac }, atMs);
      found.set(Math.round(instantMs / MS_PER_DAY), { kind, instantMs });
    }
    return [...found.values()].filter(({ instantMs }) => within(stretch)(instantMs));
  });
}

function eclipseEvents(chart: FollowedChart, { fromMs, toMs }: Stretch): OwnEvent[] {
  return [...solarEclipses(fromMs, toMs), ...lunarEclipses(fromMs, toMs)].flatMap((eclipse): OwnEvent[] => {
    const { kind, maximumMs: instantMs, eclipticLongitude } = eclipse;
    const [closest] = natalPointsOf(chart, instantMs)
      .map(({ id, longitudeDeg }) => ({
        point: id,
        apartDeg: separationDeg(longitudeDeg, eclipticLongitude),
      }))
      .map(({ point, apartDeg }) => ({ point, apartDeg, orbDeg: Math.min(apartDeg, 180 - apartDeg) }))
      .filter(({ orbDeg }) => orbDeg <= ECLIPSE_ORB_DEG)
      .toSorted((one, other) => one.orbDeg - other.orbDeg);
    if (!closest) return [];
    const aspect = closest.apartDeg < 90 ? 'conjunction' : 'opposition';
    return [{ kind: 'eclipse', instantMs, eclipse: kind, aspect, point: closest.point }];
  });
}

/**
 * What happens to a chart over a stretch of time, in order: each exact pass of Jupiter to Pluto over its points, the returns of Sun and Moon, and
 * the eclipses within three degrees of a point or of the one across. Without an hour neither Moon, angles nor returns.
 * @throws AstrologyError date_out_of_range.
 */
export function ownEvents(chart: FollowedChart, stretch: Stretch): OwnEvent[] {
  return [
    ...transitEvents(chart, stretch),
    ...returnEvents(chart, stretch),
    ...eclipseEvents(chart, stretch),
  ].toSorted((one, other) => one.instantMs - other.instantMs);
}
