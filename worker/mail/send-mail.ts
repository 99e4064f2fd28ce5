import type { Context } from 'hono';
import { loadWords } from '../../locales/index.ts';
import { href } from '../../routes/href.ts';
import type { User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { mailOrigin } from '../http/origin.ts';
import { requestId } from '../http/request-id.ts';
import { readSessionKeys } from '../identity/session-token.ts';
import { logError, logGap } from '../log.ts';
import { composeMail, type MailKind } from './compose-mail.ts';
import { signMailChoice } from './mail-choice.ts';

const SENDER_NAME = 'Celestia';

async function deliver(c: Context<AppEnv>, kind: MailKind, user: User): Promise<void> {
  const { email, language, name, marketing } = user;
  const sender = c.env.MAIL_FROM;
  // Without a sender no mail leaves, and to an address that nobody has confirmed none does either.
  if (sender === '' || !email || !user.emailVerified) return;
  const origin = mailOrigin(c);
  if (origin === null) {
    logGap('mail_left_out', 'SITE_ORIGIN is empty: mails would lead to whatever host a request names');
    return;
  }
  const words = await loadWords(language, ['mail']);
  const token = marketing
    ? await signMailChoice(user.id, readSessionKeys(c.env.SESSION_KEYS), Date.now())
    : null;
  const facts = {
    name,
    email,
    site: new URL(origin).host,
    actionUrl: origin + href('natal-chart', language),
    unsubscribeUrl: token && `${origin}${href('unsubscribe', language)}?${new URLSearchParams({ token })}`,
  };
  const { subject, text, html, headers } = composeMail(kind, facts, words);
  await c.env.MAIL.send({
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

/** Sends one of the product's own mails after the answer is given. A mail that fails is logged and stops nothing. */
export function sendMail(c: Context<AppEnv>, kind: MailKind, user: User): void {
  c.executionCtx.waitUntil(
    deliver(c, kind, user).catch((error: unknown) => logError('mail_failed', nameOf(error), requestId(c))),
  );
}
