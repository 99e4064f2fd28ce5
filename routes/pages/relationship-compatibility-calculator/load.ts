import { compareFigures, computeSynastry } from '../../../astrology/synastry/compute-synastry.ts';
import type { PairComparison, PairMember } from '../../../client/components/compatibility/result-props.ts';
import { type BirthChart, personOfChart } from '../../../features/births/birth-chart.ts';
import type { BirthFormFailure } from '../../../features/births/birth-form-outcome.ts';
import { fieldsUnder } from '../../../features/births/prefixed-fields.ts';
import { readPair } from '../../../features/readings/pair-reading.ts';
import type { PairReading } from '../../../features/readings/pair-reading-types.ts';
import { sureOverlaysOf } from '../../../features/readings/sure-overlays.ts';
import { atFullSpeed, sharedAspects, unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import type { Language } from '../../../locales/locales.ts';
import { failureStatus } from '../../births/failure-status.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { encodeChart } from '../../shared-chart.ts';
import { decodePair, encodePair } from '../../shared-pair.ts';

type Fields = Readonly<Record<string, string>>;

/** Before the field names of each person in the form. */
export const PREFIXES = { first: 'a_', second: 'b_' } as const;

/** Parameter of a link that shows a comparison without births and names. */
export const PAIR_PARAMETER = 'c';

interface PairResult {
  first: PairMember;
  second: PairMember;
  synastry: PairComparison;
  reading: PairReading;
  /** Both figures as a link has them. */
  code: string;
}

/** What the page has to show: the empty form, the form with its faults, or a comparison. */
export interface PairData {
  /** What was typed, by person and without prefixes. */
  values: { first: Fields; second: Fields };
  failures: { first: BirthFormFailure | null; second: BirthFormFailure | null };
  result: PairResult | null;
}

const NO_FAILURES = { first: null, second: null } as const;
const NO_VALUES = { first: {}, second: {} } as const;

/** A comparison in words, without what an unknown hour leaves open. */
async function told(
  whole: PairComparison,
  first: PairMember,
  second: PairMember,
  language: Language,
): Promise<Pick<PairResult, 'synastry' | 'reading'>> {
  const overlays = sureOverlaysOf(whole.overlays, first.figure, second.figure);
  const synastry = { ...whole, overlays };
  return { synastry, reading: await readPair({ ...synastry, people: [first, second] }, language) };
}

function memberOf(birth: BirthChart): PairMember {
  return { figure: birth, open: unsteadyBodies(birth, birth), birth };
}

/** The comparison of a link: of whom and when, nobody knows. */
async function loadShared(text: string, language: Language): Promise<PageOutcome<PairData>> {
  const charts = decodePair(text);
  if (!charts) return { notFound: true };
  const [first, second] = charts.map((chart): PairMember => {
    const figure = atFullSpeed({ ...chart, aspects: sharedAspects(chart) });
    return { figure, open: unsteadyBodies(figure, null), birth: null };
  });
  if (!first || !second) return { notFound: true };
  const whole = { ...compareFigures(first.figure, second.figure), davison: null };
  const result = { first, second, code: text, ...(await told(whole, first, second, language)) };
  return { data: { values: NO_VALUES, failures: NO_FAILURES, result }, personal: true };
}

/** Casts both charts of a posted form and compares them. Every fault of both births is told at once. */
async function loadPosted(
  form: Fields,
  { services, language }: ServedRequest<'births'>,
): Promise<PageOutcome<PairData>> {
  const values = { first: fieldsUnder(form, PREFIXES.first), second: fieldsUnder(form, PREFIXES.second) };
  const [first, second] = await Promise.all([
    services.births.cast(values.first),
    services.births.cast(values.second),
  ]);
  if (first.ok && second.ok) {
    const whole = computeSynastry(personOfChart(first.chart), personOfChart(second.chart));
    const members = { first: memberOf(first.chart), second: memberOf(second.chart) };
    const result = {
      ...members,
      ...(await told(whole, members.first, members.second, language)),
      code: encodePair(encodeChart(first.chart), encodeChart(second.chart)),
    };
    return { data: { values, failures: NO_FAILURES, result }, personal: true };
  }
  const failures = { first: first.ok ? null : first, second: second.ok ? null : second };
  const statuses = Object.values(failures).map((failure) => failure && failureStatus(failure));
  const status = statuses.includes(503) ? 503 : 422;
  return { data: { values, failures, result: null }, status, personal: true };
}

/** The empty form, the comparison of a posted one, or that of a link. */
export async function loadPair(request: ServedRequest<'births'>): Promise<PageOutcome<PairData>> {
  const { form, query, language } = request;
  if (form) return loadPosted(form, request);
  const shared = query.get(PAIR_PARAMETER);
  if (shared !== null) return loadShared(shared, language);
  return { data: { values: NO_VALUES, failures: NO_FAILURES, result: null } };
}
