import { PLANET_IDS, type PlanetId, type SkyEvent } from '../../astrology/events/event-types.ts';
import type { RetrogradePeriod } from '../../astrology/events/retrograde-periods.ts';
import { signStays } from '../../astrology/events/sign-stays.ts';
import type { SignId } from '../../astrology/ids.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** A stretch of a ribbon, in percent of the year. */
export interface Stretch {
  from: number;
  to: number;
}

/** A planet's year. */
export interface Ribbon {
  body: PlanetId;
  /** Without a gap, no two neighbours the same sign. */
  signs: readonly (Stretch & { sign: SignId })[];
  retrogrades: readonly Stretch[];
  /** Before and after the ways back. */
  shadows: readonly Stretch[];
}

export interface RibbonSpan {
  /** UTC ms. */
  fromMs: number;
  toMs: number;
}

/** Where an instant lies in a time, in percent with two decimals. */
export function percentAt(instantMs: number, { fromMs, toMs }: RibbonSpan): number {
  const share = Math.min(1, Math.max(0, (instantMs - fromMs) / (toMs - fromMs)));
  return Math.round(share * 10_000) / 100;
}

function stretch(fromMs: number, toMs: number, span: RibbonSpan): Stretch[] {
  const [from, to] = [percentAt(fromMs, span), percentAt(toMs, span)];
  return from < to ? [{ from, to }] : [];
}

function isOfSky(event: CalendarEvent): event is SkyEvent {
  return event.kind !== 'eclipse';
}

/** The ribbons of Mercury to Pluto from all events of the time and the retrograde periods that touch it. */
export function yearRibbons(
  events: readonly CalendarEvent[],
  periods: readonly RetrogradePeriod[],
  span: RibbonSpan,
): Ribbon[] {
  const stays = new Map(
    signStays(events.filter(isOfSky), span.fromMs, span.toMs).map(({ body, stays: own }) => [body, own]),
  );
  return PLANET_IDS.map((body) => {
    const signs: (Stretch & { sign: SignId })[] = [];
    for (const { fromMs, toMs, sign } of stays.get(body) ?? []) {
      const to = percentAt(toMs, span);
      const last = signs.at(-1);
      // A stay ends at a station too: the sign goes on.
      if (last?.sign === sign) signs[signs.length - 1] = { ...last, to };
      else signs.push({ from: percentAt(fromMs, span), to, sign });
    }
    const own = periods.filter((period) => period.body === body);
    return {
      body,
      signs,
      retrogrades: own.flatMap((period) => stretch(period.stationRetrogradeMs, period.stationDirectMs, span)),
      shadows: own.flatMap((period) => [
        ...stretch(period.shadowStartMs, period.stationRetrogradeMs, span),
        ...stretch(period.stationDirectMs, period.shadowEndMs, span),
      ]),
    };
  });
}
