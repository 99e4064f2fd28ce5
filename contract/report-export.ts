import * as v from 'valibot';
import { SettledBirth } from './settled-birth.ts';
import { Instant, LanguageName } from './vocabulary.ts';

/** How far the making of a report is. */
export const REPORT_STATES = ['waiting', 'making', 'ready', 'failed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What is asked for beside the births. */
export const ReportOptions = v.object({
  /** On the cover, one a birth; null where none was told. */
  names: v.array(v.nullable(v.string())),
  /** The year whose birthday the book begins with; null where the report asks for none. */
  year: v.nullable(v.pipe(v.number(), v.integer())),
});
export type ReportOptions = v.InferOutput<typeof ReportOptions>;

/** A report that was ordered, as the export has it. The book is where its order's page shows it. */
export const ReportJson = v.object({
  order: v.string(),
  report: v.string(),
  language: LanguageName,
  births: v.array(SettledBirth),
  options: ReportOptions,
  state: v.picklist(REPORT_STATES),
  ready: v.nullable(Instant),
});
export type ReportJson = v.InferOutput<typeof ReportJson>;
