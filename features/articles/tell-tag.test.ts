import { describe, expect, it } from 'vitest';
import { lunarEclipses } from '../../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import { retrogradePeriods } from '../../astrology/events/retrograde-periods.ts';
import { nextLunation } from '../../astrology/moon-phase.ts';
import { computeSky } from '../../astrology/sky.ts';
import { loadWords } from '../../locales/index.ts';
import { readTag } from './read-tag.ts';
import { tellTag } from './tell-tag.ts';
import type { ToldInstant } from './told.ts';

const NOW = Date.UTC(2026, 10, 24);
const translator = await loadWords('en', ['astro', 'eclipses']);
const words = { astro: translator.section('astro'), eclipses: translator.section('eclipses'), tag: 'en' };
const tell = (text: string, nowMs = NOW) => tellTag(readTag(text), nowMs, words);
const instants = (text: string, nowMs = NOW) =>
  tell(text, nowMs).rows.flatMap((row) =>
    row.filter((piece): piece is ToldInstant => typeof piece !== 'string'),
  );
const SECOND = 1000;

describe('a tag of an article', () => {
  it('tells the ways back of a year as the table of the year has them', () => {
    const known = retrogradePeriods(2026).filter(({ body }) => body === 'mercury');
    const told = instants('retrograde mercury 2026');
    expect(told).toHaveLength(3);
    for (const [index, { at, to }] of told.entries()) {
      expect(Math.abs(at - (known[index]?.stationRetrogradeMs ?? 0))).toBeLessThan(SECOND * 5);
      expect(Math.abs((to ?? 0) - (known[index]?.stationDirectMs ?? 0))).toBeLessThan(SECOND * 5);
    }
  });

  it('tells a way back that has begun until it is over', () => {
    const [first, second] = instants('retrograde mercury 2026');
    const within = (first?.at ?? 0) + 86_400_000;
    expect(instants('retrograde mercury next', within)[0]?.at).toBe(first?.at);
    expect(tell('retrograde mercury next', within).holdsUntilMs).toBe(first?.to);
    expect(
      Math.abs((instants('retrograde mercury next', (first?.to ?? 0) + 1)[0]?.at ?? 0) - (second?.at ?? 0)),
    ).toBeLessThan(SECOND);
  });

  it.each([
    ['jupiter', '2026 2027', 2],
    ['mars', '2024 2025', 1],
    ['mars', '2022 2023', 1],
  ])('counts a way back of %s over New Year once: %s', (body, years, count) => {
    const starts = instants(`retrogrades ${body} ${years}`).map(({ at }) => Math.round(at / 86_400_000));
    expect(starts).toHaveLength(count);
    expect(new Set(starts).size).toBe(count);
  });

  it('tells the next eclipse as the eclipse pages have it', () => {
    const sun = solarEclipses(NOW, NOW + 366 * 86_400_000)[0];
    const moon = lunarEclipses(NOW, NOW + 366 * 86_400_000)[0];
    expect(instants('eclipse solar next')[0]?.at).toBe(Math.round(sun?.maximumMs ?? 0));
    expect(instants('eclipse lunar next')[0]?.at).toBe(Math.round(moon?.maximumMs ?? 0));
    expect(tell('eclipse-sign solar next').rows).toEqual([[words.astro.signs[sun?.sign ?? 'aries']]]);
    expect(tell('eclipse-type solar next').rows).toEqual([['Annular solar eclipse']]);
  });

  it('tells the next full Moon and its sign', () => {
    const { instantMs, sign } = nextLunation(180, NOW);
    expect(Math.abs((instants('moon full next')[0]?.at ?? 0) - instantMs)).toBeLessThan(SECOND);
    expect(tell('moon-sign full next').rows).toEqual([[words.astro.signs[sign]]]);
    expect(tell('moon full next').holdsUntilMs).toBeGreaterThan(NOW);
  });

  it('tells the next of what comes after New Year', () => {
    const lastOfYear = Date.UTC(2026, 11, 31, 12);
    expect(instants('moon full next', lastOfYear)[0]?.at).toBeGreaterThan(Date.UTC(2027, 0, 1));
  });

  it('tells where a body is, now and on a day', () => {
    const mars = computeSky(NOW).bodies.find(({ id }) => id === 'mars');
    expect(tell('sign mars now').rows).toEqual([[words.astro.signs[mars?.sign ?? 'aries']]]);
    expect(tell('sign mars now').holdsUntilMs).toBe(NOW + 3_600_000);
    expect(tell('sign mars 2026-12-01').holdsUntilMs).toBeUndefined();
    expect(tell('in-sign sun 2026-07-01').rows).toEqual([[words.astro.inSign.cancer]]);
    expect(String(tell('place sun 2026-03-21').rows[0]?.[0])).toMatch(/^0°\d\d′ Aries$/);
  });

  it('tells when a planet enters a sign, the times that it returns too', () => {
    expect(instants('ingress saturn aries 2026')).toHaveLength(1);
    expect(tell('ingresses uranus 2025 2026').rows.length).toBeGreaterThan(2);
    expect(tell('aspect saturn neptune conjunction 2026').rows).toHaveLength(1);
  });

  it('finds nothing where there is nothing', () => {
    expect(tell('ingress saturn leo 2026').rows).toEqual([]);
  });
});
