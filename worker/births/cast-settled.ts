import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import { drawChart } from './draw-chart.ts';
import { resolveClock } from './resolve-clock.ts';

/**
 * Casts the chart of a birth that was settled before; nothing is read. Null where a newer history of its zone leaves the time
 * open, or knows it no more.
 */
export function castSettled(birth: SettledBirth, nowMs: number): NatalChartAnswer | null {
  const { date, time, fold, utcOffsetSeconds, place, houseSystem } = birth;
  const told = { date, time, fold: fold ?? undefined, utcOffsetSeconds: utcOffsetSeconds ?? undefined };
  const resolved = resolveClock(told, place, nowMs);
  return resolved.ok ? drawChart(resolved.moment, place, houseSystem) : null;
}
