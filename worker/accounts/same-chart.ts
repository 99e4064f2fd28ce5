import type { SettledBirth } from '../../contract/settled-birth.ts';
import { isSameBirth } from '../../features/births/same-birth.ts';
import type { KeptBirth } from './birth-columns.ts';

/** All that a chart is drawn from, as one text. */
function textOf({ fields, place, ...settled }: SettledBirth): string {
  const rest = Object.entries({ ...settled, place: place.id, likeness: fields.likeness ?? '' });
  return JSON.stringify(rest.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the account knows a chart's birth by, in hexadecimal; null where its birth is not settled. */
export async function chartKey({ settled }: KeptBirth): Promise<string | null> {
  if (!settled) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textOf(settled)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether two births draw the same chart: by what they were settled to; where one is not settled, by what was typed. */
export function isSameChart(one: KeptBirth, other: KeptBirth): boolean {
  if (one.settled && other.settled) return textOf(one.settled) === textOf(other.settled);
  return isSameBirth(one.fields, other.fields);
}
