import { pickSettings } from '../../contract/setting-choices.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { drawChart } from './draw-chart.ts';
import { resolveClock } from './resolve-clock.ts';

/**
 * Casts the chart of a birth that was settled before; its place is not asked for again. Null where a newer history of its zone leaves the time
 * open, or knows it no more.
 */
export async function castSettled(birth: SettledBirth, nowMs: number): Promise<BirthChart | null> {
  const { date, time, window, fold, utcOffsetSeconds, place } = birth;
  const told = {
    date,
    time,
    window,
    fold: fold ?? undefined,
    utcOffsetSeconds: utcOffsetSeconds ?? undefined,
  };
  const resolved = resolveClock(told, place, nowMs);
  return resolved.ok ? drawChart(resolved.moment, place, pickSettings(birth)) : null;
}
