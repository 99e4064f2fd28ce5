import type { BodyId } from '../../astrology/ids.ts';
import type { Contribution } from '../../astrology/synastry/synastry-types.ts';

/** One person's planet in a house of the other, in words. */
export interface ReadOverlay {
  body: BodyId;
  /** 1 to 12. */
  house: number;
  text: string;
}

/** What is written on two charts. */
export interface PairReading {
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
