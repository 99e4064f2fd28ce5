import { FIRST_DAY } from '../../contract/years.ts';
import { type BirthDayFault, readBirthDay } from '../../features/landing/read-birth-day.ts';
import { birthScript } from '../births/birth-script.ts';
import type { InlineScript, PageRequest } from '../page.ts';

/** A landing's field as it was filled in. */
export interface BirthDayField {
  value: string;
  /** Null: nothing is wrong, or nothing was sent. */
  fault: BirthDayFault | null;
  firstDay: string;
  lastDay: string;
}

const MS_PER_DAY = 86_400_000;

/** Reads the one field of a landing; `dayMs` is null where none was sent, or not a day. */
export function loadBirthDay({ form, nowMs }: Pick<PageRequest, 'form' | 'nowMs'>): {
  field: BirthDayField;
  dayMs: number | null;
} {
  const lastDay = new Date(nowMs + MS_PER_DAY / 2).toISOString().slice(0, 10);
  const bounds = { firstDay: FIRST_DAY, lastDay };
  if (!form) return { field: { value: '', fault: null, ...bounds }, dayMs: null };
  const { dayMs, fault } = readBirthDay(form.date, nowMs);
  return { field: { value: form.date ?? '', fault, ...bounds }, dayMs };
}

/** Remembers the date in the tab, for the form of the whole chart. Null where none was sent. */
export function birthDayScript({ value, fault }: BirthDayField): InlineScript | null {
  if (value === '' || fault !== null) return null;
  const [year = '', month = '', day = ''] = value
    .trim()
    .split('-')
    .map((part) => String(Number(part)));
  return birthScript({ values: { day, month, year }, result: null });
}
