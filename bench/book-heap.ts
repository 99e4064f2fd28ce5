import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAccounts } from '../scripts/local-accounts.ts';
import { serveBuild } from '../scripts/start.ts';
import { makeMs, orderNatal } from './book-speed.ts';
import type { BenchRow } from './row.ts';

const INSPECTOR_PORT = 8791;
/** One after another in one isolate, as the queue gives them. */
const BOOKS = 8;
const SAMPLE_MS = 15;
const MB = 1_048_576;

/** Of the 128 MB that an isolate has on Cloudflare. */
const LIMIT_MB = 128;

interface HeapUsage {
  /** Bytes of what is alive after a collection, and those of buffers beside the heap. */
  usedSize: number;
  backingStorageSize?: number;
}

/**
 * Has an isolate collect its garbage and asks, as Chrome's tools do, how much is left, again and again; it answers between its steps.
 * Nothing limits its heap here, so that what it has taken with its garbage says nothing of what it needs.
 */
async function watchHeap(worker: string): Promise<{ mostMb(): number; stop(): void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${INSPECTOR_PORT}/core:user:${worker}`);
  await once(socket, 'open');
  let most = 0;
  let id = 0;
  socket.addEventListener('message', ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: Partial<HeapUsage> };
    if (result?.usedSize) most = Math.max(most, result.usedSize + (result.backingStorageSize ?? 0));
  });
  const clock = setInterval(() => {
    for (const method of ['HeapProfiler.collectGarbage', 'Runtime.getHeapUsage']) {
      id += 1;
      socket.send(JSON.stringify({ id, method }));
    }
  }, SAMPLE_MS);
  const stop = () => {
    clearInterval(clock);
    socket.close();
  };
  return { mostMb: () => most / MB, stop };
}

/** The most that was seen alive in the worker of books over some natal books. A server of its own: being watched costs time. */
export async function bookHeap(): Promise<BenchRow> {
  const stateDir = mkdtempSync(join(tmpdir(), 'celestia-heap-'));
  const site = await serveBuild({
    port: 0,
    host: '127.0.0.1',
    stateDir,
    inspectorPort: INSPECTOR_PORT,
  });
  try {
    await migrateAccounts(await site.getD1Database('ACCOUNTS'));
    const heap = await watchHeap('celestia-books');
    for (let index = 0; index < BOOKS; index += 1) await makeMs(site, await orderNatal(site, index, 'tr'));
    heap.stop();
    const mostMb = heap.mostMb();
    return {
      what: `what is alive in the worker of books, at its most over ${BOOKS} natal books`,
      measured: `${mostMb.toFixed(0)} MB`,
      target: `≤ ${LIMIT_MB} MB`,
      met: mostMb > 0 && mostMb <= LIMIT_MB,
    };
  } finally {
    await site.dispose();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
