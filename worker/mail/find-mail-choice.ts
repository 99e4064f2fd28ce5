import { changeUser, findUser } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { readSessionKeys } from '../identity/session-token.ts';
import { readMailChoice } from './mail-choice.ts';

/** Whose news a link is about, and how they are stopped. */
export interface MailChoice {
  email: string;
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
  const userId = await readMailChoice(token, readSessionKeys(env.SESSION_KEYS), nowMs);
  if (userId === null) return null;
  const user = await findUser(env.ACCOUNTS, userId);
  if (!user?.email) return null;
  const stop = async () => {
    await changeUser(env.ACCOUNTS, userId, { marketing: false }, nowMs);
  };
  return { email: user.email, stop };
}
