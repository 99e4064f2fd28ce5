import { createLru } from '../lru.ts';
import { shadowAt } from './besselian.ts';
import { type GeoLine, geoPosition, joinedRing } from './geo-lines.ts';
import { axisHours } from './greatest-eclipse.ts';
import { type FundamentalPoint, geoPointOf, groundBelow, outlineTowards } from './ground.ts';
import { horizonEdge, isBorder, type Turn } from './horizon-edges.ts';
import { MS_PER_HOUR } from './hours.ts';
import { type Cone, limitPoint, type Side } from './shadow-limits.ts';
import type { SolarEclipseWithElements } from './solar-eclipses.ts';

/** What a world map of a solar eclipse shows; lines may cross the date line. */
export interface SolarEclipsePath {
  /** Where the axis of the shadow goes, in order of time; empty for eclipses that are not central. */
  centralLine: GeoLine;
  /** Edges of totality or annularity; empty where the shadow's edge misses the Earth. */
  northernLimit: GeoLine;
  southernLimit: GeoLine;
  /** Closed ring round the places that see any of the eclipse, turned for d3-geo (clockwise). */
  visibility: GeoLine;
}

const SCAN_STEPS = 48;
const BISECTIONS = 20;
const LINE_POINTS = 40;
const EDGE_POINTS = 24;

/** The last hour from `inside` towards `outside` at which something exists. */
function lastHour(exists: (hours: number) => boolean, inside: number, outside: number): number {
  let [yes, no] = [inside, outside];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (yes + no) / 2;
    if (exists(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** The stretches of time in which something exists, their ends settled to a fraction of a second. */
function spansOf(exists: (hours: number) => boolean, from: number, to: number): [number, number][] {
  const step = (to - from) / SCAN_STEPS;
  const hours = Array.from({ length: SCAN_STEPS + 1 }, (_, index) => from + index * step);
  const flags = hours.map(exists);
  return hours.flatMap((start, index): [number, number][] => {
    if (!flags[index] || flags[index - 1]) return [];
    const end = flags.indexOf(false, index);
    const last = hours[(end === -1 ? hours.length : end) - 1] ?? start;
    return [
      [
        index === 0 ? start : lastHour(exists, start, start - step),
        end === -1 ? last : lastHour(exists, last, last + step),
      ],
    ];
  });
}

/** Instants that crowd at both ends, where a shadow runs over the horizon fastest. */
function crowdedHours([from, to]: readonly [number, number], count: number): number[] {
  return Array.from(
    { length: count + 1 },
    (_, index) => (from + to) / 2 - (Math.cos((Math.PI * index) / count) * (to - from)) / 2,
  );
}

/** The lines that a moving point draws while it exists. */
function tracesOf(
  pointAt: (hours: number) => FundamentalPoint | null,
  { elements }: SolarEclipseWithElements,
  [from, to]: readonly [number, number],
  count: number,
): GeoLine[] {
  return spansOf((hours) => pointAt(hours) !== null, from, to).map((span) =>
    crowdedHours(span, count).flatMap((hours) => {
      const point = pointAt(hours);
      return point ? [geoPosition(geoPointOf(point, shadowAt(elements, hours)))] : [];
    }),
  );
}

function penumbraSpan({ eclipse, elements }: SolarEclipseWithElements): readonly [number, number] {
  return [
    (eclipse.beginMs - elements.epochMs) / MS_PER_HOUR,
    (eclipse.endMs - elements.epochMs) / MS_PER_HOUR,
  ];
}

function limitsOf(found: SolarEclipseWithElements, cone: Cone, side: Side): GeoLine[] {
  const pointAt = (hours: number) => limitPoint(found.elements, cone, side, hours);
  return tracesOf(pointAt, found, penumbraSpan(found), LINE_POINTS);
}

function centralLineOf({ elements, greatestHours }: SolarEclipseWithElements): GeoLine {
  const span = axisHours(elements, greatestHours);
  if (!span) return [];
  return crowdedHours(span, LINE_POINTS).map((hours) => {
    const shadow = shadowAt(elements, hours);
    // At its two ends the axis may miss the ground by a rounding.
    const point = groundBelow(shadow.x, shadow.y, shadow) ?? outlineTowards(shadow.x, shadow.y, shadow);
    return geoPosition(geoPointOf(point, shadow));
  });
}

/**
 * The border of the region of visibility: the limits of the penumbra, and between their ends the places where the eclipse
 * ends at sunrise or begins at sunset.
 */
function visibilityOf(found: SolarEclipseWithElements): GeoLine {
  const borderAt = (turn: Turn) => (hours: number) => {
    const edge = horizonEdge(found.elements, turn, hours);
    return edge && isBorder(edge) ? edge.point : null;
  };
  const span = penumbraSpan(found);
  return joinedRing([
    ...limitsOf(found, 'penumbra', 'north'),
    ...tracesOf(borderAt('left'), found, span, EDGE_POINTS),
    ...tracesOf(borderAt('right'), found, span, EDGE_POINTS),
    ...limitsOf(found, 'penumbra', 'south'),
  ]);
}

function computePath(found: SolarEclipseWithElements): SolarEclipsePath {
  const isUmbral = found.eclipse.type !== 'partial';
  return {
    centralLine: centralLineOf(found),
    northernLimit: isUmbral ? limitsOf(found, 'umbra', 'north').flat() : [],
    southernLimit: isUmbral ? limitsOf(found, 'umbra', 'south').flat() : [],
    visibility: visibilityOf(found),
  };
}

/** Some 300 points each, 20 kB: the eclipses of a decade that pages show. */
const MAX_CACHED_PATHS = 32;
const cachedPaths = createLru<number, SolarEclipsePath>(MAX_CACHED_PATHS);

/**
 * The lines of an eclipse for a map, some two hundred points; [longitude, latitude] in degrees, east and north positive.
 * One to three ms of work, once for each eclipse that is kept.
 */
export function solarEclipsePath(found: SolarEclipseWithElements): SolarEclipsePath {
  return cachedPaths.obtain(found.eclipse.lunation, () => computePath(found));
}
