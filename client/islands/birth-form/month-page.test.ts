import { expect, test } from 'vitest';
import { createCalendarPages } from './month-page.ts';

test('a page speaks the language: title, weekdays from its first, whole dates', () => {
  const pages = createCalendarPages('fr', 1);
  const page = pages.page(1990, 6);
  expect(page.title).toBe('juin 1990');
  expect(pages.weekdays[0]?.long).toBe('lundi');
  expect(pages.months[7]).toBe('août');
  expect(page.weeks.flat().find(({ key }) => key === '1990-06-10')?.label).toBe('dimanche 10 juin 1990');
});

test('five pages are remembered', () => {
  const pages = createCalendarPages('en', 7);
  const first = pages.page(1990, 1);
  for (const month of [2, 3, 4, 5]) pages.page(1990, month);
  expect(pages.page(1990, 1)).toBe(first);
  for (const month of [2, 3, 4, 5, 6]) pages.page(1990, month);
  expect(pages.page(1990, 1)).not.toBe(first);
});
