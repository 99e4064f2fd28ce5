import type { Fact } from '../../features/celestia/facts/fact.ts';
import { gatherFacts } from '../../features/celestia/facts/gather-facts.ts';
import { chartOf, hourlessChartOf, NOW_MS } from '../../features/celestia/facts/known-charts.fixture.ts';

/** A day of asking, and what is known then of one person and one partner. */
export interface DrilledTalk {
  name: string;
  facts: readonly Fact[];
  nowMs: number;
}

/** Births over a century, north and south, UTC ms and degrees; every sixth without an hour. */
const BIRTHS = Array.from({ length: 12 }, (_, index) => ({
  instantMs: Date.UTC(1934 + index * 7, (index * 5) % 12, 3 + index * 2, (index * 7) % 24, 11 * (index % 5)),
  latitude: [41, -33, 52, 19, 60, -12, 35, 48, -23, 5, 39, -41][index] ?? 0,
  longitude: [29, 151, 13, -99, 25, -77, 139, 2, -46, 101, 33, 174][index] ?? 0,
}));

/** The charts that the guard is drilled with, asked at times half a year apart. */
export function drilledTalks(): DrilledTalk[] {
  return BIRTHS.map(({ instantMs, latitude, longitude }, index) => {
    const nowMs = NOW_MS + index * 37 * 86_400_000;
    const dayMs = Math.floor(instantMs / 86_400_000) * 86_400_000;
    const self =
      index % 6 === 5 ? hourlessChartOf(dayMs, latitude, longitude) : chartOf(instantMs, latitude, longitude);
    const other = BIRTHS[(index + 5) % BIRTHS.length] ?? { instantMs, latitude, longitude };
    const partner = chartOf(other.instantMs, other.latitude, other.longitude);
    return { name: `chart ${index + 1}`, facts: gatherFacts({ self, partner }, nowMs), nowMs };
  });
}
