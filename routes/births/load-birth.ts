import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import { withTime } from '../../features/births/clock-fields.ts';
import type { RisingGuess } from '../../features/births/rising-guess.ts';
import type { PageAnswer, ServedRequest } from '../page.ts';
import { failureStatus } from './failure-status.ts';

/** What a page with a birth form has to show: the empty form, the form with its faults, or a chart. */
export interface BirthData<Result> {
  /** What was typed, so that nothing is lost. */
  values: Readonly<Record<string, string>>;
  failure: BirthFormFailure | null;
  result: Result | null;
}

export const NO_BIRTH = { values: {}, failure: null, result: null } as const;

type Fields = Readonly<Record<string, string>>;

/** Of the settings the houses alone: a page that does not tell of the zodiac counts in the usual one. */
function withUsualSettings({
  zodiac: _zodiac,
  node: _node,
  lilith: _lilith,
  orbs: _orbs,
  ...fields
}: Fields) {
  return fields;
}

/** All that a form chooses of how its chart is drawn. For pages that say by what it is. */
export function withAllSettings(fields: Fields): Fields {
  return fields;
}

/** Casts the chart of a posted form and lets the page make its result of it. */
export async function loadBirth<Result>(
  { form, services }: ServedRequest<'births'>,
  toResult: (chart: BirthChart, guess: RisingGuess | null) => Result | Promise<Result>,
  heeded: (fields: Fields) => Fields = withUsualSettings,
): Promise<PageAnswer<BirthData<Result>>> {
  if (!form) return { data: NO_BIRTH };
  const values = withTime(form);
  const outcome = await services.births.cast(heeded(values));
  if (!outcome.ok) {
    return {
      data: { values, failure: outcome, result: null },
      status: failureStatus(outcome),
      personal: true,
    };
  }
  const result = await toResult(outcome.chart, outcome.guess);
  return { data: { values, failure: null, result }, personal: true };
}
