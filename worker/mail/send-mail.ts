import { loadWords } from '../../locales/index.ts';
import { href } from '../../routes/href.ts';
import type { User } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-token.ts';
import { logGap } from '../log.ts';
import { composeMail, type MailKind } from './compose-mail.ts';
import { signMailChoice } from './mail-choice.ts';

const SENDER_NAME = 'Celestia';

/** What a mail is sent by. */
export interface MailContext extends Given<'MAIL' | 'MAIL_FROM' | 'SESSION_KEYS'> {
  /** Origin that the mail's links lead to, such as `https://example.com`; null where it is not known for certain. */
  origin: string | null;
}

async function deliver(kind: MailKind, user: User, { env, nowMs, origin }: MailContext): Promise<void> {
  const { email, language, name, marketing } = user;
  const sender = env.MAIL_FROM;
  // Without a sender no mail leaves, and to an address that nobody has confirmed none does either.
  if (sender === '' || !email || !user.emailVerified) return;
  if (origin === null) {
    logGap('mail_left_out', 'SITE_ORIGIN is empty: mails would lead to whatever host a request names');
    return;
  }
  const words = await loadWords(language, ['mail']);
  const token = marketing ? await signMailChoice(user.id, readSessionKeys(env.SESSION_KEYS), nowMs) : null;
  const facts = {
    name,
    email,
    site: new URL(origin).host,
    actionUrl: origin + href('natal-chart', language),
    unsubscribeUrl: token && `${origin}${href('unsubscribe', language)}?${new URLSearchParams({ token })}`,
  };
  const { subject, text, html, headers } = composeMail(kind, facts, words);
  await env.MAIL.send({
    from: { email: sender, name: SENDER_NAME },
    to: email,
    subject,
    text,
    html,
    headers,
  });
}

/** The binding's own words may hold the address that it could not reach. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Sends one of the product's own mails. A mail that fails is logged and stops nothing: the promise never rejects. */
export function sendMail(kind: MailKind, user: User, context: MailContext): Promise<void> {
  return deliver(kind, user, context).catch((error: unknown) =>
    context.log.error('mail_failed', nameOf(error)),
  );
}
