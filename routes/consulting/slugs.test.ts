import { expect, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import { PAGE_IDS, pageRow } from '../table.ts';
import { ASTROLOGER_SLUGS, PACKAGE_SLUGS } from './slugs.ts';

/** Last segments of the pages that stand beside the packages, in any language. */
const SISTERS = PAGE_IDS.flatMap((id) => Object.values(pageRow(id).slugs))
  .filter((slug) => /^(?:astrology-consulting|astroloji-danismanlik)\//.test(slug))
  .map((slug) => slug.split('/')[1] ?? '')
  .filter((segment) => !segment.includes('{'));

it('there are sisters to be told apart from', () => {
  expect(SISTERS).toEqual(expect.arrayContaining(['form-success', 'form-error', 'astrologer']));
});

it.each(LANGUAGES)('no package or astrologer is called like a static page in %s', (language) => {
  for (const slug of [...PACKAGE_SLUGS[language], ...ASTROLOGER_SLUGS[language]]) {
    expect(SISTERS).not.toContain(slug);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  }
});

it.each(LANGUAGES)('each package has one name of its own in %s', (language) => {
  expect(new Set(PACKAGE_SLUGS[language]).size).toBe(PACKAGE_SLUGS.en.length);
  if (language === 'en') return;
  for (const slug of PACKAGE_SLUGS[language]) expect(PACKAGE_SLUGS.en).not.toContain(slug);
});
