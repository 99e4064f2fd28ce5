import type { AspectPointId, BodyPosition, ChartFigure } from '../../astrology/chart-types.ts';
import type { BodyId, SignId } from '../../astrology/ids.ts';
import { rulerOf } from '../../astrology/patterns/rulers.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { capitalised } from '../capitalised.ts';
import { formatPlace, signPlaceOf } from '../degrees.ts';
import { type HouseNumber, isHouse } from '../readings/house-name.ts';

/** How books name what stands in a chart. */

/** A point as texts call it: of the two nodes and Liliths, whichever it is. */
export function pointName(point: AspectPointId, { bodies, angles, readAs }: AstroWords): string {
  if (point === 'trueNode' || point === 'meanNode') return readAs.node;
  if (point === 'trueLilith' || point === 'meanLilith') return readAs.lilith;
  if (point === 'ascendant' || point === 'midheaven') return angles[point];
  return bodies[point];
}

/** `19°04′ Gemini` */
export function placeName(longitudeDeg: number, { signs }: AstroWords): string {
  return `${formatPlace(longitudeDeg)} ${signs[signPlaceOf(longitudeDeg).sign]}`;
}

/** `Sun in Gemini, in the 9th house` */
export function placementHeading(
  point: AspectPointId,
  sign: SignId,
  house: number | null,
  astro: AstroWords,
): string {
  const place = `${pointName(point, astro)} ${astro.inSign[sign]}`;
  return isHouse(house) ? `${place}, ${astro.inHouse[house]}` : place;
}

/** `1st house in Leo` */
export function houseHeading(house: HouseNumber, sign: SignId, astro: AstroWords, tag: string): string {
  return capitalised(`${astro.houses[house]} ${astro.inSign[sign]}`, tag);
}

/** Where the planet that rules a sign stands. */
export interface RulerPlace {
  planet: BodyId;
  sign: SignId;
  house: HouseNumber;
}

/** The planet that rules a sign, and the house it stands in; null where there are no houses, or its sign is open. */
export function rulerPlace(sign: SignId, { bodies }: Pick<ChartFigure, 'bodies'>): RulerPlace | null {
  const planet = rulerOf(sign, 'modern');
  const body: BodyPosition | undefined = bodies.find(({ id }) => id === planet);
  return body && isHouse(body.house) ? { planet, sign: body.sign, house: body.house } : null;
}
