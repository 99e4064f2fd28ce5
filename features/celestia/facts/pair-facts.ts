import { computeSynastry } from '../../../astrology/synastry/compute-synastry.ts';
import type { Overlay } from '../../../astrology/synastry/synastry-types.ts';
import type { ChartOwner, Fact, OverlayFact, SynastryFact } from './fact.ts';
import { isSpokenPoint, type KnownChart, personOf, spokenBodyIds } from './known-chart.ts';

function overlayFacts(overlays: readonly Overlay[] | null, whose: ChartOwner): OverlayFact[] {
  return (overlays ?? []).map(({ body, house }) => ({
    kind: 'overlay',
    id: `synastry.${whose}-${body}-house`,
    whose,
    body,
    house,
  }));
}

/**
 * What two charts say together: aspects from one to the other (the closest first; those that an unknown hour may undo are
 * marked), and whose bodies fall into whose houses.
 */
export function pairFacts(self: KnownChart, partner: KnownChart): Fact[] {
  const { aspects, overlays } = computeSynastry(personOf(self), personOf(partner));
  const [mine, theirs] = [spokenBodyIds(self.settings), spokenBodyIds(partner.settings)];
  const between: SynastryFact[] = aspects
    .filter(({ first, second }) => isSpokenPoint(mine, first) && isSpokenPoint(theirs, second))
    .map(({ first, second, aspect, orb, certain }) => ({
      kind: 'synastry',
      id: `synastry.${first}-${aspect}-${second}`,
      whose: 'self',
      first,
      second,
      aspect,
      orbDeg: orb,
      certain,
    }));
  const isSpoken = ({ body }: Overlay) => mine.has(body) && theirs.has(body);
  return [
    ...between,
    ...overlayFacts(overlays.firstInSecond?.filter(isSpoken) ?? null, 'self'),
    ...overlayFacts(overlays.secondInFirst?.filter(isSpoken) ?? null, 'partner'),
  ];
}
