import type { MainBodyId } from '../../../astrology/ids.ts';
import { findPatterns } from '../../../astrology/patterns/find-patterns.ts';
import { type AspectFact, factsOf } from '../facts/fact.ts';
import type { Known } from './known.ts';
import { aspectLines } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planAspect } from './plan-aspect.ts';
import type { Turn } from './turn.ts';

/** The closest quincunx between two corners, each of which may be several planets in conjunction. */
function sideOf(
  known: Known,
  tip: readonly MainBodyId[],
  end: readonly MainBodyId[],
): AspectFact | undefined {
  return tip
    .flatMap((one) => end.flatMap((other) => known.aspectBetween(one, other) ?? []))
    .filter(({ aspect }) => aspect === 'quincunx')
    .toSorted((a, b) => a.orbDeg - b.orbDeg)[0];
}

/** The two long sides of the yod that the chart's own page names first; empty where it has none. */
function sidesOfYod(known: Known): AspectFact[] {
  const natal = factsOf(known.facts, 'aspect').filter(({ whose }) => whose === 'self');
  const aspects = natal.map(({ orbDeg, ...aspect }) => ({ ...aspect, orb: orbDeg }));
  const yod = findPatterns(aspects).find(({ pattern }) => pattern === 'yod');
  const [tip = [], ...ends] = yod?.corners ?? [];
  return ends.flatMap((end) => sideOf(known, tip, end) ?? []);
}

/** The asker's own yod by its two long sides; that there is none, and the closest aspects, where there is none. */
export function yodOf(turn: Turn): Part[] {
  const { known, teller } = turn;
  const [one, other] = sidesOfYod(known);
  const rest = planAspect({ ...turn, asked: { ...turn.asked, points: [], aspects: [] } });
  if (!one || !other) return [must(plain(teller.words.frames.noYod)), ...rest];
  return [
    must(...aspectLines(one, 'aspect', teller)),
    must(...aspectLines(other, 'alsoAspect', teller)),
    ...rest,
  ];
}
