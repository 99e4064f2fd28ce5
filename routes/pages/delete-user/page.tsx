import { DeleteView } from '../../../client/components/auth/delete-view.tsx';
import { AUTH_CACHE, type AuthData, authView, loadAuth } from '../../accounts/auth-view.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

export const page = definePage<AuthData, 'account' | 'common'>({
  namespaces: ['account', 'common'],
  styles,
  cache: AUTH_CACHE,
  load: needing(['identity'], loadAuth),
  head: ({ words }) => ({
    title: words.t('account.deleteUser.title'),
    description: words.t('account.deleteUser.description'),
  }),
  View: (view) => <DeleteView {...authView(view)} />,
});
