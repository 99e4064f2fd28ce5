import { signOf } from '../../../astrology/signs.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { placesOf } from '../../readings/places-of.ts';
import { aside, chapter, facts, heading, paragraph, wheel } from '../book-blocks.ts';
import type { BookGiven } from '../book-given.ts';
import { placementHeading, placeName } from '../book-names.ts';
import { positionsTable } from '../book-tables.ts';
import type { ReadChart } from '../read-chart.ts';
import { temperamentOf } from '../temperament.ts';

/** What the chapters of a child's book are written with. */
export interface ChildGiven extends BookGiven<'child'> {
  chart: ReadChart;
}

/** The points that are told of, each with its subject. */
const HEART = [
  ['sun', 'childSun'],
  ['moon', 'childMoon'],
  ['ascendant', 'childRising'],
] as const;
const LEARNING = [
  ['mercury', 'childMercury'],
  ['mars', 'childMars'],
] as const;

function readPoint(
  [point, subject]: (typeof HEART)[number] | (typeof LEARNING)[number],
  { chart, texts, words, astro }: ChildGiven,
): BookBlock[] {
  const place = placesOf(chart)(point);
  if (!place) return [];
  const sign = signOf(place.longitudeDeg);
  return [
    heading(placementHeading(point, sign, null, astro)),
    ...facts([words.facts.position, placeName(place.longitudeDeg, astro)]),
    paragraph(subject, texts[subject][sign]),
  ];
}

function opening({ chart, words }: ChildGiven): BookBlock[] {
  return [
    ...chapter('read', words.chapters.child.read),
    ...(chart.angles ? [] : [aside(words.withoutHour.title, words.withoutHour.child)]),
    wheel(words.captions.natal, chart),
  ];
}

function heart(given: ChildGiven): BookBlock[] {
  return [
    ...chapter('heart', given.words.chapters.child.heart),
    ...HEART.flatMap((row) => readPoint(row, given)),
  ];
}

function learning(given: ChildGiven): BookBlock[] {
  const told = LEARNING.flatMap((row) => readPoint(row, given));
  return told.length === 0 ? [] : [...chapter('learning', given.words.chapters.child.learning), ...told];
}

function elements({ chart, texts, words }: ChildGiven): BookBlock[] {
  const { elementLeads, elementLacks } = temperamentOf(chart, chart.open);
  const { leads, lacks } = texts.childElements;
  const told = [
    ...elementLeads.map((id) => [words.whole.leads[id], leads[id]] as const),
    ...elementLacks.map((id) => [words.whole.lacks[id], lacks[id]] as const),
  ].flatMap(([title, text]) => [heading(title), paragraph('childElements', text)]);
  return told.length === 0 ? [] : [...chapter('elements', words.chapters.child.elements), ...told];
}

function figures(given: ChildGiven): BookBlock[] {
  return [...chapter('figures', given.words.chapters.table), positionsTable(given.chart, given)];
}

/** The book on a child, chapter by chapter. */
export function childBook(given: ChildGiven): BookBlock[] {
  return [opening, heart, learning, elements, figures].flatMap((write) => write(given));
}
