import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeChart } from '../../astrology/compute-chart.ts';
import { HOUSE_SYSTEM_IDS, LUNAR_ORBIT_IDS, ORB_SET_IDS, ZODIAC_IDS } from '../../astrology/ids.ts';
import { astro as astroEn } from '../../locales/en/astro.ts';
import { settings as settingsEn } from '../../locales/en/settings.ts';
import { astro as astroEs } from '../../locales/es/astro.ts';
import { settings as settingsEs } from '../../locales/es/settings.ts';
import { astro as astroFr } from '../../locales/fr/astro.ts';
import { settings as settingsFr } from '../../locales/fr/settings.ts';
import { astro as astroPt } from '../../locales/pt/astro.ts';
import { settings as settingsPt } from '../../locales/pt/settings.ts';
import { astro as astroTr } from '../../locales/tr/astro.ts';
import { settings as settingsTr } from '../../locales/tr/settings.ts';
import { changeLines, changeText } from './change-text.ts';
import { type SettingsChange, settingsChanges } from './settings-change.ts';

const LANGUAGES = {
  en: { settings: settingsEn, astro: astroEn },
  es: { settings: settingsEs, astro: astroEs },
  fr: { settings: settingsFr, astro: astroFr },
  pt: { settings: settingsPt, astro: astroPt },
  tr: { settings: settingsTr, astro: astroTr },
};

const BIRTH = { instantMs: Date.UTC(1990, 5, 10, 11, 30), latitudeDeg: 41.01, longitudeDeg: 28.95 };
const settings = fc.record({
  houseSystem: fc.constantFrom(...HOUSE_SYSTEM_IDS),
  zodiac: fc.constantFrom(...ZODIAC_IDS),
  node: fc.constantFrom(...LUNAR_ORBIT_IDS),
  lilith: fc.constantFrom(...LUNAR_ORBIT_IDS),
  orbs: fc.constantFrom(...ORB_SET_IDS),
});
const births = fc.record({
  instantMs: fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2099, 0, 1) }),
  latitudeDeg: fc.double({ min: -80, max: 80, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('what a switch changed', () => {
  test('is nothing between a chart and itself', () => {
    fc.assert(
      fc.property(births, settings, (birth, chosen) => {
        const chart = computeChart({ ...birth, ...chosen });
        expect(settingsChanges(chart, chart)).toEqual({ shown: [], more: [] });
      }),
      { numRuns: 20 },
    );
  });

  test('is the other way round on the way back', () => {
    fc.assert(
      fc.property(births, settings, settings, (birth, one, other) => {
        const [before, after] = [computeChart({ ...birth, ...one }), computeChart({ ...birth, ...other })];
        const counts = (changes: readonly SettingsChange[]) => {
          const of = (kind: SettingsChange['kind']) =>
            changes.filter((change) => change.kind === kind).length;
          return { sign: of('sign'), house: of('house'), gained: of('gained'), lost: of('lost') };
        };
        const there = counts(settingsChanges(before, after, 1000).shown);
        const back = counts(settingsChanges(after, before, 1000).shown);
        expect(back).toEqual({ ...there, gained: there.lost, lost: there.gained });
      }),
      { numRuns: 40 },
    );
  });

  test('is few lines, the Sun before Saturn, signs before houses before aspects', () => {
    const before = computeChart({ ...BIRTH, houseSystem: 'placidus' });
    const { shown, more } = settingsChanges(
      before,
      computeChart({ ...BIRTH, houseSystem: 'placidus', zodiac: 'lahiri' }),
    );
    expect(shown[0]).toEqual({ kind: 'sign', point: 'sun', from: 'gemini', to: 'taurus' });
    expect(shown).toHaveLength(5);
    expect(more.length).toBeGreaterThan(0);
    const order = settingsChanges(
      before,
      computeChart({ ...BIRTH, houseSystem: 'wholeSign', zodiac: 'lahiri', orbs: 'wide' }),
      1000,
    );
    const kinds = order.shown.map(({ kind }) => kind);
    const rank = ['fallback', 'sign', 'house', 'gained', 'lost'];
    expect(kinds).toEqual(kinds.toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b)));
  });

  test('is told where houses cannot be had', () => {
    const north = { ...BIRTH, latitudeDeg: 69.6 };
    const before = computeChart({ ...north, houseSystem: 'equal' });
    const { shown } = settingsChanges(before, computeChart({ ...north, houseSystem: 'koch' }));
    expect(shown[0]).toEqual({ kind: 'fallback', requested: 'koch', used: 'porphyry' });
  });

  test('holds one Lilith and one node against the other', () => {
    const before = computeChart({ ...BIRTH, houseSystem: 'placidus' });
    const after = computeChart({ ...BIRTH, houseSystem: 'placidus', lilith: 'true', node: 'mean' });
    const { shown } = settingsChanges(before, after, 1000);
    const points = shown.flatMap((change) => ('point' in change ? [change.point] : []));
    for (const point of points) expect(['trueLilith', 'meanNode']).toContain(point);
  });
});

describe.each(Object.entries(LANGUAGES))('in %s', (_language, words) => {
  test('every line is whole', () => {
    fc.assert(
      fc.property(births, settings, settings, (birth, one, other) => {
        const changes = settingsChanges(
          computeChart({ ...birth, ...one }),
          computeChart({ ...birth, ...other }),
        );
        const { shown, more } = changeLines(changes, words);
        for (const line of [...shown, ...more]) expect(line).not.toMatch(/\{\{|undefined/);
      }),
      { numRuns: 15 },
    );
  });

  test('nothing is said to have changed where nothing has', () => {
    expect(changeLines({ shown: [], more: [] }, words)).toEqual({
      shown: [words.settings.changes.none],
      more: [],
    });
  });
});

test('lines read as people write', () => {
  const house: SettingsChange = { kind: 'house', point: 'mars', from: 7, to: 6 };
  const sign: SettingsChange = { kind: 'sign', point: 'sun', from: 'gemini', to: 'taurus' };
  expect(Object.values(LANGUAGES).map((words) => changeText(house, words))).toEqual([
    'Mars moved from the 7th house to the 6th.',
    'Marte pasó de la casa 7 a la 6.',
    'Mars passe de la maison 7 à la maison 6.',
    'Marte passou da casa 7 para a 6.',
    'Mars 7. evden 6. eve geçti.',
  ]);
  expect(Object.values(LANGUAGES).map((words) => changeText(sign, words))).toEqual([
    'The Sun is no longer in Gemini but in Taurus.',
    'El Sol ya no está en Géminis, sino en Tauro.',
    'Le Soleil n’est plus en Gémeaux, mais en Taureau.',
    'O Sol já não está em Gêmeos, e sim em Touro.',
    'Güneş artık İkizler’de değil, Boğa’da.',
  ]);
});
