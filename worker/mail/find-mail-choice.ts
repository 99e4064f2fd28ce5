import { changeUser, findUser } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-keys.ts';
import { stopLetters } from '../tidings/tiding-rows.ts';
import { type Mailing, readMailChoice } from './mail-choice.ts';

/** Whose mails a link is about, which, and how they are stopped. */
export interface MailChoice {
  email: string;
  mailing: Mailing;
  stop(): Promise<void>;
}

/**
 * What a link in a mail is about; null for a link that proves nothing.
 * @throws AppError accounts_unavailable where the database cannot be read.
 */
export async function findMailChoice(
  token: string,
  { env, nowMs }: Pick<Given<'ACCOUNTS' | 'SESSION_KEYS'>, 'env' | 'nowMs'>,
): Promise<MailChoice | null> {
  const choice = await readMailChoice(token, readSessionKeys(env.SESSION_KEYS), nowMs);
  if (choice === null) return null;
  const user = await findUser(env.ACCOUNTS, choice.userId);
  if (!user?.email) return null;
  const { mailing } = choice;
  const stop = async () => {
    if (mailing === 'letters') await stopLetters(env.ACCOUNTS, user.id);
    else await changeUser(env.ACCOUNTS, user.id, { marketing: false }, nowMs);
  };
  return { email: user.email, mailing, stop };
}
