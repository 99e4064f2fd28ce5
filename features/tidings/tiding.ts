import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { MajorAspectId } from '../../astrology/events/aspect-events.ts';
import type { SignId } from '../../astrology/ids.ts';
import type { MoverId } from '../../astrology/transits/transit-movers.ts';

/** The four of the Moon's phases that have an instant. */
export type ToldPhase = 'newMoon' | 'firstQuarter' | 'fullMoon' | 'lastQuarter';

/** What the sky does that a person may be told of. Instants in UTC ms. */
export type SkyTiding =
  | { kind: 'transit'; instantMs: number; mover: MoverId; aspect: MajorAspectId; point: AspectPointId }
  | {
      kind: 'eclipse';
      instantMs: number;
      eclipse: 'solar' | 'lunar';
      aspect: 'conjunction' | 'opposition';
      point: AspectPointId;
    }
  | { kind: 'moon'; instantMs: number; phase: ToldPhase; sign: SignId };

/** One thing that a person may be told. */
export type Tiding =
  | SkyTiding
  /** How a sign's horoscope of the day or week begins. */
  | { kind: 'horoscope'; sign: SignId; text: string }
  /** A report that they ordered is there to be read. */
  | { kind: 'report' }
  /** An astrologer has answered their request. */
  | { kind: 'answer' };
