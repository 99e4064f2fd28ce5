import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { MajorAspectId } from '../../astrology/events/aspect-events.ts';
import { longitudeOfDate } from '../../astrology/sidereal.ts';
import { type Transit, transitsOver } from '../../astrology/transits/find-transits.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import {
  LONG_TRANSIT_MOVERS,
  LONG_TRANSIT_POINTS,
  type LongTransitMover,
  type LongTransitPoint,
} from '../../locales/report-text-types.ts';
import type { AspectTexts } from '../../locales/text-shapes.ts';
import type { ReadChart } from './read-chart.ts';

/** A slow planet's passages over a point that one text tells of: sextile and trine are one kind, and so are square and opposition. */
export interface LongPassage {
  mover: LongTransitMover;
  point: LongTransitPoint;
  kind: keyof AspectTexts;
  /** In order of their first exact day. */
  transits: readonly LongTransit[];
  /** The first exact day of all within the stretch, UTC ms. */
  firstMs: number;
}

/** One of its aspects; the exact days and the times in reach are those that touch the stretch. */
export interface LongTransit {
  aspect: MajorAspectId;
  exactMs: readonly number[];
  stays: readonly { fromMs: number; toMs: number }[];
}

function longitudeOf(point: LongTransitPoint, { bodies, angles }: ChartFigure): number | null {
  if (point === 'ascendant' || point === 'midheaven') return angles?.[point] ?? null;
  return bodies.find(({ id }) => id === point)?.longitude ?? null;
}

function within(transit: Transit, fromMs: number, toMs: number): LongTransit {
  return {
    aspect: transit.aspect,
    exactMs: transit.exactMs.filter((atMs) => atMs >= fromMs && atMs < toMs),
    stays: transit.stays
      .map((stay) => ({
        fromMs: Math.max(stay.startMs ?? fromMs, fromMs),
        toMs: Math.min(stay.endMs ?? toMs, toMs),
      }))
      .filter((stay) => stay.fromMs < stay.toMs),
  };
}

interface Asked {
  movers?: readonly LongTransitMover[];
  points?: readonly LongTransitPoint[];
}

/**
 * The passages of slow planets over points of a birth chart that are exact between two instants, UTC ms, in the order of their first exact
 * day.
 */
export function longPassages(
  chart: ReadChart,
  fromMs: number,
  toMs: number,
  { movers = LONG_TRANSIT_MOVERS, points = LONG_TRANSIT_POINTS }: Asked = {},
): LongPassage[] {
  const { zodiac } = chart.settings;
  const natal = points.flatMap((id) => {
    const longitudeDeg = longitudeOf(id, chart);
    return longitudeDeg === null
      ? []
      : [{ id, longitudeDeg: longitudeOfDate(zodiac, longitudeDeg, (fromMs + toMs) / 2) }];
  });
  const groups = new Map<string, Omit<LongPassage, 'firstMs'> & { transits: LongTransit[] }>();
  for (const transit of transitsOver(natal, fromMs, toMs, movers)) {
    const kind = ASPECT_KINDS[transit.aspect];
    const [mover, point] = [
      movers.find((id) => id === transit.mover),
      points.find((id) => id === transit.point),
    ];
    const told = within(transit, fromMs, toMs);
    if (!mover || !point || told.exactMs.length === 0) continue;
    const key = `${mover} ${point} ${kind}`;
    const group = groups.get(key) ?? { mover, point, kind, transits: [] };
    group.transits.push(told);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, firstMs: Math.min(...group.transits.flatMap(({ exactMs }) => exactMs)) }))
    .toSorted((a, b) => a.firstMs - b.firstMs);
}
