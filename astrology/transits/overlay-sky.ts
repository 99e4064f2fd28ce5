import type { ChartSettings } from '../chart-settings.ts';
import type { BodyPosition, Chart, ChartFigure } from '../chart-types.ts';
import { type BodyId, MAIN_BODY_IDS } from '../ids.ts';
import { momentOf } from '../moment.ts';
import { bodiesAt } from '../placements.ts';
import { bodyIdsOf } from '../shown-bodies.ts';
import { zodiacShift } from '../sidereal.ts';
import { assertInstant } from '../time-scales.ts';
import { type CurrentTransit, currentTransits } from './current-transits.ts';
import type { NatalPoint } from './find-transits.ts';
import { natalPointsOf, pointsAmong } from './natal-points.ts';

/** An aspect of the sky to a point of the chart, with its exact moments to either side. */
export interface SkyAspect extends CurrentTransit {
  /** The last exact moment at or before the instant; null where the aspect has not been exact yet, UTC ms. */
  previousMs: number | null;
  /** The next after it; null where the body leaves, or turns back, without one. */
  nextMs: number | null;
}

/** The sky of an instant laid over a chart. */
export interface SkyOverChart {
  instantMs: number;
  /** Where everything stands, in the zodiac of the chart and in its houses. */
  bodies: BodyPosition[];
  /** Within orb, the closest first. */
  aspects: SkyAspect[];
}

/** A wheel shows them all: whatever makes aspects in a chart, Lilith apart, of the two nodes the one that is asked for. */
function pointIdsOf({ settings }: { settings: Pick<ChartSettings, 'node'> }): ReadonlySet<BodyId> {
  return new Set([...MAIN_BODY_IDS, settings.node === 'true' ? 'trueNode' : 'meanNode', 'juno', 'chiron']);
}

/**
 * The points of a chart that the sky is laid over, in the zodiac of the chart. Where the hour is not known without the Moon,
 * which may stand seven degrees to either side.
 */
export function overlayPoints(
  chart: Pick<ChartFigure, 'bodies' | 'angles'> & { settings: Pick<ChartSettings, 'node'> },
): NatalPoint[] {
  const points = pointsAmong(pointIdsOf(chart), chart);
  return chart.angles ? points : points.filter(({ id }) => id !== 'moon');
}

function aroundOf(transit: CurrentTransit, atMs: number): SkyAspect {
  return {
    ...transit,
    previousMs: transit.exactMs.findLast((exactMs) => exactMs <= atMs) ?? null,
    nextMs: transit.exactMs.find((exactMs) => exactMs > atMs) ?? null,
  };
}

/**
 * Where the sky of an instant stands over a chart. Some milliseconds for the first instant, a fraction of that for its
 * neighbours: the ways of the bodies are kept. Throws AstrologyError `invalid_instant` or `date_out_of_range`.
 */
export function skyOverChart(
  chart: Pick<Chart, 'bodies' | 'angles' | 'houses' | 'settings'> & { day: object | null },
  atMs: number,
): SkyOverChart {
  assertInstant(atMs);
  const moment = momentOf(atMs);
  const { settings, houses } = chart;
  const view = { ids: bodyIdsOf(settings), shift: zodiacShift(settings.zodiac, moment.orientation) };
  const points = natalPointsOf(chart, atMs, pointIdsOf(chart));
  return {
    instantMs: atMs,
    bodies: bodiesAt(moment, houses?.cusps ?? null, view),
    aspects: currentTransits(points, atMs).map((transit) => aroundOf(transit, atMs)),
  };
}
