import type { CalendarDay } from './calendar-days.ts';

const PARTS = ['day', 'month', 'year'] as const;

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/** What stands in the three date fields. */
export function typedDate(form: HTMLFormElement): Record<keyof CalendarDay, string> {
  const [day = '', month = '', year = ''] = PARTS.map((part) => inputOf(form, part)?.value);
  return { day, month, year };
}

/** Writes a chosen day into the three date fields. */
export function writeDate(form: HTMLFormElement, date: CalendarDay): void {
  for (const part of PARTS) {
    const input = inputOf(form, part);
    if (input) input.value = String(date[part]);
  }
}

export function isDateField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && (PARTS as readonly string[]).includes(target.name);
}
