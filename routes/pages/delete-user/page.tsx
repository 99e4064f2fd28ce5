import authCss from '../../../client/components/auth/auth.css?inline';
import { DeleteView } from '../../../client/components/auth/delete-view.tsx';
import inputCss from '../../../client/components/birth-form/place-input.css?inline';
import { AUTH_CACHE, type AuthData, authView, loadAuth } from '../../accounts/auth-view.ts';
import { definePage } from '../../page.ts';

export const page = definePage<AuthData, 'account'>({
  namespaces: ['account'],
  styles: [inputCss, authCss],
  cache: AUTH_CACHE,
  load: loadAuth,
  head: ({ words }) => ({
    title: words.t('account.deleteUser.title'),
    description: words.t('account.deleteUser.description'),
  }),
  View: (view) => <DeleteView {...authView(view)} />,
});
