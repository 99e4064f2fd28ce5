import type { BirthFormOutcome } from '../../routes/services.ts';
import { type BirthDesk, castChart } from './cast-chart.ts';
import { findFormPlace, type PlaceFound } from './find-form-place.ts';
import { readBirthForm } from './read-birth-form.ts';

const NOTHING_TO_ASK = { choices: [], unknownWords: '' } as const;

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
  if (place.kind === 'several') faults.place = place.code;
  const { choices, unknownWords } = place.kind === 'several' ? place : NOTHING_TO_ASK;
  if (place.kind !== 'one' || form.date === null || Object.keys(faults).length > 0) {
    const code = faults.place === 'unavailable' ? 'places_unavailable' : 'invalid_input';
    return { ok: false, code, fields: faults, folds: [], places: choices, unknownWords };
  }
  const { date, time, houseSystem, fold, utcOffsetSeconds } = form;
  const outcome = await castChart(
    { kind: 'clock', date, time, place: { id: place.place.id }, houseSystem, fold, utcOffsetSeconds },
    desk,
  );
  if (outcome.ok) return outcome;
  const code = outcome.code === 'places_unavailable' ? outcome.code : 'invalid_input';
  const folds = outcome.choices ?? [];
  return { ok: false, code, fields: outcome.fields, folds, places: [], unknownWords: '' };
}
