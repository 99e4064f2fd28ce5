import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { CalendarDay } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarHeader, decadeText, nameOfStep, pageText } from './calendar-header.tsx';
import { type CalendarStep, type ListStep, stepAbove, stepBelow, turnPage } from './calendar-steps.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import type { CalendarPages } from './month-page.ts';
import { placePopover } from './place-popover.ts';

interface CalendarDialogProps {
  id: string;
  words: BirthFormWords;
  pages: CalendarPages;
  step: CalendarStep;
  current: CalendarDay;
  selected: CalendarDay | null;
  today: CalendarDay;
  /** The last day that the form takes. */
  last: CalendarDay;
  /** A sheet at the foot of the screen that takes it over, instead of a popover beside the fields. */
  sheet: boolean;
  onMove(day: CalendarDay): void;
  onStep(step: CalendarStep, day: CalendarDay): void;
  onChoose(day: CalendarDay): void;
  onClose(): void;
}

/** The calendar as a dialog. The keyboard begins in the grid; Escape closes. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { id, words, pages, step, current, last, onMove, onStep, onClose } = props;
  const titleId = `${id}-title`;
  const dialog = useRef<HTMLDialogElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [sheet] = useState(props.sheet);
  useLayoutEffect(() => {
    if (sheet) dialog.current?.showModal();
    else if (dialog.current) putBeside(dialog.current);
    focusCell(grid);
  }, [sheet]);
  // The cell that had the focus may be drawn no longer: the next key must find the new one.
  const follow = (move: () => void) => {
    flushSync(move);
    focusCell(grid);
  };
  const turn = (way: 1 | -1) => onMove(turnPage(current, step, way, last));
  const above = stepAbove(step);
  const shared = { ...props, grid, titleId, onMove: (day: CalendarDay) => follow(() => onMove(day)) };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={sheet ? 'birth__calendar birth__calendar--sheet' : 'birth__calendar'}
      aria-label={words.calendar.dialog}
      // Not by show(): that would lead the focus to where the popover stands before it is put into the window, and scroll.
      open={!sheet}
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
        <CalendarHeader
          {...{ words, pages, step, current, last }}
          onUp={() => above && follow(() => onStep(above, current))}
          onTurn={turn}
        />
        <p id={titleId} className="sr" aria-live="polite">
          {[nameOfStep(step, words), pageText(step, current, pages)].filter(Boolean).join(', ')}
        </p>
        <div className="birth__pane">
          {step === 'day' ? (
            <CalendarGrid {...shared} onTurn={(way) => follow(() => turn(way))} />
          ) : (
            <ChoiceGrid
              {...shared}
              step={step}
              nameOf={(choice) => nameOf(choice, step, pages)}
              onChoose={(choice) => follow(() => onStep(stepBelow(step), choice))}
            />
          )}
        </div>
        <button type="button" className="birth__link" onClick={onClose}>
          {words.calendar.close}
        </button>
      </div>
    </dialog>
  );
}

function nameOf({ year, month }: CalendarDay, step: ListStep, pages: CalendarPages): string {
  if (step === 'decade') return decadeText(year);
  return step === 'year' ? String(year) : (pages.months[month - 1] ?? '');
}

/** Puts the popover where all of it is in the window; it goes along with the fields when the page is scrolled. */
function putBeside(dialog: HTMLDialogElement): void {
  const anchor = dialog.parentElement?.getBoundingClientRect();
  if (!anchor) return;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placePopover(anchor, dialog.getBoundingClientRect(), view);
  dialog.style.left = `${left - anchor.left}px`;
  dialog.style.top = `${top - anchor.top}px`;
}

/** Moves the focus to the one cell that Tab reaches. */
function focusCell(grid: RefObject<HTMLTableElement | null>): void {
  grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
}
