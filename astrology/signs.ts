import { normalizeDeg } from './angles.ts';
import { type BodyId, type ElementId, type ModeId, SIGN_IDS, type SignId } from './ids.ts';

export const SIGN_WIDTH_DEG = 30;

interface SignFacts {
  element: ElementId;
  mode: ModeId;
  /** Ruling planet by the modern scheme: Uranus, Neptune and Pluto rule Aquarius, Pisces and Scorpio. */
  ruler: BodyId;
  /** Ruling planet of the seven-planet scheme. */
  traditionalRuler: BodyId;
}

export const SIGNS = {
  aries: { element: 'fire', mode: 'cardinal', ruler: 'mars', traditionalRuler: 'mars' },
  taurus: { element: 'earth', mode: 'fixed', ruler: 'venus', traditionalRuler: 'venus' },
  gemini: { element: 'air', mode: 'mutable', ruler: 'mercury', traditionalRuler: 'mercury' },
  cancer: { element: 'water', mode: 'cardinal', ruler: 'moon', traditionalRuler: 'moon' },
  leo: { element: 'fire', mode: 'fixed', ruler: 'sun', traditionalRuler: 'sun' },
  virgo: { element: 'earth', mode: 'mutable', ruler: 'mercury', traditionalRuler: 'mercury' },
  libra: { element: 'air', mode: 'cardinal', ruler: 'venus', traditionalRuler: 'venus' },
  scorpio: { element: 'water', mode: 'fixed', ruler: 'pluto', traditionalRuler: 'mars' },
  sagittarius: { element: 'fire', mode: 'mutable', ruler: 'jupiter', traditionalRuler: 'jupiter' },
  capricorn: { element: 'earth', mode: 'cardinal', ruler: 'saturn', traditionalRuler: 'saturn' },
  aquarius: { element: 'air', mode: 'fixed', ruler: 'uranus', traditionalRuler: 'saturn' },
  pisces: { element: 'water', mode: 'mutable', ruler: 'neptune', traditionalRuler: 'jupiter' },
} as const satisfies Record<SignId, SignFacts>;

/** 0 for Aries to 11 for Pisces. */
export function signIndexOf(longitudeDeg: number): number {
  return Math.floor(normalizeDeg(longitudeDeg) / SIGN_WIDTH_DEG);
}

/** The sign of an ecliptic longitude, any turn of it. */
export function signOf(longitudeDeg: number): SignId {
  return SIGN_IDS[signIndexOf(longitudeDeg)] ?? 'aries';
}

/** Degrees within the sign, 0 <= x < 30. */
export function signDegreeOf(longitudeDeg: number): number {
  return normalizeDeg(longitudeDeg) % SIGN_WIDTH_DEG;
}

/** Ecliptic longitude in degrees at which a sign begins. */
export function signStartDeg(sign: SignId): number {
  return SIGN_IDS.indexOf(sign) * SIGN_WIDTH_DEG;
}

/** How many signs lie between the beginnings of two, by the shorter way. */
export type SignsApart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Signs between two, 0 to 6, by the shorter way. */
export function signsApart(first: SignId, second: SignId): SignsApart {
  const steps = Math.abs(SIGN_IDS.indexOf(first) - SIGN_IDS.indexOf(second));
  return Math.min(steps, SIGN_IDS.length - steps) as SignsApart;
}
