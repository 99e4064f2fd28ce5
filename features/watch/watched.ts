import type { UsualBodyId } from '../../astrology/ids.ts';

/** A chart whose figures are known from elsewhere: ecliptic longitudes of date and cusps, degrees. */
export interface WatchedChart {
  /** ISO 8601, UTC. */
  instant: string;
  latitude: number;
  longitude: number;
  bodies: Readonly<Record<UsualBodyId, number>>;
  ascendant: number;
  midheaven: number;
  /** Placidus; null where it has none. */
  cusps: readonly number[] | null;
}

/** A solar eclipse that is known from elsewhere. */
export interface WatchedEclipse {
  type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** Greatest eclipse, ISO 8601, UTC. */
  maximum: string;
  /** Where it is greatest, degrees. */
  latitude: number;
  longitude: number;
  saros: number;
}

/** A birth as somebody types it, and what its chart is known to hold, degrees. */
export interface WatchedBirth {
  date: string;
  time: string;
  placeId: number;
  place: string;
  /** ISO 8601, UTC. */
  instant: string;
  sun: number;
  moon: number;
  ascendant: number;
  midheaven: number;
}
