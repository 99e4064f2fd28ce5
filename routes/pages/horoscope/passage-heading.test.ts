import { beforeAll, describe, expect, it } from 'vitest';
import type { SignId } from '../../../astrology/ids.ts';
import { horoscopeFacts } from '../../../astrology/transits/solar-houses.ts';
import type { FactText } from '../../../client/components/horoscope/fact-text.ts';
import { composeHoroscope } from '../../../features/horoscopes/compose.ts';
import type { Passage } from '../../../features/horoscopes/passage.ts';
import { type Period, periodAt } from '../../../features/horoscopes/period.ts';
import { loadHoroscopeTexts } from '../../../features/horoscopes/texts.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import { headingOf } from './passage-heading.ts';

let words: Translator<'horoscope' | 'astro' | 'events'>;

beforeAll(async () => {
  words = await loadWords('en', ['horoscope', 'astro', 'events']);
});

interface Told {
  passage: Passage;
  heading: Partial<FactText> | null;
}

/** A sign's passages of a period, each with what stands over it in English. */
async function toldOf(sign: SignId, period: Period): Promise<Told[]> {
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  const passages = composeHoroscope(sign, period, facts, await loadHoroscopeTexts('en', period.id));
  const data = { sign, period, passages, dates: [], moonStays: [], moon: null, isDated: true };
  const [horoscope, astro, events] = [
    words.section('horoscope'),
    words.section('astro'),
    words.section('events'),
  ];
  const facing = { sections: horoscope.sections, facts: { astro, events, words: horoscope }, tag: 'en' };
  return passages.map((passage) => ({ passage, heading: headingOf(passage, data, facing) }));
}

describe('a year’s going back', () => {
  it('that began the year before is told until when it lasts, not as a turn forward', async () => {
    // Jupiter goes back from 11 November 2025 to 11 March 2026.
    const told = await toldOf('leo', periodAt('year', Date.UTC(2026, 5, 1)));
    const back = told.find(
      ({ passage }) => passage.fact.kind === 'station' && passage.fact.body === 'jupiter',
    );
    expect(back?.heading?.what).toBe('Jupiter in Cancer, in the 12th house, retrograde');
    expect(back?.heading?.times?.map(({ text }) => text)).toEqual(['until {{when}}']);
    const [at] = back?.heading?.times ?? [];
    expect(new Date(at?.instantMs ?? 0).toISOString().slice(0, 10)).toBe('2026-03-11');
  });

  it('that begins in the year is told by its beginning', async () => {
    const told = await toldOf('leo', periodAt('year', Date.UTC(2026, 5, 1)));
    const back = told.find(
      ({ passage }) => passage.fact.kind === 'station' && passage.fact.body === 'saturn',
    );
    expect(back?.heading?.what).toBe('Saturn turns retrograde in Aries, in the 9th house');
  });
});

describe('a month’s planet that is told as going back', () => {
  it.each([
    // Mercury turns forward on the 20th of March and the 23rd of July; Venus back on the 3rd of October.
    ['2026-03-10', 'mercury'],
    ['2026-07-10', 'mercury'],
    ['2026-10-10', 'venus'],
  ] as const)('is headed as that in the month of %s: %s', async (day, body) => {
    const told = await toldOf('aries', periodAt('month', Date.parse(day)));
    const back = told.filter(
      ({ passage: { goesBack, fact } }) => goesBack && 'body' in fact && fact.body === body,
    );
    expect(back.length).toBeGreaterThan(0);
    for (const { heading } of back) expect(heading?.what).toMatch(/, retrograde$/);
  });

  it('and one that is told as going forward is not', async () => {
    const told = await toldOf('aries', periodAt('month', Date.parse('2026-11-10')));
    const forward = told.filter(({ passage: { goesBack, fact } }) => !goesBack && fact.kind === 'placement');
    expect(forward.length).toBeGreaterThan(2);
    for (const { heading } of forward) expect(heading?.what ?? '').not.toMatch(/retrograde/);
  });
});
