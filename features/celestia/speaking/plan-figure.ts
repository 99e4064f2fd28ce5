import type { AspectId, MainBodyId } from '../../../astrology/ids.ts';
import { findPatterns, PATTERN_LEGS } from '../../../astrology/patterns/find-patterns.ts';
import type { PatternId } from '../../../astrology/patterns/pattern-types.ts';
import { type AspectFact, factsOf } from '../facts/fact.ts';
import type { Known } from './known.ts';
import { aspectLines } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planAspect } from './plan-aspect.ts';
import type { Turn } from './turn.ts';

export type Figure = Extract<PatternId, 'yod' | 'tSquare' | 'grandTrine' | 'grandCross' | 'kite'>;

/** The closest aspect of a kind between two corners, each of which may be several planets in conjunction. */
function sideBetween(
  known: Known,
  one: readonly MainBodyId[],
  other: readonly MainBodyId[],
  kind: AspectId,
): AspectFact | undefined {
  return one
    .flatMap((first) => other.flatMap((second) => known.aspectBetween(first, second) ?? []))
    .filter(({ aspect }) => aspect === kind)
    .toSorted((a, b) => a.orbDeg - b.orbDeg)[0];
}

/** The sides of the figure of a kind that the chart's own page names first; empty where it has none. */
function sidesOf(figure: Figure, known: Known): AspectFact[] {
  const natal = factsOf(known.facts, 'aspect').filter(({ whose }) => whose === 'self');
  const aspects = natal.map(({ orbDeg, ...aspect }) => ({ ...aspect, orb: orbDeg }));
  const corners = findPatterns(aspects).find(({ pattern }) => pattern === figure)?.corners ?? [];
  // Of a yod the two long sides tell it from others.
  return PATTERN_LEGS[figure]
    .filter(([, , aspect]) => figure !== 'yod' || aspect === 'quincunx')
    .flatMap(
      ([one, other, aspect]) => sideBetween(known, corners[one] ?? [], corners[other] ?? [], aspect) ?? [],
    );
}

/** The asker's own figure by its sides; that there is none, and the closest aspects, where there is none. */
export function figureOf(figure: Figure, turn: Turn): Part[] {
  const { known, teller } = turn;
  const [lead, ...others] = sidesOf(figure, known);
  const rest = planAspect({ ...turn, asked: { ...turn.asked, points: [], aspects: [] } });
  if (!lead) return [must(plain(teller.words.frames.noFigure)), ...rest];
  return [
    must(...aspectLines(lead, 'aspect', teller)),
    ...others.map((side) => must(...aspectLines(side, 'alsoAspect', teller))),
    ...rest,
  ];
}
