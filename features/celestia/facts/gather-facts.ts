import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { Fact } from './fact.ts';
import { happeningFacts } from './happening-facts.ts';
import type { KnownChart } from './known-chart.ts';
import { natalFacts } from './natal-facts.ts';
import { pairFacts } from './pair-facts.ts';
import { skyFacts } from './sky-facts.ts';
import { transitsNow, transitsToCome } from './transit-facts.ts';

/** Who asks, and whom with. Without a chart only the sky is told. */
export interface People {
  self: KnownChart | null;
  partner: KnownChart | null;
}

/** What happened lately is spoken of too. */
const BACK_DAYS = 45;
const AHEAD_DAYS = 380;

function factsOfPerson(chart: KnownChart, whose: 'self' | 'partner', nowMs: number): Fact[] {
  return [
    ...natalFacts(chart, whose),
    ...transitsNow(chart, whose, nowMs),
    ...transitsToCome(chart, whose, nowMs),
  ];
}

/** Each id once: the first of a name stays. */
function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const byId = new Map<string, Fact>();
  for (const fact of facts) if (!byId.has(fact.id)) byId.set(fact.id, fact);
  return [...byId.values()];
}

/**
 * All that Celestia knows before anything is asked for: the charts, the sky of now (UTC ms) over the first of them, the transits
 * of now and of the half-year to come, and what happens from 45 days before to 380 days after. Some 40 ms. Throws AstrologyError
 * `date_out_of_range` near the ends of the tables.
 */
export function gatherFacts({ self, partner }: People, nowMs: number): Fact[] {
  const span = { fromMs: nowMs - BACK_DAYS * MS_PER_DAY, toMs: nowMs + AHEAD_DAYS * MS_PER_DAY };
  return withoutRepeats([
    ...(self ? factsOfPerson(self, 'self', nowMs) : []),
    ...(partner ? factsOfPerson(partner, 'partner', nowMs) : []),
    ...(self && partner ? pairFacts(self, partner) : []),
    ...skyFacts(self, nowMs),
    ...happeningFacts(self, span),
  ]);
}
