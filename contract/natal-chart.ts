import type { Chart } from '../astrology/chart-types.ts';
import type { HouseSystemId } from '../astrology/ids.ts';
import type { DayFacts } from '../astrology/timeless-chart.ts';

/** The JSON contract of POST /api/astrology/natal-chart, for pages, islands and anyone else. */
export type NatalChartRequest =
  | {
      /** `YYYY-MM-DD`, 1900-01-01 to 2099-12-31. */
      date: string;
      /** `HH:MM` or `HH:MM:SS`; null when it is not known. */
      time: string | null;
      place: { id: number } | { latitude: number; longitude: number; timeZone: string };
      houseSystem?: HouseSystemId;
      /** Which of the two, when the clock time happened twice. */
      fold?: 0 | 1;
      /** The caller's own offset instead of the zone's, `+03:00`. */
      utcOffset?: string;
    }
  | {
      /** ISO 8601 in UTC. */
      instant: string;
      latitude: number;
      longitude: number;
      houseSystem?: HouseSystemId;
    };

/** Which offset was used, and on whose word. */
export interface TimeReceipt {
  /** Name in the tz database; null for a chart by instant. */
  id: string | null;
  rule: 'standard-time' | 'daylight-time' | 'local-mean-time' | 'override' | 'utc';
  source: 'tzdb' | 'local-mean-time' | 'override' | 'given';
  /** Letters or digits of the tz database, such as EEST or +03. */
  abbreviation: string | null;
}

export interface ChartPlace {
  /** GeoNames id; null for bare coordinates. */
  id: number | null;
  name: string | null;
  region: string | null;
  /** ISO 3166 code. */
  country: string | null;
  latitude: number;
  longitude: number;
}

export interface NatalChartAnswer extends Chart {
  utcOffsetSeconds: number;
  timeZone: TimeReceipt;
  place: ChartPlace;
  /** What holds whatever the hour; null where the time is known. */
  day: DayFacts | null;
}

/** One of the two instants of a clock time that happened twice. */
export interface FoldChoice {
  fold: 0 | 1;
  utcOffsetSeconds: number;
  instant: string;
}

export interface ApiError {
  error: {
    /** Stable, for programs. */
    code: string;
    /** For people, in the caller's language. */
    message: string;
    fields?: Readonly<Record<string, { code: string; message: string }>>;
    choices?: readonly FoldChoice[];
  };
}
