import authCss from '../../../client/components/auth/auth.css?inline';
import { ResetView } from '../../../client/components/auth/reset-view.tsx';
import inputCss from '../../../client/components/birth-form/place-input.css?inline';
import { AUTH_CACHE, authView } from '../../accounts/auth-view.ts';
import { definePage } from '../../page.ts';
import { loadReset, RESET_PARAMETERS, type ResetData } from './load.ts';

export const page = definePage<ResetData, 'account'>({
  namespaces: ['account'],
  styles: [inputCss, authCss],
  cache: AUTH_CACHE,
  query: RESET_PARAMETERS,
  load: loadReset,
  head: ({ data: { isReset }, words }) => ({
    title: words.t(isReset ? 'account.reset.title' : 'account.profile.title'),
    description: words.t('account.reset.description'),
  }),
  View: (view) => <ResetView {...authView(view)} mode={view.data.mode} isReset={view.data.isReset} />,
});
