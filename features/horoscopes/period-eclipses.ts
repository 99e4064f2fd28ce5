import type { SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { solarHouseOf } from '../../astrology/transits/solar-houses.ts';
import type { EclipseEvent } from '../events/calendar-event.ts';
import { skyEvents } from '../events/sky-events.ts';
import type { Period } from './period.ts';

/** An eclipse as a sign has it: in one of its solar houses. */
export type EclipseFact = EclipseEvent & { house: number };

/** The eclipses of a period in order of time. */
export function periodEclipses(sunSign: SignId, { fromMs, toMs }: Period): EclipseFact[] {
  return skyEvents(fromMs, toMs).flatMap((event) =>
    event.kind === 'eclipse' ? [{ ...event, house: solarHouseOf(sunSign, event.sign) }] : [],
  );
}

/** The greatest eclipse and its new or full Moon lie within an hour or two. */
const SAME_MS = 6 * 3_600_000;

/** Whether a fact is the new or full Moon of an eclipse. */
export function isOfEclipse({ instantMs }: EclipseFact, fact: HoroscopeFact): boolean {
  return fact.kind === 'lunation' && Math.abs(fact.instantMs - instantMs) < SAME_MS;
}
