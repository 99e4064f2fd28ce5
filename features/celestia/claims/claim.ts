import type { FactId } from '../facts/fact.ts';

/**
 * What a sentence may say of a fact. `name`: no more than that it is there (a body, an aspect, an event). A sentence that tells
 * the sign of a placement says `sign`; one that tells when a transit is exact says `exact`.
 */
export type Saying =
  | 'name'
  | 'sign'
  | 'degree'
  | 'house'
  | 'aspect'
  | 'orb'
  | 'retrograde'
  | 'direct'
  | 'start'
  | 'exact'
  | 'end'
  | 'instant'
  | 'count'
  | 'phase';

/** One thing that a sentence says, tied to the computed fact that it says it of. */
export interface Claim {
  fact: FactId;
  says: readonly Saying[];
}

/** A whole sentence with all that it says of charts and sky. One that says nothing of them has no claims. */
export interface ClaimedSentence {
  text: string;
  claims: readonly Claim[];
}
