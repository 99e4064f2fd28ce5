import type { BodyId } from '../../astrology/ids.ts';
import type { Contribution } from '../../astrology/synastry/synastry-types.ts';
import type { JointReading } from './joint-reading.ts';
import type { SignPairReading } from './sign-pair-reading.ts';

/** One person's planet in a house of the other, in words. */
export interface ReadOverlay {
  body: BodyId;
  /** 1 to 12. */
  house: number;
  text: string;
}

/** What is written on two charts. */
export interface PairReading {
  /** On the signs of lights, Venus and Mars, as far as they are sure. */
  signs: readonly SignPairReading[];
  composite: JointReading;
  /** Without what the composite says in the same words; null where there is no such chart. */
  davison: JointReading | null;
  /** By the aspect's key. */
  aspects: Readonly<Record<string, string>>;
  /** Null where the owner of the houses has no birth time. */
  overlays: Readonly<Record<'firstInSecond' | 'secondInFirst', readonly ReadOverlay[] | null>>;
}

/** Names an aspect among those between two people. */
export function pairAspectKey({
  first,
  aspect,
  second,
}: Pick<Contribution, 'first' | 'aspect' | 'second'>): string {
  return `${first}-${aspect}-${second}`;
}
