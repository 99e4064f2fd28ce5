import type { Aspect, ChartFigure } from '../../astrology/chart-types.ts';
import { signOf } from '../../astrology/signs.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';
import { formatDegrees } from '../degrees.ts';
import { isHouse } from '../readings/house-name.ts';
import type { Table } from './book-blocks.ts';
import { placeName, pointName } from './book-names.ts';

/** The figures at the end of a book. */

interface TableGiven {
  words: Pick<BookWords, 'columns' | 'captions'>;
  astro: AstroWords;
}

/** Where everything stands, in houses where there are any. */
export function positionsTable(
  { bodies, angles }: Pick<ChartFigure, 'bodies' | 'angles'>,
  { words, astro }: TableGiven,
  caption = words.captions.positions,
): Table {
  const { point, position, house } = words.columns;
  const houseOf = (number: number | null) => (isHouse(number) ? [astro.houses[number]] : angles ? [''] : []);
  const rows = bodies.map((body) => [
    pointName(body.id, astro),
    `${placeName(body.longitude, astro)}${body.retrograde ? `, ${astro.retrograde}` : ''}`,
    ...houseOf(body.house),
  ]);
  const angleRows = angles
    ? (['ascendant', 'midheaven'] as const).map((id) => [astro.angles[id], placeName(angles[id], astro), ''])
    : [];
  return {
    kind: 'table',
    caption,
    head: angles ? [point, position, house] : [point, position],
    rows: [...rows, ...angleRows],
  };
}

/** The cusps of the houses; none without an hour. */
export function cuspsTable({ houses }: Pick<ChartFigure, 'houses'>, { words, astro }: TableGiven): Table[] {
  if (!houses) return [];
  const rows = houses.cusps.map((cuspDeg, index) => {
    const number = index + 1;
    return [isHouse(number) ? astro.houses[number] : String(number), placeName(cuspDeg, astro)];
  });
  return [
    { kind: 'table', caption: words.captions.cusps, head: [words.columns.house, words.columns.cusp], rows },
  ];
}

/** `Sun trine Mars` */
export function aspectName(
  { first, aspect, second }: Pick<Aspect, 'first' | 'aspect' | 'second'>,
  astro: AstroWords,
  nameOf: (point: Aspect['first'], side: 'first' | 'second') => string = (point) => pointName(point, astro),
): string {
  return `${nameOf(first, 'first')} ${astro.aspects[aspect]} ${nameOf(second, 'second')}`;
}

/** Aspects with their orbs, the tightest first; none where there is none. */
export function aspectsTable(
  aspects: readonly Pick<Aspect, 'first' | 'aspect' | 'second' | 'orb'>[],
  { words, astro }: TableGiven,
  caption = words.captions.aspects,
  nameOf?: Parameters<typeof aspectName>[2],
): Table[] {
  if (aspects.length === 0) return [];
  const rows = aspects
    .toSorted((a, b) => a.orb - b.orb)
    .map((aspect) => [aspectName(aspect, astro, nameOf), formatDegrees(aspect.orb)]);
  return [{ kind: 'table', caption, head: [words.columns.aspect, words.columns.orb], rows }];
}

/** The sign on a house's cusp; null without houses. */
export function cuspSign({ houses }: Pick<ChartFigure, 'houses'>, house: number) {
  const cuspDeg = houses?.cusps[house - 1];
  return cuspDeg === undefined ? null : signOf(cuspDeg);
}
