import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { account } from '../../../locales/en/account.ts';
import type { AuthViewProps } from './auth-props.ts';
import { DeleteView } from './delete-view.tsx';
import { LoginView } from './login-view.tsx';
import { ResetView } from './reset-view.tsx';
import { SecurityView } from './security-view.tsx';
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
  papers: { terms: '/en/user-agreement', privacy: '/en/privacy-policy' },
  homePath: '/en',
  away: {
    retry: 'Try again',
    retryPath: '/en/accounts/login',
    home: 'Return to home',
    works: [{ name: 'Natal chart', path: '/en/natal-chart' }],
  },
  profilePath: '/en/accounts/profile',
};

const ADA = { userId: 'ada', email: 'ada@example.com' };

function renderAll(view: AuthViewProps): string[] {
  return [
    renderToStaticMarkup(<LoginView {...view} again={null} remembered={null} />),
    renderToStaticMarkup(<LoginView {...view} again={ADA} remembered={null} />),
    renderToStaticMarkup(<SecurityView {...view} user={{ id: ADA.userId, email: ADA.email }} mayResend />),
    renderToStaticMarkup(<SignupView {...view} />),
    renderToStaticMarkup(<DeleteView {...view} />),
    renderToStaticMarkup(<ResetView {...view} mode={null} isReset />),
    renderToStaticMarkup(<ResetView {...view} mode="resetPassword" isReset />),
  ];
}

test('without accounts each page says so in place of its form', () => {
  for (const html of renderAll({ ...VIEW, config: null })) {
    expect(html).toContain(account.codes.unavailable);
    expect(html).not.toMatch(/<form|<input|data-island/);
    const links = [...html.matchAll(/<a(?: class="[^"]*")? href="([^"]*)"[^>]*>([^<]*)/g)].map(
      ([, path, name]) => [path, name],
    );
    expect(links).toEqual([
      ['/en/accounts/login', 'Try again'],
      ['/en', 'Return to home'],
      ['/en/natal-chart', 'Natal chart'],
    ]);
  }
});

test('a new password is asked for as one, with what it needs', () => {
  const html = renderToStaticMarkup(<SignupView {...VIEW} />);
  expect(html).toMatch(/type="password" autoComplete="new-password"/);
  expect(html).toContain('at least 8 characters');
  expect(html).toMatch(/aria-describedby="auth-password-policy auth-password-error"/);
  expect(html).toMatch(/data-check="marketing"\/>/);
});

test('a known password is asked for as one', () => {
  const html = renderToStaticMarkup(<LoginView {...VIEW} again={null} remembered={null} />);
  expect(html).toMatch(/type="password" autoComplete="current-password"/);
  expect(html).not.toContain('data-policy');
});

test('whoever is to prove who they are cannot change the address, and is asked for nothing else', () => {
  const html = renderToStaticMarkup(<LoginView {...VIEW} again={ADA} remembered={null} />);
  expect(html).toContain(account.again.heading);
  expect(html).toMatch(/<input id="auth-email"[^>]* readOnly=""[^>]* value="ada@example.com"/);
  expect(html).not.toContain('data-check');
  expect(html).not.toContain(account.login.toSignup);
  expect(html).not.toContain('data-screen="link"');
});

test('an account without an address has no password to set', () => {
  const html = renderToStaticMarkup(
    <SecurityView {...VIEW} user={{ id: 'ada', email: null }} mayResend={false} />,
  );
  expect(html).not.toContain('auth-chosen');
  expect(html).toMatch(/<input id="auth-email"[^>]* autoComplete="email"/);
});

test('no id stands twice on a page', () => {
  for (const html of renderAll(VIEW)) {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('the pages have no style attribute, which the policy would refuse', () => {
  for (const html of renderAll(VIEW)) expect(html).not.toContain('style=');
});
