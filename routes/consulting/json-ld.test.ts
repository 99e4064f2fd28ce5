import { expect, it } from 'vitest';
import { ASTROLOGER_IDS, PACKAGE_IDS } from '../../contract/consulting.ts';
import { ASTROLOGERS } from '../../features/consulting/astrologers.ts';
import { loadWords } from '../../locales/index.ts';
import { astrologerJsonLd, packageJsonLd } from './json-ld.ts';

const words = await loadWords('en', ['consulting']);
const FORBIDDEN = /Person|Offer|Review|price|rating/i;

it('nobody who does not exist is a person to search engines', () => {
  for (const id of ASTROLOGER_IDS) {
    expect(ASTROLOGERS[id].sample).toBe(true);
    expect(JSON.stringify(astrologerJsonLd(id, words))).not.toMatch(FORBIDDEN);
  }
  const real = { ...ASTROLOGERS['nora-whitfield'], sample: false };
  expect(astrologerJsonLd('nora-whitfield', words, real)).toMatchObject([
    { mainEntity: { '@type': 'Person', name: 'Nora Whitfield', knowsLanguage: ['en'] } },
  ]);
});

it('a package has an offer where it is sold alone', () => {
  for (const id of PACKAGE_IDS) {
    for (const kind of ['closed', 'elsewhere'] as const)
      expect(JSON.stringify(packageJsonLd(id, words, { kind }))).not.toMatch(FORBIDDEN);
    const sold = packageJsonLd(id, words, { kind: 'open', currency: 'EUR', tax: 'inclusive' });
    expect(sold).toMatchObject([{ offers: { '@type': 'Offer', priceCurrency: 'EUR' } }]);
  }
});
