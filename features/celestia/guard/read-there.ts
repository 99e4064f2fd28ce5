import { type Clauses, clauseHas } from './clauses.ts';
import { groupsInClause } from './place-owners.ts';
import type { Subject } from './read-claim.ts';
import type { PlacedSaid } from './read-places.ts';
import { subjectAt } from './subjects.ts';
import { hasCue, isKind } from './token.ts';

/** What a planet does in a sign of itself, whoever has it there: "where Mars rules". */
const ART_CUES = ['rules', 'domicile', 'exaltation', 'detriment', 'fall'] as const;

/** The place of the sign or house that was named last before a clause; null where lore was not all that was said of it. */
function placeBefore({ tokens, clauseOf }: Clauses, at: number, lore: ReadonlySet<number>): number | null {
  const place = tokens.findLastIndex(
    ({ kind }, index) =>
      (clauseOf[index] ?? 0) < (clauseOf[at] ?? 0) && (kind === 'sign' || kind === 'house'),
  );
  return lore.has(place) ? place : null;
}

function standingAt({ tokens }: Clauses, place: number, at: number, subject: Subject): PlacedSaid[] {
  const token = tokens[place];
  if (isKind(token, 'sign')) return [{ at, said: { kind: 'inSign', subject, sign: token.sign } }];
  if (!isKind(token, 'house')) return [];
  return [{ at, said: { kind: 'inHouse', subject, house: token.house, houseOf: null } }];
}

/** "Mars rules Aries, and your Venus is there": points that stand where lore has been told of. `lore` are the tokens of it. */
export function saidThere(clauses: Clauses, lore: ReadonlySet<number>): PlacedSaid[] {
  const { tokens, clauseOf } = clauses;
  return tokens.flatMap((token, at) => {
    const clause = clauseOf[at] ?? 0;
    const place = hasCue(token, 'there') ? placeBefore(clauses, at, lore) : null;
    if (place === null || ART_CUES.some((cue) => clauseHas(clauses, clause, cue))) return [];
    const isRelative = hasCue(token, 'but');
    return (
      groupsInClause(clauses, clause)
        .flatMap(({ members }) => members.flatMap((member) => subjectAt(clauses, member) ?? []))
        // "Where Venus feels safe" is of nobody's chart.
        .filter((subject) => subject.is === 'point' && (!isRelative || subject.whose.length === 1))
        .flatMap((subject) => standingAt(clauses, place, at, subject))
    );
  });
}
