import { houseOf } from '../houses.ts';
import type { Overlay, Overlays, SynastryFigure } from './synastry-types.ts';

function bodiesInHouses(guest: SynastryFigure, host: SynastryFigure): Overlay[] | null {
  const cusps = host.houses?.cusps;
  if (!cusps) return null;
  return guest.bodies.map(({ id, longitude }) => ({ body: id, house: houseOf(longitude, cusps) }));
}

/** Where each person's bodies fall in the other's houses. */
export function houseOverlays(first: SynastryFigure, second: SynastryFigure): Overlays {
  return { firstInSecond: bodiesInHouses(first, second), secondInFirst: bodiesInHouses(second, first) };
}
