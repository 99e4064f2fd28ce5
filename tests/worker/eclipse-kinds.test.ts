import { describe, expect, it } from 'vitest';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { request } from './request.ts';

describe.each(LANGUAGES)('an eclipse in %s', (language) => {
  it.each([
    ['solar', '2027-02-06', 'annular'],
    ['solar', '2029-01-14', 'partial'],
    ['solar', '2031-11-14', 'hybrid'],
    ['lunar', '2027-02-20', 'penumbralOnly'],
    ['lunar', '2026-08-28', 'partial'],
  ] as const)('that is not total says how dark it gets: %s of %s, %s', async (kind, day, note) => {
    const notes = (await loadWords(language, ['eclipses'])).section('eclipses')[kind];
    const html = await (await request(`${href(`${kind}-eclipse`, language)}?date=${day}`)).text();
    expect(html).toContain((notes as Record<string, unknown>)[note]);
  });

  it.each([
    ['solar', '2026-08-12'],
    ['lunar', '2026-03-03'],
  ] as const)('that is total says nothing of that: %s of %s', async (kind, day) => {
    const { annular, partial, penumbralOnly } = {
      annular: null,
      penumbralOnly: null,
      ...(await loadWords(language, ['eclipses'])).section('eclipses')[kind],
    };
    const html = await (await request(`${href(`${kind}-eclipse`, language)}?date=${day}`)).text();
    for (const note of [annular, partial, penumbralOnly]) if (note) expect(html).not.toContain(note);
  });

  it('that falls in neither sign of the nodes says where they stand, and how far from it', async () => {
    const words = await loadWords(language, ['eclipses', 'astro']);
    const { signs } = words.section('astro');
    const told = fillText(words.section('eclipses').signs.apart, {
      north: signs.aquarius,
      south: signs.leo,
      sign: signs.pisces,
      degrees: 5,
    });
    const path = href('lunar-eclipse', language);
    expect(await (await request(`${path}?date=2026-08-28`)).text()).toContain(told);
    const [opening = ''] = words.section('eclipses').signs.apart.split('{');
    expect(await (await request(`${path}?date=2026-03-03`)).text()).not.toContain(opening);
  });
});
