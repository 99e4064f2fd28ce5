import type { Overlay, Overlays, SynastryFigure } from '../../astrology/synastry/synastry-types.ts';

/** A guest's overlays; without an hour the Moon may stand in another house, so it is left out. */
function sureOverlays(overlays: Overlay[] | null, guest: Pick<SynastryFigure, 'angles'>): Overlay[] | null {
  return overlays?.filter(({ body }) => guest.angles || body !== 'moon') ?? null;
}

/** Whose planets fall into whose houses, as far as both births tell. */
export function sureOverlaysOf(
  { firstInSecond, secondInFirst }: Overlays,
  first: Pick<SynastryFigure, 'angles'>,
  second: Pick<SynastryFigure, 'angles'>,
): Overlays {
  return {
    firstInSecond: sureOverlays(firstInSecond, first),
    secondInFirst: sureOverlays(secondInFirst, second),
  };
}
