import { LOCALES } from '../../locales/locales.ts';
import type { GuardRow } from './measure-language.ts';

const START = '<!-- guard: npm run guard writes what follows -->';
const END = '<!-- /guard -->';

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
}

/** What came of every language, as a table of Markdown. */
export function guardTable(rows: readonly GuardRow[]): string {
  const swaps = [...new Set(rows.flatMap(({ bySwap }) => [...bySwap.keys()]))].toSorted();
  const lines = rows.map(({ language, trueCount, heldTrue, falseCount, through, bySwap }) => {
    const bySwaps = swaps.map((swap) => bySwap.get(swap) ?? 0);
    const cells = [
      LOCALES[language].name,
      trueCount,
      percent(heldTrue.length, trueCount),
      falseCount,
      through.length,
      ...bySwaps,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const heads = [
    'language',
    'true',
    'of them held',
    'false',
    'of them through',
    ...swaps.map((swap) => `${swap} swapped`),
  ];
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines].join('\n');
}

/** A page with its table of the guard made anew. Throws where it has no place for one. */
export function withTable(page: string, table: string): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error('no place for the guard’s table');
  return `${page.slice(0, start + START.length)}\n\n${table}\n\n${page.slice(end)}`;
}
