import type { SignId } from '../ids.ts';
import { bodyPosition } from '../positions.ts';
import { signOf } from '../signs.ts';
import { type Direction, INGRESS_BODY_IDS, type IngressBodyId, type SkyEvent } from './event-types.ts';

/** A stretch of time over which a body stays in one sign and goes one way: a piece of a ribbon. UTC ms. */
export interface SignStay {
  fromMs: number;
  toMs: number;
  sign: SignId;
  direction: Direction;
}

/**
 * The ribbons of a time: for each body its stays from `fromMs` to `toMs` without a gap, from the ingresses and stations
 * among the events of that time, which must be in order.
 */
export function signStays(
  events: readonly SkyEvent[],
  fromMs: number,
  toMs: number,
): { body: IngressBodyId; stays: SignStay[] }[] {
  return INGRESS_BODY_IDS.map((body) => {
    const start = bodyPosition(body, fromMs);
    let current: SignStay = {
      fromMs,
      toMs,
      sign: signOf(start.longitudeDeg),
      direction: start.speedDegPerDay < 0 ? 'retrograde' : 'direct',
    };
    const stays: SignStay[] = [];
    for (const event of events) {
      if ((event.kind !== 'ingress' && event.kind !== 'station') || event.body !== body) continue;
      stays.push({ ...current, toMs: event.instantMs });
      current = { fromMs: event.instantMs, toMs, sign: event.sign, direction: event.direction };
    }
    return { body, stays: [...stays, current] };
  });
}
