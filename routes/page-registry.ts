import type { AnyPage } from './page.ts';
import type { PageId } from './table.ts';

const FILES = import.meta.glob<AnyPage>('./pages/*/page.tsx', { import: 'page' });

function fileOf(id: PageId): string {
  return `./pages/${id}/page.tsx`;
}

/** Whether the page has its file: a row without one is not on the site yet. */
export function isBuilt(id: PageId): boolean {
  return Object.hasOwn(FILES, fileOf(id));
}

/** Pages that this isolate has loaded: an import costs more than a stored page, even the second time. */
const loaded = new Map<PageId, AnyPage>();

/** Loads a built page. @throws Error for a page without a file: ask `isBuilt` first. */
export async function loadPage(id: PageId): Promise<AnyPage> {
  const known = loaded.get(id);
  if (known) return known;
  const file = FILES[fileOf(id)];
  if (!file) throw new Error(`page ${id} has no file`);
  const page = await file();
  loaded.set(id, page);
  return page;
}

/** Ids of all files under pages/, for the check that each one has its row. */
export function builtFiles(): string[] {
  return Object.keys(FILES).map((path) => path.slice('./pages/'.length, -'/page.tsx'.length));
}
