import type { PlaceFormOutcome } from '../../features/births/place-form-outcome.ts';
import type { Place } from '../places/place-search.ts';
import type { CastingContext } from './cast-chart.ts';
import { findFormPlace, type PlaceFound } from './find-form-place.ts';
import { readBirthForm } from './read-birth-form.ts';

function toNamedPlace({ id, name, region, countryName, latitude, longitude, timeZone }: Place) {
  return { id, name, region, countryName, latitude, longitude, timeZone };
}

/** The place of a form that asks for nothing else. */
export async function findPlaceByText(
  fields: Readonly<Record<string, string>>,
  { places, language, log }: CastingContext,
): Promise<PlaceFormOutcome> {
  const found = await findFormPlace(readBirthForm(fields), places, language).catch(
    (cause: unknown): PlaceFound => {
      log.error('places_unavailable', cause);
      return { kind: 'error', code: 'unavailable' };
    },
  );
  switch (found.kind) {
    case 'one':
      return { ok: true, place: toNamedPlace(found.place) };
    case 'several':
      return { ok: false, code: found.code, places: found.choices, unknownWords: found.unknownWords };
    case 'error':
      return { ok: false, code: found.code, places: [], unknownWords: '' };
  }
}
