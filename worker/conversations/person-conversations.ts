import { DurableObject } from 'cloudflare:workers';
import type { SqlStorage } from '@cloudflare/workers-types';
import type { ChatSettingsAnswer, ChatSettingsRequest } from '../../contract/chat-settings.ts';
import type {
  ConversationJson,
  FeedbackAnswer,
  MessageRequest,
  MessagesAnswer,
  Persona,
} from '../../contract/conversations.ts';
import type { Bindings } from '../bindings.ts';
import { createLog, type Log } from '../log.ts';
import { answersMaking, breakOff, findAnswer, orphans, sentencesAfter } from './answer-rows.ts';
import type { Asker } from './asker.ts';
import {
  addConversation,
  conversationJson,
  findConversation,
  listConversations,
  type Partner,
  removeConversations,
  renameConversation,
} from './conversation-rows.ts';
import type { ConversationsObject, Taken } from './conversations-stub.ts';
import { type ChatExport, countRows, exportChat } from './export-chat.ts';
import { endEvent, followAnswer } from './follow-answer.ts';
import { Followers } from './followers.ts';
import { GatheredFacts } from './gathered-facts.ts';
import { findMessage, messagesJson } from './message-rows.ts';
import { type Outcome, refused } from './outcome.ts';
import { changeSettings, giveBack, settingsJson } from './person-rows.ts';
import { perDayOf } from './quota-setting.ts';
import { hasTables, makeTables } from './schema.ts';
import type { Taking } from './take-message.ts';

/** After this an answer that has not ended never will: a model has 30 s, and what completes it a moment more. */
const WATCHDOG_MS = 60_000;

/** The header that a reader's last event comes in, from the worker to the object. */
export const AFTER_HEADER = 'Last-Event-ID';

/**
 * One person's conversations, settings, consent and quota (ADR 29). What is asked of it by name comes from the worker, which knows the
 * person; nothing here knows who they are. Reading makes no tables: of somebody who was removed nothing comes back by being asked for.
 */
export class PersonConversations extends DurableObject<Bindings> implements ConversationsObject {
  /** This life of the object: what another one began it cannot end. */
  private readonly boot = crypto.randomUUID();
  private readonly followers = new Followers();
  private readonly gathered = new GatheredFacts();
  /** Answers that are being made in this life. */
  private readonly underway = new Map<string, AbortController>();
  private isSwept = false;

  private log(): Log {
    return createLog(() => this.boot);
  }

  /** The tables as they stand; null where there are none. What another life left unfinished is marked first. */
  private read(): SqlStorage | null {
    if (!hasTables(this.ctx.storage)) return null;
    if (!this.isSwept) {
      for (const { id } of orphans(this.ctx.storage.sql, this.boot)) this.finish(id, 'broken');
      this.isSwept = true;
    }
    return this.ctx.storage.sql;
  }

  private write(): SqlStorage {
    makeTables(this.ctx.storage);
    return this.read() ?? this.ctx.storage.sql;
  }

  /** Ends an answer short: what was said stays, and it is paid for only where it was stopped after something was said. */
  private finish(answerId: string, state: 'stopped' | 'broken'): void {
    const { sql } = this.ctx.storage;
    this.underway.get(answerId)?.abort();
    this.underway.delete(answerId);
    breakOff(sql, answerId, state);
    if (state === 'broken' || sentencesAfter(sql, answerId, 0).length === 0) giveBack(sql, answerId);
    const row = findAnswer(sql, answerId);
    this.followers.end(answerId, row && endEvent(sql, row));
  }

  private stopAll(sql: SqlStorage, conversationId: string | null): void {
    for (const { id } of answersMaking(sql, conversationId)) this.finish(id, 'stopped');
  }

  settings(visitorZone: string): ChatSettingsAnswer {
    const perDay = perDayOf(this.env);
    return settingsJson(this.read(), { visitorZone, perDay, nowMs: Date.now() });
  }

  changeSettings(change: ChatSettingsRequest, visitorZone: string): Outcome<ChatSettingsAnswer> {
    const changed = changeSettings(this.write(), change, Date.now());
    return changed.ok ? { ok: true, value: this.settings(visitorZone) } : changed;
  }

  list(): ConversationJson[] {
    const sql = this.read();
    return sql ? listConversations(sql).map(conversationJson) : [];
  }

  /** Opens a conversation; the same id again is the one that is there. */
  open(id: string, persona: Persona, partner: Partner | null): Outcome<ConversationJson> {
    const sql = this.write();
    const isThere = findConversation(sql, id) !== null;
    if (!isThere && !addConversation(sql, { id, persona, partner }, Date.now())) {
      return refused('conversations_full');
    }
    return this.find(id);
  }

  find(id: string): Outcome<ConversationJson> {
    const sql = this.read();
    const conversation = sql && findConversation(sql, id);
    return conversation ? { ok: true, value: conversationJson(conversation) } : refused('not_found');
  }

  rename(id: string, title: string): Outcome<ConversationJson> {
    const sql = this.read();
    if (sql) renameConversation(sql, id, title);
    return this.find(id);
  }

  /** Removes a conversation, or with null all of them; what is being made in them is stopped first. */
  remove(id: string | null): void {
    const sql = this.read();
    if (!sql) return;
    this.stopAll(sql, id);
    this.ctx.storage.transactionSync(() => removeConversations(sql, id));
  }

  messages(id: string): Outcome<MessagesAnswer> {
    const sql = this.read();
    const found = this.find(id);
    if (!sql || !found.ok) return found.ok ? refused('not_found') : found;
    return { ok: true, value: { conversation: found.value, messages: messagesJson(sql, id) } };
  }

  /** Takes a message and begins its answer. What is stored is stored before this resolves. */
  async say(id: string, message: MessageRequest, asker: Asker): Promise<Outcome<Taken>> {
    const [{ takeNewMessage }, { loadEars }] = await Promise.all([
      import('./take-message.ts'),
      import('../../features/celestia/care/ear/load-ears.ts'),
    ]);
    const ears = await loadEars([message.text], message.language ?? asker.language);
    return this.take({ id, messageId: message.id, asker }, (sql, taking) =>
      takeNewMessage(sql, id, message, { ...taking, ears }),
    );
  }

  async again(id: string, messageId: string, asker: Asker): Promise<Outcome<Taken>> {
    const { takeAgain } = await import('./take-message.ts');
    return this.take({ id, messageId, asker }, (sql, taking) => takeAgain(sql, id, messageId, taking));
  }

  /** From here on nothing is awaited until all is stored: requests at once take their turns. */
  private take(
    { id, messageId, asker }: { id: string; messageId: string; asker: Asker },
    taker: (sql: SqlStorage, taking: Taking) => Outcome<Taken>,
  ): Outcome<Taken> {
    const sql = this.read();
    if (!sql) return refused('not_found');
    const answerId = crypto.randomUUID();
    const nowMs = Date.now();
    const taking = { asker, ears: {}, perDay: perDayOf(this.env), boot: this.boot, answerId, nowMs };
    const taken = this.ctx.storage.transactionSync(() => taker(sql, taking));
    if (taken.ok && taken.value.isNew) {
      void this.ctx.storage.setAlarm(nowMs + WATCHDOG_MS);
      const work = new AbortController();
      this.underway.set(answerId, work);
      this.ctx.waitUntil(this.make({ conversationId: id, messageId, answerId, asker, nowMs }, work.signal));
    }
    return taken;
  }

  private async make(
    answer: { conversationId: string; messageId: string; answerId: string; asker: Asker; nowMs: number },
    signal: AbortSignal,
  ): Promise<void> {
    const log = this.log();
    try {
      const { makeAnswer } = await import('./make-answer.ts');
      const { sql } = this.ctx.storage;
      const given = { env: this.env, nowMs: answer.nowMs, log };
      const { followers, gathered } = this;
      const isWhole = await makeAnswer(sql, answer, { given, signal, followers, gathered });
      if (isWhole) this.underway.delete(answer.answerId);
      else if (!signal.aborted) this.finish(answer.answerId, 'broken');
    } catch (failure) {
      // Its name alone: what it says may hold what was asked.
      log.error('answer_failed', failure instanceof Error ? failure.name : 'unknown');
      if (!signal.aborted) this.finish(answer.answerId, 'broken');
    }
  }

  stop(id: string): Outcome<string | null> {
    const found = this.find(id);
    if (!found.ok) return found;
    const { making } = found.value;
    if (making !== null) this.finish(making, 'stopped');
    return { ok: true, value: making };
  }

  giveFeedback(
    id: string,
    messageId: string,
    feedback: FeedbackAnswer['feedback'],
  ): Outcome<FeedbackAnswer['feedback']> {
    const sql = this.read();
    const message = sql && findMessage(sql, id, messageId);
    if (!sql || !message || message.text === null) return refused('not_found');
    sql.exec('UPDATE answer SET feedback = ? WHERE id = ?', feedback, message.answer_id);
    return { ok: true, value: feedback };
  }

  /** The stream of a conversation's answer: `/<conversation>`, with what was seen of it in a header. */
  override fetch(request: Request): Response {
    const id = new URL(request.url).pathname.slice(1);
    const stream = followAnswer(this.read(), id, request.headers.get(AFTER_HEADER), this.followers);
    return new Response(stream);
  }

  /** The watchdog: whatever is still being made by now never ends by itself. */
  override alarm(): void {
    const sql = this.read();
    if (!sql) return;
    for (const { id, created_ms: createdMs } of answersMaking(sql, null)) {
      if (Date.now() - createdMs >= WATCHDOG_MS) this.finish(id, 'broken');
      else void this.ctx.storage.setAlarm(createdMs + WATCHDOG_MS);
    }
  }

  export(): ChatExport | null {
    const sql = this.read();
    return sql && exportChat(sql);
  }

  /** Rows that are kept here of the person. */
  count(): number {
    const sql = this.read();
    return sql ? countRows(sql) : 0;
  }

  /** Removes everything. What is in flight is stopped first, and finds nothing to write to. */
  async erase(): Promise<void> {
    const sql = this.read();
    if (sql) this.stopAll(sql, null);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.gathered.forget();
    this.isSwept = false;
  }
}
