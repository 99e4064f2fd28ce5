import { type ClockHours, splitTime } from '../../../features/births/clock-parts.ts';
import { withJoinedTime } from '../../../features/births/joined-time.ts';

const PARTS = ['hour', 'minute', 'period'] as const;

/** A text field or list of this name; null where the form has none. */
export function timeControl(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** By how many hours the clock of this form goes: only one of 12 asks for the half of the day. */
export function clockHours(form: HTMLFormElement, prefix: string): ClockHours {
  return timeControl(form, `${prefix}period`) ? 12 : 24;
}

/** The controls under this prefix that a clock time is told by, each with its part of it. */
function partsIn(form: HTMLFormElement, prefix: string, time: string) {
  const parts = splitTime(time, clockHours(form, prefix));
  return PARTS.map((part) => [timeControl(form, prefix + part), parts[part]] as const);
}

/** Writes `HH:MM[:SS]`, or nothing, into the fields of the clock time under this prefix. */
export function writeTime(form: HTMLFormElement, prefix: string, time: string): void {
  for (const [control, text] of partsIn(form, prefix, time)) if (control) control.value = text;
}

/** Whether the fields of the clock time under this prefix hold just this time, by whichever clock. */
export function holdsTime(form: HTMLFormElement, prefix: string, time: string): boolean {
  const parts = partsIn(form, prefix, time);
  if (parts.every(([control, text]) => !control || control.value === text)) return true;
  if (time === '') return false;
  const typed = PARTS.map((part) => [part, timeControl(form, prefix + part)?.value] as const);
  const told = withJoinedTime(
    Object.fromEntries(typed.flatMap(([part, text]) => (text === undefined ? [] : [[part, text]]))),
  );
  return told.time === time;
}

/**
 * Whether what stands in the fields of the clock time under this prefix is nothing, a part of this time, or all of it by any clock.
 * A half of the day that stands there without an hour says nothing: a browser restores lists of choices, and not the fields beside.
 */
export function holdsPartOfTime(form: HTMLFormElement, prefix: string, time: string): boolean {
  const parts = partsIn(form, prefix, time);
  const typed = parts.filter(([control]) => control instanceof HTMLInputElement);
  const isUntold = typed.every(([control]) => control?.value === '');
  const isPart = parts.every(([control, text]) => !control || control.value === '' || control.value === text);
  return isUntold || isPart || holdsTime(form, prefix, time);
}
