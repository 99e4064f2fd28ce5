import { withTime } from '../../features/births/clock-fields.ts';
import { fieldsUnder } from '../../features/births/prefixed-fields.ts';
import { prefixesOf, type ReportFaults } from '../../features/reports/read-report-ask.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import { keptBirth } from '../births/kept-births.ts';
import type { AccountService } from '../services/account-service.ts';

type Fields = Readonly<Record<string, string>>;

/** Of a form's fields under a prefix, those of the birth. */
export function typedBirth(form: Fields, prefix: string): Fields {
  const { name: _name, chart: _chart, ...birth } = fieldsUnder(form, prefix);
  return withTime(birth);
}

/** The births of a posted form: kept ones that were chosen, else what was typed. A kept one that is gone is told as a fault. */
export async function postedBirths(
  form: Fields,
  report: ReportId,
  account: AccountService | null,
): Promise<{ births: Fields[]; faults: ReportFaults }> {
  const faults: ReportFaults = {};
  const births = await Promise.all(
    prefixesOf(report).map(async (prefix) => {
      const chosen = form[`${prefix}chart`] ?? '';
      if (chosen === '') return typedBirth(form, prefix);
      const kept = await keptBirth(chosen, account);
      if (!kept) faults[`${prefix}chart`] = 'unknown';
      return kept ?? {};
    }),
  );
  return { births, faults };
}
