import { describe, expect, it } from 'vitest';
import { PAGES, type PageRow } from './table.ts';
import { validateTable } from './validate.ts';

const row: PageRow = { slugs: { en: 'a' }, layout: 'default', access: 'public', index: true };

/** A table as it might reach production unchecked. */
function withRow(change: Record<string, unknown>): Record<string, PageRow> {
  return { a: { ...row, ...change } as PageRow };
}

describe('the check of the route table', () => {
  it('passes the table of the site', () => {
    expect(() => validateTable(PAGES)).not.toThrow();
  });

  it('refuses an unknown layout', () => {
    expect(() => validateTable(withRow({ layout: 'wide' }))).toThrow('a: unknown layout wide');
  });

  it('refuses an unknown access rule', () => {
    expect(() => validateTable(withRow({ access: 'admin' }))).toThrow('a: unknown access rule admin');
  });

  it('refuses two pages with one slug', () => {
    expect(() => validateTable({ a: row, b: row })).toThrow('en/a belongs to both a and b');
  });

  it('refuses a page without any slug', () => {
    expect(() => validateTable(withRow({ slugs: {} }))).toThrow('no slug in any language');
  });

  it('refuses lists of values that differ in length', () => {
    const values = { sign: { en: ['x'], tr: [], es: ['x'], fr: ['x'], pt: ['x'] } };
    expect(() => validateTable(withRow({ values }))).toThrow('values of sign differ');
  });
});
