import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CareMessage,
  careMessages,
  isNeverLearned,
  parseMessages,
} from '../../features/celestia/care/care-messages.fixture.ts';
import type { WrittenConversation } from '../../features/celestia/conversations/conversation.ts';
import type { Language } from '../../locales/locales.ts';

/** What the ear of a language learns from: messages written for it, those that care is held to, and everyday questions. */

async function everydayQuestions(language: Language): Promise<CareMessage[]> {
  const { conversations }: { conversations: readonly WrittenConversation[] } = await import(
    `../../features/celestia/conversations/${language}.fixture.ts`
  );
  return conversations.flatMap(({ turns }) => turns.map(([text]) => ({ kind: 'none', text }) as const));
}

/** Each text once. */
function distinct(messages: readonly CareMessage[]): CareMessage[] {
  return [...new Map(messages.map((message) => [message.text, message])).values()];
}

export async function trainingMessages(language: Language): Promise<CareMessage[]> {
  const file = `${language}.txt`;
  const written = parseMessages(readFileSync(new URL(`./training/${file}`, import.meta.url), 'utf8'), file);
  const known = [...careMessages(language, 'first'), ...careMessages(language, 'second')];
  const strangers = careMessages(language, 'third').filter((message) => !isNeverLearned(message));
  return distinct([...(await everydayQuestions(language)), ...known, ...strangers, ...written]);
}

/** Of all that an ear learned from, in its order. */
export function fingerprint(messages: readonly CareMessage[]): string {
  const text = messages.map(({ kind, text }) => `${kind}\t${text}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
