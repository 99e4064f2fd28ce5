import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStream } from './conversations/follow-stream.ts';
import { Site } from './conversations/killable-site.ts';
import { startModelStub } from './model-stub/server.ts';

/**
 * `npm run conversations:load -- 200 120`: so many people talk at once for so many seconds, with a stub as the model. Every stream must be
 * complete and in order, and no answer 5xx. Environment: DRILL_PORT (8815).
 */

const PEOPLE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 120);
const PORT = Number(process.env.DRILL_PORT ?? 8815);
/** Before each word: an answer of some seventy takes about two seconds, in which others are answered. */
const PAUSE_MS = 25;
/** A person reads before the next message. */
const READING_MS = 4000;

const MS_PER_SECOND = 1000;

const tally = { answers: 0, failures: 0, incomplete: 0, disordered: 0, broken: 0 };
const firstMs: number[] = [];

/** Follows an answer to its end; what was wrong with its stream is counted. */
async function follow(site: Site, person: number, path: string, startMs: number): Promise<void> {
  const stream = await site.ask(person, 'GET', path);
  if (stream.status >= 500) tally.failures += 1;
  let next = 1;
  let end: unknown = null;
  for await (const { name, data } of readStream(stream)) {
    if (name === 'sentence') {
      if (next === 1) firstMs.push(performance.now() - startMs);
      if (data.seq !== next) tally.disordered += 1;
      next += 1;
    }
    if (name === 'end') end = data.state;
  }
  if (end === 'broken') tally.broken += 1;
  if (end === null || next === 1) tally.incomplete += 1;
  tally.answers += 1;
}

async function talk(site: Site, person: number, untilMs: number): Promise<void> {
  const id = 'talk-0001';
  const path = `/conversations/${id}`;
  await site.open(person, id);
  for (let turn = 0; performance.now() < untilMs; turn++) {
    await new Promise((done) => setTimeout(done, Math.random() * READING_MS));
    const startMs = performance.now();
    const text =
      turn % 2 === 0 ? 'What does my Venus say about love?' : 'And how do I decide, with that Mars?';
    const taken = await site.ask(person, 'POST', `${path}/messages`, { id: `message-${turn}`, text });
    if (taken.status >= 500) tally.failures += 1;
    if (taken.status !== 202) continue;
    const { answerId } = (await taken.json()) as { answerId: string };
    await follow(site, person, `${path}/events?after=${answerId}:0`, startMs);
  }
}

function percentile(share: number): number {
  return Math.round(firstMs.toSorted((a, b) => a - b)[Math.floor(firstMs.length * share)] ?? Number.NaN);
}

const stateDir = mkdtempSync(join(tmpdir(), 'celestia-load-'));
const stub = await startModelStub(0, PAUSE_MS);
const site = new Site({ port: PORT, stateDir, people: PEOPLE, modelUrl: stub.url });
try {
  await site.start();
  const untilMs = performance.now() + SECONDS * MS_PER_SECOND;
  await Promise.all(Array.from({ length: PEOPLE }, (_, person) => talk(site, person, untilMs)));
} finally {
  await site.kill();
  await stub.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
console.log(
  `${PEOPLE} conversations at once, ${SECONDS} s, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}: ${tally.answers} answers, ${tally.failures} of 5xx, ${tally.incomplete} streams incomplete, ${tally.disordered} out of order, ${tally.broken} broken off; first sentence after ${percentile(0.5)} ms at the median, ${percentile(0.95)} ms at 95 %`,
);
process.exit(tally.failures + tally.incomplete + tally.disordered + tally.broken === 0 ? 0 : 1);
