import { openSession, type SessionWishes } from '../../auth/session.ts';
import type { AuthPage } from './auth-page.ts';

/** Where a visitor goes on after signing in: a new account by way of its profile. */
export function onwardPath(
  { next, profilePath }: Pick<AuthPage['props'], 'next' | 'profilePath'>,
  isNew: boolean,
): string {
  if (!isNew) return next ?? profilePath;
  return next === null ? profilePath : `${profilePath}?${new URLSearchParams({ redirect: next })}`;
}

/**
 * Gets the site's session for the provider's token and leads on. Never settles once it has: the page is being left.
 * @throws SessionError
 */
export async function enter(
  page: AuthPage,
  idToken: string,
  wishes: Omit<SessionWishes, 'human'>,
): Promise<void> {
  const { isNew } = await openSession(idToken, { ...wishes, human: await page.human() });
  // Before the page is left; what is not told by its limit is not waited for.
  await page.tokenSync.signedIn();
  // In place of this page: the way back shall not lead to signing in.
  location.replace(onwardPath(page.props, isNew));
  await new Promise<never>(() => undefined);
}
