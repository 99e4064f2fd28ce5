import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startWorker } from '../scripts/start.ts';
import { accuracyRows } from './accuracy-rows.ts';
import { bookHeap } from './book-heap.ts';
import { bookSpeed } from './book-speed.ts';
import { bundleSize, startUp } from './bundle.ts';
import { chartSpeed } from './chart-speed.ts';
import { conversationsLoad } from './conversations-load.ts';
import { firstSentence } from './first-sentence.ts';
import { firstTap } from './first-tap.ts';
import { interactions } from './interaction.ts';
import { lighthouseScores } from './lighthouse.ts';
import { pageCpu } from './page-cpu.ts';
import type { BenchRow } from './row.ts';
import { skySpeed } from './sky-speed.ts';
import { warmAnswers } from './warm-answers.ts';
import { pageWeight, scriptWeight } from './weight.ts';

/**
 * Every figure that the design names, printed beside its target and kept in bench/results/latest.md.
 * `npm run bench` builds first; `-- --no-lighthouse` leaves the slowest part out.
 */

const PORT = 8795;
const RESULTS = 'bench/results';

function mark({ met }: BenchRow): string {
  return met === null ? '' : met ? 'yes' : '**no**';
}

function table(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => `| ${row.what} | ${row.measured} | ${row.target} | ${mark(row)} |`);
  return ['| what | measured | to reach | reached |', '|---|---|---|---|', ...lines].join('\n');
}

async function servedRows(): Promise<BenchRow[]> {
  const site = await startWorker({ port: PORT, host: '127.0.0.1', stateDir: '.wrangler/state/v3' });
  try {
    const origin = `http://127.0.0.1:${PORT}`;
    const books = await bookSpeed(site);
    const rows = [
      ...books,
      ...(await pageWeight(origin)),
      await firstTap(origin),
      ...(await interactions(origin)),
    ];
    return process.argv.includes('--no-lighthouse') ? rows : [...rows, ...(await lighthouseScores(origin))];
  } finally {
    await site.dispose();
  }
}

const rows: BenchRow[] = [];
rows.push(
  ...chartSpeed(),
  ...skySpeed(),
  ...accuracyRows(),
  ...scriptWeight(),
  bundleSize(),
  await startUp(),
);
rows.push(...(await pageCpu()), ...(await warmAnswers()), await firstSentence(), ...(await servedRows()));
rows.push(await bookHeap(), await conversationsLoad());

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`;
const text = `# Bench\n\n${new Date().toISOString().slice(0, 10)}, ${machine}. Written by \`npm run bench\`.\n\n${table(rows)}\n`;
console.log(text);
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}/latest.md`, text);
process.exit(0);
