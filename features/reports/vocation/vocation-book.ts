import { signOf } from '../../../astrology/signs.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph, wheel } from '../book-blocks.ts';
import type { BookGiven } from '../book-given.ts';
import { placementHeading, placeName, rulerPlace } from '../book-names.ts';
import { cuspSign, cuspsTable, positionsTable } from '../book-tables.ts';
import { longPassages } from '../long-passages.ts';
import { passageBlocks } from '../passage-blocks.ts';
import type { ReadChart } from '../read-chart.ts';
import { slowHouseBlocks, slowHouseSpans, slowHouses } from '../slow-house-blocks.ts';

/** What the chapters of the book on work are written with; its chart has an hour. */
export interface VocationGiven extends BookGiven<'vocation'> {
  chart: ReadChart;
  /** From when on it looks ahead, UTC ms. */
  fromMs: number;
}

function peak({ chart, texts, words, astro }: VocationGiven): BookBlock[] {
  if (!chart.angles) return [];
  const { midheaven } = chart.angles;
  const sign = signOf(midheaven);
  const ruler = rulerPlace(sign, chart);
  const { work } = words;
  return [
    ...chapter('peak', words.chapters.vocation.peak),
    wheel(words.captions.natal, chart),
    heading(fillText(work.midheaven, { inSign: astro.inSign[sign] })),
    ...facts([words.facts.position, placeName(midheaven, astro)]),
    paragraph('vocationMidheaven', texts.vocationMidheaven[sign]),
    ...(ruler
      ? [
          heading(
            fillText(work.ruler, { planet: astro.bodies[ruler.planet], inHouse: astro.inHouse[ruler.house] }),
          ),
          ...facts([words.facts.position, placementHeading(ruler.planet, ruler.sign, null, astro)]),
          paragraph('vocationRuler', texts.vocationRuler[ruler.house]),
        ]
      : []),
  ];
}

function day({ chart, texts, words, astro }: VocationGiven): BookBlock[] {
  const [workday, earning] = [cuspSign(chart, 6), cuspSign(chart, 2)];
  if (!workday || !earning) return [];
  return [
    ...chapter('day', words.chapters.vocation.day),
    heading(fillText(words.work.day, { inSign: astro.inSign[workday] })),
    paragraph('workdaySigns', texts.workdaySigns[workday]),
    heading(fillText(words.work.earning, { inSign: astro.inSign[earning] })),
    paragraph('earningSigns', texts.earningSigns[earning]),
  ];
}

function mastery({ chart, texts, words, astro }: VocationGiven): BookBlock[] {
  const saturn = chart.bodies.find(({ id }) => id === 'saturn');
  const house = saturn?.house ?? null;
  if (!saturn || !isHouse(house)) return [];
  return [
    ...chapter('mastery', words.chapters.vocation.mastery),
    heading(fillText(words.work.mastery, { inHouse: astro.inHouse[house] })),
    ...facts([words.facts.position, placeName(saturn.longitude, astro)]),
    paragraph('masteryHouses', texts.masteryHouses[house]),
  ];
}

/** Jupiter's round. */
const YEARS_AHEAD = 12;
/** Money, daily work and standing. */
const HOUSES_OF_WORK: ReadonlySet<number> = new Set([2, 6, 10]);

function ahead(given: VocationGiven): BookBlock[] {
  const { chart, words, fromMs } = given;
  const stretch = { fromMs, toMs: fromMs + YEARS_AHEAD * 365.2425 * MS_PER_DAY };
  const passages = longPassages(chart, stretch.fromMs, stretch.toMs, {
    movers: ['jupiter', 'saturn'],
    points: ['midheaven'],
  });
  const houses = slowHouses(chart, stretch).filter(({ house }) => HOUSES_OF_WORK.has(house));
  if (passages.length + houses.length === 0) return [];
  return [
    ...chapter('ahead', words.chapters.vocation.ahead),
    ...(houses.length > 0 ? [slowHouseSpans(houses, stretch, words.captions.ahead, given)] : []),
    ...passages.flatMap((passage) => passageBlocks(passage, { level: 1, hasReach: false }, given)),
    ...houses.flatMap((each) => slowHouseBlocks(each, stretch, given)),
  ];
}

function figures(given: VocationGiven): BookBlock[] {
  const { chart, words } = given;
  return [
    ...chapter('figures', words.chapters.table),
    positionsTable(chart, given),
    ...cuspsTable(chart, given),
  ];
}

/** The book on work, chapter by chapter. */
export function vocationBook(given: VocationGiven): BookBlock[] {
  return [peak, day, mastery, ahead, figures].flatMap((write) => write(given));
}
