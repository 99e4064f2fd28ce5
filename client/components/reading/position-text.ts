import { formatPlace, signPlaceOf } from '../../../features/degrees.ts';
import { houseName } from '../../../features/readings/house-name.ts';
import type { PointPlace } from '../../../features/readings/places-of.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';

/** `10°42′ Taurus, in the 9th house`; without the house where there is none. */
export function placeText(
  { longitudeDeg, house }: PointPlace,
  words: Pick<AstroWords, 'signs' | 'inHouse'>,
): string {
  const place = `${formatPlace(longitudeDeg)} ${words.signs[signPlaceOf(longitudeDeg).sign]}`;
  const inHouse = houseName(house, words);
  return inHouse === null ? place : `${place}, ${inHouse}`;
}
