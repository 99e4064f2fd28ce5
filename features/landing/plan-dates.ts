import type { SkyEvent } from '../../astrology/events/event-types.ts';
import { eventsBetween } from '../../astrology/events/year-events.ts';
import type { SignId } from '../../astrology/ids.ts';

/** What of a year is told to a Sun sign, the likeliest to be missed last: each comes about once a year. */
export const PLAN_KINDS = ['newMoon', 'fullMoon', 'venus', 'sun', 'mercury'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** A date of the year ahead. */
export interface PlanDate {
  kind: PlanKind;
  /** UTC ms. */
  instantMs: number;
}

const YEAR_MS = 365 * 86_400_000;
const TOLD = 3;

function kindOf(event: SkyEvent, sign: SignId): PlanKind | null {
  if (event.kind === 'lunation' && event.sign === sign)
    return event.phase === 'newMoon' || event.phase === 'fullMoon' ? event.phase : null;
  if (event.kind !== 'ingress' || event.sign !== sign || event.direction !== 'direct') return null;
  return event.body === 'venus' || event.body === 'sun' || event.body === 'mercury' ? event.body : null;
}

/** Three dates of the next twelve months that concern a Sun sign, in order of time. */
export function planDates(sign: SignId, nowMs: number): PlanDate[] {
  const found = new Map<PlanKind, number>();
  for (const event of eventsBetween(nowMs, nowMs + YEAR_MS)) {
    const kind = kindOf(event, sign);
    if (kind !== null && !found.has(kind)) found.set(kind, event.instantMs);
  }
  const dates = PLAN_KINDS.flatMap((kind) => {
    const instantMs = found.get(kind);
    return instantMs === undefined ? [] : [{ kind, instantMs }];
  });
  return dates.slice(0, TOLD).toSorted((a, b) => a.instantMs - b.instantMs);
}
