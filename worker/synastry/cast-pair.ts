import type { FoldChoice } from '../../contract/api-error.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import type { PersonId } from '../../contract/synastry.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { type ParsedBirth, parseBirthJson } from '../births/birth-input.ts';
import { type CastingContext, type CastOutcome, castChart } from '../births/cast-chart.ts';
import type { CastErrorCode } from '../births/resolve-clock.ts';

/** Two people of one request. Every fault of both is told at once. */
export type PairOutcome =
  | { ok: true; first: BirthChart; second: BirthChart }
  | { ok: false; code: CastErrorCode; fields: FieldErrors; choices: readonly FoldChoice[] };

function withPrefix(person: PersonId, fields: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, code]) => [`${person}.${field}`, code]));
}

function birthOf(body: object, person: PersonId): ParsedBirth {
  return parseBirthJson((body as Partial<Record<PersonId, unknown>>)[person]);
}

/** A birth that cannot even be read, in the shape of one that cannot be cast. */
function castParsed(parsed: ParsedBirth, context: CastingContext): CastOutcome | Promise<CastOutcome> {
  if (parsed.ok) return castChart(parsed.input, context);
  return { ok: false, code: 'invalid_input', fields: parsed.fields };
}

/** The code of both faults: one that is the server's own doing before all, else the common one. */
function codeOf(faults: readonly { code: CastErrorCode }[]): CastErrorCode {
  const codes = new Set(faults.map(({ code }) => code));
  if (codes.has('places_unavailable')) return 'places_unavailable';
  const [code = 'invalid_input'] = codes;
  return codes.size === 1 ? code : 'invalid_input';
}

const TWO_ZODIACS: PairOutcome = {
  ok: false,
  code: 'invalid_input',
  fields: { 'second.zodiac': 'differs' },
  choices: [],
};

/** Casts both charts of a body `{"first": birth, "second": birth}`, whatever the body is. */
export async function castPair(body: unknown, context: CastingContext): Promise<PairOutcome> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, code: 'invalid_input', fields: { body: 'malformed' }, choices: [] };
  }
  const [first, second] = await Promise.all([
    castParsed(birthOf(body, 'first'), context),
    castParsed(birthOf(body, 'second'), context),
  ]);
  if (first.ok && second.ok) {
    const [one, other] = [first.chart, second.chart];
    // Longitudes of two zodiacs lie 24 degrees apart: no aspect between them means anything.
    const isOneZodiac = one.settings.zodiac === other.settings.zodiac;
    return isOneZodiac ? { ok: true, first: one, second: other } : TWO_ZODIACS;
  }
  const faults = (
    [
      ['first', first],
      ['second', second],
    ] as const
  ).flatMap(([person, outcome]) => (outcome.ok ? [] : [{ person, ...outcome }]));
  const fields = Object.assign({}, ...faults.map((fault) => withPrefix(fault.person, fault.fields)));
  const choices = faults.flatMap((fault) =>
    (fault.choices ?? []).map((choice) => ({ person: fault.person, ...choice })),
  );
  return { ok: false, code: codeOf(faults), fields, choices };
}
