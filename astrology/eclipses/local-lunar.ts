import { DEGREES_PER_RADIAN } from '../angles.ts';
import { axisDistance, type EarthShadow, immersedDiameters } from './earth-shadow.ts';
import { type GeoPoint, type Observer, observerAt } from './ground.ts';
import { seenSpan } from './horizon.ts';
import { instantOf, MS_PER_HOUR } from './hours.ts';
import type { LunarContacts, LunarEclipseType, LunarEclipseWithShadow } from './lunar-eclipses.ts';
import { valueAt } from './polynomials.ts';

/** One contact of the Moon with the shadow, as a place has it. */
export interface LocalLunarContact {
  contact: 'p1' | 'u1' | 'u2' | 'maximum' | 'u3' | 'u4' | 'p4';
  instantMs: number;
  /** Topocentric altitude of the Moon's centre without refraction, in degrees. */
  altitudeDeg: number;
  /** Whether any of the Moon is above the horizon. */
  isUp: boolean;
}

/** A lunar eclipse as one place sees it. Instants are UTC milliseconds. */
export interface LocalLunarEclipse {
  kind: 'lunar';
  lunation: number;
  saros: number;
  /** What is seen here at best. */
  type: LunarEclipseType;
  /** Entry into and exit from the penumbra, even where the Moon is down then. */
  beginMs: number;
  endMs: number;
  /** The instant at which most can be seen: the maximum or, where the Moon is down then, its rising or setting. */
  maximumMs: number;
  /** Magnitudes at that instant (see `LunarEclipse`). */
  umbralMagnitude: number;
  penumbralMagnitude: number;
  /** First and last instant of the eclipse with the Moon up. */
  seenFromMs: number;
  seenUntilMs: number;
  /** The contacts that this eclipse has, in order. */
  contacts: LocalLunarContact[];
}

/** The usual allowance at moonrise: 34' of refraction and 16' of the Moon's radius. */
export const HORIZON_DEG = -50 / 60;

/** Topocentric altitude of the Moon's centre, without refraction. */
export function moonAltitudeDeg(observer: Observer, shadow: EarthShadow, hours: number): number {
  const declination = valueAt(shadow.declination, hours);
  const distance = valueAt(shadow.moonDistance, hours);
  const localHourAngle = valueAt(shadow.hourAngle, hours) + observer.longitudeRad;
  const across = distance * Math.cos(declination);
  const [south, west] = [
    across * Math.cos(localHourAngle) - observer.fromAxis,
    across * Math.sin(localHourAngle),
  ];
  const north = distance * Math.sin(declination) - observer.fromEquator;
  const up = observer.cosLatitude * south + observer.sinLatitude * north;
  return Math.asin(up / Math.hypot(south, west, north)) * DEGREES_PER_RADIAN;
}

function localContacts(
  contacts: LunarContacts,
  maximumMs: number,
  altitudeDegAt: (instantMs: number) => number,
): LocalLunarContact[] {
  const named = [
    ['p1', contacts.p1Ms],
    ['u1', contacts.u1Ms],
    ['u2', contacts.u2Ms],
    ['maximum', maximumMs],
    ['u3', contacts.u3Ms],
    ['u4', contacts.u4Ms],
    ['p4', contacts.p4Ms],
  ] as const;
  return named.flatMap(([contact, instantMs]) => {
    if (instantMs === null) return [];
    const altitudeDeg = altitudeDegAt(instantMs);
    return [{ contact, instantMs, altitudeDeg, isUp: altitudeDeg >= HORIZON_DEG }];
  });
}

/** The magnitudes at an hour of the eclipse, and the type that they make. */
function immersionAt({ eclipse, shadow }: LunarEclipseWithShadow, hours: number) {
  const distance = axisDistance(shadow, hours);
  const penumbra = eclipse.marginal ? shadow.widePenumbraRadius : shadow.penumbraRadius;
  const umbralMagnitude = Math.max(0, immersedDiameters(valueAt(shadow.umbraRadius, hours), distance));
  const penumbralMagnitude = Math.max(0, immersedDiameters(valueAt(penumbra, hours), distance));
  const type: LunarEclipseType =
    umbralMagnitude >= 1 ? 'total' : umbralMagnitude > 0 ? 'partial' : 'penumbral';
  return { type, umbralMagnitude, penumbralMagnitude };
}

/** What a place sees of a lunar eclipse, or null where the Moon is down throughout. */
export function localLunarEclipse(found: LunarEclipseWithShadow, place: GeoPoint): LocalLunarEclipse | null {
  const { eclipse, shadow } = found;
  const observer = observerAt(place);
  const toHours = (instantMs: number) => (instantMs - shadow.epochMs) / MS_PER_HOUR;
  const height = (hours: number) => moonAltitudeDeg(observer, shadow, hours) - HORIZON_DEG;
  const { p1Ms, p4Ms } = eclipse.contacts;
  const seen = seenSpan(height, toHours(p1Ms), toHours(eclipse.maximumMs), toHours(p4Ms));
  if (!seen) return null;
  return {
    kind: 'lunar',
    lunation: eclipse.lunation,
    saros: eclipse.saros,
    ...immersionAt(found, seen.best),
    beginMs: p1Ms,
    endMs: p4Ms,
    maximumMs: instantOf(shadow.epochMs, seen.best),
    seenFromMs: instantOf(shadow.epochMs, seen.from),
    seenUntilMs: instantOf(shadow.epochMs, seen.to),
    contacts: localContacts(eclipse.contacts, eclipse.maximumMs, (instantMs) =>
      moonAltitudeDeg(observer, shadow, toHours(instantMs)),
    ),
  };
}
