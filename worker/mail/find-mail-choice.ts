import type { Context } from 'hono';
import type { PageServices } from '../../routes/services.ts';
import { changeUser, findUser } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { readSessionKeys } from '../identity/session-token.ts';
import { readMailChoice } from './mail-choice.ts';

/** @throws AppError accounts_unavailable where the database cannot be read. */
export async function findMailChoice(
  c: Context<AppEnv>,
  token: string,
): ReturnType<PageServices['mailChoice']> {
  const userId = await readMailChoice(token, readSessionKeys(c.env.SESSION_KEYS), Date.now());
  if (userId === null) return null;
  const db = c.env.ACCOUNTS;
  const user = await findUser(db, userId);
  if (!user?.email) return null;
  const stop = async () => {
    await changeUser(db, userId, { marketing: false }, Date.now());
  };
  return { email: user.email, stop };
}
