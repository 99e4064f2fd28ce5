import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { CalendarDay } from './calendar-days.ts';
import { type CalendarStep, decadeOf, hasPage, stepAbove } from './calendar-steps.ts';
import type { CalendarPages } from './month-page.ts';

interface CalendarHeaderProps {
  words: BirthFormWords;
  pages: CalendarPages;
  step: CalendarStep;
  current: CalendarDay;
  last: CalendarDay;
  onUp(): void;
  onTurn(pages: 1 | -1): void;
}

/** `1990–1999`, which every language writes alike. */
export function decadeText(year: number): string {
  const first = decadeOf(year);
  return `${first}–${first + 9}`;
}

/** What a step's page shows: a decade, a year, a month; nothing where all there is stands on it. */
export function pageText(step: CalendarStep, { year, month }: CalendarDay, pages: CalendarPages): string {
  if (step === 'decade') return '';
  if (step === 'year') return decadeText(year);
  return step === 'month' ? String(year) : pages.page(year, month).title;
}

/** What is chosen at a step. */
export function nameOfStep(step: CalendarStep, { form, calendar }: BirthFormWords): string {
  return step === 'decade' ? calendar.decade : form[step];
}

/** Where one is, as the way back to the step before, and the pages beside this one. */
export function CalendarHeader({ words, pages, step, current, last, onUp, onTurn }: CalendarHeaderProps) {
  const above = stepAbove(step);
  if (!above) return <p className="birth__turn">{words.calendar.decade}</p>;
  const text = pageText(step, current, pages);
  const arrow = (way: 1 | -1, label: string) => (
    <button
      type="button"
      className={way < 0 ? 'birth__arrow' : 'birth__arrow birth__arrow--next'}
      aria-label={label}
      // A button that is disabled would let go of the focus, and the popover would close.
      aria-disabled={!hasPage(current, step, way, last)}
      onClick={() => onTurn(way)}
    />
  );
  return (
    <div className="birth__turn">
      <button
        type="button"
        className="birth__up"
        aria-label={`${text}. ${nameOfStep(above, words)}`}
        onClick={onUp}
      >
        {text}
      </button>
      {arrow(-1, words.calendar.earlier)}
      {arrow(1, words.calendar.later)}
    </div>
  );
}
