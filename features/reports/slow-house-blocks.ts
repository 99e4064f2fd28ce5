import { longitudeOfDate } from '../../astrology/sidereal.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { type HouseWay, houseWays } from '../../astrology/transits/house-ways.ts';
import type { BookBlock } from '../../contract/book.ts';
import type { SlowHouseTexts } from '../../locales/report-text-types.ts';
import { type HouseNumber, isHouse } from '../readings/house-name.ts';
import { facts, heading, paragraph, type Spans } from './book-blocks.ts';
import type { BookGiven } from './book-given.ts';
import type { ReadChart } from './read-chart.ts';

const MOVERS = ['jupiter', 'saturn'] as const;
type SlowMover = (typeof MOVERS)[number];

/** A slow planet's times in one house, which one text tells of. */
export interface SlowHouse {
  mover: SlowMover;
  house: HouseNumber;
  ways: readonly HouseWay[];
}

type SlowGiven = Pick<BookGiven<'year'>, 'words' | 'astro' | 'dates'> & {
  texts: { slowHouses: SlowHouseTexts };
};

interface Stretch {
  /** UTC ms. */
  fromMs: number;
  toMs: number;
}

/** A house that is but touched at the edge of the stretch, or for days, has nothing to tell yet: the next book has it. */
const LEAST_STAY_MS = 14 * MS_PER_DAY;

function stayMs(ways: readonly HouseWay[]): number {
  return ways.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
}

/**
 * The houses that Jupiter and Saturn go through in a stretch of time, for two weeks at the least, each once, in the order of entry; none
 * without an hour.
 */
export function slowHouses({ houses, settings }: ReadChart, { fromMs, toMs }: Stretch): SlowHouse[] {
  if (!houses) return [];
  const cusps = houses.cusps.map((cuspDeg) => longitudeOfDate(settings.zodiac, cuspDeg, (fromMs + toMs) / 2));
  return MOVERS.flatMap((mover) =>
    [...Map.groupBy(houseWays(mover, cusps, fromMs, toMs), ({ house }) => house)].flatMap(([house, ways]) =>
      isHouse(house) && stayMs(ways) >= LEAST_STAY_MS ? [{ mover, house, ways }] : [],
    ),
  );
}

/** From when to when; an end of the stretch itself is none. */
function wayText({ fromMs, toMs }: HouseWay, stretch: Stretch, { dates }: SlowGiven): string {
  return dates.span(fromMs === stretch.fromMs ? null : fromMs, toMs === stretch.toMs ? null : toMs);
}

/** A slow planet's way through one house, in words, with its dates. */
export function slowHouseBlocks(
  { mover, house, ways }: SlowHouse,
  stretch: Stretch,
  given: SlowGiven,
): BookBlock[] {
  const { texts, words, astro } = given;
  return [
    heading(`${astro.bodies[mover]} ${astro.inHouse[house]}`),
    ...facts(...ways.map((way): [string, string] => [words.facts.dates, wayText(way, stretch, given)])),
    paragraph('slowHouses', texts.slowHouses[mover][house]),
  ];
}

/** The same as a figure, a row each. */
export function slowHouseSpans(
  all: readonly SlowHouse[],
  stretch: Stretch,
  caption: string,
  given: SlowGiven,
): Spans {
  const { astro, dates } = given;
  return {
    kind: 'spans',
    caption,
    from: dates.iso(stretch.fromMs),
    to: dates.iso(stretch.toMs),
    rows: all.map(({ mover, house, ways }) => ({
      label: `${astro.bodies[mover]} ${astro.inHouse[house]}`,
      spans: ways.map((way) => ({ from: dates.iso(way.fromMs), to: dates.iso(way.toMs), exact: [] })),
    })),
  };
}
