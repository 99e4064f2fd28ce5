import { globSync, readFileSync } from 'node:fs';
import { lowered, newerCss } from './floor/css-features.ts';
import { ENHANCEMENTS, type Enhancement } from './floor/enhancements.ts';
import { FLOOR } from './floor/floor.ts';
import { newerMarkup } from './floor/markup-features.ts';
import { newerScript } from './floor/script-features.ts';
import type { NewerFeature } from './floor/support.ts';
import { chunkOf } from './vite/chunk-names.ts';

/**
 * Fails on a feature of CSS, markup or script that an oldest browser lacks, where it stands unguarded and is no enhancement.
 * The styles and components are read as sources; with `--built` the scripts as the build has written them, with what they
 * take from others.
 */

const BUILT = 'dist/client/assets';

interface Use extends NewerFeature {
  /** What the table of enhancements calls the place. */
  place: string;
  /** Where to look: `client/styles/base.css`. */
  file: string;
}

function usesIn(
  pattern: string,
  placeOf: (file: string) => string,
  find: (file: string, code: string) => NewerFeature[],
): Use[] {
  const files = globSync(pattern).filter((file) => !file.includes('.test.'));
  if (files.length === 0) throw new Error(`nothing to check: ${pattern}`);
  return files.flatMap((file) =>
    find(file, readFileSync(file, 'utf8')).map((feature) => ({ ...feature, file, place: placeOf(file) })),
  );
}

function usesInSources(): Use[] {
  const itself = (file: string) => file;
  return [
    ...usesIn('{client,routes}/**/*.css', itself, (file, css) => newerCss(lowered(file, css))),
    ...usesIn('{client,routes,worker}/**/*.tsx', itself, newerMarkup),
  ];
}

function usesInBuild(): Use[] {
  return usesIn(`${BUILT}/*.js`, chunkOf, newerScript);
}

function isOfScripts({ id }: Enhancement): boolean {
  return id.startsWith('api.') || id.startsWith('javascript.');
}

function main(ofBuild: boolean): void {
  const uses = ofBuild ? usesInBuild() : usesInSources();
  const rows = ENHANCEMENTS.filter((row) => isOfScripts(row) === ofBuild).flatMap(({ id, where }) =>
    where.map((place) => ({ id, place })),
  );
  const isListed = (use: Use) => rows.some(({ id, place }) => id === use.id && place === use.place);
  const faults = [
    ...uses.filter((use) => !isListed(use)).map(({ file, line, id }) => `${file}:${line} uses ${id}`),
    ...rows
      .filter(({ id, place }) => !uses.some((use) => use.id === id && use.place === place))
      .map(({ id, place }) => `enhancements.ts lists ${id} in ${place}, which does not use it`),
  ];
  if (faults.length === 0) return;
  const floor = FLOOR.map(({ query, version }) => `${query} ${version}`).join(', ');
  console.error(
    `Newer than ${floor}, unguarded and not in scripts/floor/enhancements.ts:\n${faults.join('\n')}`,
  );
  process.exitCode = 1;
}

main(process.argv.includes('--built'));
