import { type AuthData, loadAuth } from '../../accounts/auth-view.ts';
import type { PageAnswer, ServedRequest } from '../../page.ts';

/** With `1`, whoever is signed in proves once more that it is they. */
export const AGAIN_PARAMETER = 'again';

export interface LoginData extends AuthData {
  /** Who is to prove that it is they; null: anybody may sign in. */
  again: { userId: string; email: string | null } | null;
  /** The address that this device was asked to remember; null: none, or another is asked for. */
  remembered: string | null;
}

/** Loads the page of signing in, for anybody or for the person who is signed in already. */
export function loadLogin(
  request: ServedRequest<'account' | 'identity' | 'rememberedEmail'>,
): PageAnswer<LoginData> {
  const { data, ...answer } = loadAuth(request);
  const { account, rememberedEmail } = request.services;
  const again = account && { userId: account.user.id, email: account.user.email };
  const remembered = again ? null : rememberedEmail();
  const personal = answer.personal || again !== null || remembered !== null;
  return { ...answer, data: { ...data, again, remembered }, personal };
}
