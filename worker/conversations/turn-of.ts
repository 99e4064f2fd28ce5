import type { SqlStorage } from '@cloudflare/workers-types';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { KnownChart } from '../../features/celestia/facts/known-chart.ts';
import type { TalkTurn } from '../../features/celestia/talking/talk-answer.ts';
import { castSettled } from '../births/cast-settled.ts';
import type { Asker } from './asker.ts';
import { type Conversation, findConversation } from './conversation-rows.ts';
import { hiddenNames } from './hidden-names.ts';
import { before, findMessage } from './message-rows.ts';
import { readPerson } from './person-rows.ts';
import { zoneOffsetMs } from './quota-day.ts';

/** How often it is said in a talk about love that this is a machine. */
export const REMINDER_MS = 3 * 3_600_000;

/** Reminders go by the clock, so that a conversation taken up after a night begins with one. */
export function isReminderDue({ persona, remindedMs }: Conversation, nowMs: number): boolean {
  return persona !== 'celestia' && (remindedMs === null || nowMs - remindedMs >= REMINDER_MS);
}

async function chartOf(birth: SettledBirth | null, nowMs: number): Promise<KnownChart | null> {
  return birth && (await castSettled(birth, nowMs));
}

/** The message and its conversation as an answer is made of them; null where they are gone. */
export async function turnOf(
  sql: SqlStorage,
  {
    conversationId,
    messageId,
    asker,
    nowMs,
  }: {
    conversationId: string;
    messageId: string;
    asker: Asker;
    nowMs: number;
  },
): Promise<TalkTurn | null> {
  const conversation = findConversation(sql, conversationId);
  const message = findMessage(sql, conversationId, messageId);
  if (!conversation || !message || message.text === null) return null;
  const timeZone = readPerson(sql).zone ?? asker.zone;
  const { partner, persona, care: state } = conversation;
  const said = before(sql, message);
  const [self, other] = await Promise.all([
    chartOf(asker.birth, nowMs),
    chartOf(partner?.birth ?? null, nowMs),
  ]);
  return {
    persona,
    partnerName: partner?.name ?? null,
    heard: { verdict: JSON.parse(message.verdict), state },
    reminds: isReminderDue(conversation, nowMs),
    talk: {
      text: message.text,
      language: message.language,
      people: { self, partner: other },
      firstName: asker.name || null,
      names: hiddenNames(asker, conversation),
      ...said,
      nowMs,
      timeZone,
      offsetMs: zoneOffsetMs(timeZone, nowMs),
    },
  };
}
