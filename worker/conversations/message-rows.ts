import type { SqlStorage } from '@cloudflare/workers-types';
import type { MessageJson } from '../../contract/conversations.ts';
import type { CareVerdict } from '../../features/celestia/care/verdict.ts';
import type { Turn } from '../../features/celestia/model/sum-up.ts';
import type { Memory } from '../../features/celestia/speaking/turn.ts';
import { type KeptStep, memoryOf } from '../../features/celestia/talking/memory-steps.ts';
import type { Language } from '../../locales/locales.ts';
import { answerJson, findAnswer, removeAnswer } from './answer-rows.ts';

/** A person's messages. One that was edited away keeps its id and nothing else. */
export interface MessageRow extends Record<string, string | number | null> {
  conversation_id: string;
  id: string;
  seq: number;
  text: string | null;
  language: Language;
  verdict: string;
  answer_id: string;
  created_ms: number;
}

export function findMessage(sql: SqlStorage, conversationId: string, id: string): MessageRow | null {
  const rows = sql.exec<MessageRow>(
    'SELECT * FROM message WHERE conversation_id = ? AND id = ?',
    conversationId,
    id,
  );
  return rows.toArray()[0] ?? null;
}

/** Those that stand, the oldest first. */
export function standingMessages(sql: SqlStorage, conversationId: string): MessageRow[] {
  return sql
    .exec<MessageRow>(
      'SELECT * FROM message WHERE conversation_id = ? AND text IS NOT NULL ORDER BY seq',
      conversationId,
    )
    .toArray();
}

export interface NewMessage {
  conversationId: string;
  id: string;
  text: string;
  language: Language;
  verdict: CareVerdict;
  answerId: string;
  nowMs: number;
}

export function addMessage(sql: SqlStorage, message: NewMessage): void {
  const { conversationId, id, text, language, verdict, answerId, nowMs } = message;
  sql.exec(
    `INSERT INTO message (conversation_id, id, seq, text, language, verdict, answer_id, created_ms)
     SELECT ?1, ?2, 1 + coalesce((SELECT max(seq) FROM message WHERE conversation_id = ?1), 0), ?3, ?4, ?5, ?6, ?7`,
    conversationId,
    id,
    text,
    language,
    JSON.stringify(verdict),
    answerId,
    nowMs,
  );
}

/** A message and all after it go, with their answers: another takes its place. */
export function removeFrom(sql: SqlStorage, { conversation_id: conversationId, seq }: MessageRow): void {
  const gone = standingMessages(sql, conversationId).filter((row) => row.seq >= seq);
  for (const { answer_id: answerId } of gone) removeAnswer(sql, answerId);
  sql.exec('UPDATE message SET text = NULL WHERE conversation_id = ? AND seq >= ?', conversationId, seq);
}

export function setAnswer(
  sql: SqlStorage,
  { conversation_id: conversationId, id }: MessageRow,
  answerId: string,
) {
  sql.exec(
    'UPDATE message SET answer_id = ? WHERE conversation_id = ? AND id = ?',
    answerId,
    conversationId,
    id,
  );
}

/** The messages of a conversation with their answers, the oldest first. */
export function messagesJson(sql: SqlStorage, conversationId: string): MessageJson[] {
  return standingMessages(sql, conversationId).flatMap(
    ({ id, text, answer_id: answerId, created_ms: createdMs }) => {
      const answer = findAnswer(sql, answerId);
      if (text === null || !answer) return [];
      return [{ id, text, created: new Date(createdMs).toISOString(), answer: answerJson(sql, answer) }];
    },
  );
}

/** What was said before a message, and what is remembered of it. */
export function before(
  sql: SqlStorage,
  { conversation_id: conversationId, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>,
): { earlier: Turn[]; memory: Memory } {
  const earlier: Turn[] = [];
  const steps: KeptStep[] = [];
  for (const row of standingMessages(sql, conversationId)) {
    if (row.seq >= seq || row.text === null) continue;
    const answer = findAnswer(sql, row.answer_id);
    earlier.push({ from: 'person', text: row.text });
    if (!answer) continue;
    const { sentences } = answerJson(sql, answer);
    earlier.push({ from: 'celestia', text: sentences.map(({ text }) => text).join(' ') });
    if (answer.memory !== null) steps.push(JSON.parse(answer.memory));
  }
  return { earlier, memory: memoryOf(steps) };
}
