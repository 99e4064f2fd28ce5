import type { BookBlock } from '../../../contract/book.ts';
import { type HouseNumber, isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { houseHeading, placementHeading, placeName, pointName, rulerPlace } from '../book-names.ts';
import { cuspSign } from '../book-tables.ts';
import type { NatalGiven } from './natal-given.ts';

function readHouse(house: HouseNumber, cuspDeg: number, given: NatalGiven): BookBlock[] {
  const { chart, texts, words, astro, dates, tag } = given;
  const sign = cuspSign(chart, house);
  if (!sign) return [];
  const ruler = rulerPlace(sign, chart);
  const guests = chart.bodies.filter((body) => body.house === house).map(({ id }) => pointName(id, astro));
  return [
    heading(houseHeading(house, sign, astro, tag)),
    ...facts(
      [words.facts.cusp, placeName(cuspDeg, astro)],
      ruler && [words.facts.ruler, placementHeading(ruler.planet, ruler.sign, ruler.house, astro)],
      guests.length > 0 ? [words.facts.planets, dates.list(guests)] : null,
    ),
    paragraph('houseSigns', texts.houseSigns[house][sign]),
    ...(ruler ? [paragraph('houseRulers', texts.houseRulers[house][ruler.house])] : []),
  ];
}

/** The twelve houses, by the sign on the cusp and where its ruler is; nothing without an hour. */
export function natalHouses(given: NatalGiven): BookBlock[] {
  const { houses } = given.chart;
  if (!houses) return [];
  return [
    ...chapter('houses', given.words.chapters.natal.houses),
    ...houses.cusps.flatMap((cuspDeg, index) => {
      const house = index + 1;
      return isHouse(house) ? readHouse(house, cuspDeg, given) : [];
    }),
  ];
}
