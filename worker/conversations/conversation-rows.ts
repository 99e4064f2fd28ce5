import type { SqlStorage } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type ConversationJson, Persona } from '../../contract/conversations.ts';
import { MAX_CONVERSATIONS, MAX_TITLE_LENGTH } from '../../contract/limits.ts';
import { SettledBirth } from '../../contract/settled-birth.ts';
import { CALM, type CareState } from '../../features/celestia/care/verdict.ts';

/** Whose chart a conversation is about beside the person's own. */
export interface Partner {
  name: string;
  birth: SettledBirth;
}

export interface Conversation {
  id: string;
  persona: Persona;
  title: string;
  isNamed: boolean;
  partner: Partner | null;
  care: CareState;
  remindedMs: number | null;
  createdMs: number;
  updatedMs: number;
  /** The answer that is being made. */
  making: string | null;
}

interface ConversationRow extends Record<string, string | number | null> {
  id: string;
  persona: string;
  title: string;
  named: number;
  partner_name: string | null;
  partner_birth: string | null;
  care: string | null;
  reminded_ms: number | null;
  created_ms: number;
  updated_ms: number;
  making: string | null;
}

const SELECT = `SELECT conversation.*, (SELECT answer.id FROM answer
  WHERE conversation_id = conversation.id AND state = 'making') AS making FROM conversation`;

function toConversation(row: ConversationRow): Conversation {
  const { partner_name: name, partner_birth: birth } = row;
  return {
    id: row.id,
    persona: v.parse(Persona, row.persona),
    title: row.title,
    isNamed: row.named === 1,
    partner:
      name === null || birth === null ? null : { name, birth: v.parse(SettledBirth, JSON.parse(birth)) },
    // This object wrote it; what a newer care remembers beside stands at its calm.
    care: row.care === null ? CALM : { ...CALM, ...(JSON.parse(row.care) as CareState) },
    remindedMs: row.reminded_ms,
    createdMs: row.created_ms,
    updatedMs: row.updated_ms,
    making: row.making,
  };
}

export function findConversation(sql: SqlStorage, id: string): Conversation | null {
  const row = sql.exec<ConversationRow>(`${SELECT} WHERE conversation.id = ?`, id).toArray()[0];
  return row ? toConversation(row) : null;
}

/** The one that was talked in last first. */
export function listConversations(sql: SqlStorage): Conversation[] {
  return sql.exec<ConversationRow>(`${SELECT} ORDER BY updated_ms DESC, id`).toArray().map(toConversation);
}

/** Opens one; false where the person has as many as there may be. */
export function addConversation(
  sql: SqlStorage,
  { id, persona, partner }: { id: string; persona: Persona; partner: Partner | null },
  nowMs: number,
): boolean {
  const { count } = sql.exec<{ count: number }>('SELECT count(*) AS count FROM conversation').one();
  if (count >= MAX_CONVERSATIONS) return false;
  sql.exec(
    `INSERT INTO conversation (id, persona, partner_name, partner_birth, created_ms, updated_ms)
     VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
    id,
    persona,
    partner?.name ?? null,
    partner ? JSON.stringify(partner.birth) : null,
    nowMs,
  );
  return true;
}

export function renameConversation(sql: SqlStorage, id: string, title: string): void {
  sql.exec('UPDATE conversation SET title = ?, named = 1 WHERE id = ?', title, id);
}

/** The first words of a conversation are its title until the person gives it another. */
export function titleFrom(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_TITLE_LENGTH) return line;
  return `${line.slice(0, MAX_TITLE_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

/** Notes what a message has changed of its conversation. */
export function touchConversation(
  sql: SqlStorage,
  id: string,
  { care, title, nowMs }: { care: CareState; title: string; nowMs: number },
): void {
  sql.exec(
    `UPDATE conversation SET care = ?, updated_ms = ?,
     title = CASE WHEN named = 1 OR title <> '' THEN title ELSE ? END WHERE id = ?`,
    JSON.stringify(care),
    nowMs,
    title,
    id,
  );
}

export function keepCare(sql: SqlStorage, id: string, care: CareState): void {
  sql.exec('UPDATE conversation SET care = ? WHERE id = ?', JSON.stringify(care), id);
}

export function noteReminder(sql: SqlStorage, id: string, nowMs: number): void {
  sql.exec('UPDATE conversation SET reminded_ms = ? WHERE id = ?', nowMs, id);
}

/** Removes conversations with all that was said in them; null: all of them. */
export function removeConversations(sql: SqlStorage, id: string | null): void {
  const where = id === null ? '' : 'WHERE conversation_id = ?';
  const which = id === null ? [] : [id];
  sql.exec(`DELETE FROM sentence WHERE answer_id IN (SELECT id FROM answer ${where})`, ...which);
  sql.exec(`DELETE FROM answer ${where}`, ...which);
  sql.exec(`DELETE FROM message ${where}`, ...which);
  sql.exec(`DELETE FROM conversation ${id === null ? '' : 'WHERE id = ?'}`, ...which);
}

export function conversationJson(conversation: Conversation): ConversationJson {
  const { id, persona, title, partner, care, createdMs, updatedMs, making } = conversation;
  return {
    id,
    persona,
    title,
    partner: partner && { name: partner.name, fields: partner.birth.fields },
    created: new Date(createdMs).toISOString(),
    updated: new Date(updatedMs).toISOString(),
    making,
    over: care.mood === 'ended',
  };
}
