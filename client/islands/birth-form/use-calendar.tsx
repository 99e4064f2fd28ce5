import { useAtomValue } from 'jotai/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstWeekdayOf } from '../../../features/local-time/week-start.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import type { LiveCalendar } from '../../components/birth-form/date-fields.tsx';
import { deviceAtom } from '../../state/device.ts';
import { type CalendarDay, lastBirthDay, readTyped } from './calendar-days.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { isDateField, typedDate, writeDate } from './date-inputs.ts';
import { DATE_PICKER } from './date-picker.ts';
import { createCalendarPages } from './month-page.ts';

interface CalendarOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Before the names of the date fields, as `BirthFormProps.prefix`. */
  prefix: string;
  tag: string;
  words: BirthFormWords;
}

interface Shown {
  current: CalendarDay;
  selected: CalendarDay | null;
}

function todayOf(now: Date): CalendarDay {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The calendar that the button beside the date fields opens. The typed fields stay the truth. */
export function useCalendar({ form, prefix, tag, words }: CalendarOptions): LiveCalendar {
  const device = useAtomValue(deviceAtom);
  const button = useRef<HTMLButtonElement>(null);
  const [today] = useState(() => todayOf(new Date()));
  const [last] = useState(() => lastBirthDay(Date.now()));
  const [pages] = useState(() => createCalendarPages(tag, firstWeekdayOf(tag)));
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpen = shown !== null;

  const readFields = (fallback: CalendarDay): Shown => {
    const typed = form.current ? typedDate(form.current, prefix) : { day: '', month: '', year: '' };
    const { day, exact } = readTyped(typed, fallback, last);
    return { current: day, selected: exact ? day : null };
  };
  const opening = { ...today, year: today.year - DATE_PICKER.openingAgeYears };
  const close = () => {
    // While the sheet is open, nothing beside it takes the focus.
    flushSync(() => setShown(null));
    button.current?.focus();
  };
  const choose = (day: CalendarDay) => {
    if (form.current) writeDate(form.current, prefix, day);
    close();
  };
  useFollowTyping(form, { prefix, active: isOpen }, () =>
    setShown((before) => before && readFields(before.current)),
  );
  // A sheet holds the focus by itself.
  useHideOnLeave(button, isOpen && device === 'desktop', () => setShown(null));

  return {
    button: {
      ref: button,
      'aria-expanded': isOpen,
      onClick: () => (isOpen ? close() : setShown(readFields(opening))),
    },
    dialog: shown && (
      <CalendarDialog
        {...shown}
        id={`birth-${prefix}calendar`}
        words={words}
        pages={pages}
        today={today}
        last={last}
        sheet={device === 'mobile'}
        onMove={(current) => setShown({ ...shown, current })}
        onChoose={choose}
        onClose={close}
      />
    ),
  };
}

/** Calls back once the typing in the date fields has rested. */
function useFollowTyping(
  form: RefObject<HTMLFormElement | null>,
  { prefix, active }: { prefix: string; active: boolean },
  follow: () => void,
): void {
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const element = form.current;
    if (!active || !element) return;
    let timer = 0;
    const onInput = ({ target }: Event) => {
      if (!isDateField(target, prefix)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => latest.current(), DATE_PICKER.inputDebounceMs);
    };
    element.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', onInput);
    };
  }, [form, prefix, active]);
}

/** Calls back when the focus has left the date fields and the calendar for good. */
function useHideOnLeave(
  button: RefObject<HTMLButtonElement | null>,
  active: boolean,
  hide: () => void,
): void {
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    const area = button.current?.closest('fieldset');
    if (!active || !area) return;
    let timer = 0;
    const onFocusOut = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!area.contains(document.activeElement)) latest.current();
      }, DATE_PICKER.hideDelayMs);
    };
    area.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      area.removeEventListener('focusout', onFocusOut);
    };
  }, [button, active]);
}
