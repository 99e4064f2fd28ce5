import type { Context } from 'hono';
import type { User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import type { MailKind } from '../mail/compose-mail.ts';
import { sendMail } from '../mail/send-mail.ts';
import { givenBy } from './given-by.ts';
import { mailOrigin } from './origin.ts';

/** Sends a mail after the answer is given. */
export function sendMailBehind(c: Context<AppEnv>, kind: MailKind, user: User): void {
  c.executionCtx.waitUntil(sendMail(kind, user, { ...givenBy(c), origin: mailOrigin(c) }));
}
