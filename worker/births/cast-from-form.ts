import type { PlaceChoice } from '../../client/api/places.ts';
import type { Language } from '../../locales/locales.ts';
import type { BirthFormOutcome } from '../../routes/services.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { foldedWords, joinedName } from '../places/fold.ts';
import { findPlace, type Place, searchPlaces } from '../places/search.ts';
import { type BirthDesk, castChart } from './cast-chart.ts';
import { type BirthForm, readBirthForm } from './read-birth-form.ts';

const MAX_PLACE_CHOICES = 8;

type PlaceFound =
  | { kind: 'one'; id: number }
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
async function findFormPlace(
  form: BirthForm,
  places: PlacesDatabase,
  language: Language,
): Promise<PlaceFound> {
  const { placeId, placeQuery } = form;
  if (placeId !== null && (await findPlace(places, placeId, language))) return { kind: 'one', id: placeId };
  if (placeQuery === '') return { kind: 'error', code: placeId === null ? 'required' : 'unknown' };
  const found = await searchPlaces(places, placeQuery, language, MAX_PLACE_CHOICES);
  if (found.length === 0) return { kind: 'error', code: 'unknown' };
  const winner = clearWinner(placeQuery, found);
  if (winner) return { kind: 'one', id: winner.id };
  return { kind: 'several', choices: found.map(toChoice) };
}

/** Casts the chart of a posted form. Every fault of the form is told at once, the place's included. */
export async function castFromForm(
  fields: Readonly<Record<string, string>>,
  desk: BirthDesk,
): Promise<BirthFormOutcome> {
  const form = readBirthForm(fields);
  const faults = { ...form.fields };
  const place = await findFormPlace(form, desk.places, desk.language).catch((cause: unknown): PlaceFound => {
    desk.report(cause);
    return { kind: 'error', code: 'unavailable' };
  });
  if (place.kind === 'error') faults.place ??= place.code;
  if (place.kind === 'several') faults.place = 'choose';
  const choices = place.kind === 'several' ? place.choices : [];
  if (place.kind !== 'one' || form.date === null || Object.keys(faults).length > 0) {
    const code = faults.place === 'unavailable' ? 'places_unavailable' : 'invalid_input';
    return { ok: false, code, fields: faults, folds: [], places: choices };
  }
  const { date, time, houseSystem, fold, utcOffsetSeconds } = form;
  const outcome = await castChart(
    { kind: 'clock', date, time, place: { id: place.id }, houseSystem, fold, utcOffsetSeconds },
    desk,
  );
  if (outcome.ok) return outcome;
  const code = outcome.code === 'places_unavailable' ? outcome.code : 'invalid_input';
  return { ok: false, code, fields: outcome.fields, folds: outcome.choices ?? [], places: [] };
}
