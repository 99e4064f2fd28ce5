import { LANGUAGES } from '../locales/locales.ts';
import { ACCESS_RULES, LAYOUT_IDS, type PageRow } from './table.ts';

function includes(list: readonly string[], value: string): boolean {
  return list.includes(value);
}

function checkRow(id: string, row: PageRow): string[] {
  const faults: string[] = [];
  if (!includes(LAYOUT_IDS, row.layout)) faults.push(`${id}: unknown layout ${row.layout}`);
  if (!includes(ACCESS_RULES, row.access)) faults.push(`${id}: unknown access rule ${row.access}`);
  if (Object.keys(row.slugs).length === 0) faults.push(`${id}: no slug in any language`);
  for (const [name, lists] of Object.entries(row.values ?? {})) {
    const uneven = LANGUAGES.some((language) => lists[language].length !== lists.en.length);
    if (uneven) faults.push(`${id}: the values of ${name} differ in number between languages`);
  }
  return faults;
}

function checkClashes(rows: readonly (readonly [string, PageRow])[]): string[] {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const owners = new Map<string, string>();
    for (const [id, row] of rows) {
      const slug = row.slugs[language];
      if (slug === undefined) continue;
      const owner = owners.get(slug);
      if (owner !== undefined) faults.push(`${language}/${slug} belongs to both ${owner} and ${id}`);
      owners.set(slug, id);
    }
  }
  return faults;
}

/**
 * Check of the route table, made by its test and not at each start of the worker: the clashes that types cannot see, and what
 * the type checker says of one row, said of all.
 * @throws Error that lists every fault.
 */
export function validateTable(table: Readonly<Record<string, PageRow>>): void {
  const rows = Object.entries(table);
  const faults = [...rows.flatMap(([id, row]) => checkRow(id, row)), ...checkClashes(rows)];
  if (faults.length > 0) throw new Error(`route table: ${faults.join('; ')}`);
}
