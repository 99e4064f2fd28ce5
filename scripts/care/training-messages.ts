import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { careFor } from '../../features/celestia/care/care-for.ts';
import {
  type CareMessage,
  careMessages,
  isNeverLearned,
  parseMessages,
} from '../../features/celestia/care/care-messages.fixture.ts';
import { NO_EARS, weighedWords } from '../../features/celestia/care/ear/ear.ts';
import { fold } from '../../features/celestia/care/fold-message.ts';
import { SPOKEN_PATTERNS } from '../../features/celestia/care/patterns/patterns-by-language.ts';
import { spelled } from '../../features/celestia/care/spelled.ts';
import { CALM } from '../../features/celestia/care/verdict.ts';
import type { Language } from '../../locales/locales.ts';
import { askedQuestions, isHeldOut, livedQuestions, writtenQuestions } from '../celestia/question-lines.ts';
import type { EarLessons } from './train-ear.ts';

/**
 * What the ear of a language learns from: messages written for it, everyday questions with sentences that call for nothing
 * (`<language>.calm.txt`), what people ask of an astrologer with the words that they ask by (`<language>.everyday.txt`: an ear
 * that has not heard those takes a plain question for a call), complaints of an everyday kind (`<language>.plain.txt`), calls and what
 * only sounds like them by people who had seen none of the others (`<language>.calls.txt`, a fifth of it kept apart), the questions
 * that the listener learns from (of those about everyday life what no pattern takes for a call), and what care is held to, but for the half of the third set that nothing is made from.
 */

function writtenIn(file: string): CareMessage[] {
  return parseMessages(readFileSync(new URL(`./training/${file}`, import.meta.url), 'utf8'), file);
}

function callsOf(language: Language): CareMessage[] {
  return writtenIn(`${language}.calls.txt`);
}

/** The fifth of the calls that nothing is ever learned from. */
export function heldOutCalls(language: Language): CareMessage[] {
  return callsOf(language).filter(isHeldOut);
}

/** Of a broken heart people speak as others do of ending it: from those nothing is to be learned. */
const NEAR_A_CALL = 'love hurt';

/** What the listener learns from calls for nothing. */
function askedPlainly(language: Language): CareMessage[] {
  return writtenQuestions(language)
    .filter((line) => !isHeldOut(line) && line.kind !== NEAR_A_CALL)
    .map(({ text }) => ({ kind: 'none', text }));
}

/** Whether the patterns, which need no ear, hear somebody who may need help. */
function soundsLikeACall(text: string, language: Language): boolean {
  const { kind } = careFor(CALM, text, { language, ears: NO_EARS }).verdict;
  return kind !== 'none' && kind !== 'boundary';
}

/**
 * The ears that learn from everyday life by its kinds. The lists of the others have most of it, read line by line; one that learned
 * the rest heard fewer calls of the half that nothing is made from, and no fewer plain questions as calls.
 */
const LEARNS_BY_KIND: ReadonlySet<Language> = new Set(['en']);

/** Everyday life as it is asked about, a jealous husband in it: what a pattern hears in that is no plain question. */
function livedPlainly(language: Language, known: ReadonlySet<string>): CareMessage[] {
  return [
    ...(LEARNS_BY_KIND.has(language) ? livedQuestions(language) : []),
    ...askedQuestions(language).filter((line) => !isHeldOut(line)),
  ]
    .filter(({ kind, text }) => kind !== NEAR_A_CALL && !known.has(text) && !soundsLikeACall(text, language))
    .map(({ text }) => ({ kind: 'none', text }));
}

/** Each text once, in an order of its own. */
function readMessages(language: Language): CareMessage[] {
  const messages = [
    ...writtenIn(`${language}.calm.txt`),
    ...writtenIn(`${language}.everyday.txt`),
    ...writtenIn(`${language}.plain.txt`),
    ...callsOf(language).filter((message) => !isHeldOut(message)),
    ...askedPlainly(language),
    ...careMessages(language, 'first'),
    ...careMessages(language, 'second'),
    ...careMessages(language, 'third').filter((message) => !isNeverLearned(message)),
    ...writtenIn(`${language}.txt`),
  ];
  return [...new Map(messages.map((message) => [message.text, message])).values()];
}

/**
 * Words and short expressions by what they speak of (`<language>.spoken.txt`, a name and its entries a line), folded as messages are:
 * first what calls speak of, then what everyday life does, each below its heading.
 */
function spokenLists(language: Language): Pick<EarLessons, 'spoken' | 'grave'> {
  const { spelling } = SPOKEN_PATTERNS[language];
  const text = readFileSync(new URL(`./training/${language}.spoken.txt`, import.meta.url), 'utf8');
  const [calls = [], everyday = []] = text
    .split(/^# .*\n/m)
    .slice(1)
    .map((section) => section.split('\n').filter((line) => line.includes(':')));
  const spoken = [...calls, ...everyday].map((line) => {
    const entries = line.slice(line.indexOf(':') + 1).split(',');
    const folded = entries.map((entry) => weighedWords(spelled(fold(entry), spelling)).join(' '));
    return [...new Set(folded.filter(Boolean))].join(',');
  });
  return { spoken, grave: calls.length };
}

export function trainingMessages(language: Language): EarLessons {
  const messages = readMessages(language);
  return {
    messages,
    lived: livedPlainly(language, new Set(messages.map(({ text }) => text))),
    ...spokenLists(language),
  };
}

/** Of all that an ear learned from, in its order. */
export function fingerprint({ messages, lived, spoken }: EarLessons): string {
  const told = [...lived, ...messages].map((message) => `${message.kind}\t${message.text}`);
  const text = [...told, ...spoken].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
