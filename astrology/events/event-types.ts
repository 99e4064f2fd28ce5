import type { AspectId, BodyId, MoonPhaseId, SignId } from '../ids.ts';

/** Which way a body goes through the zodiac. */
export type Direction = 'direct' | 'retrograde';

/** Planets whose aspects among each other colour a year. */
export const SLOW_PLANET_IDS = [
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly BodyId[];

/** Planets that turn retrograde. */
export const PLANET_IDS = ['mercury', 'venus', 'mars', ...SLOW_PLANET_IDS] as const;
export type PlanetId = (typeof PLANET_IDS)[number];

/** Bodies whose way through the signs is followed; the Moon's, every other day, is kept apart. */
export const INGRESS_BODY_IDS = ['sun', ...PLANET_IDS] as const;
export type IngressBodyId = (typeof INGRESS_BODY_IDS)[number];

/** The four phases that have an instant: the Moon 0, 90, 180 and 270 degrees ahead of the Sun. */
export const LUNATION_PHASE_IDS = [
  'newMoon',
  'firstQuarter',
  'fullMoon',
  'lastQuarter',
] as const satisfies readonly MoonPhaseId[];
export type LunationPhaseId = (typeof LUNATION_PHASE_IDS)[number];

/** Instants are UTC milliseconds, longitudes degrees, 0 <= x < 360, of date. */
export interface IngressEvent {
  kind: 'ingress';
  instantMs: number;
  body: BodyId;
  /** The sign that is entered, backwards too. */
  sign: SignId;
  direction: Direction;
}

export interface StationEvent {
  kind: 'station';
  instantMs: number;
  body: PlanetId;
  /** Which way the planet goes after it. */
  direction: Direction;
  longitude: number;
  sign: SignId;
}

export interface LunationEvent {
  kind: 'lunation';
  instantMs: number;
  phase: LunationPhaseId;
  /** The Moon's sign. */
  sign: SignId;
  /** The Moon's longitude. */
  moon: number;
}

export interface AspectEvent {
  kind: 'aspect';
  instantMs: number;
  first: BodyId;
  second: BodyId;
  aspect: AspectId;
  firstLongitude: number;
  secondLongitude: number;
}

export type SkyEvent = IngressEvent | StationEvent | LunationEvent | AspectEvent;
