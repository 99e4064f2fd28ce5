import type { LunarOrbitId, ZodiacId } from '../../../astrology/ids.ts';
import type { ChartPoint, DaySky } from '../../../features/transits/day-sky.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import type { TransitsWords } from '../../../locales/en/transits.ts';
import type { InnerFigure } from '../bi-wheel/bi-wheel-layout.ts';
import type { DatePart } from '../birth-form/birth-form-props.ts';

/** The words that a wheel of two rings and its list say. */
export type SkyAstroWords = Pick<
  AstroWords,
  | 'bodies'
  | 'angles'
  | 'signs'
  | 'anglesShort'
  | 'retrograde'
  | 'applying'
  | 'separating'
  | 'aspects'
  | 'biWheel'
>;

/** Codes of `errors.fields.date`. */
export type DayFault = 'malformed' | 'impossible' | 'out_of_range';

/** What the sky of a day is laid over, and how the form asks for the day. Plain JSON: it is also the island's props. */
export interface SkyDayProps {
  /** The chart inside. */
  chart: InnerFigure;
  /** What of it the sky makes aspects to, in the chart's zodiac. */
  points: readonly ChartPoint[];
  zodiac: ZodiacId;
  node: LunarOrbitId;
  lilith: LunarOrbitId;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** The zone whose noons are shown where no script tells the visitor's own. */
  zone: string;
  dateOrder: readonly DatePart[];
  /** The form without a script: where it goes, how, and what goes along. */
  action: string;
  method: 'get' | 'post';
  hidden: Readonly<Record<string, string>>;
  /** What stands in the date's fields. */
  values: Readonly<Record<DatePart, string>>;
  /** What is wrong with it, by its code; null: nothing. */
  error: DayFault | null;
  /** The sky that was asked for; null before one was. */
  shown: DaySky | null;
  words: TransitsWords;
  /** Of the room where the wheel tells what was chosen on it. */
  details: Pick<NatalWords['wheel'], 'details' | 'close' | 'hint'>;
  /** Names of the date's parts. */
  parts: Readonly<Record<DatePart, string>>;
  /** What may be wrong with a date. */
  faults: Readonly<Record<DayFault, string>>;
  astro: SkyAstroWords;
}
