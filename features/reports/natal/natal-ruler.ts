import { stelliumsOf } from '../../../astrology/patterns/stelliums.ts';
import { signOf } from '../../../astrology/signs.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { isHouse } from '../../readings/house-name.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { placementHeading, pointName, rulerPlace } from '../book-names.ts';
import type { NatalGiven } from './natal-given.ts';

function stelliums({ chart, texts, words, astro, dates }: NatalGiven): BookBlock[] {
  return stelliumsOf(chart).flatMap((stellium) => {
    const house = 'house' in stellium ? stellium.house : null;
    if (!isHouse(house)) return [];
    return [
      heading(fillText(words.stelliumHeading, { inHouse: astro.inHouse[house] })),
      ...facts([words.facts.planets, dates.list(stellium.bodies.map((id) => pointName(id, astro)))]),
      paragraph('stelliumHouses', texts.stelliumHouses[house]),
    ];
  });
}

/** The planet of the rising sign, and the houses that many planets share; nothing without an hour. */
export function natalRuler(given: NatalGiven): BookBlock[] {
  const { chart, texts, words, astro } = given;
  if (!chart.angles) return [];
  const ruler = rulerPlace(signOf(chart.angles.ascendant), chart);
  if (!ruler) return [];
  const { planet, sign, house } = ruler;
  return [
    ...chapter('ruler', words.chapters.natal.ruler),
    heading(fillText(words.rulerHeading, { planet: astro.bodies[planet], inHouse: astro.inHouse[house] })),
    ...facts([words.facts.position, placementHeading(planet, sign, null, astro)]),
    paragraph('rulerHouses', texts.rulerHouses[house]),
    ...stelliums(given),
  ];
}
