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
import { AnswersUnderway } from './answers-underway.ts';
import { askedStream } from './ask-stream.ts';
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
import { findMessage, messagesJson } from './message-rows.ts';
import { type Outcome, refused } from './outcome.ts';
import { grantPack, type TakenBack, takeBackPack } from './pack-rows.ts';
import { changeSettings, settingsJson } from './person-rows.ts';
import { perDayOf } from './quota-setting.ts';
import { hasTables, makeTables } from './schema.ts';

/**
 * One person's conversations, settings, consent and quota (ADR 29). What is asked of it by name comes from the worker, which knows the
 * person; nothing here knows who they are. Reading makes no tables: of somebody who was removed nothing comes back by being asked for.
 */
export class PersonConversations extends DurableObject<Bindings> implements ConversationsObject {
  private readonly answers = new AnswersUnderway(this.ctx, this.env);
  private isSwept = false;

  /** The tables as they stand; null where there are none. What another life left unfinished is marked first. */
  private read(): SqlStorage | null {
    if (!hasTables(this.ctx.storage)) return null;
    if (!this.isSwept) {
      // Tables that an older worker did not know.
      makeTables(this.ctx.storage);
      this.answers.sweep(this.ctx.storage.sql);
      this.isSwept = true;
    }
    return this.ctx.storage.sql;
  }

  private write(): SqlStorage {
    makeTables(this.ctx.storage);
    return this.read() ?? this.ctx.storage.sql;
  }

  settings(visitorZone: string): ChatSettingsAnswer {
    const perDay = perDayOf(this.env);
    return settingsJson(this.read(), { visitorZone, perDay, nowMs: Date.now() });
  }

  changeSettings(change: ChatSettingsRequest, visitorZone: string): Outcome<ChatSettingsAnswer> {
    const changed = changeSettings(this.write(), change, Date.now());
    return changed.ok ? { ok: true, value: this.settings(visitorZone) } : changed;
  }

  grant(orderId: string, messages: number): void {
    grantPack(this.write(), orderId, messages, Date.now());
  }

  takeBack(orderId: string): TakenBack {
    return takeBackPack(this.write(), orderId, Date.now());
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
    this.answers.stopAll(sql, id);
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
    const sql = this.read();
    if (!sql) return refused('not_found');
    return this.answers.begin(sql, { conversationId: id, messageId: message.id, asker }, (tables, taking) =>
      takeNewMessage(tables, id, message, { ...taking, ears }),
    );
  }

  async again(id: string, messageId: string, asker: Asker): Promise<Outcome<Taken>> {
    const { takeAgain } = await import('./take-message.ts');
    const sql = this.read();
    if (!sql) return refused('not_found');
    return this.answers.begin(sql, { conversationId: id, messageId, asker }, (tables, taking) =>
      takeAgain(tables, id, messageId, taking),
    );
  }

  stop(id: string): Outcome<string | null> {
    const found = this.find(id);
    if (!found.ok) return found;
    const { making } = found.value;
    if (making !== null) this.answers.finish(making, 'stopped');
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

  /** The stream of a conversation's answer, as `askStream` asks for it. */
  override fetch(request: Request): Response {
    const { conversationId, after } = askedStream(request);
    return new Response(this.answers.follow(this.read(), conversationId, after));
  }

  override alarm(): void {
    const sql = this.read();
    if (sql) this.answers.watch(sql);
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
    if (sql) this.answers.stopAll(sql, null);
    await this.ctx.storage.deleteAll();
    this.answers.forget();
    this.isSwept = false;
  }
}
