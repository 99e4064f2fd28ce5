import { signOf } from '../../../astrology/signs.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { isHouse } from '../../readings/house-name.ts';
import { placesOf } from '../../readings/places-of.ts';
import { chapter, facts, heading, paragraph } from '../book-blocks.ts';
import { placementHeading, placeName } from '../book-names.ts';
import type { NatalGiven } from './natal-given.ts';

/** The points that the book reads one by one, each with the subject of its signs. */
const POINTS = [
  ['sun', 'sun'],
  ['moon', 'moon'],
  ['ascendant', 'rising'],
  ['mercury', 'mercury'],
  ['venus', 'venus'],
  ['mars', 'mars'],
  ['jupiter', 'jupiter'],
  ['saturn', 'saturn'],
] as const;

function readPoint([point, subject]: (typeof POINTS)[number], given: NatalGiven): BookBlock[] {
  const { chart, texts, words, astro } = given;
  const place = placesOf(chart)(point);
  if (!place) return [];
  const sign = signOf(place.longitudeDeg);
  const { house } = place;
  const houseText = point !== 'ascendant' && isHouse(house) ? texts.planetHouses[point][house] : null;
  return [
    heading(placementHeading(point, sign, house, astro)),
    ...facts([words.facts.position, placeName(place.longitudeDeg, astro)]),
    paragraph(subject, texts[subject][sign]),
    ...(houseText === null ? [] : [paragraph('planetHouses', houseText)]),
  ];
}

/** Sun, Moon and Ascendant, and the planets to Saturn, by sign and house. */
export function natalPlanets(given: NatalGiven): BookBlock[] {
  return [
    ...chapter('planets', given.words.chapters.natal.planets),
    ...POINTS.flatMap((row) => readPoint(row, given)),
  ];
}
