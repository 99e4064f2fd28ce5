import { bodyOf } from '../../../astrology/chart-facts.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph, wheel } from '../book-blocks.ts';
import { placeName } from '../book-names.ts';
import type { YearGiven } from './year-given.ts';

function light(id: 'sun' | 'moon', { returned, texts, words, astro }: YearGiven): BookBlock[] {
  const { house, longitude } = bodyOf(returned.bodies, id);
  if (!isHouse(house)) return [];
  const [subject, title] =
    id === 'sun'
      ? (['returnSun', words.yearHeadings.sun] as const)
      : (['returnMoon', words.yearHeadings.moon] as const);
  return [
    heading(fillText(title, { inHouse: astro.inHouse[house] })),
    ...facts([words.facts.position, placeName(longitude, astro)]),
    paragraph(subject, texts[subject][house]),
  ];
}

/** The chart of the solar return: its Ascendant, its Sun and its Moon. */
export function yearReturn(given: YearGiven): BookBlock[] {
  const { returned, texts, words, astro, dates } = given;
  const opening = [
    ...chapter('return', words.chapters.year.return),
    ...facts([words.facts.returns, dates.moment(returned.instantMs)]),
    wheel(words.captions.return, returned),
  ];
  if (!returned.angles) return opening;
  const { ascendant } = returned.angles;
  const sign = signOf(ascendant);
  return [
    ...opening,
    heading(fillText(words.yearHeadings.rising, { inSign: astro.inSign[sign] })),
    ...facts([words.facts.position, placeName(ascendant, astro)]),
    paragraph('returnRising', texts.returnRising[sign]),
    ...light('sun', given),
    ...light('moon', given),
  ];
}
