import { type AspectFact, factsOf } from '../facts/fact.ts';
import { aspectLines } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planAspect } from './plan-aspect.ts';
import type { Turn } from './turn.ts';

function otherOf({ first, second }: AspectFact, point: AspectFact['first']): AspectFact['first'] {
  return first === point ? second : first;
}

/** Two quincunxes that meet in one point, while their other ends stand in a sextile. */
function yodIn(facts: readonly AspectFact[]): readonly [AspectFact, AspectFact] | null {
  const quincunxes = facts.filter(({ aspect }) => aspect === 'quincunx');
  const sextiles = facts.filter(({ aspect }) => aspect === 'sextile');
  for (const [index, one] of quincunxes.entries()) {
    for (const other of quincunxes.slice(index + 1)) {
      const tip = [one.first, one.second].find((point) => point === other.first || point === other.second);
      if (!tip) continue;
      const base = [otherOf(one, tip), otherOf(other, tip)];
      if (sextiles.some(({ first, second }) => base.includes(first) && base.includes(second)))
        return [one, other];
    }
  }
  return null;
}

/** The asker's own yod by its two long sides; that there is none, and the closest aspects, where there is none. */
export function yodOf(turn: Turn): Part[] {
  const { known, teller } = turn;
  const natal = factsOf(known.facts, 'aspect').filter(({ whose }) => whose === 'self');
  const yod = yodIn(natal);
  const rest = planAspect({ ...turn, asked: { ...turn.asked, points: [], aspects: [] } });
  if (!yod) return [must(plain(teller.words.frames.noYod)), ...rest];
  const [one, other] = yod;
  return [
    must(...aspectLines(one, 'aspect', teller)),
    must(...aspectLines(other, 'alsoAspect', teller)),
    ...rest,
  ];
}
