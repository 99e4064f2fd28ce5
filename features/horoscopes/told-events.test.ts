import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { PERIOD_IDS, type PeriodId } from '../../contract/choices.ts';
import { inDrill } from '../../tests/drills.ts';
import { composeHoroscope, type HoroscopeTexts } from './compose.ts';
import { factsBeside } from './facts-beside.ts';
import { factsOf } from './passage.ts';
import { periodAt } from './period.ts';
import { periodDates } from './period-dates.ts';
import { isOfEclipse, periodEclipses } from './period-eclipses.ts';
import { loadHoroscopeTexts } from './texts.ts';

const SLOW: readonly string[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

let texts: Record<PeriodId, HoroscopeTexts>;

beforeAll(async () => {
  const all = await Promise.all(PERIOD_IDS.map(async (id) => [id, await loadHoroscopeTexts('en', id)]));
  texts = Object.fromEntries(all) as typeof texts;
});

/** What of a period may be left untold, by kind: all else is told in words or has its date. */
function mayBeLeftOut(fact: HoroscopeFact, id: PeriodId): boolean {
  switch (fact.kind) {
    case 'station':
      return false;
    case 'ingress':
      // A year has some sixty of the quick ones.
      return id === 'year' && !SLOW.includes(fact.body);
    case 'lunation':
      // A year has fifty, of which its eclipses are told.
      return id === 'year';
    case 'aspect':
      return !(SLOW.includes(fact.first) && SLOW.includes(fact.second));
    case 'placement':
      // A day is the Moon's; a week tells its entries; a month the stays of the quick ones, a year those of the slow.
      if (id === 'day' || id === 'week') return true;
      return SLOW.includes(fact.body) === (id === 'month');
    case 'moonHouse':
      return id !== 'day';
    case 'rulerAspect':
      return true;
  }
}

test('every event of a period is told in words or by its date, or is of a kind that so long a time leaves out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SIGN_IDS),
      fc.constantFrom(...PERIOD_IDS),
      fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2099, 11, 30) }),
      (sign, id, instantMs) => {
        const period = periodAt(id, instantMs);
        const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
        const passages = composeHoroscope(sign, period, facts, texts[id]);
        const beside = factsBeside(period, facts, passages);
        const eclipses = periodEclipses(sign, period);
        const dates = periodDates(beside, passages, eclipses);
        const told = [...factsOf(passages), ...beside];
        for (const eclipse of eclipses) expect(dates).toContain(eclipse);
        for (const fact of facts) {
          const isTold =
            told.includes(fact) ||
            eclipses.some((eclipse) => isOfEclipse(eclipse, fact)) ||
            (fact.kind === 'ingress' &&
              told.some(
                (other) =>
                  other.kind === 'placement' && other.body === fact.body && other.fromMs === fact.instantMs,
              ));
          if (!isTold && !mayBeLeftOut(fact, id))
            throw new Error(`untold in a ${id}: ${JSON.stringify(fact)}`);
        }
      },
    ),
    { numRuns: inDrill(600, 50) },
  );
}, 120_000);
