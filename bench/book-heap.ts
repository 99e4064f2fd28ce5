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

interface HeapUsage {
  /** Bytes that the heap has taken, with what is not collected yet, and those of buffers beside it. */
  totalSize: number;
  backingStorageSize?: number;
}

/** Asks an isolate, as Chrome's tools do, how large its heap is, again and again; it answers between its steps. */
async function watchHeap(worker: string): Promise<{ mostMb(): number; stop(): void }> {
  const socket = new WebSocket(`ws://127.0.0.1:${INSPECTOR_PORT}/core:user:${worker}`);
  await once(socket, 'open');
  let most = 0;
  let id = 0;
  socket.addEventListener('message', ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: Partial<HeapUsage> };
    if (result?.totalSize) most = Math.max(most, result.totalSize + (result.backingStorageSize ?? 0));
  });
  const clock = setInterval(() => {
    id += 1;
    socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
  }, SAMPLE_MS);
  const stop = () => {
    clearInterval(clock);
    socket.close();
  };
  return { mostMb: () => most / MB, stop };
}

/** The most that the heap of the worker of books was seen to take over some natal books. A server of its own: being watched costs time. */
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
    // Nothing limits it here: on Cloudflare, where an isolate has 128 MB, what nobody holds is collected sooner.
    return {
      what: `the heap of the worker of books, at its most over ${BOOKS} natal books, with what is not collected yet`,
      measured: `${heap.mostMb().toFixed(0)} MB`,
      target: '',
      met: null,
    };
  } finally {
    await site.dispose();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
