import { MAX_PLACES } from '../../contract/limits.ts';
import type { PlaceChoice } from '../../contract/places.ts';
import type { Language } from '../../locales/locales.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { type Place, placeReader } from '../places/place.ts';
import { findPlace, searchRanked } from '../places/place-search.ts';
import type { RankedPlace } from '../places/rank.ts';
import { surePlace } from '../places/sure-place.ts';
import type { BirthForm } from './read-birth-form.ts';

/** What a form's place came to. */
export type PlaceFound =
  | { kind: 'one'; place: Place }
  /** `confirm`: all words fit, and this place alone. `nearest`: the likeliest leaves the `unknownWords` over. */
  | { kind: 'several'; code: 'choose' | 'confirm' | 'nearest'; choices: PlaceChoice[]; unknownWords: string }
  | { kind: 'error'; code: 'required' | 'unknown' | 'unavailable' };

function toChoice({ id, name, region, countryName }: Place): PlaceChoice {
  return { id, name, region, countryName };
}

/** The words that the likeliest place leaves over, as they were typed; of one typed word ("D.C.") once. */
function unknownWordsOf([likeliest]: readonly RankedPlace[]): string {
  return [...new Set(likeliest?.account.unmatched.map(({ typed }) => typed))].join(' ');
}

/** The place that the form means: by id, or by words that leave no doubt. Else what to ask. */
export async function findFormPlace(
  form: Pick<BirthForm, 'placeId' | 'placeQuery'>,
  places: PlacesDatabase,
  language: Language,
): Promise<PlaceFound> {
  const { placeId, placeQuery } = form;
  const chosen = placeId === null ? null : await findPlace(places, placeId, language);
  if (chosen) return { kind: 'one', place: chosen };
  if (placeQuery === '') return { kind: 'error', code: placeId === null ? 'required' : 'unknown' };
  const ranked = await searchRanked(places, placeQuery, language);
  if (ranked.length === 0) return { kind: 'error', code: 'unknown' };
  const toPlace = placeReader(language);
  const sure = surePlace(ranked, language);
  if (sure) return { kind: 'one', place: toPlace(sure.record) };
  const choices = ranked.slice(0, MAX_PLACES).map(({ record }) => toChoice(toPlace(record)));
  const unknownWords = unknownWordsOf(ranked);
  const code = unknownWords !== '' ? 'nearest' : choices.length === 1 ? 'confirm' : 'choose';
  return { kind: 'several', code, choices, unknownWords };
}
