import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEPT_FIELDS, pickFields } from '../../contract/birth-fields.ts';
import type { BirthStores } from './birth-stores.ts';
import {
  forgetBirth,
  noteAccountBirth,
  parseBirth,
  rememberedBirth,
  rememberInBrowser,
  rememberInTab,
} from './remembered-birth.ts';
import { LAST_CHART_KEY, REMEMBERED_BIRTH_KEY } from './remembered-keys.ts';

const ADA = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
const BORA = { ...ADA, day: '11' };

function fakeStores(): BirthStores & { tabs: Map<string, string>; browsers: Map<string, string> } {
  const store = (items: Map<string, string>) => () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const [tabs, browsers] = [new Map<string, string>(), new Map<string, string>()];
  return { tabs, browsers, tab: store(tabs), browser: store(browsers) };
}

const FORBIDDEN: BirthStores = {
  tab: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
  browser: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

describe('a birth', () => {
  test('is remembered in the tab, and nothing of it in the browser', () => {
    const stores = fakeStores();
    rememberInTab(stores, { ...ADA, placeFor: 'İstanbul', go: 'draw' });
    expect(rememberedBirth(stores)).toEqual({ fields: ADA, home: 'tab' });
    expect(stores.browsers.size).toBe(0);
  });

  test('that the browser remembers is known in a new tab, until another is typed there', () => {
    const stores = fakeStores();
    expect(rememberInBrowser(stores, ADA)).toBe(true);
    expect(rememberedBirth(stores)).toEqual({ fields: ADA, home: 'browser' });
    rememberInTab(stores, ADA);
    expect(rememberedBirth(stores)?.home).toBe('browser');
    rememberInTab(stores, BORA);
    expect(rememberedBirth(stores)).toEqual({ fields: BORA, home: 'tab' });
    expect(stores.browsers.get(REMEMBERED_BIRTH_KEY)).toContain('"10"');
  });

  test('keeps the settings of its chart until a form that asks for them says otherwise', () => {
    const stores = fakeStores();
    const lahiri = { ...ADA, zodiac: 'lahiri', orbs: 'standard', houseSystem: 'koch' };
    rememberInTab(stores, lahiri);
    expect(rememberedBirth(stores)?.fields).toEqual({ ...ADA, zodiac: 'lahiri', houseSystem: 'koch' });
    rememberInTab(stores, { ...BORA, houseSystem: 'placidus' });
    expect(rememberedBirth(stores)?.fields).toEqual({ ...BORA, zodiac: 'lahiri' });
    rememberInTab(stores, { ...BORA, houseSystem: 'placidus', zodiac: 'tropical' });
    expect(rememberedBirth(stores)?.fields).toEqual(BORA);
  });

  test('is forgotten in both at once', () => {
    const stores = fakeStores();
    rememberInBrowser(stores, ADA);
    rememberInTab(stores, BORA);
    forgetBirth(stores);
    expect(rememberedBirth(stores)).toBeNull();
    expect([...stores.tabs, ...stores.browsers]).toEqual([]);
  });

  test('that the account holds is not remembered here as well', () => {
    const stores = fakeStores();
    noteAccountBirth(ADA);
    rememberInTab(stores, { ...ADA, houseSystem: 'placidus' });
    expect(rememberedBirth(stores)).toBeNull();
    rememberInTab(stores, BORA);
    noteAccountBirth(null);
    expect(rememberedBirth(stores)).toEqual({ fields: BORA, home: 'tab' });
  });

  test('of the account takes the place of another that was typed in this tab before', () => {
    const stores = fakeStores();
    rememberInTab(stores, BORA);
    noteAccountBirth(ADA);
    rememberInTab(stores, ADA);
    noteAccountBirth(null);
    expect(rememberedBirth(stores)).toBeNull();
  });

  test('is remembered without a place that was chosen for other words', () => {
    const stores = fakeStores();
    rememberInTab(stores, { ...ADA, place: 'Paris', placeFor: 'İstanbul' });
    expect(rememberedBirth(stores)?.fields).toMatchObject({ place: 'Paris' });
    expect(rememberedBirth(stores)?.fields.placeId).toBeUndefined();
  });

  test('is not remembered of a form that holds none', () => {
    const stores = fakeStores();
    rememberInTab(stores, { houseSystem: 'placidus', timeUnknown: '1' });
    expect(rememberedBirth(stores)).toBeNull();
  });

  test('is nobody’s where storage is forbidden, and nothing breaks', () => {
    rememberInTab(FORBIDDEN, ADA);
    expect(rememberInBrowser(FORBIDDEN, ADA)).toBe(false);
    forgetBirth(FORBIDDEN);
    expect(rememberedBirth(FORBIDDEN)).toBeNull();
  });
});

test.each([null, '', '{', 'null', '[]', '7', '"ada"', '{}', '{"year":1990}', '{"go":"draw"}'])(
  'what is no birth is none: %s',
  (stored) => {
    expect(parseBirth(stored)).toBeNull();
  },
);

test('whatever fields are remembered come back as they were', () => {
  const fields = fc.dictionary(fc.constantFrom(...KEPT_FIELDS), fc.string({ minLength: 1 }));
  fc.assert(
    fc.property(fields, fc.string({ minLength: 1 }), (some, year) => {
      const stores = fakeStores();
      rememberInTab(stores, { ...some, year });
      const { houseSystem, ...birth } = pickFields({ ...some, year });
      expect(rememberedBirth(stores)?.fields).toMatchObject(birth);
      if (houseSystem !== 'placidus') expect(rememberedBirth(stores)?.fields.houseSystem).toBe(houseSystem);
    }),
  );
});

describe('the chart that was drawn of a birth', () => {
  const charts = ({ tabs, browsers }: ReturnType<typeof fakeStores>) => [
    tabs.get(LAST_CHART_KEY) ?? null,
    browsers.get(LAST_CHART_KEY) ?? null,
  ];

  /** The birth as typed in a tab, with its chart. */
  function drawn(): ReturnType<typeof fakeStores> {
    const stores = fakeStores();
    rememberInTab(stores, ADA);
    stores.tabs.set(LAST_CHART_KEY, 'Ada');
    return stores;
  }

  test('stays while the birth does, and is remembered with it', () => {
    const stores = drawn();
    rememberInTab(stores, ADA);
    expect(charts(stores)).toEqual(['Ada', null]);
    rememberInBrowser(stores, ADA);
    expect(charts(stores)).toEqual(['Ada', 'Ada']);
  });

  test('goes where another birth takes the place of its own', () => {
    const stores = drawn();
    rememberInBrowser(stores, ADA);
    rememberInTab(stores, BORA);
    expect(charts(stores)).toEqual([null, 'Ada']);
    rememberInBrowser(stores, BORA);
    expect(charts(stores)).toEqual([null, null]);
  });

  test('goes everywhere as the birth is forgotten', () => {
    const stores = drawn();
    rememberInBrowser(stores, ADA);
    forgetBirth(stores);
    expect(charts(stores)).toEqual([null, null]);
  });
});
