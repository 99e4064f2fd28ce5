import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';

/** Names that say what part a file plays in its folder, so that each folder may have one (docs/architecture.md). */
const CONVENTIONAL = ['index', 'load', 'page'];

const SOURCES = globSync(
  '{astrology,bench,client,contract,features,locales,routes,scripts,worker}/**/*.{ts,tsx,js,mjs}',
  { exclude: (path) => path.endsWith('.d.ts') || /\.(test|fixture|table)\.tsx?$/.test(path) },
);

function isComponent(path: string, name: string): boolean {
  return path.startsWith('client/components/') && parse(path).base === `${name}.tsx`;
}

/**
 * The thing that a file of this name is about: a subject's schemas and the address that answers by them are one, so are an
 * island and the component that it wakes. Null for words, which are named for their subject.
 */
function thingOf(path: string): string | null {
  if (path.startsWith('locales/') && path.split('/').length > 2) return null;
  if (/^(?:contract|worker\/http\/api)\/[^/]+$/.test(path)) return 'a subject of the API';
  const [, island] = /^client\/islands\/([^/]+)\.tsx?$/.exec(path) ?? [];
  if (island) return SOURCES.find((other) => isComponent(other, island)) ?? path;
  return path;
}

test('no two files of one name are about different things', () => {
  const named = Map.groupBy(SOURCES, (path) => parse(path).name);
  const unclear = [...named].filter(([name, paths]) => {
    const things = new Set(paths.map(thingOf).filter((thing) => thing !== null));
    return things.size > 1 && !CONVENTIONAL.includes(name);
  });
  expect(unclear).toEqual([]);
});
