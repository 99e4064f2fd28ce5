import type { BirthFormOutcome } from '../../routes/services.ts';
import { type CastingContext, castChart } from './cast-chart.ts';
import { findFormPlace, type PlaceFound } from './find-form-place.ts';
import { isFutureEverywhere } from './in-future.ts';
import { readBirthForm } from './read-birth-form.ts';

const NOTHING_TO_ASK = { choices: [], unknownWords: '' } as const;

/** Casts the chart of a posted form. Every fault of the form is told at once, the place's included. */
export async function castFromForm(
  fields: Readonly<Record<string, string>>,
  context: CastingContext,
): Promise<BirthFormOutcome> {
  const form = readBirthForm(fields);
  const faults = { ...form.fields };
  if (form.date !== null && isFutureEverywhere(form.date, context.nowMs)) faults.date ??= 'in_future';
  const place = await findFormPlace(form, context.places, context.language).catch(
    (cause: unknown): PlaceFound => {
      context.log.error('places_unavailable', cause);
      return { kind: 'error', code: 'unavailable' };
    },
  );
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
    context,
  );
  if (outcome.ok) return outcome;
  const code = outcome.code === 'places_unavailable' ? outcome.code : 'invalid_input';
  const folds = outcome.choices ?? [];
  return { ok: false, code, fields: outcome.fields, folds, places: [], unknownWords: '' };
}

/**
 * What keeps a form from being kept as a birth: its own faults, or a time that has not come yet at its place. A place
 * that is not found or cannot be asked for is no such fault: it may be mended later.
 */
export async function faultsOfBirth(
  fields: Readonly<Record<string, string>>,
  context: CastingContext,
): Promise<Readonly<Record<string, string>>> {
  const faults = readBirthForm(fields).fields;
  if (Object.keys(faults).length > 0) return faults;
  const outcome = await castFromForm(fields, context);
  if (outcome.ok) return {};
  return Object.fromEntries(Object.entries(outcome.fields).filter(([, code]) => code === 'in_future'));
}
