import type { AspectId } from '../ids.ts';
import { GROUP_NATURES, pairRowOf } from './pair-groups.ts';
import { synastryAspects } from './synastry-aspects.ts';
import {
  type Contribution,
  type SynastryAspect,
  type SynastryFigure,
  THEME_IDS,
  type ThemeId,
  type ThemeScore,
} from './synastry-types.ts';

/** What two charts without a single aspect would get. */
export const BASE_POINTS = 50;
/** Points for a weight of 1, so that pairs of random births fall between 20 and 90 with a mean in the middle fifties. */
const POINTS_PER_WEIGHT = 1.4;
/** No sum of contributions takes the total further from the base: it nears 0 and 100 and reaches neither. */
const REACH_POINTS = 50;
/** Contributions below this would round to nothing. */
const MIN_POINTS = 0.01;

/** Unscaled points at which a theme's level is 50, the median over pairs of random births. */
const HALF_LEVELS = {
  attraction: 15.5,
  talk: 6.8,
  home: 8,
  time: 10,
  trouble: 34,
} as const satisfies Record<ThemeId, number>;

type RawContribution = Omit<Contribution, 'certain'>;

/** A total and what it is made of. */
export interface ScoredPair {
  total: number;
  themes: ThemeScore[];
  contributions: RawContribution[];
}

/** What an aspect of this kind gives to its pair's theme and to trouble, as shares of its weight. */
function sharesOf(aspect: AspectId, nature: (typeof GROUP_NATURES)[keyof typeof GROUP_NATURES]) {
  switch (aspect) {
    case 'conjunction':
      return { gain: nature.joined, trouble: nature.joinedTrouble };
    case 'sextile':
    case 'trine':
      return { gain: 1, trouble: 0 };
    case 'square':
    case 'opposition':
      return { gain: nature.hardSpark, trouble: nature.hardTrouble };
    case 'quincunx':
      return { gain: 0, trouble: nature.hardTrouble };
  }
}

/** An aspect's unscaled parts: at most one to its theme and one to trouble, which is negative. */
function partsOf({ first, second, aspect, orb, weight }: SynastryAspect): RawContribution[] {
  const row = pairRowOf(first, second);
  if (!row) return [];
  const { gain, trouble } = sharesOf(aspect, GROUP_NATURES[row.group]);
  const points = POINTS_PER_WEIGHT * weight;
  const facts = { first, second, aspect, orb };
  return [
    { ...facts, theme: row.theme, weight: gain * points },
    { ...facts, theme: 'trouble' as const, weight: -trouble * points },
  ];
}

/** The same whichever person comes first, so that sums run in one order and agree to the last digit. */
function orderKey({ first, second, aspect, theme }: RawContribution): string {
  const pair = first <= second ? `${first} ${second}` : `${second} ${first}`;
  return `${pair} ${aspect} ${theme}`;
}

function inOrder(parts: readonly RawContribution[]): RawContribution[] {
  return parts
    .map((part) => ({ part, key: orderKey(part) }))
    .toSorted((a, b) => {
      const byWeight = Math.abs(b.part.weight) - Math.abs(a.part.weight);
      if (byWeight !== 0) return byWeight;
      return a.key < b.key ? -1 : a.key > b.key ? 1 : a.part.orb - b.part.orb;
    })
    .map(({ part }) => part);
}

function sumOf(parts: readonly RawContribution[]): number {
  return parts.reduce((sum, { weight }) => sum + weight, 0);
}

function toHundredth(points: number): number {
  return Math.round(points * 100) / 100 + 0;
}

function themeScore(
  theme: ThemeId,
  raw: readonly RawContribution[],
  scaled: readonly RawContribution[],
): ThemeScore {
  const isOfTheme = (part: RawContribution) => part.theme === theme;
  const amount = Math.abs(sumOf(raw.filter(isOfTheme)));
  return {
    theme,
    level: Math.round(100 * (1 - 0.5 ** (amount / HALF_LEVELS[theme]))),
    points: toHundredth(sumOf(scaled.filter(isOfTheme))),
  };
}

/**
 * Scores two charts as they stand. All contributions are scaled by one factor, 1 while their sum is small, so that
 * base + contributions is the total and the total stays between 0 and 100.
 */
export function scorePair(first: SynastryFigure, second: SynastryFigure): ScoredPair {
  const parts = inOrder(synastryAspects(first, second).flatMap(partsOf));
  const sum = sumOf(parts);
  const factor = sum === 0 ? 1 : (REACH_POINTS * Math.tanh(sum / REACH_POINTS)) / sum;
  const scaled = parts.map((part) => ({ ...part, weight: toHundredth(part.weight * factor) }));
  return {
    total: Math.round(toHundredth(BASE_POINTS + sumOf(scaled))),
    themes: THEME_IDS.map((theme) => themeScore(theme, parts, scaled)),
    contributions: scaled.filter(({ weight }) => Math.abs(weight) >= MIN_POINTS),
  };
}
