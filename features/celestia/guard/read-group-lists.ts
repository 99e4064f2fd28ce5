import { type Clauses, isSubject } from './clauses.ts';
import type { ReadLore } from './read-lore.ts';
import type { PlacedSaid } from './read-places.ts';
import { subjectAt } from './subjects.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** A list ends with its sentence or its half of it. */
function isStop(token: Token | undefined): boolean {
  return isKind(token, 'mark') && [';', '.', '!', '?'].includes(token.mark);
}

/** "Fire: Moon, Mars" and "in fire, Moon and Mars": a group that opens a part of the sentence, and the names listed for it. */
export function readGroupLists(clauses: Clauses): ReadLore {
  const { tokens } = clauses;
  const used = new Set<number>();
  const said = tokens.flatMap((token, at): PlacedSaid[] => {
    const opens = [':', ','].includes(tokens[at + 1]?.text ?? '');
    const start = tokens.findLastIndex((other, index) => index < at && isStop(other)) + 1;
    const isFirst = tokens
      .slice(start, at)
      .every((other) => hasCue(other, 'in') || other.kind === 'dateJoint' || hasCue(other, 'and'));
    if (!isKind(token, 'group') || !opens || !isFirst) return [];
    const stop = tokens.findIndex((other, index) => index > at && isStop(other));
    const end = stop < 0 ? tokens.length : stop;
    const list = tokens.slice(at + 2, end);
    const isList = list.every(
      (other) =>
        isSubject(other) ||
        ['cue', 'mark', 'dateJoint'].includes(other.kind) ||
        (other.kind === 'word' && other.text.length <= 4),
    );
    if (!isList) return [];
    used.add(at);
    return tokens.flatMap((other, index): PlacedSaid[] => {
      const subject = index > at && index < end && isSubject(other) ? subjectAt(clauses, index) : null;
      return subject ? [{ at: index, said: { kind: 'inGroup', subject, of: token.of } }] : [];
    });
  });
  return { said, used };
}
