import type { SqlStorage } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { AnswerJson, type AnswerState, type SentenceJson } from '../../contract/conversations.ts';
import type { Memory } from '../../features/celestia/speaking/turn.ts';
import type { TalkEnd, TalkSentence } from '../../features/celestia/talking/talk-sentence.ts';
import type { Language } from '../../locales/locales.ts';

/** Answers, sentence by sentence, as they are kept. */

export interface AnswerRow extends Record<string, string | number | null> {
  id: string;
  conversation_id: string;
  message_id: string;
  state: string;
  kind: string | null;
  language: string;
  card: string | null;
  memory: string | null;
  feedback: string | null;
  created_ms: number;
}

interface SentenceRow extends Record<string, string | number | null> {
  seq: number;
  text: string;
  paragraph: number;
  play: number;
  citations: string;
}

export interface NewAnswer {
  id: string;
  conversationId: string;
  messageId: string;
  language: Language;
  boot: string;
  nowMs: number;
}

export function beginAnswer(sql: SqlStorage, answer: NewAnswer): void {
  const { id, conversationId, messageId, language, boot, nowMs } = answer;
  sql.exec(
    `INSERT INTO answer (id, conversation_id, message_id, state, boot, language, created_ms)
     VALUES (?, ?, ?, 'making', ?, ?, ?)`,
    id,
    conversationId,
    messageId,
    boot,
    language,
    nowMs,
  );
}

export function findAnswer(sql: SqlStorage, id: string): AnswerRow | null {
  return sql.exec<AnswerRow>('SELECT * FROM answer WHERE id = ?', id).toArray()[0] ?? null;
}

function toSentence({ seq, text, paragraph, play, citations }: SentenceRow): SentenceJson {
  return { seq, text, paragraph, play: play === 1, citations: JSON.parse(citations) };
}

/** The sentences of an answer behind one of them, in their order. */
export function sentencesAfter(sql: SqlStorage, answerId: string, seq: number): SentenceJson[] {
  return sql
    .exec<SentenceRow>('SELECT * FROM sentence WHERE answer_id = ? AND seq > ? ORDER BY seq', answerId, seq)
    .toArray()
    .map(toSentence);
}

/** Stores the next sentence of an answer that is being made, and numbers it. */
export function addSentence(sql: SqlStorage, answerId: string, said: TalkSentence): SentenceJson {
  const { seq } = sql
    .exec<{ seq: number }>(
      `INSERT INTO sentence (answer_id, seq, text, paragraph, play, citations)
       SELECT ?1, 1 + (SELECT count(*) FROM sentence WHERE answer_id = ?1), ?2, ?3, ?4, ?5 RETURNING seq`,
      answerId,
      said.text,
      said.paragraph,
      Number(said.play),
      JSON.stringify(said.citations),
    )
    .one();
  return { seq, text: said.text, paragraph: said.paragraph, play: said.play, citations: [...said.citations] };
}

/** Ends an answer that broke off or was stopped. */
export function breakOff(
  sql: SqlStorage,
  answerId: string,
  state: Extract<AnswerState, 'stopped' | 'broken'>,
) {
  sql.exec("UPDATE answer SET state = ? WHERE id = ? AND state = 'making'", state, answerId);
}

/** Ends an answer that is whole. */
export function endWell(
  sql: SqlStorage,
  answerId: string,
  { kind, language, card }: TalkEnd,
  memory: Memory | null,
): void {
  sql.exec(
    "UPDATE answer SET state = 'whole', kind = ?, language = ?, card = ?, memory = ? WHERE id = ?",
    kind,
    language,
    card && JSON.stringify(card),
    memory && JSON.stringify(memory),
    answerId,
  );
}

/** Answers that nobody makes any more: the object that began them is gone. */
export function orphans(sql: SqlStorage, boot: string): AnswerRow[] {
  return sql.exec<AnswerRow>("SELECT * FROM answer WHERE state = 'making' AND boot <> ?", boot).toArray();
}

export function answersMaking(sql: SqlStorage, conversationId: string | null): AnswerRow[] {
  const all = sql.exec<AnswerRow>("SELECT * FROM answer WHERE state = 'making'").toArray();
  return all.filter((row) => conversationId === null || row.conversation_id === conversationId);
}

export function removeAnswer(sql: SqlStorage, answerId: string): void {
  sql.exec('DELETE FROM sentence WHERE answer_id = ?', answerId);
  sql.exec('DELETE FROM answer WHERE id = ?', answerId);
}

/** An answer as it stands now, whole or not. */
export function answerJson(sql: SqlStorage, row: AnswerRow): AnswerJson {
  return v.parse(AnswerJson, {
    id: row.id,
    state: row.state,
    kind: row.kind,
    language: row.language,
    sentences: sentencesAfter(sql, row.id, 0),
    card: row.card === null ? null : JSON.parse(row.card),
    feedback: row.feedback,
    created: new Date(row.created_ms).toISOString(),
  });
}
