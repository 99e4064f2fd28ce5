import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { eventsAround } from '../events/sky-events.ts';

/** When the Sun is in each sign in the year from one Aries point to the next, UTC ms. */
export function sunDates(year: number): Map<SignId, { fromMs: number; toMs: number }> {
  const firstMs = Date.UTC(year, 2, 1);
  const entries = [year, year + 1]
    .flatMap(eventsAround)
    .filter((event) => event.kind === 'ingress' && event.body === 'sun' && event.instantMs >= firstMs);
  return new Map(
    SIGN_IDS.map((sign, index) => [
      sign,
      { fromMs: entries[index]?.instantMs ?? 0, toMs: entries[index + 1]?.instantMs ?? 0 },
    ]),
  );
}
