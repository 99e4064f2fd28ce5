import type { CalendarDay } from './calendar-days.ts';

const PARTS = ['day', 'month', 'year'] as const;

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/** What stands in the three date fields of the birth under this prefix. */
export function typedDate(form: HTMLFormElement, prefix: string): Record<keyof CalendarDay, string> {
  const [day = '', month = '', year = ''] = PARTS.map((part) => inputOf(form, prefix + part)?.value);
  return { day, month, year };
}

/** Writes a chosen day into the three date fields of the birth under this prefix. */
export function writeDate(form: HTMLFormElement, prefix: string, date: CalendarDay): void {
  for (const part of PARTS) {
    const input = inputOf(form, prefix + part);
    if (input) input.value = String(date[part]);
  }
}

export function isDateField(target: EventTarget | null, prefix: string): boolean {
  return target instanceof HTMLInputElement && PARTS.some((part) => target.name === prefix + part);
}
