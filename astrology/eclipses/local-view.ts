/**
 * What one place sees of a solar eclipse at one instant, and when. Hours count from the epoch of the elements, lengths are
 * equatorial radii of the Earth. Source: Explanatory Supplement to the Astronomical Almanac, 3rd ed., chapter 11 (local
 * circumstances); which limb counts for the inner contacts: Espenak and Meeus, Five Millennium Canon of Solar Eclipses.
 */
import { type BesselianElements, type Shadow, shadowAt } from './besselian.ts';
import { groundRates, type Observer, placeInShadow } from './ground.ts';
import { HALF_SPAN_HOURS } from './polynomials.ts';
import { rootBetween } from './roots.ts';
import { LIMB_VALLEYS } from './sun-and-moon.ts';

/** Where a place stands in the shadow; lengths in equatorial radii of the Earth. */
export interface LocalShadow {
  /** From the place to the axis. */
  distance: number;
  /** Zero when most of the Sun is covered, negative before that; squared radii an hour, of which the sign matters. */
  retreat: number;
  /** Radii of the cones at the height of the place; the umbra's is negative where it gives totality. */
  penumbraRadius: number;
  umbraRadius: number;
}

/** Where a place stands in the shadow at the instant of `shadow`. */
export function localShadow(observer: Observer, shadow: Shadow, elements: BesselianElements): LocalShadow {
  const place = placeInShadow(observer, shadow);
  const rates = groundRates(place, shadow);
  const [u, v] = [shadow.x - place.xi, shadow.y - place.eta];
  const distance = Math.hypot(u, v);
  const penumbraRadius = shadow.penumbraRadius - place.zeta * elements.penumbraTangent;
  const umbraRadius = shadow.umbraRadius - place.zeta * elements.umbraTangent;
  const penumbraRate = shadow.penumbraRadiusRate - rates.zeta * elements.penumbraTangent;
  const umbraRate = shadow.umbraRadiusRate - rates.zeta * elements.umbraTangent;
  const widening =
    penumbraRate -
    ((penumbraRadius - distance) * (penumbraRate + umbraRate)) / (penumbraRadius + umbraRadius);
  return {
    distance,
    // The rate of the magnitude, times what keeps it smooth where the distance is zero.
    retreat: u * (shadow.xRate - rates.xi) + v * (shadow.yRate - rates.eta) - distance * widening,
    penumbraRadius,
    umbraRadius,
  };
}

export type SolarPhase = 'partial' | 'annular' | 'total';

/** What is covered at one instant. */
export interface Coverage {
  type: SolarPhase;
  /** Part of the Sun's diameter that is covered; above 1 within totality. */
  magnitude: number;
  /**
   * Part of the Sun's disc that is covered. Within annularity and totality it is, as the Swiss Ephemeris gives it, the
   * ratio of the discs' areas, so above 1 in totality.
   */
  obscuration: number;
  /** Apparent diameter of the Moon by that of the Sun. */
  diameterRatio: number;
}

/** Part of the Sun's disc behind the Moon, the Sun's radius being 1. */
function overlapFraction(moonRadius: number, separation: number): number {
  const sunCosine = (separation ** 2 + 1 - moonRadius ** 2) / (2 * separation);
  const moonCosine = (separation ** 2 + moonRadius ** 2 - 1) / (2 * separation * moonRadius);
  const sunAngle = Math.acos(Math.max(-1, Math.min(1, sunCosine)));
  const moonAngle = Math.acos(Math.max(-1, Math.min(1, moonCosine)));
  const sunSegment = sunAngle - Math.sin(sunAngle) * Math.cos(sunAngle);
  const moonSegment = moonRadius ** 2 * (moonAngle - Math.sin(moonAngle) * Math.cos(moonAngle));
  return (sunSegment + moonSegment) / Math.PI;
}

/** What is covered, or null outside the penumbra. */
export function coverageOf({
  distance,
  penumbraRadius,
  umbraRadius,
}: Omit<LocalShadow, 'retreat'>): Coverage | null {
  if (distance >= penumbraRadius) return null;
  // In units of the Sun's apparent diameter; the cones' radii are the sum and the difference of Sun and Moon.
  const diameter = penumbraRadius + umbraRadius;
  const diameterRatio = (penumbraRadius - umbraRadius) / diameter;
  const isInside = distance <= Math.abs(umbraRadius);
  const type = !isInside ? 'partial' : umbraRadius < 0 ? 'total' : 'annular';
  return {
    type,
    magnitude: (penumbraRadius - distance) / diameter,
    obscuration: isInside ? diameterRatio ** 2 : overlapFraction(diameterRatio, (2 * distance) / diameter),
    diameterRatio,
  };
}

/** Instants in hours; the inner contacts, by the floor of the Moon's valleys, are null where the eclipse is partial. */
export interface LocalContacts {
  begin: number;
  innerBegin: number | null;
  maximum: number;
  innerEnd: number | null;
  end: number;
}

const NEWTON_STEPS = 8;

/** When most of the Sun is covered for a place, or null where that lies outside of the elements. */
function maximumHours(at: (hours: number) => LocalShadow, startHours: number): number | null {
  const step = 1 / 60;
  let hours = startHours;
  for (let turn = 0; turn < NEWTON_STEPS; turn++) {
    const here = at(hours).retreat;
    const slope = (at(hours + step).retreat - here) / step;
    const change = -here / slope;
    // Where the distance curves the other way Newton would look for a maximum of it.
    hours += slope > 0 ? Math.max(-2, Math.min(2, change)) : -Math.sign(here);
    if (Math.abs(hours) > HALF_SPAN_HOURS) return null;
    if (Math.abs(change) < 1e-6) return hours;
  }
  return hours;
}

/**
 * The contacts of an eclipse for a place, the horizon left aside; null where the penumbra misses it. The search for the
 * maximum sets out from `startHours`: greatest eclipse serves.
 */
export function localContacts(
  observer: Observer,
  elements: BesselianElements,
  startHours: number,
): LocalContacts | null {
  const at = (hours: number) => localShadow(observer, shadowAt(elements, hours), elements);
  const maximum = maximumHours(at, startHours);
  if (maximum === null) return null;
  const atMaximum = at(maximum);
  if (atMaximum.distance >= atMaximum.penumbraRadius) return null;
  const outside = (hours: number) => {
    const { distance, penumbraRadius } = at(hours);
    return distance - penumbraRadius;
  };
  const withoutRing = (hours: number) => {
    const { distance, umbraRadius } = at(hours);
    return distance - Math.abs(umbraRadius + LIMB_VALLEYS);
  };
  const begin = rootBetween(outside, -HALF_SPAN_HOURS, maximum) ?? -HALF_SPAN_HOURS;
  const end = rootBetween(outside, maximum, HALF_SPAN_HOURS) ?? HALF_SPAN_HOURS;
  return {
    begin,
    innerBegin: rootBetween(withoutRing, begin, maximum),
    maximum,
    innerEnd: rootBetween(withoutRing, maximum, end),
    end,
  };
}
