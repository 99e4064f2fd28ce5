import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownName, showPerson } from './show-person.ts';

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
