import { exactAspects } from '../../../astrology/events/aspect-events.ts';
import type { IngressBodyId } from '../../../astrology/events/event-types.ts';
import { sampleSky } from '../../../astrology/events/sky-samples.ts';
import type { AspectId } from '../../../astrology/ids.ts';
import { LAST_YEAR } from '../../../astrology/served-years.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { TRANSIT_MOVERS } from '../../../astrology/transits/transit-movers.ts';
import type { MeetingFact } from './fact.ts';
import { dayName } from './transit-facts.ts';

/** Samples that are looked through at once, and how often at most: quick pairs come round in three years, slow ones in decades. */
const SAMPLES = 100;
const MOST_STRETCHES = { quick: 4, slow: 9 };
const SLOW_STEP_DAYS = 20;

/** The next time two moving bodies are exact to each other by an aspect, UTC ms; null where no near or served year has it. */
export function nextMeeting(
  first: IngressBodyId,
  second: IngressBodyId,
  aspect: AspectId,
  nowMs: number,
): MeetingFact | null {
  const stepDays = Math.min(TRANSIT_MOVERS[first].stepDays, TRANSIT_MOVERS[second].stepDays);
  const stretchMs = SAMPLES * stepDays * MS_PER_DAY;
  const stretches = stepDays === SLOW_STEP_DAYS ? MOST_STRETCHES.slow : MOST_STRETCHES.quick;
  const lastMs = Date.UTC(LAST_YEAR, 0, 1);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const fromMs = nowMs + stretch * stretchMs;
    if (fromMs + stretchMs > lastMs) return null;
    const next = exactAspects(sampleSky(fromMs, fromMs + stretchMs, stepDays), first, second).find(
      (event) => event.aspect === aspect && event.instantMs > nowMs,
    );
    if (next) {
      const { instantMs } = next;
      const id = `meeting.${first}-${aspect}-${second}.${dayName(instantMs)}`;
      return { kind: 'meeting', id, whose: 'sky', first, second, aspect, instantMs };
    }
  }
  return null;
}
