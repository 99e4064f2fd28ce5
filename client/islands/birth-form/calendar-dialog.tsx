import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { addMonths, type CalendarDay, clampDay } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { DATE_PICKER } from './date-picker.ts';
import type { CalendarPages } from './month-page.ts';

export interface CalendarDialogProps {
  id: string;
  words: BirthFormWords;
  pages: CalendarPages;
  current: CalendarDay;
  selected: CalendarDay | null;
  today: CalendarDay;
  /** The last day that the form takes. */
  last: CalendarDay;
  /** A sheet at the foot of the screen that takes it over, instead of a popover beside the fields. */
  sheet: boolean;
  onMove(day: CalendarDay): void;
  onChoose(day: CalendarDay): void;
  onClose(): void;
}

/** The calendar as a dialog. The keyboard begins in the grid; Escape closes. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { id, words, pages, current, last, onMove, onClose } = props;
  const titleId = `${id}-title`;
  const dialog = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [sheet] = useState(props.sheet);
  useLayoutEffect(() => {
    if (sheet) dialog.current?.showModal();
    else dialog.current?.show();
    focusDay(grid);
  }, [sheet]);
  const turn = (months: number) => onMove(clampDay(addMonths(current, months), last));
  // The day that had the focus may be drawn no longer: the next key must find the new one.
  const follow = (move: () => void) => {
    flushSync(move);
    focusDay(grid);
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={sheet ? 'birth__calendar birth__calendar--sheet' : 'birth__calendar'}
      aria-label={words.calendar.dialog}
      // A click between the buttons must not take the focus out of the popover, which would close it.
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && sheet) onClose();
      }}
    >
      <div className="birth__month">
        <MonthHeader {...{ words, pages, current, last }} onMove={onMove} onTurn={turn} />
        <p id={titleId} className="sr" aria-live="polite">
          {pages.page(current.year, current.month).title}
        </p>
        <CalendarGrid
          {...props}
          grid={grid}
          titleId={titleId}
          onMove={(day) => follow(() => onMove(day))}
          onTurn={(months) => follow(() => turn(months))}
        />
        <button type="button" className="birth__link" onClick={onClose}>
          {words.calendar.close}
        </button>
      </div>
    </dialog>
  );
}

/** Moves the focus to the one day that Tab reaches. */
function focusDay(grid: RefObject<HTMLTableElement | null>): void {
  grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

interface MonthHeaderProps {
  words: BirthFormWords;
  pages: CalendarPages;
  current: CalendarDay;
  last: CalendarDay;
  onMove(day: CalendarDay): void;
  onTurn(months: number): void;
}

function yearsTo(last: CalendarDay): number[] {
  const { minYear } = DATE_PICKER;
  return Array.from({ length: last.year - minYear + 1 }, (_item, index) => minYear + index);
}

/** Month and year to choose outright: a birth lies decades of months away. */
function MonthHeader({ words, pages, current, last, onMove, onTurn }: MonthHeaderProps) {
  const { year, month } = current;
  const go = (to: Partial<CalendarDay>) => {
    const target = { ...current, ...to };
    onMove(clampDay(addMonths({ ...target, month: 1 }, target.month - 1), last));
  };
  return (
    <div className="birth__turn">
      <button
        type="button"
        className="birth__arrow"
        aria-label={words.calendar.previousMonth}
        disabled={year === DATE_PICKER.minYear && month === 1}
        onClick={() => onTurn(-1)}
      />
      <select
        className="birth__input"
        aria-label={words.form.month}
        value={month}
        onChange={(event) => go({ month: Number(event.target.value) })}
      >
        {pages.months.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="birth__input"
        aria-label={words.form.year}
        value={year}
        onChange={(event) => go({ year: Number(event.target.value) })}
      >
        {yearsTo(last).map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="birth__arrow birth__arrow--next"
        aria-label={words.calendar.nextMonth}
        disabled={year === last.year && month === last.month}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
