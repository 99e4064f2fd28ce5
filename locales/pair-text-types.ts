import type { SIGN_IDS, SignId } from '../astrology/ids.ts';
import type { AspectTexts, HouseTexts, SignTexts } from './text-shapes.ts';

type PairsFrom<Signs extends readonly SignId[]> = Signs extends readonly [
  infer First extends SignId,
  ...infer Others extends readonly SignId[],
]
  ? Readonly<Record<First, Readonly<Record<Signs[number], string>>>> & PairsFrom<Others>
  : unknown;

/** One text for two signs, whoever has which, by the one that comes first in the zodiac: 78 of them. */
export type SignPairTexts = PairsFrom<typeof SIGN_IDS>;

type LightsOfTwo = 'sun' | 'moon' | 'venus' | 'mars';

/** The chart of midpoints, and the Davison chart: two people as a third. */
export type CompositeAspectTexts = Readonly<{
  sun: Readonly<Record<'moon' | 'venus' | 'mars' | 'saturn', AspectTexts>>;
  moon: Readonly<Record<'venus' | 'mars' | 'saturn', AspectTexts>>;
  venus: Readonly<Record<'mars' | 'saturn', AspectTexts>>;
  mars: Readonly<Record<'saturn', AspectTexts>>;
}>;

/** What is written on two people beyond the aspects between their charts. */
export interface PairInterpretations {
  /** What the chart of both is, by sign. */
  compositeSigns: Readonly<Record<LightsOfTwo | 'ascendant', SignTexts>>;
  compositeHouses: Readonly<Record<LightsOfTwo, HouseTexts>>;
  compositeAspects: CompositeAspectTexts;
  sunPairs: SignPairTexts;
  moonPairs: SignPairTexts;
  /** By the sign of one person's Venus, then of the other's Mars. */
  venusMarsPairs: Readonly<Record<SignId, SignTexts>>;
}
