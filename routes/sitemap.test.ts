import { expect, it } from 'vitest';
import { LANGUAGES } from '../locales/locales.ts';
import { sitemapEntries } from './sitemap.ts';

const TIMES = { nowMs: Date.UTC(2026, 10, 30, 12), builtMs: Date.UTC(2026, 10, 2) };

it.each(LANGUAGES)(
  'what follows the sky was changed now, what stands was changed by the build: %s',
  async (language) => {
    const entries = await sitemapEntries(language, TIMES);
    const changed = new Map(entries.map(({ path, modifiedMs }) => [path, modifiedMs]));
    expect(changed.get(`/${language}`)).toBe(TIMES.nowMs);
    const faq = language === 'tr' ? '/tr/sss' : `/${language}/faq`;
    expect(changed.get(faq)).toBe(TIMES.builtMs);
    const signs = entries.filter(({ path }) => path.startsWith(`/${language}/horoscope/`));
    expect(signs).toHaveLength(12);
    expect(new Set(signs.map(({ modifiedMs }) => modifiedMs))).toEqual(new Set([TIMES.nowMs]));
    for (const hidden of ['accounts/login', 'accounts/profile', 'unsubscribe', 'status', 'stencil'])
      expect([...changed.keys()]).not.toContain(`/${language}/${hidden}`);
  },
);

it('a page is told of in the languages that have it', async () => {
  for (const { path, alternates } of await sitemapEntries('es', TIMES)) {
    expect(path).toMatch(/^\/es(?:\/|$)/);
    expect(alternates.find(({ language }) => language === 'es')?.path).toBe(path);
  }
});
