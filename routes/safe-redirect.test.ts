import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inDrill } from '../tests/drills.ts';
import { safeRedirect } from './safe-redirect.ts';

const SITE = 'https://celestia.test';

/** What a browser does with a Location header or an assignment to `location`. */
function leavesSite(path: string): boolean {
  return new URL(path, `${SITE}/en/accounts/login`).origin !== SITE;
}

const HOSTS = [
  'evil.com',
  'evil.com:443',
  'user@evil.com',
  'celestia.test.evil.com',
  '127.0.0.1',
  '[::1]',
  'xn--evl-6ma.com',
];

const SLASHES = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '/\t/',
  '\t//',
  '/\n/',
  '\n//',
  '/\r/',
  ' //',
  '/ /',
  '/\u00a0/',
  '\u0000//',
  '/.//',
  '/..//',
  '/./\\',
  '/..//..//',
  '/%2e//',
  '/%2e%2e//',
  '/x/..//',
  '/x/../..//',
  '\ufeff//',
  '\u2028//',
];

const SCHEMES = [
  'http:',
  'https:',
  'HTTPS:',
  'ftp:',
  'ws:',
  'javascript:',
  'JavaScript:',
  'java\tscript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'mailto:',
  'about:',
  'view-source:',
];

const LEAVING = [
  ...SLASHES.flatMap((slashes) => HOSTS.map((host) => slashes + host)),
  ...SCHEMES.flatMap((scheme) => ['', '/', '//', '\\\\'].map((slashes) => `${scheme}${slashes}evil.com/`)),
  ...[
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https:evil.com',
    'http:/evil.com',
    '?x',
    '#x',
    'evil.com',
    '.',
    '..',
    '@evil.com',
    ':80',
    '',
  ],
];

describe('a redirect that leaves the site', () => {
  test.each(LEAVING.map((raw) => [JSON.stringify(raw), raw]))('is dropped or stays: %s', (_, raw) => {
    const path = safeRedirect(raw);
    if (path === null) return;
    expect(path.startsWith('/')).toBe(true);
    expect(leavesSite(path)).toBe(false);
  });

  test('is known in more than 150 forms, and most are dropped', () => {
    expect(LEAVING.length).toBeGreaterThan(150);
    expect(LEAVING.filter((raw) => safeRedirect(raw) !== null)).toEqual([]);
  });

  test('is not made by any text', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'https:',
      'evil.com',
      'en',
      '\u0000',
      '//',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 9 }).map((parts) => parts.join('')),
        ),
        (raw) => {
          const path = safeRedirect(raw);
          if (path === null) return;
          expect(leavesSite(path)).toBe(false);
          // Taken up a second time, by a second parser, it is the same path.
          expect(safeRedirect(path)).toBe(path);
        },
      ),
      { numRuns: inDrill(100_000, 2000) },
    );
  });
});

describe('a redirect within the site', () => {
  test.each([
    ['/tr/celestia-astrologer-chat'],
    ['/en/natal-chart?c=AbC-_123#wheel'],
    ['/en/compatibility-test?r=ea---------------&go=talk'],
    ['/fr/horoscope/b%C3%A9lier'],
    ['/'],
  ])('is kept as it is: %s', (raw) => {
    expect(safeRedirect(raw)).toBe(raw);
  });

  test('is normalised', () => {
    expect(safeRedirect('/en/../tr/./natal')).toBe('/tr/natal');
  });

  test.each(['/api/account/logout', '/API/user', '/assets/entry.js', '/fonts/x.woff2'])(
    'is a page, not %s',
    (raw) => {
      expect(safeRedirect(raw)).toBeNull();
    },
  );

  test('has an end', () => {
    expect(safeRedirect(`/en?${'x'.repeat(3000)}`)).toBeNull();
  });
});
