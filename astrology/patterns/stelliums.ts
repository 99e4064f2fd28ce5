import type { BodyPosition } from '../chart-types.ts';
import type { DayFacts } from '../day-facts.ts';
import { MAIN_BODY_IDS, type MainBodyId, SIGN_IDS, type SignId } from '../ids.ts';
import { openBodies } from '../steady-figure.ts';

/** Sun, Mercury and Venus are never far apart: three in a sign is every other chart, four is one in four. */
export const STELLIUM_SIZE = 4;

/** Lights and planets in one sign, or in one house. */
export type Stellium = { bodies: MainBodyId[] } & ({ sign: SignId } | { house: number });

interface StelliumChart {
  bodies: readonly Pick<BodyPosition, 'id' | 'sign' | 'house'>[];
  day?: Pick<DayFacts, 'signChanges'> | null;
}

/**
 * Where at least STELLIUM_SIZE lights and planets stand together: by sign, then by house. A body whose sign the day leaves open is not
 * counted, and no house where there are none.
 */
export function stelliumsOf({ bodies, day }: StelliumChart): Stellium[] {
  const open = openBodies(day);
  const placed = MAIN_BODY_IDS.flatMap((id) => {
    const body = bodies.find((one) => one.id === id);
    return body && !open.has(id) ? [{ id, sign: body.sign, house: body.house }] : [];
  });
  const idsOf = (isThere: (body: (typeof placed)[number]) => boolean) =>
    placed.filter(isThere).map(({ id }) => id);
  const inSigns = SIGN_IDS.map((sign) => ({ sign, bodies: idsOf((body) => body.sign === sign) }));
  const inHouses = SIGN_IDS.map((_, index) => ({
    house: index + 1,
    bodies: idsOf((body) => body.house === index + 1),
  }));
  return [...inSigns, ...inHouses].filter((stellium) => stellium.bodies.length >= STELLIUM_SIZE);
}
