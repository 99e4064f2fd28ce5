import { moonCalendar } from '../../astrology/events/moon-calendar.ts';
import type { MoonPhaseId } from '../../astrology/ids.ts';
import type { PageClock } from '../local-time/page-clock.ts';
import type { Period } from './period.ts';

/** How the Moon looks on a day. */
export interface DayMoon {
  phase: MoonPhaseId;
  /** 0 to 1. */
  illuminatedFraction: number;
  waxing: boolean;
}

/** The Moon of a day as the page's clock counts it; a longer period has more than one face of it: null. */
export function dayMoon({ id, fromMs, toMs }: Period, clock: PageClock): DayMoon | null {
  if (id !== 'day') return null;
  const [day] = moonCalendar([fromMs, toMs].map((wallMs) => 2 * wallMs - clock.wallMs(wallMs)));
  if (!day) return null;
  const { phase, illuminatedFraction, elongation } = day;
  return { phase, illuminatedFraction, waxing: elongation < 180 };
}
