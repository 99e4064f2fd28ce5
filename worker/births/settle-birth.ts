import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import { futureFaults } from '../../features/births/future-date.ts';
import type { Place } from '../places/place.ts';
import { birthPlaceOf } from './birth-place.ts';
import type { CastingContext } from './cast-chart.ts';
import { findFormPlace, type PlaceFound } from './find-form-place.ts';
import { keptFields } from './kept-fields.ts';
import { type BirthForm, readBirthForm } from './read-birth-form.ts';
import { type BirthMoment, resolveClock } from './resolve-clock.ts';

const NOTHING_TO_ASK = { choices: [], unknownWords: '' } as const;

export type SettleOutcome = { ok: true; birth: SettledBirth; moment: BirthMoment } | BirthFormFailure;

type Fields = Readonly<Record<string, string>>;

function settledOf(fields: Fields, form: BirthForm & { date: string }, place: Place): SettledBirth {
  const { date, time, window, settings, fold = null, utcOffsetSeconds = null } = form;
  // A choice that was made for another place or another time is not what is kept: it would count when it is read again.
  const { fold: _choice, ...typed } = keptFields(withTime(fields));
  return {
    date,
    time,
    window,
    place: birthPlaceOf(place),
    fold,
    utcOffsetSeconds,
    ...settings,
    fields: { ...typed, placeId: String(place.id), ...(fold !== null && { fold: String(fold) }) },
  };
}

/**
 * Settles a birth form: its place, by one look into the places, and its moment. Every fault of the form is told at once, the
 * place's included.
 */
export async function settleBirth(fields: Fields, context: CastingContext): Promise<SettleOutcome> {
  const { places, language, nowMs, log } = context;
  const form = readBirthForm(fields);
  const faults: Record<string, string> = { ...futureFaults(form, nowMs), ...form.fields };
  const found = await findFormPlace(form, places, language).catch((cause: unknown): PlaceFound => {
    log.error('places_unavailable', cause);
    return { kind: 'error', code: 'unavailable' };
  });
  if (found.kind === 'error') faults.place ??= found.code;
  if (found.kind === 'several') faults.place = found.code;
  const { choices, unknownWords } = found.kind === 'several' ? found : NOTHING_TO_ASK;
  const { date } = form;
  if (found.kind !== 'one' || date === null || Object.keys(faults).length > 0) {
    const code = faults.place === 'unavailable' ? 'places_unavailable' : 'invalid_input';
    return { ok: false, code, fields: faults, folds: [], places: choices, unknownWords };
  }
  const resolved = resolveClock({ ...form, date }, found.place, nowMs);
  if (resolved.ok)
    return { ok: true, birth: settledOf(fields, { ...form, date }, found.place), moment: resolved.moment };
  const { fields: wrong, choices: folds = [] } = resolved;
  return { ok: false, code: 'invalid_input', fields: wrong, folds, places: [], unknownWords: '' };
}
