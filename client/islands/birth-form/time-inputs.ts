import { type ClockHours, type ClockParts, splitTime } from '../../../features/births/clock-parts.ts';

const PARTS = ['hour', 'minute', 'period'] as const satisfies readonly (keyof ClockParts)[];

type Control = HTMLInputElement | HTMLSelectElement;

/** A text field or list of this name; null where the form has none. */
export function controlOf(form: HTMLFormElement, name: string): Control | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** The clock that the form under this prefix goes by: of 12 hours where it asks for the half of the day. */
function hoursOf(form: HTMLFormElement, prefix: string): ClockHours {
  return controlOf(form, `${prefix}period`) ? 12 : 24;
}

/** Writes `HH:MM[:SS]`, or nothing, into the fields of the clock time under this prefix. */
export function writeTime(form: HTMLFormElement, prefix: string, time: string): void {
  const parts = splitTime(time, hoursOf(form, prefix));
  for (const part of PARTS) {
    const control = controlOf(form, prefix + part);
    if (control) control.value = parts[part];
  }
}

/** Whether the fields of the clock time under this prefix hold just this time. */
export function holdsTime(form: HTMLFormElement, prefix: string, time: string): boolean {
  const parts = splitTime(time, hoursOf(form, prefix));
  return PARTS.every((part) => (controlOf(form, prefix + part)?.value ?? parts[part]) === parts[part]);
}

/** Whether a control of this name is one that a clock time is typed into. */
export function isTimeField(name: string, prefix: string): boolean {
  return name === `${prefix}hour` || name === `${prefix}minute`;
}
