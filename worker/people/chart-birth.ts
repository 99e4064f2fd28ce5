import type { FieldErrors } from '../../contract/field-errors.ts';
import type { KeptBirth } from '../accounts/birth-columns.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { keptFields } from '../births/kept-fields.ts';
import { readBirthForm } from '../births/read-birth-form.ts';
import { settleBirth } from '../births/settle-birth.ts';

/**
 * The birth of a chart that comes into an account, from a browser that kept it. What keeps it out are its own faults, or a time
 * that has not come yet at its place. A place that is not found or cannot be asked for is no such fault: it may be mended
 * later, and the birth stays unsettled until then.
 */
export async function chartBirth(
  fields: Readonly<Record<string, string>>,
  context: CastingContext,
): Promise<{ ok: true; birth: KeptBirth } | { ok: false; fields: FieldErrors }> {
  const faults = readBirthForm(fields).fields;
  if (Object.keys(faults).length > 0) return { ok: false, fields: faults };
  const outcome = await settleBirth(fields, context);
  if (outcome.ok) return { ok: true, birth: { fields: outcome.birth.fields, settled: outcome.birth } };
  const future = Object.entries(outcome.fields).filter(([, code]) => code === 'in_future');
  if (future.length > 0) return { ok: false, fields: Object.fromEntries(future) };
  return { ok: true, birth: { fields: keptFields(fields), settled: null } };
}
