import type { Clauses } from './clauses.ts';
import type { Said } from './read-claim.ts';
import type { PlacedSaid } from './read-places.ts';
import { hasCue } from './token.ts';

function isInSign(one: PlacedSaid): one is PlacedSaid & { said: Extract<Said, { kind: 'inSign' }> } {
  return one.said.kind === 'inSign';
}

/** "Your Moon is in Capricorn or in Aquarius": two signs of one name with "or" between them are one claim. */
export function eitherSigns({ tokens }: Clauses, said: readonly PlacedSaid[]): PlacedSaid[] {
  const signs = said.filter(isInSign);
  const pairs = signs.flatMap((one) => {
    const other = signs.find(({ at, said: { subject } }) => {
      const isSame = JSON.stringify(subject) === JSON.stringify(one.said.subject);
      return at > one.at && isSame && tokens.slice(one.at, at).some((token) => hasCue(token, 'or'));
    });
    return other ? [{ one, other }] : [];
  });
  const joined = new Set<PlacedSaid>(pairs.flatMap(({ one, other }) => [one, other]));
  return [
    ...said.filter((claim) => !joined.has(claim)),
    ...pairs.map(
      ({ one, other }): PlacedSaid => ({
        at: one.at,
        said: { kind: 'eitherSign', subject: one.said.subject, signs: [one.said.sign, other.said.sign] },
      }),
    ),
  ];
}
