import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type CareMessage,
  careMessages,
  isNeverLearned,
  parseMessages,
} from '../../features/celestia/care/care-messages.fixture.ts';
import type { Language } from '../../locales/locales.ts';
import { isHeldOut, writtenQuestions } from '../celestia/question-lines.ts';

/**
 * What the ear of a language learns from: messages written for it, everyday questions with sentences that call for nothing
 * (`<language>.calm.txt`), what people ask of an astrologer with the words that they ask by (`<language>.everyday.txt`: an ear
 * that has not heard those takes a plain question for a call), complaints of an everyday kind (`<language>.plain.txt`), the questions
 * that the listener learns from, and what care is held to, but for the half of the third set that nothing is made from.
 */

function writtenIn(file: string): CareMessage[] {
  return parseMessages(readFileSync(new URL(`./training/${file}`, import.meta.url), 'utf8'), file);
}

/** Of a broken heart people speak as others do of ending it: from those nothing is to be learned. */
const NEAR_A_CALL = 'love hurt';

/** What the listener learns from calls for nothing. */
function askedPlainly(language: Language): CareMessage[] {
  return writtenQuestions(language)
    .filter((line) => !isHeldOut(line) && line.kind !== NEAR_A_CALL)
    .map(({ text }) => ({ kind: 'none', text }));
}

/** Each text once, in an order of its own. */
export function trainingMessages(language: Language): CareMessage[] {
  const messages = [
    ...writtenIn(`${language}.calm.txt`),
    ...writtenIn(`${language}.everyday.txt`),
    ...writtenIn(`${language}.plain.txt`),
    ...askedPlainly(language),
    ...careMessages(language, 'first'),
    ...careMessages(language, 'second'),
    ...careMessages(language, 'third').filter((message) => !isNeverLearned(message)),
    ...writtenIn(`${language}.txt`),
  ];
  return [...new Map(messages.map((message) => [message.text, message])).values()];
}

/** Of all that an ear learned from, in its order. */
export function fingerprint(messages: readonly CareMessage[]): string {
  const text = messages.map((message) => `${message.kind}\t${message.text}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
