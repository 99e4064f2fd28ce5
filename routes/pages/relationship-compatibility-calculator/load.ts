import { computeSynastry, type Synastry } from '../../../astrology/synastry/compute-synastry.ts';
import { type BirthChart, personOfChart } from '../../../features/births/birth-chart.ts';
import type { BirthFormFailure } from '../../../features/births/birth-form-outcome.ts';
import { readPair, sureOverlaysOf } from '../../../features/readings/pair-reading.ts';
import type { PairReading } from '../../../features/readings/pair-reading-types.ts';
import { failureStatus } from '../../births/failure-status.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';

type Fields = Readonly<Record<string, string>>;

/** Before the field names of each person in the form. */
export const PREFIXES = { first: 'a_', second: 'b_' } as const;

interface PairResult {
  first: BirthChart;
  second: BirthChart;
  synastry: Synastry;
  reading: PairReading;
}

/** What the page has to show: the empty form, the form with its faults, or a comparison. */
export interface PairData {
  /** What was typed, by person and without prefixes. */
  values: { first: Fields; second: Fields };
  failures: { first: BirthFormFailure | null; second: BirthFormFailure | null };
  result: PairResult | null;
}

const NO_FAILURES = { first: null, second: null } as const;

/** One person's fields, named as the births of other pages name theirs. */
export function fieldsOf(form: Fields, prefix: string): Fields {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}

/** Casts both charts of a posted form and compares them. Every fault of both births is told at once. */
export async function loadPair({
  form,
  services,
  language,
}: ServedRequest<'births'>): Promise<PageOutcome<PairData>> {
  if (!form) return { data: { values: { first: {}, second: {} }, failures: NO_FAILURES, result: null } };
  const values = { first: fieldsOf(form, PREFIXES.first), second: fieldsOf(form, PREFIXES.second) };
  const [first, second] = await Promise.all([
    services.births.cast(values.first),
    services.births.cast(values.second),
  ]);
  if (first.ok && second.ok) {
    const whole = computeSynastry(personOfChart(first.chart), personOfChart(second.chart));
    const synastry = { ...whole, overlays: sureOverlaysOf(whole.overlays, first.chart, second.chart) };
    const reading = await readPair(synastry, language);
    const result = { first: first.chart, second: second.chart, synastry, reading };
    return { data: { values, failures: NO_FAILURES, result }, personal: true };
  }
  const failures = { first: first.ok ? null : first, second: second.ok ? null : second };
  const statuses = Object.values(failures).map((failure) => failure && failureStatus(failure));
  const status = statuses.includes(503) ? 503 : 422;
  return { data: { values, failures, result: null }, status, personal: true };
}
