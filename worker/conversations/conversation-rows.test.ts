import { expect, it } from 'vitest';
import { titleFrom } from './conversation-rows.ts';

it.each([
  ['  What of\n\n my   Venus? ', 'What of my Venus?'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
  [`${'word '.repeat(16)}end`, `${'word '.repeat(15).trim()}…`],
  ['', ''],
])('a conversation that begins with %j is called %j', (text, title) => {
  expect(titleFrom(text)).toBe(title);
  expect(titleFrom(text).length).toBeLessThanOrEqual(80);
});
