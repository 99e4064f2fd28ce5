import type { SignId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { HoroscopeInterpretations, YearHouseTexts } from '../../locales/horoscope-text-types.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { mainStay, type PlacementFact } from './told-stays.ts';

export type YearQuarterTextsOf = Pick<HoroscopeInterpretations, 'yearQuarters' | 'yearDrives'>;

type House = keyof YearHouseTexts;

/** With which sign of the Sun a quarter begins; the first has begun as the year does. */
const FIRST_SIGNS: readonly SignId[] = ['capricorn', 'aries', 'cancer', 'libra'];

/** The Sun's stay by which a quarter begins. */
function firstStay(sign: SignId, facts: readonly HoroscopeFact[]): PlacementFact | undefined {
  return facts.find(
    (fact): fact is PlacementFact & HoroscopeFact =>
      fact.kind === 'placement' && fact.body === 'sun' && fact.sign === sign,
  );
}

function midnight(instantMs: number): number {
  return Math.floor(instantMs / MS_PER_DAY) * MS_PER_DAY;
}

/**
 * A year by its quarters, from equinox to solstice: where the Sun begins each, and where Mars spends most of it. Each house has
 * four texts, and each quarter another of them every year, so that no two signs have one in the same year.
 */
export function quarterPassages(
  year: Period,
  facts: readonly HoroscopeFact[],
  { yearQuarters, yearDrives }: YearQuarterTextsOf,
): Passage[] {
  const stays = FIRST_SIGNS.map((sign) => firstStay(sign, facts));
  const years = new Date(year.fromMs).getUTCFullYear();
  return stays.flatMap((fact, index) => {
    if (!fact) return [];
    const next = stays[index + 1]?.fromMs;
    const days = {
      fromMs: index === 0 ? year.fromMs : midnight(fact.fromMs ?? year.fromMs),
      toMs: next ? midnight(next) : year.toMs,
    };
    const turn = ((years + index) % 4) as 0 | 1 | 2 | 3;
    const text = yearQuarters[fact.house as House][turn];
    const mars = mainStay('mars', facts, { id: 'year', ...days });
    const drive = mars && yearDrives[mars.house as House][turn];
    return mars
      ? { fact, also: mars as HoroscopeFact, text: `${text} ${drive}`, days, section: 'quarters' as const }
      : [];
  });
}
