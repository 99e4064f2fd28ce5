import type { AuthViewProps } from '../../client/components/auth/auth-props.ts';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import { href } from '../href.ts';
import type { PageAnswer, PageView, ServedRequest } from '../page.ts';
import { safeRedirect } from '../safe-redirect.ts';
import type { PageId } from '../table.ts';

/** What the pages of signing in are given. */
export interface AuthData {
  config: IdentityConfig | null;
  /** Where a visitor goes on to after signing in. */
  next: string | null;
}

/** Anyone's page but for where it leads to. */
export const AUTH_CACHE = { freshSeconds: 300, staleSeconds: 86_400 } as const;

/** Loads a page of signing in by its `redirect` alone. */
export function loadAuth({ query, services }: ServedRequest<'identity'>): PageAnswer<AuthData> {
  const next = safeRedirect(query.get('redirect'));
  const { identity } = services;
  return { data: { config: identity, next }, status: identity ? 200 : 503, personal: query.has('redirect') };
}

/** Props of the pages' views. Each leads to the others with what was asked for. */
export function authView({
  data: { config, next },
  words,
  language,
}: Pick<PageView<AuthData, 'account'>, 'data' | 'words' | 'language'>): AuthViewProps {
  const onward = (id: PageId) =>
    href(id, language) + (next === null ? '' : `?${new URLSearchParams({ redirect: next })}`);
  return {
    words: words.section('account'),
    tag: words.tag,
    config,
    next,
    loginPath: onward('login'),
    signupPath: onward('signup'),
    resetPath: href('password-reset', language),
    homePath: href('home', language),
    profilePath: href('profile', language),
  };
}
