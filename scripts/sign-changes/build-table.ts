/**
 * Writes astrology/tables/slow-sign-changes.table.ts from the tables of positions. Run it with
 * `node scripts/sign-changes/build-table.ts` whenever those have changed.
 */
import { writeFileSync } from 'node:fs';
import { slowSignChanges } from './slow-sign-changes.ts';

const OUTPUT = new URL('../../astrology/tables/slow-sign-changes.table.ts', import.meta.url);
const A_LINE = 10;

function linesOf(seconds: readonly number[]): string {
  const lines: string[] = [];
  for (let at = 0; at < seconds.length; at += A_LINE) {
    lines.push(`    ${seconds.slice(at, at + A_LINE).join(', ')},`);
  }
  return lines.join('\n');
}

const rows = Array.from(slowSignChanges(), ([body, seconds]) => `  ${body}: [\n${linesOf(seconds)}\n  ],`);

writeFileSync(
  OUTPUT,
  `/**
 * When Jupiter to Pluto pass from one sign into another, forwards or backwards, from July 1897 to the end of 2101: UTC in
 * seconds since 1970, in order. Looking for the border of a stay of decades would cost hundreds of positions.
 * Written by scripts/sign-changes/build-table.ts.
 */
export const SLOW_SIGN_CHANGES_SECONDS: Readonly<
  Record<'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', readonly number[]>
> = {
${rows.join('\n')}
};
`,
);
