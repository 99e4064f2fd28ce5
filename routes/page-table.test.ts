import { expect, it } from 'vitest';
import { PAGE_IDS, pageRow } from './table.ts';

/** Addresses stand in other people's bookmarks, mails and search engines: whoever changes one looks at the difference and keeps it. */

function told(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return value.join('|');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name}=${told(inner)}`)
    .join(' ');
}

it('every page stands where it stood, for whom it did, and reaches what it did', () => {
  const rows = PAGE_IDS.map((id) => {
    const { slugs, ...rest } = pageRow(id);
    return `${id}: ${told(slugs)}\n  ${told(rest)}`;
  });
  expect(rows.join('\n')).toMatchSnapshot();
});
