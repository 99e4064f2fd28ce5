import type { Aspect, BodyPosition } from '../astrology/chart-types.ts';
import type { BodyId, SignId } from '../astrology/ids.ts';
import type { RisingInterval } from '../astrology/rising-signs.ts';
import type { SignChange } from '../astrology/timeless-chart.ts';
import type { ChartPlace, TimeReceipt } from './natal-chart.ts';

/** What every answer about a birth begins with. */
interface BirthAnswer {
  /** UTC, ISO 8601. For an unknown time, local noon. */
  instant: string;
  utcOffsetSeconds: number;
  timeZone: TimeReceipt;
  place: ChartPlace;
}

/** POST /api/astrology/rising-sign. */
export interface RisingSignAnswer extends BirthAnswer {
  /** Longitude in degrees; null where the time is unknown. */
  ascendant: { longitude: number; sign: SignId; signDegree: number } | null;
  /** Planet that rules the rising sign. */
  ruler: BodyId | null;
  /** For an unknown time, the signs that rose that day and when. */
  possible: readonly RisingInterval[] | null;
}

/** POST /api/astrology/juno. */
export interface JunoAnswer extends BirthAnswer {
  /** For an unknown time, as at noon. */
  juno: BodyPosition;
  /** For an unknown time, Juno's change of sign that day, which leaves its sign open; else null. */
  signChange: SignChange | null;
  /** Aspects of Juno, the closest first. */
  aspects: readonly Aspect[];
}
