import { SecurityView } from '../../../client/components/auth/security-view.tsx';
import { authView } from '../../accounts/auth-view.ts';
import { definePage, needing } from '../../page.ts';
import { loadSecurity, type SecurityData } from './load.ts';
import styles from './page.tsx?styles';

export const page = definePage<SecurityData, 'account' | 'common'>({
  namespaces: ['account', 'common'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  load: needing(['account', 'identity'], loadSecurity),
  head: ({ words }) => ({
    title: words.t('account.security.title'),
    description: words.t('account.security.description'),
  }),
  View: (view) => <SecurityView {...authView(view)} user={view.data.user} mayResend={view.data.mayResend} />,
});
