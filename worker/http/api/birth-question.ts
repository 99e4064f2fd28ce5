import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { FieldErrors } from '../../../contract/field-errors.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { Parsed } from '../../../features/parsed.ts';
import { parseBirthJson } from '../../births/birth-input.ts';
import { castChart } from '../../births/cast-chart.ts';
import type { AppEnv } from '../../env.ts';
import { castingContext } from '../casting-context.ts';
import { castFailure } from './cast-failure.ts';
import { readJson } from './json-body.ts';

/** A question about one birth that asks for more than the birth: both stand in the same body. */
export interface BirthQuestion<Query> {
  /** Reads what the body asks beside the birth. */
  read(body: Readonly<Record<string, unknown>>): Parsed<Query>;
  answer(chart: BirthChart, query: Query): object;
}

/** Fields of any JSON; of what is no object, none. */
function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
}

/** A body whose only fault is a date that lies too far off is told so. */
function codeOf(fields: FieldErrors): 'date_out_of_range' | 'invalid_input' {
  const isFar = Object.values(fields).every((code) => code === 'out_of_range');
  return isFar ? 'date_out_of_range' : 'invalid_input';
}

/**
 * Reads the body, every fault of it at once, casts the chart and answers.
 * @throws AppError with the faults by field, or places_unavailable.
 */
export async function answerBirthQuestion<Query>(
  c: Context<AppEnv>,
  { read, answer }: BirthQuestion<Query>,
): Promise<Response> {
  const body = await readJson(c);
  const birth = parseBirthJson(body);
  const asked = read(fieldsOf(body));
  if (!birth.ok || !asked.ok) {
    const fields = { ...(!birth.ok && birth.fields), ...(!asked.ok && asked.fields) };
    throw new AppError(codeOf(fields), 'the question is wrong in its fields', { fields });
  }
  const outcome = await castChart(birth.input, castingContext(c));
  if (!outcome.ok) throw castFailure(outcome);
  return c.json(answer(outcome.chart, asked.query));
}
