import { expect, test, vi } from 'vitest';
import { computeChart } from '../../../astrology/chart.ts';
import { SIGN_SUBJECTS } from '../../../locales/interpretation-types.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import type { PageServices } from '../../services.ts';
import { encodeChart } from '../../shared-chart.ts';
import { page } from './page.tsx';

vi.mock('../../../locales/interpretations.ts', { spy: true });

const OF_A_CHART = [...SIGN_SUBJECTS, 'planetHouses', 'junoHouses', 'aspects', 'junoAspects', 'shortLines'];

test.each(LANGUAGES)(
  'a natal chart in %s loads the texts on charts in that language alone',
  async (language) => {
    vi.mocked(loadTexts).mockClear();
    const chart = computeChart({
      instantMs: Date.UTC(1990, 5, 10, 11, 30),
      latitudeDeg: 41.01,
      longitudeDeg: 28.95,
      houseSystem: 'placidus',
    });
    await page.prepare(
      {
        language,
        params: {},
        query: new URLSearchParams({ c: encodeChart(chart) }),
        form: null,
        // A chart out of a link asks nothing of the outside.
        services: {} as PageServices,
        nowMs: Date.UTC(2026, 0, 1),
        visitorZone: 'UTC',
      },
      { path: '/' },
    );
    const loaded = vi.mocked(loadTexts).mock.calls;
    expect(new Set(loaded.map(([asked]) => asked))).toEqual(new Set([language]));
    expect(new Set(loaded.map(([, subject]) => subject))).toEqual(new Set(OF_A_CHART));
  },
);

test('a natal chart page without a birth loads no texts', async () => {
  vi.mocked(loadTexts).mockClear();
  await page.prepare(
    {
      language: 'en',
      params: {},
      query: new URLSearchParams(),
      form: null,
      services: {} as PageServices,
      nowMs: 0,
      visitorZone: 'UTC',
    },
    { path: '/' },
  );
  expect(vi.mocked(loadTexts)).not.toHaveBeenCalled();
});
