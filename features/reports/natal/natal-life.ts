import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import {
  type LifeCycleId,
  type LifeCyclePasses,
  lifeCycles,
} from '../../../astrology/transits/life-cycles.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import type { NatalGiven } from './natal-given.ts';

/** As far as the book looks into a life. */
const YEARS = 88;
const YEAR_MS = 365.2425 * MS_PER_DAY;

/** One coming round as a line: the months of its passes, and the age at the first. */
function roundText({ passesMs }: LifeCyclePasses, { chart, words, dates }: NatalGiven): string {
  const months = [...new Set(passesMs.map(dates.month))];
  const age = Math.floor((passesMs[0] - chart.instantMs) / YEAR_MS);
  return fillText(words.dateAtAge, { date: dates.list(months), age });
}

function saturnsHouse({ chart, texts, words, astro }: NatalGiven): BookBlock[] {
  const house = chart.bodies.find(({ id }) => id === 'saturn')?.house ?? null;
  if (!isHouse(house)) return [];
  return [
    heading(fillText(words.saturnHouse, { inHouse: astro.inHouse[house] }), 2),
    paragraph('saturnReturnHouses', texts.saturnReturnHouses[house]),
  ];
}

function readCycle(cycle: LifeCycleId, rounds: readonly LifeCyclePasses[], given: NatalGiven): BookBlock[] {
  const { texts, words } = given;
  return [
    heading(words.cycles[cycle]),
    ...facts(...rounds.map((round): [string, string] => [words.facts.dates, roundText(round, given)])),
    paragraph('lifeCycles', texts.lifeCycles[cycle]),
    ...(cycle === 'saturnReturn' ? saturnsHouse(given) : []),
  ];
}

/** What comes round in a life, with the dates of this one, in the order of the first. */
export function natalLife(given: NatalGiven): BookBlock[] {
  const cycles = Map.groupBy(lifeCycles(given.chart.instantMs, YEARS), ({ cycle }) => cycle);
  if (cycles.size === 0) return [];
  return [
    ...chapter('life', given.words.chapters.natal.life),
    ...[...cycles].flatMap(([cycle, rounds]) => readCycle(cycle, rounds, given)),
  ];
}
