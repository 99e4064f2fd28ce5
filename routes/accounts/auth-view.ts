import type { AuthViewProps } from '../../client/components/auth/auth-props.ts';
import type { IdentityConfig } from '../../contract/identity-config.ts';
import { href } from '../href.ts';
import { reachable, yearOf } from '../navigation.ts';
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

/** What needs no account, for when signing in is down. */
const WITHOUT_ACCOUNT = [
  'natal-chart',
  'horoscopes',
  'relationship-compatibility-calculator',
  'ask-celestia',
] as const satisfies readonly PageId[];

/** Props of the pages' views. Each leads to the others with what was asked for. */
export function authView({
  data: { config, next },
  words,
  language,
  nowMs,
  path,
}: Pick<
  PageView<AuthData, 'account' | 'common'>,
  'data' | 'words' | 'language' | 'nowMs' | 'path'
>): AuthViewProps {
  const query = next === null ? '' : `?${new URLSearchParams({ redirect: next })}`;
  const onward = (id: PageId) => href(id, language) + query;
  return {
    words: words.section('account'),
    tag: words.tag,
    config,
    next,
    loginPath: onward('login'),
    signupPath: onward('signup'),
    resetPath: href('password-reset', language),
    papers: { terms: href('user-agreement', language), privacy: href('privacy-policy', language) },
    homePath: href('home', language),
    profilePath: href('profile', language),
    away: {
      retryPath: path + query,
      retry: words.t('common.failure.retry'),
      home: words.t('common.notFound.home'),
      works: reachable(WITHOUT_ACCOUNT, language, yearOf(nowMs)).map((page) => ({
        name: words.t(`common.nav.${page.id}`),
        path: page.path,
      })),
    },
  };
}
