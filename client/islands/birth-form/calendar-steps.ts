import { addMonths, type CalendarDay, clampDay, isInRange } from './calendar-days.ts';
import { DATE_PICKER } from './date-picker.ts';

/** A birth lies decades away: its decade is chosen first, then the year, the month and the day. */
export type CalendarStep = 'decade' | 'year' | 'month' | 'day';
/** The steps that choose from a short list. */
export type ListStep = Exclude<CalendarStep, 'day'>;

const MONTHS_PER_YEAR = 12;
const YEARS_PER_DECADE = 10;
/** Choices in a row. */
export const LIST_COLUMNS = 3;

/** How far one choice of a list is from the next. */
const UNIT_MONTHS = {
  decade: YEARS_PER_DECADE * MONTHS_PER_YEAR,
  year: MONTHS_PER_YEAR,
  month: 1,
} as const satisfies Record<ListStep, number>;

/** How far Earlier and Later turn each step; decades are all on one page. */
const PAGE_MONTHS = {
  decade: 0,
  year: UNIT_MONTHS.decade,
  month: UNIT_MONTHS.year,
  day: UNIT_MONTHS.month,
} as const satisfies Record<CalendarStep, number>;

const DOWN = { decade: 'year', year: 'month', month: 'day' } as const satisfies Record<
  ListStep,
  CalendarStep
>;
const UP = { year: 'decade', month: 'year', day: 'month' } as const;

/** The step that a choice leads to. */
export function stepBelow(step: ListStep): CalendarStep {
  return DOWN[step];
}

/** The step that one goes back to; null from the first. */
export function stepAbove(step: CalendarStep): ListStep | null {
  return step === 'decade' ? null : UP[step];
}

export function decadeOf(year: number): number {
  return year - (year % YEARS_PER_DECADE);
}

/** The first days of what a step offers around a day: the decades there are, the years of its decade, the months of its year. */
export function choicesAround({ year }: CalendarDay, step: ListStep, last: CalendarDay): CalendarDay[] {
  const many = (count: number, at: (index: number) => CalendarDay) =>
    Array.from({ length: count }, (_item, index) => at(index));
  if (step === 'month') return many(MONTHS_PER_YEAR, (index) => ({ year, month: index + 1, day: 1 }));
  const first = decadeOf(step === 'decade' ? DATE_PICKER.minYear : year);
  const apart = step === 'decade' ? YEARS_PER_DECADE : 1;
  const count = step === 'decade' ? (decadeOf(last.year) - first) / YEARS_PER_DECADE + 1 : YEARS_PER_DECADE;
  return many(count, (index) => ({ year: first + index * apart, month: 1, day: 1 }));
}

/** Whether a day lies within a choice of this step, which is named by its first day. */
export function isWithin(day: CalendarDay, choice: CalendarDay, step: ListStep): boolean {
  if (step === 'decade') return decadeOf(day.year) === choice.year;
  return day.year === choice.year && (step === 'year' || day.month === choice.month);
}

/** Whether the form takes any day of a choice. */
export function isOpenChoice(choice: CalendarDay, last: CalendarDay): boolean {
  return isInRange(choice, last);
}

/** A page earlier (-1) or later (1), within what the form takes. */
export function turnPage(
  day: CalendarDay,
  step: CalendarStep,
  pages: 1 | -1,
  last: CalendarDay,
): CalendarDay {
  return clampDay(addMonths(day, pages * PAGE_MONTHS[step]), last);
}

/** Whether there is a page that way. */
export function hasPage({ year, month }: CalendarDay, step: CalendarStep, pages: 1 | -1, last: CalendarDay) {
  const edge = pages < 0 ? { year: DATE_PICKER.minYear, month: 1 } : last;
  if (step === 'decade') return false;
  if (step === 'year') return decadeOf(year) !== decadeOf(edge.year);
  return year !== edge.year || (step === 'day' && month !== edge.month);
}

/** Where a key leads among the choices of a step, by the date grid pattern of WAI-ARIA; null for any other key. */
export function moveInList(
  day: CalendarDay,
  step: ListStep,
  key: string,
  last: CalendarDay,
): CalendarDay | null {
  const choices = choicesAround(day, step, last);
  const column = choices.findIndex((choice) => isWithin(day, choice, step)) % LIST_COLUMNS;
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -LIST_COLUMNS,
    ArrowDown: LIST_COLUMNS,
    Home: -column,
    End: LIST_COLUMNS - 1 - column,
  };
  if (key === 'PageUp' || key === 'PageDown') return turnPage(day, step, key === 'PageUp' ? -1 : 1, last);
  if (!Object.hasOwn(moves, key)) return null;
  return clampDay(addMonths(day, (moves[key] ?? 0) * UNIT_MONTHS[step]), last);
}

type TypedParts = Readonly<Record<keyof CalendarDay, string>>;

/** The first step that what is typed leaves open. */
export function openingStep({ year, month }: TypedParts, last: CalendarDay): CalendarStep {
  const typedYear = /^\s*\d{4}\s*$/.test(year) ? Number(year) : 0;
  if (typedYear < DATE_PICKER.minYear || typedYear > last.year) return 'decade';
  return /^\s*(?:0?[1-9]|1[0-2])\s*$/.test(month) ? 'day' : 'month';
}
