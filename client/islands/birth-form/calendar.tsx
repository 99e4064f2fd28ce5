import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstWeekdayOf } from '../../../features/local-time/week-start.ts';
import type { BirthFormWords } from '../../components/birth-form/birth-form-props.ts';
import { deviceOf } from '../../state/device.ts';
import { type CalendarDay, lastBirthDay, readTyped } from './calendar-days.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { type CalendarStep, openingStep } from './calendar-steps.ts';
import './added-styles.ts';
import './calendar-styles.ts';
import { isDateField, typedDate, writeDate } from './date-inputs.ts';
import { DATE_PICKER } from './date-picker.ts';
import { createCalendarPages } from './month-page.ts';

export interface CalendarOptions {
  form: RefObject<HTMLFormElement | null>;
  /** Before the names of the date fields, as `BirthFormProps.prefix`. */
  prefix: string;
  tag: string;
  words: BirthFormWords;
}

interface CalendarProps extends CalendarOptions {
  /** What opened it, and has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

interface Shown {
  step: CalendarStep;
  current: CalendarDay;
  selected: CalendarDay | null;
}

function todayOf(now: Date): CalendarDay {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The open calendar of a birth's date. The typed fields stay the truth: it begins with them and follows them. */
export function Calendar({ form, prefix, tag, words, button, onClose }: CalendarProps) {
  const [device] = useState(() => deviceOf(window));
  const [today] = useState(() => todayOf(new Date()));
  const [last] = useState(() => lastBirthDay(Date.now()));
  const [pages] = useState(() => createCalendarPages(tag, firstWeekdayOf(tag)));
  const readFields = (fallback: CalendarDay): Shown => {
    const typed = form.current ? typedDate(form.current, prefix) : { day: '', month: '', year: '' };
    const { day, exact } = readTyped(typed, fallback, last);
    return { step: openingStep(typed, last), current: day, selected: exact ? day : null };
  };
  const [shown, setShown] = useState(() =>
    readFields({ ...today, year: today.year - DATE_PICKER.openingAgeYears }),
  );
  const close = () => {
    // While the sheet is open, nothing beside it takes the focus.
    flushSync(onClose);
    button.current?.focus();
  };
  useFollowTyping(form, prefix, () => setShown(({ current }) => readFields(current)));
  useHideOnLeave(button, () => {
    // A sheet holds the focus by itself.
    if (device === 'desktop') onClose();
  });
  return (
    <CalendarDialog
      {...shown}
      id={`birth-${prefix}calendar`}
      words={words}
      pages={pages}
      today={today}
      last={last}
      sheet={device === 'mobile'}
      onMove={(current) => setShown({ ...shown, current })}
      onStep={(step, current) => setShown({ ...shown, step, current })}
      onChoose={(day) => {
        if (form.current) writeDate(form.current, prefix, day);
        close();
      }}
      onClose={close}
    />
  );
}

/** Calls back once the typing in the date fields has rested. */
function useFollowTyping(form: RefObject<HTMLFormElement | null>, prefix: string, follow: () => void): void {
  const onRest = useEffectEvent(follow);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer = 0;
    const onInput = ({ target }: Event) => {
      if (!isDateField(target, prefix)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => onRest(), DATE_PICKER.inputDebounceMs);
    };
    element.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', onInput);
    };
  }, [form, prefix]);
}

/** Calls back when the focus has left the date fields and the calendar for good. */
function useHideOnLeave(button: RefObject<HTMLButtonElement | null>, hide: () => void): void {
  const onLeave = useEffectEvent(hide);
  useEffect(() => {
    const area = button.current?.closest('fieldset');
    if (!area) return;
    let timer = 0;
    const onFocusOut = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!area.contains(document.activeElement)) onLeave();
      }, DATE_PICKER.hideDelayMs);
    };
    area.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(timer);
      area.removeEventListener('focusout', onFocusOut);
    };
  }, [button]);
}
