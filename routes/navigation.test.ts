import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../locales/locales.ts';
import { mainMenu, pageGroups, reachable, yearOf } from './navigation.ts';
import { resolve } from './resolve.ts';

describe.each(LANGUAGES)('the menus in %s', (language) => {
  const groups = pageGroups(language, 2031);
  const ways = [...mainMenu(language, 2031), ...groups.flatMap(({ items }) => items)];

  it('lead straight to a page of the language, of this year where a page is by year', () => {
    for (const { id, path } of ways) {
      const found = resolve(path, {
        lastLanguage: undefined,
        isBuilt: () => true,
        deepLinkTokens: new Set(),
      });
      const params = id === 'astrological-events' ? { year: '2031' } : {};
      expect(found, path).toMatchObject({ kind: 'page', id, language, params });
    }
  });

  it('name each page once in a group, and no group is empty', () => {
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(groups.filter(({ items }) => items.length === 0)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(mainMenu(language, 2031).map(({ id }) => id)));
    expect(ids).toEqual(expect.arrayContaining(['privacy-policy', 'user-agreement', 'contact']));
  });
});

it('a page that a language lacks is in none of its menus', () => {
  expect(reachable(['premium-pop-up'], 'tr', 2031)).toHaveLength(1);
  expect(reachable(['premium-pop-up', 'faq'], 'en', 2031)).toEqual([{ id: 'faq', path: '/en/faq' }]);
});

it('the year changes at midnight in UTC', () => {
  expect(yearOf(Date.UTC(2031, 0, 1) - 1)).toBe(2030);
  expect(yearOf(Date.UTC(2031, 0, 1))).toBe(2031);
});
