import type { SqlStorage } from '@cloudflare/workers-types';
import { MIN_CHAT_AGE, MIN_LOVE_AGE } from '../../contract/chat-settings.ts';
import type { MessageRequest, Persona } from '../../contract/conversations.ts';
import { MAX_MESSAGES } from '../../contract/limits.ts';
import { ageOf } from '../../features/births/age.ts';
import { asMeant, type CareStep, careFor, type Hearing } from '../../features/celestia/care/care-for.ts';
import type { Ears } from '../../features/celestia/care/ear/ear.ts';
import { type CareVerdict, mayRead } from '../../features/celestia/care/verdict.ts';
import { beginAnswer, findAnswer, removeAnswer } from './answer-rows.ts';
import type { Asker } from './asker.ts';
import { type Conversation, findConversation, titleFrom, touchConversation } from './conversation-rows.ts';
import type { Taken } from './conversations-stub.ts';
import {
  addMessage,
  findMessage,
  type MessageRow,
  removeFrom,
  setAnswer,
  standingMessages,
} from './message-rows.ts';
import { type Outcome, type Refusal, refused } from './outcome.ts';
import { adoptZone, hasConsented, readPerson, takeMessage } from './person-rows.ts';
import { quotaDay } from './quota-day.ts';

/**
 * Whether a day of birth is too young for a persona; where none is known nobody can tell.
 * @param bornOn `YYYY-MM-DD`.
 */
export function isTooYoung(bornOn: string | null, persona: Persona, nowMs: number): boolean {
  const least = persona === 'celestia' ? MIN_CHAT_AGE : MIN_LOVE_AGE;
  return bornOn !== null && ageOf(bornOn, nowMs) < least;
}

/** What taking a message goes by, beside what is stored. */
export interface Taking {
  asker: Asker;
  ears: Ears;
  /** Messages that are free on a day; null: as many as one likes. */
  perDay: number | null;
  boot: string;
  /** For the answer, should one begin. */
  answerId: string;
  nowMs: number;
}

/** What keeps a message out whatever it says. */
function barred(
  sql: SqlStorage,
  conversation: Conversation,
  { asker, nowMs }: Pick<Taking, 'asker' | 'nowMs'>,
): Refusal | null {
  if (conversation.making !== null) return refused('answer_underway', { answerId: conversation.making });
  if (!hasConsented(readPerson(sql))) return refused('consent_required');
  // A talk about love is for grown-ups: one's word is not enough for it.
  if (conversation.persona !== 'celestia' && asker.bornOn === null) return refused('birth_required');
  return isTooYoung(asker.bornOn, conversation.persona, nowMs) ? refused('too_young') : null;
}

/** Takes what an answer costs; what care answers costs nothing. */
function paid(sql: SqlStorage, verdict: CareVerdict, taking: Taking): Refusal | null {
  const { asker, perDay, answerId, nowMs } = taking;
  adoptZone(sql, asker.zone);
  if (!mayRead(verdict)) return null;
  const { zone, last_day: lastDay } = readPerson(sql);
  const today = quotaDay(zone ?? asker.zone, nowMs, lastDay);
  if (takeMessage(sql, answerId, today, perDay)) return null;
  return refused('quota_spent', { untilMs: today.returnsMs });
}

/** What care makes of a message; a chart that plays a part leaves no doubt to itself. */
function heardIn({ care, persona }: Conversation, text: string, hearing: Hearing): CareStep {
  const step = careFor(care, text, hearing);
  return persona === 'lover' ? asMeant(step) : step;
}

/** Who mends a slip in a message has left its doubt once, and not twice. */
function withoutDoubtOf({ verdict }: MessageRow, conversation: Conversation): Conversation {
  const { kind }: CareVerdict = JSON.parse(verdict);
  if (kind !== 'doubt') return conversation;
  const { care } = conversation;
  return { ...conversation, care: { ...care, doubts: Math.max(0, care.doubts - 1) } };
}

/** Takes a message, and begins its answer: all of it, or nothing. To be called in a transaction; nothing is awaited. */
export function takeNewMessage(
  sql: SqlStorage,
  conversationId: string,
  message: MessageRequest,
  taking: Taking,
): Outcome<Taken> {
  const conversation = findConversation(sql, conversationId);
  if (!conversation) return refused('not_found');
  const known = findMessage(sql, conversationId, message.id);
  if (known) {
    // Of one that was edited away nothing is left to compare.
    if (known.text !== null && known.text !== message.text) return refused('message_conflict');
    return { ok: true, value: { answerId: known.answer_id, isNew: false } };
  }
  const bar = barred(sql, conversation, taking);
  if (bar) return bar;
  const { ears, nowMs, boot, answerId, asker } = taking;
  const language = message.language ?? asker.language;
  const edited = message.edits === undefined ? null : findMessage(sql, conversationId, message.edits);
  if (message.edits !== undefined && edited?.text == null) return refused('not_found');
  const heard = edited ? withoutDoubtOf(edited, conversation) : conversation;
  const { state, verdict } = heardIn(heard, message.text, { language, ears });
  const standing = standingMessages(sql, conversationId).length;
  if (!edited && standing >= MAX_MESSAGES) return refused('conversation_full');
  const unpaid = paid(sql, verdict, taking);
  if (unpaid) return unpaid;
  if (edited) removeFrom(sql, edited);
  addMessage(sql, { conversationId, id: message.id, text: message.text, language, verdict, answerId, nowMs });
  beginAnswer(sql, { id: answerId, conversationId, messageId: message.id, language, boot, nowMs });
  // Words that care has heard are no title for a list that others may see.
  const title = verdict.kind === 'none' ? titleFrom(message.text) : '';
  touchConversation(sql, conversationId, { care: state, title, nowMs });
  return { ok: true, value: { answerId, isNew: true } };
}

/** Has the last message of a conversation answered anew. What care made of it stands. */
export function takeAgain(
  sql: SqlStorage,
  conversationId: string,
  messageId: string,
  taking: Taking,
): Outcome<Taken> {
  const conversation = findConversation(sql, conversationId);
  const last = standingMessages(sql, conversationId).at(-1);
  if (!conversation || last?.id !== messageId) return refused('not_found');
  const bar = barred(sql, conversation, taking);
  if (bar) return bar;
  const { boot, answerId, nowMs } = taking;
  const unpaid = paid(sql, JSON.parse(last.verdict), taking);
  if (unpaid) return unpaid;
  if (findAnswer(sql, last.answer_id)) removeAnswer(sql, last.answer_id);
  setAnswer(sql, last, answerId);
  beginAnswer(sql, { id: answerId, conversationId, messageId, language: last.language, boot, nowMs });
  touchConversation(sql, conversationId, { care: conversation.care, title: '', nowMs });
  return { ok: true, value: { answerId, isNew: true } };
}
