import type { Context } from 'hono';
import { href } from '../../../routes/href.ts';
import { AGAIN_PARAMETER } from '../../../routes/pages/login/load.ts';
import { safeRedirect } from '../../../routes/safe-redirect.ts';
import { pageRow } from '../../../routes/table.ts';
import type { AppEnv } from '../../env.ts';
import { findPerson, readCookieSession } from '../visitor/find-person.ts';
import { forgetRedirectPath, keepRedirectPath, readRedirectPath } from '../visitor/redirect-path.ts';
import { knownPerson } from './known-person.ts';
import type { PageResolution } from './prepare-page.tsx';

/** Where a visitor goes who is not let in. */
interface Elsewhere {
  to: string;
  /** 303: whoever it was has been signed out by it. */
  status: 302 | 303;
}

/**
 * Lets a visitor in to whom the page's row lets in; for anyone else the path where they go instead. A page for the
 * signed-in sends others to sign in and back (the address of signing in names it, and a cookie for when that is lost); one
 * for signing in sends those who are on, but for who is asked to prove it again. One that is for everybody knows who is there.
 * @throws AppError accounts_unavailable: then nobody is sent anywhere.
 */
export async function admit(
  c: Context<AppEnv>,
  { id, language, deepLink }: PageResolution,
): Promise<Elsewhere | null> {
  const { access, again = false, knows = false } = pageRow(id);
  // What an app or a campaign frames is nobody's: it opens at top level to become somebody's.
  if (access === 'public' || deepLink) return null;
  if (access === 'optional') {
    c.set('person', await (knows && c.req.method === 'POST' ? findPerson(c) : knownPerson(c)));
    return null;
  }
  const person = await findPerson(c);
  const { pathname, search, searchParams } = c.get('url');
  if (access === 'signed-out') {
    if (!person) return null;
    if (again && searchParams.get(AGAIN_PARAMETER) === '1') {
      c.set('person', person);
      return null;
    }
    const kept = readRedirectPath(c);
    forgetRedirectPath(c);
    const to = safeRedirect(searchParams.get('redirect')) ?? kept ?? href('profile', language);
    return { to, status: 302 };
  }
  c.set('person', person);
  if (person) {
    forgetRedirectPath(c);
    return null;
  }
  const asked = pathname + search;
  keepRedirectPath(c, asked);
  const to = `${href('login', language)}?${new URLSearchParams({ redirect: asked })}`;
  // Of a session whose person is no more, the cookies have just been taken back: nothing leads back here by itself.
  return { to, status: (await readCookieSession(c)) ? 303 : 302 };
}
