import type { AstroWords } from '../../locales/en/astro.ts';

/** 1 to 12. */
export type HouseNumber = keyof AstroWords['inHouse'];

export function isHouse(house: number | null): house is HouseNumber {
  return house !== null && Number.isInteger(house) && house >= 1 && house <= 12;
}

/** "in the 9th house"; null without a house. */
export function houseName(house: number | null, { inHouse }: Pick<AstroWords, 'inHouse'>): string | null {
  return isHouse(house) ? inHouse[house] : null;
}
