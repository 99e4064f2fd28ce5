import {
  type FactText,
  type FactWords,
  factText,
  goingBackText,
} from '../../../client/components/horoscope/fact-text.ts';
import { isDaySection, isYearSection, type Passage } from '../../../features/horoscopes/passage.ts';
import { isOfEclipse } from '../../../features/horoscopes/period-eclipses.ts';
import { daysText } from '../../../features/horoscopes/period-text.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import type { HoroscopeData } from './load.ts';

/** What stands over a passage: a name or a fact, with its times where the fact does not stand beside. */
export type PassageHeading = Pick<FactText, 'what'> & Partial<FactText>;

interface HeadingWords {
  sections: HoroscopeWords['sections'];
  facts: FactWords;
  tag: string;
}

/** What a passage of a year tells: an eclipse by its own name, a quarter by its days and where Mars is. */
function yearHeading(
  { fact, also, days, section, goesBack }: Passage,
  data: HoroscopeData,
  words: HeadingWords,
): PassageHeading {
  if (section === 'quarters' && days) {
    const mars = also ? ` · ${factText(also, words.facts).what}` : '';
    return { what: `${daysText(days, data.period, words.tag)}${mars}` };
  }
  if (goesBack) return goingBackText(fact, words.facts);
  const eclipse = data.dates.find((date) => date.kind === 'eclipse' && isOfEclipse(date, fact));
  return factText(eclipse ?? fact, words.facts);
}

/**
 * A day's parts have names; of a longer period that is told whole each passage but the last stands under the fact that it is
 * about, a week's with its days. Null for none.
 */
export function headingOf(passage: Passage, data: HoroscopeData, words: HeadingWords): PassageHeading | null {
  const { fact, section, days, goesBack } = passage;
  const { period, passages } = data;
  if (isDaySection(section)) return { what: words.sections[section] };
  const isToldWhole = period.id !== 'day' && passages[0]?.section === 'opening';
  if (!isToldWhole || section === 'closing') return null;
  switch (period.id) {
    case 'week':
      if (section === 'opening') return { what: factText(fact, words.facts).what };
      if (!days) return factText(fact, words.facts);
      return { what: `${factText(fact, words.facts).what} · ${daysText(days, period, words.tag)}` };
    case 'year':
      return section === 'opening' || isYearSection(section) ? yearHeading(passage, data, words) : null;
    default:
      return section === undefined
        ? { what: (goesBack ? goingBackText : factText)(fact, words.facts).what }
        : null;
  }
}
