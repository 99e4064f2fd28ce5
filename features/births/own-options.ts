import { type ChartFields, DEFAULT_HOUSE_SYSTEM } from '../../contract/birth-fields.ts';

/** Whether a birth says something that most visitors leave alone: a house system of its own, an offset, seconds. */
export function hasOwnOptions({ houseSystem, utcOffset, second }: ChartFields): boolean {
  return (houseSystem || DEFAULT_HOUSE_SYSTEM) !== DEFAULT_HOUSE_SYSTEM || Boolean(utcOffset || second);
}
