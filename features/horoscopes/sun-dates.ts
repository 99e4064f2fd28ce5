import { eventsBetween } from '../../astrology/events/year-events.ts';
import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';

/** When the Sun is in each sign in the year from one Aries point to the next, UTC ms. */
export function sunDates(year: number): Map<SignId, { fromMs: number; toMs: number }> {
  const entries = eventsBetween(Date.UTC(year, 2, 1), Date.UTC(year + 1, 3, 1)).filter(
    (event) => event.kind === 'ingress' && event.body === 'sun',
  );
  return new Map(
    SIGN_IDS.map((sign, index) => [
      sign,
      { fromMs: entries[index]?.instantMs ?? 0, toMs: entries[index + 1]?.instantMs ?? 0 },
    ]),
  );
}
