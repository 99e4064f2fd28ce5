import { AppError } from '../../contract/app-error.ts';
import type { Letter } from '../../features/contact/read-letter.ts';
import type { Language } from '../../locales/locales.ts';
import type { Given } from '../given.ts';
import { digestText, makeReference } from '../reference.ts';
import { countLetters, findLetter, type KeptLetter, keepLetter, noteTold } from './letter-rows.ts';
import { type LetterBindings, mailOperator, mailWriter } from './send-letter.ts';

/** Letters of one address on a day. */
const MOST_A_DAY = 5;
const DAY_MS = 86_400_000;

async function digestOf({ email, kind, text }: Letter, nowMs: number): Promise<string> {
  const day = Math.floor(nowMs / DAY_MS);
  return digestText(JSON.stringify([day, email.toLowerCase(), kind, text]));
}

export interface Sender {
  /** Null where nobody is signed in. */
  userId: string | null;
  language: Language;
}

/**
 * Keeps a letter and mails it to the operator, and to its writer that it has arrived. The same form sent twice is one letter. A mail
 * that fails leaves the letter where it is: the cron sends the operator's again.
 * @throws AppError too_many_requests, accounts_unavailable.
 */
export async function takeLetter(
  letter: Letter,
  { userId, language }: Sender,
  given: Given<'ACCOUNTS' | LetterBindings>,
): Promise<KeptLetter> {
  const { env, nowMs } = given;
  const digest = await digestOf(letter, nowMs);
  const known = await findLetter(env.ACCOUNTS, digest);
  if (known) return known;
  if ((await countLetters(env.ACCOUNTS, letter.email, nowMs - DAY_MS)) >= MOST_A_DAY)
    throw new AppError('too_many_requests', undefined, { retryAfterSeconds: DAY_MS / 1000 });
  const kept = await keepLetter(
    env.ACCOUNTS,
    { ...letter, reference: makeReference(), digest, userId, language },
    nowMs,
  );
  const [toldOperator, toldWriter] = await Promise.all([mailOperator(kept, given), mailWriter(kept, given)]);
  const told = { ...kept, toldOperator, toldWriter };
  // The letter stands: that the note of its mails failed costs the operator a second mail at the most.
  await noteTold(env.ACCOUNTS, told).catch((error: unknown) => given.log.error('background_failed', error));
  return told;
}
