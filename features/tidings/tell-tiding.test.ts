import { describe, expect, it } from 'vitest';
import { MAJOR_ASPECT_IDS } from '../../astrology/events/aspect-events.ts';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { LASTING_MOVER_IDS } from '../../astrology/transits/transit-movers.ts';
import { loadWords } from '../../locales/index.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { MAX_BODY_LENGTH, MAX_TITLE_LENGTH, tellBriefly, tellTiding } from './tell-tiding.ts';
import type { Tiding } from './tiding.ts';

const POINTS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'ascendant',
  'midheaven',
] as const;

/** Everything that may be told, but for horoscopes, whose texts are the library's. */
const ALL: readonly Tiding[] = [
  ...LASTING_MOVER_IDS.flatMap((mover) =>
    POINTS.flatMap((point) =>
      MAJOR_ASPECT_IDS.map((aspect) => ({ kind: 'transit' as const, instantMs: 0, mover, aspect, point })),
    ),
  ),
  ...POINTS.flatMap((point) =>
    (['solar', 'lunar'] as const).flatMap((eclipse) =>
      (['conjunction', 'opposition'] as const).map((aspect) => ({
        kind: 'eclipse' as const,
        instantMs: 0,
        eclipse,
        aspect,
        point,
      })),
    ),
  ),
  ...SIGN_IDS.flatMap((sign) =>
    (['newMoon', 'firstQuarter', 'fullMoon', 'lastQuarter'] as const).map((phase) => ({
      kind: 'moon' as const,
      instantMs: 0,
      phase,
      sign,
    })),
  ),
  ...SIGN_IDS.map((sign) => ({ kind: 'horoscope' as const, sign, text: 'Short enough.' })),
  { kind: 'report' },
  { kind: 'answer' },
];

describe.each(LANGUAGES)('what is told in %s', (language) => {
  it('has a title and a body that a locked screen has room for, each thing by its own title', async () => {
    const words = await loadWords(language, ['tidings', 'astro']);
    const texts = {
      words: words.section('tidings'),
      astro: words.section('astro'),
      natalTransits: await loadTexts(language, 'natalTransits'),
    };
    const told = ALL.map((tiding) => tellBriefly(tiding, texts));
    for (const { title, body } of told) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
      expect(body.length, body).toBeLessThanOrEqual(MAX_BODY_LENGTH);
      expect(`${title} ${body}`).not.toMatch(/\{\{|undefined|null/);
      expect(body).toMatch(/[.!?…”»]$/);
    }
    expect(new Set(told.map(({ title }) => title)).size).toBe(ALL.length);
    // Nearly all say what is written on that very thing.
    const fallen = told.filter(({ body }) => body === texts.words.transitNote);
    expect(fallen.length).toBeLessThan(ALL.length / 10);
  });

  it('is told whole where there is room', async () => {
    const words = await loadWords(language, ['tidings', 'astro']);
    const natalTransits = await loadTexts(language, 'natalTransits');
    const texts = { words: words.section('tidings'), astro: words.section('astro'), natalTransits };
    const { body } = tellTiding(
      { kind: 'transit', instantMs: 0, mover: 'saturn', aspect: 'square', point: 'moon' },
      texts,
    );
    expect(body).toBe(natalTransits.saturn.moon.tense);
  });
});
