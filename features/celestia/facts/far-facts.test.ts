import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { lastEntry, nextEntry, nextRetrograde, nextTransit } from './far-facts.ts';
import { happeningFacts } from './happening-facts.ts';
import { NOW_MS, SELF } from './known-charts.fixture.ts';
import { dayName } from './transit-facts.ts';

/** What happens some days before and after an instant, as it is gathered for a year. */
function around(instantMs: number) {
  return happeningFacts(null, { fromMs: instantMs - 20 * MS_PER_DAY, toMs: instantMs + 20 * MS_PER_DAY });
}

describe('what lies beyond the year that is gathered', () => {
  it.each([
    ['saturn', null, '2028-04-13'],
    ['saturn', 'gemini', '2030-06-01'],
    ['neptune', null, '2038-05-22'],
    ['pluto', 'pisces', '2043-03-09'],
    ['mars', 'capricorn', '2027-11-25'],
    ['sun', 'aries', '2027-03-20'],
  ] as const)('has the day on which %s next comes into another sign, or %s', (body, sign, day) => {
    const entry = nextEntry(body, sign, NOW_MS);
    expect(entry && dayName(entry.instantMs)).toBe(day);
  });

  it.each(['sun', 'mercury', 'mars', 'jupiter', 'saturn', 'uranus'] as const)(
    'tells of an entry of %s what the gathered year would',
    (body) => {
      for (const entry of [lastEntry(body, NOW_MS), nextEntry(body, null, NOW_MS)]) {
        if (!entry) throw new Error('no entry');
        const gathered = around(entry.instantMs).find(({ id }) => id === entry.id);
        expect(gathered).toMatchObject({ kind: 'ingress', sign: entry.sign, direction: entry.direction });
      }
    },
  );

  it('has nothing of a sign that no served year sees a body come into', () => {
    expect(nextEntry('pluto', 'cancer', NOW_MS)).toBeNull();
  });

  it('has the next way back, and the one that is going on', () => {
    const venus = nextRetrograde('venus', NOW_MS, 'tropical');
    expect(venus && dayName(venus.fromMs)).toBe('2028-05-10');
    const saturn = nextRetrograde('saturn', NOW_MS, 'tropical');
    expect(saturn && saturn.fromMs < NOW_MS && saturn.toMs > NOW_MS).toBe(true);
    expect(nextRetrograde('sun', NOW_MS, 'tropical')).toBeNull();
  });

  it('has the return of Saturn, decades ahead', () => {
    const back = nextTransit(SELF, 'saturn', { point: 'saturn', aspect: 'conjunction' }, NOW_MS);
    expect(back?.exactMs.map((instantMs) => new Date(instantMs).getUTCFullYear())).toContain(2049);
  });
});
