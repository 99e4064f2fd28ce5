import { expect, it } from 'vitest';
import { skyOfPeriod } from '../../astrology/transits/period-sky.ts';
import { factsForSign } from '../../astrology/transits/solar-houses.ts';
import { composeHoroscope } from './compose.ts';
import { periodAt } from './period.ts';
import { loadHoroscopeTexts } from './texts.ts';

it.each([
  // Five that year: three of the Moon, all penumbral, of which that of 18 July hardly touches the shadow (NASA: 0.927, 0.002, 0.546).
  [2027, ['2027-02-06', '2027-02-20', '2027-08-02', '2027-08-17']],
  // Six: four of the Sun, all partial (0.871, 0.458, 0.230, 0.891), and two total ones of the Moon.
  [2029, ['2029-01-14', '2029-06-26', '2029-12-05', '2029-12-20']],
])('a year of %s tells the greatest eclipses of Sun and Moon, by type and magnitude', async (year, days) => {
  const period = periodAt('year', Date.UTC(year, 6, 1));
  const facts = factsForSign('aries', skyOfPeriod(period.fromMs, period.toMs));
  const passages = composeHoroscope('aries', period, facts, await loadHoroscopeTexts('en', 'year'));
  const told = passages.flatMap(({ section, fact }) =>
    section === 'eclipses' && 'instantMs' in fact
      ? [new Date(fact.instantMs).toISOString().slice(0, 10)]
      : [],
  );
  expect(told).toEqual(days);
});
