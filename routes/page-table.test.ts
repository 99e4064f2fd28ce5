import { expect, it } from 'vitest';
import { isBuilt, loadPage } from './page-registry.ts';
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

it('every page is kept as long, counted and changed by the same as it was', async () => {
  const built = PAGE_IDS.filter(isBuilt);
  const terms = await Promise.all(
    built.map(async (id) => {
      const { prepare: _, collection, namespaces, ...rest } = await loadPage(id);
      return `${id}: ${namespaces.join('|')}${collection ? ' of a collection' : ''}\n  ${told(rest)}`;
    }),
  );
  expect(terms.join('\n')).toMatchSnapshot();
});
