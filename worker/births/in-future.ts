import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { ResolvedBirthTime } from '../civil-time/birth-clock.ts';

interface Beginning {
  instantMs: number;
  utcOffsetSeconds: number;
}

/** The first instant that a resolved birth may mean, and what the clocks there were ahead of UTC. */
function beginningOf(resolved: ResolvedBirthTime): Beginning {
  switch (resolved.kind) {
    case 'instant':
      return resolved;
    case 'stretch':
      return { instantMs: resolved.fromMs, utcOffsetSeconds: resolved.utcOffsetSeconds };
    case 'ambiguous':
      return resolved.choices[0];
    case 'skipped':
      return { instantMs: resolved.gap.atMs, utcOffsetSeconds: resolved.gap.toOffsetSeconds };
  }
}

function civilDay(instantMs: number, utcOffsetSeconds: number): number {
  return Math.floor((instantMs + utcOffsetSeconds * 1000) / MS_PER_DAY);
}

/**
 * The field that puts a birth into the future: the date where that day has not come yet at the place, the time where it
 * is today there, or the beginning of the stretch that it lies in. Null for a birth that may have been. A birth of today whose
 * hour is not known may.
 */
export function futureField(resolved: ResolvedBirthTime, nowMs: number): 'date' | 'time' | 'timeFrom' | null {
  const { instantMs, utcOffsetSeconds } = beginningOf(resolved);
  if (instantMs <= nowMs) return null;
  const isToday = civilDay(instantMs, utcOffsetSeconds) === civilDay(nowMs, utcOffsetSeconds);
  if (!isToday) return 'date';
  if (resolved.kind !== 'stretch') return 'time';
  return resolved.isWholeDay ? 'date' : 'timeFrom';
}
