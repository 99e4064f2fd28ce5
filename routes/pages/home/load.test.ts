import { describe, expect, it, vi } from 'vitest';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { computeSky } from '../../../astrology/sky.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { listArticles } from '../../../locales/articles.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { CLOCKS } from '../../../worker/civil-time/clocks.ts';
import { pageRequest } from '../../page-request.fixture.ts';
import type { AccountService } from '../../services/account-service.ts';
import { loadHome } from './load.ts';

const CHART = {
  ...computeChart({
    instantMs: Date.UTC(1990, 5, 10, 14, 30),
    latitudeDeg: 48.9,
    longitudeDeg: 2.3,
    houseSystem: 'placidus',
  }),
  utcOffsetSeconds: 7200,
  day: null,
} as unknown as BirthChart;
const FAILURE = { ok: false, fields: {}, folds: [], places: [], unknownWords: '' } as const;
const FORM = { day: '10', month: '6', year: '1990', zodiac: 'lahiri' };

const accountOf = (chart: BirthChart | null) => ({ chart: async () => chart }) as unknown as AccountService;
const home = (asked: Parameters<typeof pageRequest>[0]) =>
  loadHome(pageRequest({ ...asked, services: { clocks: CLOCKS, ...asked?.services } }));

describe('home', () => {
  it('is the same for every guest: the form, the newest articles, the sky, and a reading of who is born now', async () => {
    const nowMs = Date.UTC(2026, 10, 30, 12);
    const { data, personal, status } = await home({ nowMs });
    expect([personal, status ?? 200]).toEqual([false, 200]);
    expect(data).toMatchObject({ isSignedIn: false, today: { values: {}, failure: null, result: null } });
    expect(data.articles).toEqual((await listArticles('en')).slice(0, 3));
    expect(data.now.sky).toEqual(computeSky(nowMs));
    const phases = await loadTexts('en', 'moonPhases');
    expect(data.now.phaseText).toBe(phases[data.now.sky.moon.phase]);
    const { rising } = data.sample.signs;
    const portraits = await loadTexts('en', 'risingPortraits');
    expect(data.sample.portrait).toBe(rising && portraits[rising]);
    expect(data.sample.signs.signs.sun).toBe('sagittarius');
  });

  it('tells of a planet’s turning where it is news, and not of the slow ones’', async () => {
    // Mercury, Saturn, Uranus, Neptune and others go backwards.
    const { data } = await home({ nowMs: Date.UTC(2025, 10, 20) });
    expect(data.now.sky.retrogrades.map(({ body }) => body)).toEqual(
      expect.arrayContaining(['mercury', 'saturn']),
    );
    const texts = await loadTexts('en', 'retrogrades');
    expect(data.now.retrogradeTexts).toEqual({ mercury: texts.mercury });
  });

  it('shows the day of a birth that was sent, as it was sent, for these eyes alone', async () => {
    const cast = vi.fn(async () => ({ ok: true as const, chart: CHART, guess: null }));
    const { data, personal } = await home({ form: FORM, services: { births: { cast } } });
    expect(cast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(FORM));
    expect([personal, data.owner, data.isSignedIn]).toEqual([true, 'browser', false]);
    expect(data.today.values).toEqual(FORM);
    expect(data.today.result).toMatchObject({
      isHourless: false,
      zodiac: 'tropical',
      born: { instantMs: CHART.instantMs, utcOffsetSeconds: 7200 },
    });
  });

  it('draws planets and angles alone, and what they are to each other', async () => {
    const account = accountOf(CHART);
    const { data } = await home({ services: { account } });
    const figure = data.today.result?.figure;
    expect(figure?.bodies.map(({ id }) => id)).toHaveLength(10);
    const shown = new Set<string>([...(figure?.bodies.map(({ id }) => id) ?? []), 'ascendant', 'midheaven']);
    expect(figure?.aspects.length).toBeGreaterThan(3);
    for (const { first, second } of figure?.aspects ?? [])
      expect([shown.has(first), shown.has(second)]).toEqual([true, true]);
    const all = CHART.aspects.filter(({ first, second }) => shown.has(first) && shown.has(second));
    expect(figure?.aspects).toEqual(all);
    expect(all.flatMap(({ first, second }) => [first, second])).toEqual(
      expect.arrayContaining(['ascendant', 'midheaven']),
    );
    expect(figure?.angles).not.toBeNull();
  });

  it('shows whoever is signed in the day of the birth in their account, and says whose it is', async () => {
    const { data, personal } = await home({ services: { account: accountOf(CHART) } });
    expect([personal, data.owner, data.isSignedIn]).toEqual([true, 'account', true]);
    expect(data.today).toMatchObject({ values: {}, failure: null });
    expect(data.today.result).not.toBeNull();
    const without = await home({ services: { account: accountOf(null) } });
    expect([without.personal, without.data.today.result]).toEqual([true, null]);
  });

  it.each([
    ['invalid_input', 422],
    ['places_unavailable', 503],
  ] as const)('keeps what was typed of a birth that is wrong: %s', async (code, expected) => {
    const births = { cast: async () => ({ ...FAILURE, code }) };
    const { data, personal, status } = await home({ form: FORM, services: { births } });
    expect([status, personal]).toEqual([expected, true]);
    expect(data.today).toMatchObject({ values: FORM, failure: { code }, result: null });
  });
});
