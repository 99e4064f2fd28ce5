import type { SignId } from '../../../astrology/ids.ts';
import { type Clauses, isSaying, isSubject } from './clauses.ts';
import { hasCue, isKind, type Token } from './token.ts';

/** What makes a clause one of somebody's chart or of the sky. */
const OWNING_CUES = ['self', 'partner', 'natal', 'sky', 'passing', 'pronoun', 'yours'] as const;

/** "You" in the five languages: what a planet does to the reader it does in the reader's chart. */
const YOU: ReadonlySet<string> = new Set(
  'you yourself sen seni sana sende senden seninle te ti t contigo usted toi tu vous voce lhe'.split(' '),
);

function isOwning(token: Token): boolean {
  return YOU.has(token.text.replace("'", '')) || OWNING_CUES.some((cue) => hasCue(token, cue));
}

/** Where a planet and the sign it is called by stand: "Venus in Leo", "Aslan'daki Venüs"; null where no verb is left out. */
function namedIn(tokens: readonly Token[], at: number): { from: number; to: number } | null {
  const after = tokens[at + 1];
  // "Aslan'daki Ay'ın": with an ending it may be the reader's.
  const isBare = isKind(after, 'point') && !after.text.includes("'");
  if (tokens[at]?.case === 'ofPlace' && isBare) return { from: at, to: at + 2 };
  const isIn = hasCue(tokens[at - 1], 'in') && isKind(tokens[at - 2], 'point');
  return isIn ? { from: at - 2, to: at + 1 } : null;
}

/**
 * "Leo is a fire sign, so Venus in Leo loves loudly": signs that were told of, by which a planet is called at the head of a clause that
 * says something of the two and nothing of anybody's chart. It stands there in nobody's.
 */
export function genericSigns({ tokens, clauseOf }: Clauses, told: ReadonlySet<SignId>): number[] {
  return tokens.flatMap((token, at) => {
    const name = isKind(token, 'sign') && told.has(token.sign) ? namedIn(tokens, at) : null;
    if (!name) return [];
    const isHere = (index: number) => clauseOf[index] === clauseOf[at];
    const before = tokens.filter((_, index) => isHere(index) && index < name.from);
    const after = tokens.filter((_, index) => isHere(index) && index >= name.to);
    const isHead = before.every(({ kind }) => ['cue', 'mark', 'dateJoint'].includes(kind));
    const isOfAny = [...before, ...after].some(
      (other) =>
        isOwning(other) || isSaying(other) || isSubject(other) || ['group', 'date'].includes(other.kind),
    );
    return isHead && !isOfAny && after.some(({ kind }) => kind === 'word') ? [at] : [];
  });
}
