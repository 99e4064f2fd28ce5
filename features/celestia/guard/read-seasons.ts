import { type Clauses, clauseHas } from './clauses.ts';
import type { Subject } from './read-claim.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { hasCue, isKind } from './token.ts';

const REACH = 2;

/** "Sagittarius season": the Sun's stay in a sign, its beginning and its end. */
export function readSeasons(clauses: Clauses): ReadLore {
  const { tokens, clauseOf } = clauses;
  const said = tokens.flatMap((token, at): PlacedSaid[] => {
    const beside = tokens.slice(Math.max(0, at - REACH), at + REACH + 1);
    if (!isKind(token, 'sign') || !beside.some((other) => hasCue(other, 'signSeason'))) return [];
    const clause = clauseOf[at] ?? 0;
    const subject: Subject = { is: 'point', point: 'sun', whose: ['sky'], at };
    const isDated = tokens.some((other) => isKind(other, 'date'));
    const isComing = clauseHas(clauses, clause, 'next');
    const { sign } = token;
    if (isComing || (isDated && clauseHas(clauses, clause, 'begins')))
      return [{ at, said: { kind: 'enters', subject, sign } }];
    if (isDated && clauseHas(clauses, clause, 'ends'))
      return [{ at, said: { kind: 'leaves', subject, sign } }];
    return [{ at, said: { kind: 'inSign', subject, sign } }];
  });
  return { said, used: new Set(said.map(({ at }) => at)) };
}
