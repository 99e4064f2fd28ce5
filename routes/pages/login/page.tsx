import { LoginView } from '../../../client/components/auth/login-view.tsx';
import { AUTH_CACHE, authView } from '../../accounts/auth-view.ts';
import { REMEMBERED_EMAIL_COOKIE } from '../../accounts/remembered-email.ts';
import { definePage, needing } from '../../page.ts';
import { AGAIN_PARAMETER, type LoginData, loadLogin } from './load.ts';
import styles from './page.tsx?styles';

export const page = definePage<LoginData, 'account' | 'common'>({
  namespaces: ['account', 'common'],
  styles,
  cache: AUTH_CACHE,
  limit: 'account',
  query: ['redirect', AGAIN_PARAMETER],
  cookies: [REMEMBERED_EMAIL_COOKIE],
  load: needing(['account', 'identity', 'rememberedEmail'], loadLogin),
  head: ({ data: { again }, words }) => ({
    title: words.t(again ? 'account.again.title' : 'account.login.title'),
    description: words.t('account.login.description'),
  }),
  View: (view) => {
    const { again, remembered } = view.data;
    return <LoginView {...authView(view)} again={again} remembered={remembered} />;
  },
});
