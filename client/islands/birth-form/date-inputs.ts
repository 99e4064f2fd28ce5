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

/** Writes a chosen day into the three date fields of the birth under this prefix, as if it were typed. */
export function writeDate(form: HTMLFormElement, prefix: string, date: CalendarDay): void {
  const inputs = PARTS.map((part) => [inputOf(form, prefix + part), String(date[part])] as const);
  for (const [input, text] of inputs) if (input) input.value = text;
  inputs[0]?.[0]?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function isDateField(target: EventTarget | null, prefix: string): boolean {
  return target instanceof HTMLInputElement && PARTS.some((part) => target.name === prefix + part);
}
