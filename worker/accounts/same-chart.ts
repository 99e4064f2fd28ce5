import { KEPT_FIELDS } from '../../contract/birth-fields.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { KeptBirth } from './birth-columns.ts';

/** All that a chart is drawn from, as one text. */
function keyOf({ fields, place, ...settled }: SettledBirth): string {
  const rest = Object.entries({ ...settled, place: place.id, likeness: fields.likeness ?? '' });
  return JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two births draw the same chart: by what they were settled to; where neither is settled, by what was typed. */
export function isSameChart(one: KeptBirth, other: KeptBirth): boolean {
  if (one.settled && other.settled) return keyOf(one.settled) === keyOf(other.settled);
  if (one.settled || other.settled) return false;
  return KEPT_FIELDS.every((name) => one.fields[name] === other.fields[name]);
}
