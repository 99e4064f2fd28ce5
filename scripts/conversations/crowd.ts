import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelStub } from '../model-stub/server.ts';
import { readStream } from './follow-stream.ts';
import { Site } from './killable-site.ts';

/** Many people who talk at once with the built site, whose answers a stub words. */

/** Before each word: an answer of some seventy takes about two seconds, in which others are answered. */
const PAUSE_MS = 25;
/** A person reads before the next message. */
const READING_MS = 4000;

const MS_PER_SECOND = 1000;

export interface LoadOptions {
  people: number;
  seconds: number;
  port: number;
}

/** What came of it. */
export interface LoadTally {
  answers: number;
  /** Answers of 500 and above. */
  failures: number;
  /** Streams without an end or without a sentence. */
  incomplete: number;
  /** Sentences that did not follow on the one before. */
  disordered: number;
  /** Answers marked as broken off. */
  broken: number;
  /** From each message to its first sentence, ms, the shortest first. */
  firstMs: readonly number[];
}

/** How many things went wrong. */
export function faultsOf({ failures, incomplete, disordered, broken }: LoadTally): number {
  return failures + incomplete + disordered + broken;
}

/** A share of the first sentences came within so many ms; NaN where none came. */
export function percentileMs({ firstMs }: LoadTally, share: number): number {
  return Math.round(firstMs[Math.floor(firstMs.length * share)] ?? Number.NaN);
}

class Crowd {
  readonly tally = { answers: 0, failures: 0, incomplete: 0, disordered: 0, broken: 0 };
  readonly firstMs: number[] = [];
  private readonly site: Site;

  constructor(site: Site) {
    this.site = site;
  }

  /** Follows an answer to its end; what was wrong with its stream is counted. */
  private async follow(person: number, path: string, startMs: number): Promise<void> {
    const { tally } = this;
    const stream = await this.site.ask(person, 'GET', path);
    if (stream.status >= 500) tally.failures += 1;
    let next = 1;
    let end: unknown = null;
    for await (const { name, data } of readStream(stream)) {
      if (name === 'sentence') {
        if (next === 1) this.firstMs.push(performance.now() - startMs);
        if (data.seq !== next) tally.disordered += 1;
        next += 1;
      }
      if (name === 'end') end = data.state;
    }
    if (end === 'broken') tally.broken += 1;
    if (end === null || next === 1) tally.incomplete += 1;
    tally.answers += 1;
  }

  /** One of the people: reads, asks, follows the answer, and so on until it is time to go. */
  async talk(person: number, untilMs: number): Promise<void> {
    const id = 'talk-0001';
    const path = `/conversations/${id}`;
    await this.site.open(person, id);
    for (let turn = 0; performance.now() < untilMs; turn++) {
      await new Promise((done) => setTimeout(done, Math.random() * READING_MS));
      const startMs = performance.now();
      const text =
        turn % 2 === 0 ? 'What does my Venus say about love?' : 'And how do I decide, with that Mars?';
      const taken = await this.site.ask(person, 'POST', `${path}/messages`, { id: `message-${turn}`, text });
      if (taken.status >= 500) this.tally.failures += 1;
      if (taken.status !== 202) continue;
      const { answerId } = (await taken.json()) as { answerId: string };
      await this.follow(person, `${path}/events?after=${answerId}:0`, startMs);
    }
  }
}

/** Lets so many people talk at once for so many seconds; needs a build. */
export async function loadConversations({ people, seconds, port }: LoadOptions): Promise<LoadTally> {
  const stateDir = mkdtempSync(join(tmpdir(), 'celestia-load-'));
  const stub = await startModelStub(0, PAUSE_MS);
  const site = new Site({ port, stateDir, people, modelUrl: stub.url });
  const crowd = new Crowd(site);
  try {
    await site.start();
    const untilMs = performance.now() + seconds * MS_PER_SECOND;
    await Promise.all(Array.from({ length: people }, (_, person) => crowd.talk(person, untilMs)));
  } finally {
    await site.kill();
    await stub.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
  return { ...crowd.tally, firstMs: crowd.firstMs.toSorted((a, b) => a - b) };
}
