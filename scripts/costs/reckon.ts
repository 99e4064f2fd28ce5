import { INCLUDED, PRICES, type Priced } from './prices.ts';
import type { MeasuredCpu, Use } from './uses.ts';

const MILLION = 1_000_000;

export interface Cost {
  what: string;
  /** Dollars, where nothing is included any more. */
  dollars: number;
  /** What costs most of it. */
  dearest: Priced;
  /** How many of it a month's base price holds, where there is nothing else. */
  includedTimes: number;
}

/** What a number of things costs beyond what is included, and how many are. */
export function costOf({ what, times, counts }: Use): Cost {
  const entries = Object.entries(counts) as [Priced, number][];
  const parts = entries.map(([name, count]) => [name, (count * times * PRICES[name]) / MILLION] as const);
  const [dearest] = parts.reduce((most, part) => (part[1] > most[1] ? part : most));
  const room = entries.map(([name, count]) => (INCLUDED[name] ?? 0) / count);
  return {
    what,
    dollars: parts.reduce((sum, [, dollars]) => sum + dollars, 0),
    dearest,
    includedTimes: Math.floor(Math.min(...room)),
  };
}

/** The first figure of the row that begins so. @throws Error where the bench has no such row. */
function figureOf(bench: string, beginning: string, pattern: RegExp): number {
  const row = bench.split('\n').find((line) => line.startsWith(`| ${beginning}`));
  const figure = row && pattern.exec(row)?.[1];
  if (!figure) throw new Error(`the bench has no row of ${beginning}`);
  return Number(figure);
}

/** What the bench has measured, of its table. @throws Error where a row is missing. */
export function readCpu(bench: string): MeasuredCpu {
  const within = /\((\d+(?:\.\d+)?) ms\)/;
  const alone = /\| (\d+(?:\.\d+)?) ms/;
  return {
    storedPageMs: figureOf(bench, 'CPU of a stored page', within),
    chartMs: figureOf(bench, 'CPU of a whole chart', within),
    sentenceMs: figureOf(bench, 'Celestia’s first guarded sentence', alone),
    bookMs: figureOf(bench, 'a natal book', alone),
  };
}

function money(dollars: number): string {
  return `$${dollars >= 1 ? dollars.toFixed(2) : dollars.toPrecision(2)}`;
}

/** The table of docs/operate.md, as Markdown. */
export function costTable(costs: readonly Cost[]): string {
  const rows = costs.map(
    ({ what, dollars, dearest, includedTimes }) =>
      `| ${what} | ${money(dollars)} | ${dearest} | ${includedTimes.toLocaleString('en-US')} |`,
  );
  return [
    '| what | beyond what is included | most of it | of one in the base price |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}
