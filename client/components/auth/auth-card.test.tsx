import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { account } from '../../../locales/en/account.ts';
import type { AuthViewProps } from './auth-props.ts';
import { DeleteView } from './delete-view.tsx';
import { LoginView } from './login-view.tsx';
import { ResetView } from './reset-view.tsx';
import { SignupView } from './signup-view.tsx';

const VIEW: AuthViewProps = {
  words: account,
  tag: 'en',
  config: {
    apiKey: 'key',
    authDomain: 'celestia.example',
    projectId: 'celestia',
    emulatorUrl: '',
    tokenSyncUrl: '',
    humanSiteKey: '',
  },
  next: null,
  loginPath: '/en/accounts/login',
  signupPath: '/en/accounts/signup',
  resetPath: '/en/accounts/password/reset',
  homePath: '/en',
  profilePath: '/en/accounts/profile',
};

function renderAll(view: AuthViewProps): string[] {
  return [
    renderToStaticMarkup(<LoginView {...view} />),
    renderToStaticMarkup(<SignupView {...view} />),
    renderToStaticMarkup(<DeleteView {...view} />),
    renderToStaticMarkup(<ResetView {...view} mode={null} />),
    renderToStaticMarkup(<ResetView {...view} mode="resetPassword" />),
  ];
}

test('without accounts each page says so in place of its form', () => {
  for (const html of renderAll({ ...VIEW, config: null })) {
    expect(html).toContain(account.codes.unavailable);
    expect(html).not.toMatch(/<form|<input|data-island/);
  }
});

test('a new password is asked for as one, with what it needs', () => {
  const html = renderToStaticMarkup(<SignupView {...VIEW} />);
  expect(html).toMatch(/type="password" autoComplete="new-password"/);
  expect(html).toContain('at least 6 characters');
  expect(html).toMatch(/aria-describedby="auth-password-policy auth-password-error"/);
  expect(html).toMatch(/data-check="marketing"\/>/);
});

test('a known password is asked for as one', () => {
  const html = renderToStaticMarkup(<LoginView {...VIEW} />);
  expect(html).toMatch(/type="password" autoComplete="current-password"/);
  expect(html).not.toContain('data-policy');
});

test('the pages have no style attribute, which the policy would refuse', () => {
  for (const html of renderAll(VIEW)) expect(html).not.toContain('style=');
});
