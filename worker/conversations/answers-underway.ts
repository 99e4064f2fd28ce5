import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import type { Bindings } from '../bindings.ts';
import { failureName } from '../failure-name.ts';
import { createLog } from '../log.ts';
import { answersMaking, breakOff, findAnswer, orphans, sentencesAfter } from './answer-rows.ts';
import type { Asker } from './asker.ts';
import type { Taken } from './conversations-stub.ts';
import { endEvent, followAnswer } from './follow-answer.ts';
import { Followers } from './followers.ts';
import { GatheredFacts } from './gathered-facts.ts';
import type { Outcome } from './outcome.ts';
import { giveBack } from './person-rows.ts';
import { perDayOf } from './quota-setting.ts';
import type { Taking } from './take-message.ts';

/** After this an answer that has not ended never will: a model has 30 s, and what completes it a moment more. */
const WATCHDOG_MS = 60_000;

interface Asked {
  conversationId: string;
  messageId: string;
  asker: Asker;
}

/** Of the object's state, what an answer is made with. */
type ObjectState = Pick<DurableObjectState, 'storage' | 'waitUntil'>;

/** The answers of one life of a person's object: begun, told to whoever follows, ended. */
export class AnswersUnderway {
  private readonly ctx: ObjectState;
  private readonly env: Bindings;
  /** This life of the object: what another one began it cannot end. */
  private readonly boot = crypto.randomUUID();
  private readonly followers = new Followers();
  private readonly gathered = new GatheredFacts();
  /** Answers that are being made in this life. */
  private readonly works = new Map<string, AbortController>();

  constructor(ctx: ObjectState, env: Bindings) {
    this.ctx = ctx;
    this.env = env;
  }

  /** Marks what another life left unfinished. */
  sweep(sql: SqlStorage): void {
    for (const { id } of orphans(sql, this.boot)) this.finish(id, 'broken');
  }

  /** Ends an answer short: what was said stays, and it is paid for only where it was stopped after something was said. */
  finish(answerId: string, state: 'stopped' | 'broken'): void {
    const { sql } = this.ctx.storage;
    this.works.get(answerId)?.abort();
    this.works.delete(answerId);
    breakOff(sql, answerId, state);
    if (state === 'broken' || sentencesAfter(sql, answerId, 0).length === 0) giveBack(sql, answerId);
    const row = findAnswer(sql, answerId);
    this.followers.end(answerId, row && endEvent(sql, row));
  }

  /** @param conversationId null: of all conversations. */
  stopAll(sql: SqlStorage, conversationId: string | null): void {
    for (const { id } of answersMaking(sql, conversationId)) this.finish(id, 'stopped');
  }

  /** From here on nothing is awaited until all is stored: requests at once take their turns. */
  begin(
    sql: SqlStorage,
    { conversationId, messageId, asker }: Asked,
    taker: (sql: SqlStorage, taking: Taking) => Outcome<Taken>,
  ): Outcome<Taken> {
    const answerId = crypto.randomUUID();
    const nowMs = Date.now();
    const taking = { asker, ears: {}, perDay: perDayOf(this.env), boot: this.boot, answerId, nowMs };
    const taken = this.ctx.storage.transactionSync(() => taker(sql, taking));
    if (taken.ok && taken.value.isNew) {
      void this.ctx.storage.setAlarm(nowMs + WATCHDOG_MS);
      const work = new AbortController();
      this.works.set(answerId, work);
      this.ctx.waitUntil(this.make({ conversationId, messageId, answerId, asker, nowMs }, work.signal));
    }
    return taken;
  }

  private async make(
    answer: Asked & { answerId: string; nowMs: number },
    signal: AbortSignal,
  ): Promise<void> {
    const log = createLog(() => this.boot);
    try {
      const { makeAnswer } = await import('./make-answer.ts');
      const { sql } = this.ctx.storage;
      const given = { env: this.env, nowMs: answer.nowMs, log };
      const { followers, gathered } = this;
      const isWhole = await makeAnswer(sql, answer, { given, signal, followers, gathered });
      if (isWhole) this.works.delete(answer.answerId);
      else if (!signal.aborted) this.finish(answer.answerId, 'broken');
    } catch (failure) {
      log.error('answer_failed', failureName(failure));
      if (!signal.aborted) this.finish(answer.answerId, 'broken');
    }
  }

  /** The stream of a conversation's answer. @param after what was seen of it, `<answerId>:<seq>`. */
  follow(sql: SqlStorage | null, conversationId: string, after: string): ReadableStream<Uint8Array> {
    return followAnswer(sql, conversationId, after, this.followers);
  }

  /** The watchdog: whatever is still being made by now never ends by itself. */
  watch(sql: SqlStorage): void {
    for (const { id, created_ms: createdMs } of answersMaking(sql, null)) {
      if (Date.now() - createdMs >= WATCHDOG_MS) this.finish(id, 'broken');
      else void this.ctx.storage.setAlarm(createdMs + WATCHDOG_MS);
    }
  }

  /** Forgets what was gathered of a person. */
  forget(): void {
    this.gathered.forget();
  }
}
