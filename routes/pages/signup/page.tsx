import { SignupView } from '../../../client/components/auth/signup-view.tsx';
import { AUTH_CACHE, type AuthData, authView, loadAuth } from '../../accounts/auth-view.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

export const page = definePage<AuthData, 'account' | 'common'>({
  namespaces: ['account', 'common'],
  styles,
  cache: AUTH_CACHE,
  limit: 'account',
  query: ['redirect'],
  load: needing(['identity'], loadAuth),
  head: ({ words }) => ({
    title: words.t('account.signup.title'),
    description: words.t('account.signup.description'),
  }),
  View: (view) => <SignupView {...authView(view)} />,
});
