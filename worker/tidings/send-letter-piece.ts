import type { User } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { senderOf } from '../mail/deliver.ts';
import { signMailChoice } from '../mail/mail-choice.ts';

export type LetterBindings = 'MAIL' | 'MAIL_FROM' | 'SESSION_KEYS' | 'SITE_ORIGIN';

/** What every letter needs: a sender, an origin for its links, and a key that signs the link by which it is stopped. */
export function mayMailLetters({
  MAIL_FROM,
  SESSION_KEYS,
  SITE_ORIGIN,
}: Given<LetterBindings>['env']): boolean {
  return MAIL_FROM !== '' && SITE_ORIGIN !== '' && SESSION_KEYS !== '';
}

/** Whether a letter can go to a person: what it needs is there, and their address is confirmed. */
export function isReachable(
  user: Pick<User, 'email' | 'emailVerified'>,
  env: Given<LetterBindings>['env'],
): boolean {
  return mayMailLetters(env) && user.email !== null && user.emailVerified;
}

/** The signed part of the link that stops a person's letters. */
export async function signLetterChoice(
  userId: string,
  { env, nowMs }: Given<LetterBindings>,
): Promise<string> {
  return (await signMailChoice(userId, readSessionKeys(env.SESSION_KEYS), nowMs, 'letters')) ?? '';
}

/** What became of a letter. It went; it certainly did not, and may be tried again; the mailbox wants none; nobody knows. */
export type LetterFate = 'sent' | 'unsent' | 'closed' | 'unknown';

/** Codes of the sending service after which nothing has gone, and which pass. */
const PASSING = [
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
];
/** Of an address that bounced for good, or whose owner called a mail of ours unwanted. */
const CLOSED = 'E_RECIPIENT_SUPPRESSED';

function fateOf(error: unknown): LetterFate {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === CLOSED) return 'closed';
  return PASSING.some((each) => each === code) ? 'unsent' : 'unknown';
}

/** Sends a letter. The service's own words may hold an address: only its code is looked at, and the error's name logged. */
export async function sendLetterPiece(
  email: string,
  { subject, text, html, headers }: ComposedMail,
  { env, log }: Pick<Given<LetterBindings>, 'env' | 'log'>,
): Promise<LetterFate> {
  try {
    await env.MAIL.send({ from: senderOf(env.MAIL_FROM), to: email, subject, text, html, headers });
    return 'sent';
  } catch (error) {
    const fate = fateOf(error);
    if (fate !== 'closed') log.error('mail_failed', error instanceof Error ? error.name : typeof error);
    return fate;
  }
}
