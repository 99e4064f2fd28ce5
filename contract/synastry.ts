import * as v from 'valibot';
import { THEME_IDS } from '../astrology/synastry/synastry-types.ts';
import { Chart, ChartFigure } from './chart.ts';
import { NatalChartAnswer } from './natal-chart.ts';
import {
  AspectName,
  AspectPoint,
  Body,
  GeoLatitude,
  GeoLongitude,
  House,
  Orb,
  Percent,
} from './vocabulary.ts';

const Person = v.picklist(['first', 'second']);
/** Which of the two. */
export type PersonId = v.InferOutput<typeof Person>;

/** An aspect from a point of the first chart to a point of the second. */
const pairAspectEntries = { first: AspectPoint, second: AspectPoint, aspect: AspectName, orb: Orb };

/** False where an unknown birth time may undo it. */
const certain = v.boolean();

const Theme = v.picklist(THEME_IDS);

/** POST /api/astrology/compatibility: the score alone. */
export const CompatibilityAnswer = v.object({
  /** The base and all contributions, rounded. */
  total: Percent,
  /** What two charts without a single aspect would get. */
  base: v.number(),
  themes: v.array(v.object({ theme: Theme, level: Percent, points: v.number() })),
  /** The weightiest first; `weight` is the points that one gives, or takes where negative. */
  contributions: v.array(v.object({ ...pairAspectEntries, weight: v.number(), theme: Theme, certain })),
  /** The least and the greatest total over the hours that are possible. */
  range: v.object({ low: Percent, high: Percent }),
  /** Whose hour is not known: their angles are left out. */
  unknownTimes: v.array(Person),
});
export type CompatibilityAnswer = v.InferOutput<typeof CompatibilityAnswer>;

const Overlay = v.nullable(v.array(v.object({ body: Body, house: House })));

/** POST /api/astrology/synastry: both charts, and all that they say together. */
export const SynastryAnswer = v.object({
  first: NatalChartAnswer,
  second: NatalChartAnswer,
  /** The closest first. */
  aspects: v.array(v.object({ ...pairAspectEntries, weight: v.number(), certain })),
  /** Whose bodies fall into whose houses; null where the hours of the houses' owner are unknown. */
  overlays: v.object({ firstInSecond: Overlay, secondInFirst: Overlay }),
  /** The chart of midpoints. */
  composite: ChartFigure,
  /** The chart of the time and place halfway between both births. */
  davison: v.object({ ...Chart.entries, latitude: GeoLatitude, longitude: GeoLongitude }),
  score: CompatibilityAnswer,
});
export type SynastryAnswer = v.InferOutput<typeof SynastryAnswer>;
