import type { SqlStorage } from '@cloudflare/workers-types';
import { type AnswerRow, answerJson, answersMaking, findAnswer } from './answer-rows.ts';
import { type ConversationEvent, Follower, type Followers } from './followers.ts';

/** What a reader has already: `<answerId>:<seq>`. */
interface Seen {
  answerId: string;
  seq: number;
}

function seenOf(after: string): Seen | null {
  const [, answerId, seq] = /^([\w-]{1,64}):(\d{1,6})$/.exec(after) ?? [];
  return answerId && seq ? { answerId, seq: Number(seq) } : null;
}

/** How an answer has ended, as its readers are told. */
export function endEvent(sql: SqlStorage, row: AnswerRow): ConversationEvent {
  const { id: answerId, state, kind, language, card } = answerJson(sql, row);
  return { name: 'end', data: { answerId, state, kind, language, card } };
}

/**
 * The stream of an answer: what is stored of it behind what was seen, then what comes. Between the two nothing is awaited, so that
 * nothing is told twice or left out.
 */
export function followAnswer(
  sql: SqlStorage | null,
  conversationId: string,
  after: string,
  followers: Followers,
): ReadableStream<Uint8Array> {
  // An identity stream's writes wait for the output gate, which opens once what was stored before them is safe: nobody sees a sentence
  // that a crash could still undo. A body made by `new ReadableStream` is pumped without the gate.
  const { readable, writable } = new IdentityTransformStream();
  const seen = seenOf(after);
  const asked = sql && seen ? findAnswer(sql, seen.answerId) : null;
  const known = asked?.conversation_id === conversationId ? asked : null;
  const row = known ?? (sql ? (answersMaking(sql, conversationId)[0] ?? null) : null);
  const follower = new Follower(row?.id ?? '', writable.getWriter());
  if (!sql || !row) {
    follower.tell({ name: 'idle', data: {} });
    follower.end();
    return readable;
  }
  const answer = answerJson(sql, row);
  const { id: answerId, language } = answer;
  follower.tell({ name: 'answer', data: { answerId, messageId: row.message_id, language } });
  const from = known && seen ? seen.seq : 0;
  for (const sentence of answer.sentences) {
    if (sentence.seq > from) follower.tell({ name: 'sentence', data: { answerId, ...sentence } });
  }
  if (answer.state === 'making') {
    followers.add(follower);
    return readable;
  }
  follower.tell(endEvent(sql, row));
  follower.end();
  return readable;
}
