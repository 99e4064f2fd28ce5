import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownName, showPerson, showProfileName } from './show-person.ts';

const cookie = (value: string) => `lastLang=tr; authUserDetail=${encodeURIComponent(value)}; other=1`;

test('whoever is signed in is shown by name', () => {
  expect(shownName(cookie('{"name":"Şule; <b>"}'))).toBe('Şule; <b>');
});

test('a person without a name is signed in all the same', () => {
  expect(shownName(cookie('{"name":""}'))).toBe('');
  expect(shownName(cookie('{}'))).toBe('');
});

test('nobody is signed in without the cookie, or with one that nobody of ours wrote', () => {
  expect(shownName('')).toBeNull();
  expect(shownName('authUserDetailX={"name":"x"}')).toBeNull();
  expect(shownName('authUserDetail=%')).toBeNull();
  expect(shownName('authUserDetail={')).toBeNull();
});

test('whatever stands in the cookie, the name is a text or null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      const name = shownName(cookie(value));
      expect(name === null || typeof name === 'string').toBe(true);
    }),
  );
});

test('doors of the signed-in stand open for them alone, and those of others are away meanwhile', () => {
  const door = (signedIn: string) => ({ dataset: { signedIn }, hidden: signedIn === 'yes' });
  const [own, others] = [door('yes'), door('no')];
  // As much of a page as is looked at: there is none in Node.
  const page = {
    querySelectorAll: (selector: string) => (selector.startsWith('body ') ? [own, others] : []),
  } as unknown as Document;
  showPerson(page, 'Ada');
  expect([own.hidden, others.hidden]).toEqual([false, true]);
  showPerson(page, null);
  expect([own.hidden, others.hidden]).toEqual([true, false]);
});

describe('the name that the profile told', () => {
  const link = { dataset: { account: '/en/accounts/profile', label: 'Account' }, href: '', textContent: '' };
  const page = {
    cookie: '',
    querySelectorAll: (selector: string) => (selector === 'a[data-account]' ? [link] : []),
  };
  const show = () => {
    showPerson(page as unknown as Document);
    return link.textContent;
  };

  test('stays while the cookie does, whatever has the page shown anew', () => {
    page.cookie = cookie('{"name":"Ada"}');
    expect(show()).toBe('Ada');
    showProfileName(page as unknown as Document, 'Ada Lovelace');
    expect(link.textContent).toBe('Ada Lovelace');
    expect(show()).toBe('Ada Lovelace');
  });

  test('gives way to another cookie, and does not come back with the old one', () => {
    page.cookie = cookie('{"name":"Ada"}');
    showProfileName(page as unknown as Document, 'Ada Lovelace');
    page.cookie = cookie('{"name":"Bea"}');
    expect(show()).toBe('Bea');
    page.cookie = cookie('{"name":"Ada"}');
    expect(show()).toBe('Ada');
  });
});
