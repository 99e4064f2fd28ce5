import authCss from '../../../client/components/auth/auth.css?inline';
import { SecurityView } from '../../../client/components/auth/security-view.tsx';
import inputCss from '../../../client/components/birth-form/place-input.css?inline';
import { authView } from '../../accounts/auth-view.ts';
import { definePage } from '../../page.ts';
import { loadSecurity, type SecurityData } from './load.ts';

export const page = definePage<SecurityData, 'account'>({
  namespaces: ['account'],
  styles: [inputCss, authCss],
  cache: { freshSeconds: 0, staleSeconds: 0 },
  load: loadSecurity,
  head: ({ words }) => ({
    title: words.t('account.security.title'),
    description: words.t('account.security.description'),
  }),
  View: (view) => <SecurityView {...authView(view)} user={view.data.user} />,
});
