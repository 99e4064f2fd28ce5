import { describe, expect, it } from 'vitest';
import { builtFiles } from './page-registry.ts';
import { PAGE_IDS } from './table.ts';

describe('the files under pages/', () => {
  it.each(builtFiles())('%s has its row in the table', (id) => {
    expect(PAGE_IDS).toContain(id);
  });
});
