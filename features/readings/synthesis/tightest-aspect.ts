import type { BALANCE_WEIGHTS } from '../../../astrology/balance.ts';
import type { Aspect, AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import type { AspectId } from '../../../astrology/ids.ts';
import { isOfGeneration } from '../../../astrology/patterns/generations.ts';
import type { SynthesisWords, TightestPair } from '../../../locales/synthesis-types.ts';
import { type OrbRange, openDayOf } from '../open-day.ts';

/** An aspect that a sentence is written for. */
export interface TightestAspect extends Pick<Aspect, 'first' | 'second' | 'orb'> {
  aspect: keyof SynthesisWords['tightest'];
  pair: TightestPair;
  /** What the orb lay between, where no hour is known and it moves with the day. */
  range: OrbRange | null;
}

/** Points in the order in which a pair names them. */
const ORDER = Object.keys({
  sun: 0,
  moon: 0,
  mercury: 0,
  venus: 0,
  mars: 0,
  jupiter: 0,
  saturn: 0,
  uranus: 0,
  neptune: 0,
  pluto: 0,
  ascendant: 0,
  midheaven: 0,
} satisfies Record<keyof typeof BALANCE_WEIGHTS, 0>);

function isTold(aspect: AspectId): aspect is TightestAspect['aspect'] {
  return aspect !== 'quincunx';
}

/** The pair of two points that are counted and not both among the slowest; null for any other. */
function pairOfPoints(first: AspectPointId, second: AspectPointId): TightestPair | null {
  const [a, b] = ORDER.filter((point) => point === first || point === second);
  if (!a || !b || a === 'ascendant' || isOfGeneration({ first, second })) return null;
  return `${a}-${b}` as TightestPair;
}

/** The orb that an aspect had at most, whatever the hour. */
function mostOf({ orb, range }: TightestAspect): number {
  return range?.mostDeg ?? orb;
}

/** Aspects between planets or angles that a sentence is written for, the closest first; without an hour none of the Moon's. */
export function tightestOf(figure: Pick<ChartFigure, 'aspects' | 'angles' | 'bodies'>): TightestAspect[] {
  const open = openDayOf(figure, null);
  const isSure = (point: AspectPointId) => !open || point !== 'moon';
  const told = figure.aspects.flatMap((one) => {
    const { first, second, aspect, orb } = one;
    const pair = isSure(first) && isSure(second) ? pairOfPoints(first, second) : null;
    return pair && isTold(aspect)
      ? [{ first, second, aspect, orb, pair, range: open?.rangeOf(one) ?? null }]
      : [];
  });
  return told.toSorted((a, b) => mostOf(a) - mostOf(b));
}
