import { describe, expect, it } from 'vitest';
import { isForeign } from './same-origin.ts';

const OWN = 'https://celestia.test';
const CONFIGURED = 'https://www.celestia.test';

describe('a write', () => {
  it.each([
    ['a program that says nothing', undefined, undefined, CONFIGURED],
    ['a page of the site', OWN, 'same-origin', CONFIGURED],
    ['a page of the site in a browser that says no more', OWN, undefined, ''],
    ['a page of the configured host', CONFIGURED, 'same-site', CONFIGURED],
    [
      'a page of a configured host elsewhere',
      'https://celestia.example',
      'cross-site',
      'https://celestia.example',
    ],
    ['the visitor’s own hand', undefined, 'none', ''],
    ['a page of the site whose address holds a secret', 'null', 'same-origin', CONFIGURED],
  ])('of %s is ours', (_, origin, fetchSite, configured) => {
    expect(isForeign({ origin, fetchSite }, { own: OWN, configured })).toBe(false);
  });

  it.each([
    ['another site', 'https://evil.test', 'cross-site', CONFIGURED],
    ['another site in a browser that says no more', 'https://evil.test', undefined, ''],
    ['a subdomain', 'https://blog.celestia.test', 'same-site', ''],
    ['a frame without an origin', 'null', 'cross-site', ''],
    ['a frame without an origin in a browser that says no more', 'null', undefined, ''],
    ['a subdomain whose address holds a secret', 'null', 'same-site', ''],
    ['an empty origin where none is configured', '', undefined, ''],
    ['a page that hides its origin', undefined, 'cross-site', CONFIGURED],
    ['a subdomain that hides its origin', undefined, 'same-site', CONFIGURED],
    ['somebody who claims to be us', OWN, 'cross-site', OWN],
    ['a browser’s word that is none', OWN, 'perhaps', ''],
    ['the origin over http', 'http://celestia.test', undefined, ''],
  ])('of %s is refused', (_, origin, fetchSite, configured) => {
    expect(isForeign({ origin, fetchSite }, { own: OWN, configured })).toBe(true);
  });
});
