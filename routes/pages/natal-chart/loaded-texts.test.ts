import { expect, test, vi } from 'vitest';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { SIGN_SUBJECTS } from '../../../locales/interpretation-types.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { LANGUAGES } from '../../../locales/locales.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { encodeChart } from '../../shared-chart.ts';
import { page } from './page.tsx';

vi.mock('../../../locales/interpretations.ts', { spy: true });

/** What this chart is read with: it has an hour, oppositions, and no quincunx. */
const OF_A_CHART = [
  ...SIGN_SUBJECTS,
  'planetHouses',
  'junoHouses',
  'pointHouses',
  'aspects',
  'oppositions',
  'junoAspects',
  'pointAspects',
  'natalRetrogrades',
  'southNode',
  'descendant',
  'imumCoeli',
  'fortuneHouses',
  'vertexSigns',
  'cuspSigns',
  'rulerPlaces',
  'shortLines',
];

// A chart out of a link asks nothing of the outside.
const FRAME = { path: '/', clocks: UNASKED_SERVICES.clocks, give: () => UNASKED_SERVICES };

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
        nowMs: Date.UTC(2026, 0, 1),
        visitorZone: 'UTC',
      },
      FRAME,
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
      nowMs: 0,
      visitorZone: 'UTC',
    },
    FRAME,
  );
  expect(vi.mocked(loadTexts)).not.toHaveBeenCalled();
});
