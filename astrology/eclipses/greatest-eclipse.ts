/** Greatest eclipse: when and where the shadow passes nearest to the Earth's centre, and what kind of eclipse that makes. */
import { type BesselianElements, type Shadow, shadowAt } from './besselian.ts';
import {
  type FundamentalPoint,
  geoPointOf,
  groundBelow,
  observerAt,
  outlineHeight,
  outlineTowards,
} from './ground.ts';
import { coverageOf, localContacts } from './local-view.ts';
import { HALF_SPAN_HOURS } from './polynomials.ts';
import { rootBetween } from './roots.ts';

export interface GreatestEclipse {
  /** Hours of the elements. */
  hours: number;
  type: 'partial' | 'annular' | 'total' | 'hybrid';
  central: boolean;
  latitude: number;
  longitude: number;
  magnitude: number;
  gamma: number;
  centralDurationSeconds: number | null;
  /** First and last touch of the penumbra. */
  beginHours: number;
  endHours: number;
}

/**
 * A thinner umbra, ten metres, lies within the error of the positions and counts as none. The one case in two centuries,
 * 1966-05-20, NASA has as annular too.
 */
const MIN_UMBRA = 1.5e-6;

/** Greatest eclipse comes within this many hours of the new Moon. */
const SEARCH_HOURS = 2;

/** Radius of the umbra where a point of the axes lies: negative gives totality. */
function umbraAt({ zeta }: FundamentalPoint, shadow: Shadow, elements: BesselianElements): number {
  return shadow.umbraRadius - zeta * elements.umbraTangent;
}

/** Distance of the axis from the centre, the Earth's outline being the circle of radius 1. */
function reducedDistance(shadow: Shadow): number {
  return Math.hypot(shadow.x, shadow.y / outlineHeight(shadow));
}

/** First and last hours at which the axis meets the ground; null where it never does. */
export function axisHours(elements: BesselianElements, greatest: number): readonly [number, number] | null {
  const outside = (hours: number) => reducedDistance(shadowAt(elements, hours)) - 1;
  const first = rootBetween(outside, -HALF_SPAN_HOURS, greatest);
  const last = rootBetween(outside, greatest, HALF_SPAN_HOURS);
  return first === null || last === null ? null : [first, last];
}

/** A hybrid eclipse is total in the middle, where the ground reaches into the umbra, and annular at an end of its path. */
function isHybrid(elements: BesselianElements, greatest: number, isTotal: boolean): boolean {
  const ends = axisHours(elements, greatest) ?? [];
  return ends.some((hours) => {
    const shadow = shadowAt(elements, hours);
    const end = outlineTowards(shadow.x, shadow.y, shadow);
    return umbraAt(end, shadow, elements) < 0 !== isTotal;
  });
}

function typeOf(
  elements: BesselianElements,
  hours: number,
  umbraRadius: number,
  missedBy: number,
): GreatestEclipse['type'] {
  if (missedBy > Math.abs(umbraRadius)) return 'partial';
  const isTotal = umbraRadius < -MIN_UMBRA;
  if (missedBy === 0 && isHybrid(elements, hours, isTotal)) return 'hybrid';
  return isTotal ? 'total' : 'annular';
}

function centralSeconds(elements: BesselianElements, hours: number, latitude: number, longitude: number) {
  const contacts = localContacts(observerAt({ latitude, longitude }), elements, hours);
  if (!contacts || contacts.innerBegin === null || contacts.innerEnd === null) return null;
  return (contacts.innerEnd - contacts.innerBegin) * 3600;
}

/** The Earth's outline is up to 1/298 short of a circle, so the penumbra's touch is taken along the line of centres. */
function penumbraHours(elements: BesselianElements, greatest: number): readonly [number, number] {
  const apart = (hours: number) => {
    const shadow = shadowAt(elements, hours);
    const edge = outlineTowards(shadow.x, shadow.y, shadow);
    const radius = shadow.penumbraRadius - edge.zeta * elements.penumbraTangent;
    return Math.hypot(shadow.x, shadow.y) - Math.hypot(edge.xi, edge.eta) - radius;
  };
  return [
    rootBetween(apart, -HALF_SPAN_HOURS, greatest) ?? greatest,
    rootBetween(apart, greatest, HALF_SPAN_HOURS) ?? greatest,
  ];
}

/** Greatest eclipse of the elements, or null where the penumbra misses the Earth. */
export function greatestEclipse(elements: BesselianElements): GreatestEclipse | null {
  const approach = (hours: number) => {
    const { x, y, xRate, yRate } = shadowAt(elements, hours);
    return x * xRate + y * yRate;
  };
  const hours = rootBetween(approach, -SEARCH_HOURS, SEARCH_HOURS);
  if (hours === null) return null;
  const shadow = shadowAt(elements, hours);
  const axisGround = groundBelow(shadow.x, shadow.y, shadow);
  const ground = axisGround ?? outlineTowards(shadow.x, shadow.y, shadow);
  const missedBy = axisGround ? 0 : Math.hypot(shadow.x - ground.xi, shadow.y - ground.eta);
  const umbraRadius = umbraAt(ground, shadow, elements);
  const penumbraRadius = shadow.penumbraRadius - ground.zeta * elements.penumbraTangent;
  const coverage = coverageOf({ distance: missedBy, penumbraRadius, umbraRadius });
  if (!coverage) return null;
  const type = typeOf(elements, hours, umbraRadius, missedBy);
  const { latitude, longitude } = geoPointOf(ground, shadow);
  const [beginHours, endHours] = penumbraHours(elements, hours);
  return {
    hours,
    type,
    central: axisGround !== null,
    latitude,
    longitude,
    magnitude: type === 'partial' ? coverage.magnitude : coverage.diameterRatio,
    gamma: Math.sign(shadow.y) * Math.hypot(shadow.x, shadow.y),
    centralDurationSeconds: axisGround ? centralSeconds(elements, hours, latitude, longitude) : null,
    beginHours,
    endHours,
  };
}
