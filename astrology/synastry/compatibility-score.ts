import { possibleFigures } from './possible-figures.ts';
import { BASE_POINTS, type ScoredPair, scorePair } from './score.ts';
import type { CompatibilityScore, Contribution, SynastryFigure } from './synastry-types.ts';

function possibleScores(first: SynastryFigure, second: SynastryFigure): ScoredPair[] {
  const others = possibleFigures(second);
  return possibleFigures(first).flatMap((one) => others.map((other) => scorePair(one, other)));
}

type Facts = Pick<Contribution, 'first' | 'second' | 'aspect' | 'theme'>;

function keyOf({ first, second, aspect, theme }: Facts): string {
  return `${first} ${second} ${aspect} ${theme}`;
}

/** Contributions that are there at every possible hour. */
function certainKeys(scores: readonly ScoredPair[]): ReadonlySet<string> {
  const [first = new Set<string>(), ...rest] = scores.map(
    ({ contributions }) => new Set(contributions.map(keyOf)),
  );
  return rest.reduce((common, keys) => common.intersection(keys), first);
}

/**
 * How well two charts go together, 0 to 100, every point of it explained. Who comes first does not matter but for
 * the names `first` and `second`. Where an hour is unknown the angles are left out, the total is that of noon, and
 * the range tells what the other hours would give.
 */
export function compatibilityScore(first: SynastryFigure, second: SynastryFigure): CompatibilityScore {
  const score = scorePair(first, second);
  const possible = first.angles && second.angles ? [score] : possibleScores(first, second);
  const certain = certainKeys(possible);
  const totals = [score.total, ...possible.map(({ total }) => total)];
  return {
    total: score.total,
    base: BASE_POINTS,
    themes: score.themes,
    contributions: score.contributions.map((part) => ({ ...part, certain: certain.has(keyOf(part)) })),
    range: { low: Math.min(...totals), high: Math.max(...totals) },
    unknownTimes: [
      ...(first.angles ? [] : (['first'] as const)),
      ...(second.angles ? [] : (['second'] as const)),
    ],
  };
}
