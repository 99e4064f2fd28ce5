import { midpointDeg, normalizeDeg, separationDeg } from '../angles.ts';
import { aspectPointsOf, aspectsAmong } from '../aspects.ts';
import type { Angles, BodyPosition, Houses } from '../chart-types.ts';
import { houseOf, porphyryCusps } from '../houses.ts';
import { signDegreeOf, signOf } from '../signs.ts';
import { aspectsOfShown, isAmongAll, outermostPairs, steadyAmong } from './possible-figures.ts';
import type { CompositeChart, SynastryFigure } from './synastry-types.ts';

/** The middle of the shorter arc, the same to the last digit whichever comes first; of opposite points, one of the two. */
function nearMidpointDeg(aDeg: number, bDeg: number): number {
  return aDeg <= bDeg ? midpointDeg(aDeg, bDeg) : midpointDeg(bDeg, aDeg);
}

/** Of a midpoint and the point opposite it, the one on the side of `towardsDeg`. */
function onSideOf(midpoint: number, towardsDeg: number): number {
  return separationDeg(midpoint, towardsDeg) <= 90 ? midpoint : normalizeDeg(midpoint + 180);
}

/**
 * The midheaven is the near midpoint of both. The ascendant is the midpoint that rises after it, so that the
 * midheaven stays above the horizon, and the vertex the one in the west.
 */
function compositeAngles(first: Angles, second: Angles): Angles {
  const midheaven = nearMidpointDeg(first.midheaven, second.midheaven);
  const ascendant = onSideOf(nearMidpointDeg(first.ascendant, second.ascendant), midheaven + 90);
  const descendant = normalizeDeg(ascendant + 180);
  return {
    ascendant,
    midheaven,
    descendant,
    imumCoeli: normalizeDeg(midheaven + 180),
    vertex: onSideOf(nearMidpointDeg(first.vertex, second.vertex), descendant),
  };
}

function compositeBody(one: BodyPosition, other: BodyPosition, houses: Houses | null): BodyPosition {
  const longitude = nearMidpointDeg(one.longitude, other.longitude);
  return {
    id: one.id,
    longitude,
    latitude: (one.latitude + other.latitude) / 2,
    // A midpoint of two fixed places does not move.
    speed: 0,
    sign: signOf(longitude),
    signDegree: signDegreeOf(longitude),
    house: houses && houseOf(longitude, houses.cusps),
    retrograde: false,
  };
}

function compositeOf(first: SynastryFigure, second: SynastryFigure): CompositeChart {
  const angles = first.angles && second.angles ? compositeAngles(first.angles, second.angles) : null;
  const houses: Houses | null = angles && { system: 'porphyry', cusps: porphyryCusps(angles) };
  const bodies = first.bodies.flatMap((body) => {
    const twin = second.bodies.find(({ id }) => id === body.id);
    return twin ? [compositeBody(body, twin, houses)] : [];
  });
  const aspects = aspectsAmong(aspectPointsOf(bodies, angles)).map((aspect) => ({
    ...aspect,
    applying: null,
  }));
  return { bodies, angles, houses, aspects };
}

/**
 * The composite chart: every body at the middle of the shorter arc between its two places. Its houses are Porphyry's,
 * thirds of the arcs between the composite angles: they need no latitude, which a chart of midpoints does not have,
 * and always run with the zodiac, which midpoints of single cusps may not. Without both birth times, no angles, and
 * neither the bodies whose sign hangs on the hour nor the aspects that do.
 */
export function compositeChart(first: SynastryFigure, second: SynastryFigure): CompositeChart {
  const chart = compositeOf(first, second);
  const others = outermostPairs(first, second).map(([one, other]) => compositeOf(one, other));
  const bodies = steadyAmong(
    chart.bodies,
    others.map((other) => other.bodies),
  );
  const isCertain = isAmongAll(others.map(({ aspects }) => aspects));
  return { ...chart, bodies, aspects: aspectsOfShown(chart.aspects, bodies).filter(isCertain) };
}
