import { ResetView } from '../../../client/components/auth/reset-view.tsx';
import { AUTH_CACHE, authView } from '../../accounts/auth-view.ts';
import { definePage, needing } from '../../page.ts';
import { loadReset, RESET_PARAMETERS, type ResetData } from './load.ts';
import styles from './page.tsx?styles';

export const page = definePage<ResetData, 'account' | 'common'>({
  namespaces: ['account', 'common'],
  styles,
  cache: AUTH_CACHE,
  limit: 'account',
  query: RESET_PARAMETERS,
  load: needing(['identity', 'origin'], loadReset),
  head: ({ data: { isReset }, words }) => ({
    title: words.t(isReset ? 'account.reset.title' : 'account.profile.title'),
    description: words.t('account.reset.description'),
  }),
  View: (view) => <ResetView {...authView(view)} mode={view.data.mode} isReset={view.data.isReset} />,
});
