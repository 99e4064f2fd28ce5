import type { SignId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type {
  HoroscopeInterpretations,
  PERIOD_SUBJECTS,
  YearHouseTexts,
} from '../../locales/horoscope-text-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { eclipsePassages } from './year-eclipses.ts';
import { jupiterOpening, planetPassages } from './year-planets.ts';
import { quarterPassages } from './year-quarters.ts';

export type YearTexts = Pick<HoroscopeInterpretations, (typeof PERIOD_SUBJECTS)['year'][number]> &
  Pick<Interpretations, 'transitHouses' | 'eclipseHouses'>;

/** How a year ends: by the house in which Mars is then. */
function closing(year: Period, facts: readonly HoroscopeFact[], { yearClosings }: YearTexts): Passage[] {
  const fact = facts.find(
    (each) => each.kind === 'placement' && each.body === 'mars' && (each.toMs ?? year.toMs) >= year.toMs,
  );
  if (fact?.kind !== 'placement') return [];
  const years = new Date(year.fromMs).getUTCFullYear();
  return [
    { fact, text: yearClosings[fact.house as keyof YearHouseTexts][years % 2] ?? '', section: 'closing' },
  ];
}

/**
 * A sign's year: what Jupiter opens; the slow planets by their houses; the eclipses; its four quarters, with the Sun and Mars; and
 * what Mars hands on as it ends. The text on a planet speaks of the year and of no time before or after it.
 */
export function composeYear(
  sign: SignId,
  year: Period,
  facts: readonly HoroscopeFact[],
  texts: YearTexts,
): Passage[] {
  const opening = jupiterOpening(year, facts, texts);
  return [
    ...opening,
    ...planetPassages(year, facts, texts, opening),
    ...eclipsePassages(sign, year, facts, texts),
    ...quarterPassages(year, facts, texts),
    ...closing(year, facts, texts),
  ];
}
