import type { SessionAnswer } from '../../../contract/account.ts';
import { type OpeningWishes, openSession } from '../../auth/session.ts';
import type { AuthPage } from './auth-page.ts';

function isAt(path: string, page: string): boolean {
  return path.split(/[?#]/, 1)[0] === page;
}

/**
 * Where a visitor goes on after signing in: what the address names, else what the site remembers. A new account goes by way
 * of its profile.
 */
export function onwardPath(
  { next, profilePath }: Pick<AuthPage['props'], 'next' | 'profilePath'>,
  { isNew, redirectPath }: Pick<SessionAnswer, 'isNew' | 'redirectPath'>,
): string {
  const onward = next ?? redirectPath;
  if (!isNew) return onward ?? profilePath;
  const isThere = onward === null || isAt(onward, profilePath);
  return isThere ? profilePath : `${profilePath}?${new URLSearchParams({ redirect: onward })}`;
}

/**
 * Gets the site's session for the provider's token and leads on. Never settles once it has: the page is being left.
 * @throws SessionError
 */
export async function enter(
  page: AuthPage,
  idToken: string,
  wishes: Omit<OpeningWishes, 'human'>,
): Promise<void> {
  const opened = await openSession(idToken, { ...wishes, human: await page.human() });
  // Before the page is left; what is not told by its limit is not waited for.
  await page.tokenSync.signedIn();
  // In place of this page: the way back shall not lead to signing in.
  location.replace(onwardPath(page.props, opened));
  await new Promise<never>(() => undefined);
}
