import { MAX_NAME_LENGTH } from '../../contract/limits.ts';
import { isLanguage, type Language } from '../../locales/locales.ts';
import { emailFault, lineOf } from '../contact/plain-fields.ts';
import { REPORTS, type ReportId } from './report-kinds.ts';

type Fields = Readonly<Record<string, string>>;

/** Before the fields of each birth. The first has one too: a book's own fields would be called like a birth's. */
export const BIRTH_PREFIXES = ['a_', 'b_'] as const;

/** Fields of the form beside the births, in the order in which they are asked. */
export const REPORT_FIELDS = ['from', 'parent', 'bookLanguage', 'email'] as const;
export type ReportField = (typeof REPORT_FIELDS)[number] | 'a_name' | 'b_name' | 'a_chart' | 'b_chart';
export type ReportFault = 'required' | 'malformed' | 'too_long' | 'unknown';
export type ReportFaults = Partial<Record<ReportField, ReportFault>>;

/** A report as its form asks for it, but for the births. */
export interface ReportDraft {
  report: ReportId;
  /** On the cover, one a birth; null where none was told. */
  names: readonly (string | null)[];
  /** Whose birthday the book begins with; null where the report asks for none. */
  year: number | null;
  language: Language;
}

interface Reading {
  report: ReportId;
  nowMs: number;
  /** Whether nobody is signed in: then an address is asked for. */
  isGuest: boolean;
}

/** Prefixes of the births that a report asks for. */
export function prefixesOf(report: ReportId): readonly (typeof BIRTH_PREFIXES)[number][] {
  return BIRTH_PREFIXES.slice(0, REPORTS[report].births);
}

/** Years whose birthday a book may begin with: the one that runs, and those to come. */
export function offeredYears(nowMs: number): number[] {
  const year = new Date(nowMs).getUTCFullYear();
  return [year - 1, year, year + 1];
}

/** Reads what is asked beside the births: the draft and the guest's address, or what is wrong. */
export function readReportAsk(
  fields: Fields,
  { report, nowMs, isGuest }: Reading,
): { draft: ReportDraft | null; email: string | null; faults: ReportFaults } {
  const { asks } = REPORTS[report];
  const email = lineOf(fields.email);
  const names = prefixesOf(report).map((prefix) => lineOf(fields[`${prefix}name`]));
  const year = offeredYears(nowMs).find((each) => String(each) === fields.from) ?? null;
  const language = fields.bookLanguage ?? '';
  const found: Partial<Record<ReportField, ReportFault | null>> = {
    from: asks === 'year' && year === null ? 'required' : null,
    parent: asks === 'parent' && fields.parent !== '1' ? 'required' : null,
    bookLanguage: isLanguage(language) ? null : 'required',
    email: isGuest ? emailFault(email) : null,
  };
  for (const [index, prefix] of prefixesOf(report).entries())
    if ((names[index] ?? '').length > MAX_NAME_LENGTH) found[`${prefix}name`] = 'too_long';
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
  if (!isLanguage(language) || Object.keys(faults).length > 0) return { draft: null, email: null, faults };
  const draft = {
    report,
    names: names.map((name) => (name === '' ? null : name)),
    year: asks === 'year' ? year : null,
    language,
  };
  return { draft, email: isGuest ? email : null, faults: {} };
}
