import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MessageJson } from '../contract/conversations.ts';
import { readStream } from './conversations/follow-stream.ts';
import { Site } from './conversations/killable-site.ts';
import { startModelStub } from './model-stub/server.ts';

/**
 * `npm run conversations:crash -- 100`: kills the built site in the middle of an answer so many times, by kill -9 of its process group,
 * and looks at what is left: no message that was acknowledged may be lost or doubled, no sentence seen that is not stored, and every
 * answer must be finished or marked. Environment: DRILL_PORT (8815).
 */

const TIMES = Number(process.argv[2] ?? 100);
const PORT = Number(process.env.DRILL_PORT ?? 8815);
/** The stub's answer of some seventy words takes about two seconds: most kills come into its middle. */
const SHORTEST_LIFE_MS = 400;
const LONGEST_LIFE_MS = 2200;
const PAUSE_MS = 25;
/** A conversation holds no more. */
const PER_CONVERSATION = 300;

interface Seen {
  answerId: string;
  seq: number;
  text: string;
}

const tally = { acknowledged: 0, seen: 0, lost: 0, doubled: 0, unstored: 0, hanging: 0, whole: 0, broken: 0 };

function lifeMs(): number {
  return SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
}

async function untilKilled(site: Site, conversation: string, seen: Seen[]): Promise<void> {
  const stream = await site.ask(0, 'GET', `/conversations/${conversation}/events`);
  for await (const { name, data } of readStream(stream)) {
    if (name === 'sentence') seen.push(data as unknown as Seen);
  }
}

async function messagesOf(site: Site, conversation: string): Promise<MessageJson[]> {
  const response = await site.ask(0, 'GET', `/conversations/${conversation}/messages`);
  if (!response.ok) throw new Error(`the messages were answered with ${response.status}`);
  return ((await response.json()) as { messages: MessageJson[] }).messages;
}

function look(
  messages: readonly MessageJson[],
  { id, text }: { id: string; text: string },
  seen: readonly Seen[],
): void {
  const mine = messages.filter((message) => message.id === id && message.text === text);
  if (mine.length === 0) tally.lost += 1;
  if (mine.length > 1) tally.doubled += 1;
  const stored = new Set(
    messages.flatMap(({ answer }) => answer.sentences.map((each) => `${answer.id} ${each.seq} ${each.text}`)),
  );
  tally.seen += seen.length;
  tally.unstored += seen.filter((each) => !stored.has(`${each.answerId} ${each.seq} ${each.text}`)).length;
  tally.hanging += messages.filter(({ answer }) => answer.state === 'making').length;
  const state = mine[0]?.answer.state;
  if (state === 'whole' || state === 'broken') tally[state] += 1;
}

const stateDir = mkdtempSync(join(tmpdir(), 'celestia-crash-'));
const stub = await startModelStub(0, PAUSE_MS);
const site = new Site({ port: PORT, stateDir, people: 1, modelUrl: stub.url });
try {
  await site.start();
  for (let time = 0; time < TIMES; time++) {
    const conversation = `crashes-${Math.floor(time / PER_CONVERSATION)}`;
    if (time % PER_CONVERSATION === 0) await site.open(0, conversation);
    const message = { id: `message-${time}`, text: `What about my Venus, for the ${time}. time?` };
    const taken = await site.ask(0, 'POST', `/conversations/${conversation}/messages`, message);
    if (taken.status !== 202) throw new Error(`a message was answered with ${taken.status}`);
    tally.acknowledged += 1;
    const seen: Seen[] = [];
    const read = untilKilled(site, conversation, seen).catch(() => undefined);
    await new Promise((done) => setTimeout(done, lifeMs()));
    await site.kill();
    await read;
    await site.start();
    // Whoever got no answer sends again, by the same id.
    await site.ask(0, 'POST', `/conversations/${conversation}/messages`, message);
    look(await messagesOf(site, conversation), message, seen);
    console.log(`${time + 1}: ${JSON.stringify(tally)}`);
  }
} finally {
  await site.kill();
  await stub.stop();
  rmSync(stateDir, { recursive: true, force: true });
}
const faults = tally.lost + tally.doubled + tally.unstored + tally.hanging;
console.log(
  `${tally.acknowledged} kills: ${tally.lost} messages lost, ${tally.doubled} doubled; ${tally.seen} sentences seen, ${tally.unstored} of them not stored; ${tally.broken} answers marked as broken off, ${tally.whole} finished, ${tally.hanging} left hanging`,
);
process.exit(faults === 0 ? 0 : 1);
