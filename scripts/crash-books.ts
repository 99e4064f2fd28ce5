import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_IDS } from '../features/reports/report-kinds.ts';
import { LANGUAGES } from '../locales/locales.ts';
import { type Seen, Shop } from './books/killable-shop.ts';
import type { PaidOrder } from './books/paid-order.ts';

/**
 * `npm run books:crash -- 20`: kills the built workers so many times while a book is made from the queue, at a moment drawn by chance, by
 * kill -9 of their process group; starts them again and asks for the book again, as the clock does. It must come to the same bytes as one
 * that nobody broke off, be told of once, and its order be delivered. Takes turns among the kinds and the languages.
 */

const TIMES = Number(process.argv[2] ?? 20);
const POLL_MS = 15;
const LONGEST_MS = 60_000;
const ORDERED_MS = Date.UTC(2026, 10, 28, 12);

/** How far the making had come when it was killed. */
type Reached = 'not begun' | 'being made' | 'half in the bucket' | 'in the bucket' | 'noted';

function reached({ state, page, print, fulfilment }: Seen): Reached {
  if (state === 'ready') return fulfilment === 'ready' ? 'noted' : 'in the bucket';
  if (page && print) return 'in the bucket';
  if (page) return 'half in the bucket';
  return state === 'making' ? 'being made' : 'not begun';
}

function orderOf(time: number): PaidOrder {
  return {
    id: randomUUID(),
    report: REPORT_IDS[time % REPORT_IDS.length] ?? 'natal',
    language: LANGUAGES[time % LANGUAGES.length] ?? 'en',
    birth: time,
    createdMs: ORDERED_MS,
  };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks for a book, and waits for it. */
async function make(shop: Shop, id: string): Promise<{ seen: Seen; tookMs: number }> {
  const startMs = performance.now();
  await shop.ask({ ask: 'make', id });
  while (performance.now() - startMs < LONGEST_MS) {
    const seen = await shop.look(id);
    if (seen.fulfilment === 'ready') return { seen, tookMs: performance.now() - startMs };
    await pause(POLL_MS);
  }
  throw new Error(`the book of ${id} was not made`);
}

async function makeWhole(shop: Shop, order: PaidOrder): Promise<{ seen: Seen; tookMs: number }> {
  await shop.ask({ ask: 'order', order });
  return make(shop, order.id);
}

const stateDir = mkdtempSync(join(tmpdir(), 'celestia-books-'));
const shop = new Shop(stateDir);
const tally: Record<Reached, number> = {
  'not begun': 0,
  'being made': 0,
  'half in the bucket': 0,
  'in the bucket': 0,
  noted: 0,
};
let same = 0;
try {
  await shop.start();
  // The first book of a process reads its words: the moments are drawn from how long a later one takes.
  await makeWhole(shop, orderOf(0));
  const whole: { seen: Seen; tookMs: number }[] = [];
  for (let time = 0; time < TIMES; time += 1) whole.push(await makeWhole(shop, orderOf(time)));
  for (const [time, { seen: expected, tookMs }] of whole.entries()) {
    const order = orderOf(time);
    await shop.ask({ ask: 'order', order });
    // Not waited for: workerd answers when the book is made, and the kill comes before.
    const asked = shop.ask({ ask: 'make', id: order.id }).catch(() => null);
    await pause(Math.random() * tookMs);
    await shop.kill();
    await asked;
    await shop.start();
    const stage = reached(await shop.look(order.id));
    tally[stage] += 1;
    const { seen } = await make(shop, order.id);
    const isSame =
      expected.page !== null &&
      expected.print !== null &&
      seen.page === expected.page &&
      seen.print === expected.print &&
      seen.told === 1;
    if (isSame) same += 1;
    console.log(
      `${time + 1}: ${order.language} ${order.report}, killed ${stage}: ${isSame ? 'the same bytes' : `NOT the same: ${JSON.stringify({ expected, seen })}`}`,
    );
  }
} finally {
  await shop.kill();
  rmSync(stateDir, { recursive: true, force: true });
}
const stages = Object.entries(tally).map(([stage, count]) => `${count} ${stage}`);
console.log(`${TIMES} kills (${stages.join(', ')}): ${same} came to the same bytes`);
process.exitCode = same === TIMES ? 0 : 1;
