import type { HouseNumber } from '../../../locales/celestia-words.ts';
import { factsOf } from '../facts/fact.ts';
import { alsoPart, aspectPart, placesOf } from './chart-parts.ts';
import { holdsLine, houseLines, pointOf } from './natal-parts.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { houseMeaningLine } from './slant.ts';
import type { Turn } from './turn.ts';

/** One house: the sign on its cusp, who stands in it. */
export function planHouse(number: number, turn: Turn): Part[] {
  const { known, teller } = turn;
  const { frames, houses } = teller.words;
  const fact = known.house(number);
  if (!fact) {
    return [
      must(
        { pool: frames.houseField, slots: { field: { text: houses[number as HouseNumber].field } } },
        plain(frames.houseNeedsHour),
      ),
      may(plain(teller.words.terms.house)),
      ...placesOf(['sun', 'moon', 'venus'], turn).map((place) => alsoPart(place, turn)),
    ];
  }
  const inside = factsOf(known.facts, 'placement').filter(
    ({ whose, body }) => whose === 'self' && fact.bodies.includes(body),
  );
  const cusp = houseLines(fact, 'house', teller)[0] ?? null;
  const held = holdsLine(fact, teller, turn.tag);
  const meaning = houseMeaningLine(fact, turn);
  // "Is my 7th house empty?" asks first who stands there.
  const isOfBodies = turn.asked.want === 'isIt';
  return presentParts([
    isOfBodies ? must(cusp, held, meaning) : must(cusp, meaning, held),
    ...inside.map((place) => alsoPart(place, turn)),
    may(plain(teller.words.terms.cusp)),
    ...inside.map((place) => aspectPart(pointOf(place), turn)),
    may(plain(teller.words.terms.house)),
    ...placesOf(['ascendant', 'sun', 'moon'], turn).map((place) => alsoPart(place, turn)),
  ]);
}
