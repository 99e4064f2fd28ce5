import authCss from '../../../client/components/auth/auth.css?inline';
import { SignupView } from '../../../client/components/auth/signup-view.tsx';
import inputCss from '../../../client/components/birth-form/place-input.css?inline';
import { AUTH_CACHE, type AuthData, authView, loadAuth } from '../../accounts/auth-view.ts';
import { definePage } from '../../page.ts';

export const page = definePage<AuthData, 'account'>({
  namespaces: ['account'],
  styles: [inputCss, authCss],
  cache: AUTH_CACHE,
  query: ['redirect'],
  load: loadAuth,
  head: ({ words }) => ({
    title: words.t('account.signup.title'),
    description: words.t('account.signup.description'),
  }),
  View: (view) => <SignupView {...authView(view)} />,
});
