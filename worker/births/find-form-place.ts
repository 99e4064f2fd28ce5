import type { PlaceChoice } from '../../client/api/places.ts';
import type { Language } from '../../locales/locales.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { foldedWords, joinedName } from '../places/fold.ts';
import { findPlace, type Place, searchPlaces } from '../places/search.ts';
import type { BirthForm } from './read-birth-form.ts';

const MAX_PLACE_CHOICES = 8;

/** What a form's place came to. */
export type PlaceFound =
  | { kind: 'one'; place: Place }
  | { kind: 'several'; choices: PlaceChoice[] }
  | { kind: 'error'; code: 'required' | 'unknown' | 'unavailable' };

function toChoice({ id, name, region, countryName }: Place): PlaceChoice {
  return { id, name, region, countryName };
}

/** How many times larger a place must be to be meant without asking. */
const CLEARLY_LARGER = 20;

function plainName(name: string): string {
  return joinedName(foldedWords(name));
}

/** The place that the words name beyond doubt: the only one called exactly so, or by far the largest of them. */
function clearWinner(query: string, found: readonly Place[]): Place | undefined {
  const [first] = found;
  if (found.length === 1) return first;
  const wanted = plainName(query.split(',')[0] ?? '');
  const [largest, second] = found
    .filter(({ name }) => plainName(name) === wanted)
    .toSorted((a, b) => b.population - a.population);
  if (!largest || largest !== first) return undefined;
  return !second || largest.population >= second.population * CLEARLY_LARGER ? largest : undefined;
}

/** The place that the form means: by id, or by words that name just one. */
export async function findFormPlace(
  form: Pick<BirthForm, 'placeId' | 'placeQuery'>,
  places: PlacesDatabase,
  language: Language,
): Promise<PlaceFound> {
  const { placeId, placeQuery } = form;
  const chosen = placeId === null ? null : await findPlace(places, placeId, language);
  if (chosen) return { kind: 'one', place: chosen };
  if (placeQuery === '') return { kind: 'error', code: placeId === null ? 'required' : 'unknown' };
  const found = await searchPlaces(places, placeQuery, language, MAX_PLACE_CHOICES);
  if (found.length === 0) return { kind: 'error', code: 'unknown' };
  const winner = clearWinner(placeQuery, found);
  if (winner) return { kind: 'one', place: winner };
  return { kind: 'several', choices: found.map(toChoice) };
}
