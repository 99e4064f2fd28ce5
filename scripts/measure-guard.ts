import { readFileSync, writeFileSync } from 'node:fs';
import { loadGuardWords } from '../features/celestia/guard/guard-words.fixture.ts';
import { LANGUAGES } from '../locales/locales.ts';
import { drilledTalks } from './guard/drilled-charts.ts';
import { guardTable, withTable } from './guard/guard-table.ts';
import { measureLanguage } from './guard/measure-language.ts';
import { measureStrangers, strangerSentences } from './guard/stranger-sentences.ts';

/**
 * Puts the guard to sentences that are true of twelve charts and to false ones made of them, in each language, and writes the table
 * to docs/chat.md; then to strangers' sentences, of which it only tells. Exits 1 where a false one of either went out, or more than
 * 2 % of the machine's true ones were held. `--show 20` prints so many of each language's mistakes; `--check` writes nothing.
 */

const DOC = 'docs/chat.md';
const MOST_HELD = 0.02;

const shown = Number(process.argv[process.argv.indexOf('--show') + 1] ?? 0);
const talks = drilledTalks();
const rows = [];
for (const language of LANGUAGES) {
  const row = measureLanguage(language, await loadGuardWords(language), talks);
  rows.push(row);
  if (process.argv.includes('--show')) {
    for (const { sentence, kind } of row.through.slice(0, shown))
      console.log(`${language} through  ${kind}: ${sentence}`);
    for (const { sentence, kind } of row.heldTrue.slice(0, shown))
      console.log(`${language} held     ${kind}: ${sentence}`);
  }
}
console.log(guardTable(rows));
let strangersThrough = 0;
for (const language of LANGUAGES) {
  const row = measureStrangers(language, await loadGuardWords(language), strangerSentences(language));
  strangersThrough += row.through.length;
  console.log(
    `strangers' ${language}: ${row.through.length} of ${row.falseCount} false through, ` +
      `${row.heldTrue.length} of ${row.trueCount} true held`,
  );
  for (const sentence of row.through.slice(0, shown)) console.log(`${language} through  ${sentence}`);
  for (const sentence of row.heldTrue.slice(0, shown)) console.log(`${language} held     ${sentence}`);
}
if (!process.argv.includes('--check'))
  writeFileSync(DOC, withTable(readFileSync(DOC, 'utf8'), guardTable(rows)));
const isGood = rows.every(
  ({ through, heldTrue, trueCount }) => through.length === 0 && heldTrue.length <= trueCount * MOST_HELD,
);
process.exitCode = isGood && strangersThrough === 0 ? 0 : 1;
