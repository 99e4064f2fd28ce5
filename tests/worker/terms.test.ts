import { describe, expect, it } from 'vitest';
import { TERM_IDS, type TermId } from '../../features/glossary/terms.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES, type Language, LOCALES } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import type { PageId } from '../../routes/table.ts';
import { postForm, request } from './request.ts';

/** Somebody's birth, and a friend's from before the zones. */
const BIRTH = { day: '10', month: '6', year: '1990', time: '14:30', place: 'İstanbul', placeId: '745044' };
const EARLY = { ...BIRTH, year: '1875' };
const PAIR = Object.fromEntries(
  ['a', 'b'].flatMap((one) => Object.entries(BIRTH).map(([name, value]) => [`${one}_${name}`, value])),
);

const RECEIPT = ['universal-time', 'time-zone'] as const;
const ASPECTS = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
const BIG_THREE = ['sun-sign', 'moon-sign', 'rising-sign'] as const;

interface Reading {
  id: PageId;
  params?: Readonly<Record<string, string>>;
  /** What is posted; absent where the page tells of the sky by itself. */
  form?: Readonly<Record<string, string>>;
  /** Terms of its frame that lead to the glossary, whatever the sky and the birth. */
  terms: readonly TermId[];
}

/** Every page that reads something out of the sky. */
const READINGS: readonly Reading[] = [
  {
    id: 'natal-chart',
    form: EARLY,
    terms: [
      ...['natal-chart', 'zodiac', 'true-node', 'local-mean-time', 'aspect', 'orb', 'applying', 'house'],
      ...['house-system', 'cusp', 'ascendant', 'midheaven', 'vertex', 'north-node', 'south-node', 'lilith'],
      ...['juno', 'chiron', 'part-of-fortune', 'element', 'mode'],
      ...[...RECEIPT, ...BIG_THREE, ...ASPECTS],
    ] as TermId[],
  },
  { id: 'rising-sign', form: BIRTH, terms: ['rising-sign', 'ascendant', 'chart-ruler', ...RECEIPT] },
  { id: 'juno-calculation', form: BIRTH, terms: ['juno', 'aspect', ...RECEIPT] },
  {
    id: 'astrological-summary',
    form: BIRTH,
    terms: ['chart-ruler', 'element', 'mode', 'aspect', 'transit', 'orb', ...BIG_THREE, ...ASPECTS],
  },
  {
    id: 'relationship-compatibility-calculator',
    form: PAIR,
    terms: ['synastry', 'aspect', 'orb', 'overlay', 'composite', 'davison', 'house', ...RECEIPT],
  },
  { id: 'horoscope', params: { sign: 'leo' }, terms: ['moon-phase'] },
  { id: 'astrological-events', params: { year: '2026' }, terms: ['retrograde', 'shadow'] },
  { id: 'solar-eclipse', terms: ['saros'] },
  { id: 'lunar-eclipse', terms: ['saros'] },
  { id: 'is-mercury-retrograde', terms: [] },
  { id: 'moon-sign-today', terms: ['moon-phase'] },
  { id: 'void-of-course-moon', terms: ['void-of-course', 'aspect'] },
  { id: 'next-eclipse', terms: ['saros'] },
];

async function readingOf({ id, params, form }: Reading, language: Language): Promise<string> {
  const path = href(id, language, params);
  const response = await (form ? postForm(path, form) : request(path));
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The terms that a page leads to, in its order. */
function termsOf(html: string, language: Language): string[] {
  return [...html.matchAll(/<a class="term" href="([^"#]*)#([^"]*)"/g)].map(([, path, id = '']) => {
    expect(path).toBe(href('glossary', language));
    return id;
  });
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').trim();
}

/** What heads a part, a row or a column of a page, but for what explains it below. */
function headsOf(html: string): string[] {
  const [frame = ''] = html.split('<section class="guide');
  return [...frame.matchAll(/<(h[1-6]|th|dt|summary)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
    plain(text),
  );
}

describe.each(LANGUAGES)('what a reading in %s says in words of the craft', (language) => {
  it.each(READINGS)('$id leads to the glossary once for each, never from within a link', async (reading) => {
    const html = await readingOf(reading, language);
    const terms = termsOf(html, language);
    expect(terms).toEqual(expect.arrayContaining([...reading.terms]));
    expect(terms).toEqual([...new Set(terms)]);
    const known = new Set<string>(TERM_IDS);
    expect(terms.filter((id) => !known.has(id))).toEqual([]);
    expect(html).not.toMatch(/<a\b(?:(?!<\/a>).)*<a\b/s);
    expect(html).not.toMatch(/<summary\b(?:(?!<\/summary>).)*class="term"/s);
  });

  it.each(READINGS)('$id leads from each head that is a term’s name', async (reading) => {
    const html = await readingOf(reading, language);
    const { terms } = (await loadWords(language, ['glossary'])).section('glossary');
    const { tag } = LOCALES[language];
    const heads = new Set(headsOf(html).map((text) => text.toLocaleLowerCase(tag)));
    const nameOf = (id: TermId) => terms[id].name.replace(/\s*\(.*\)$/, '').toLocaleLowerCase(tag);
    const led = new Set(termsOf(html, language));
    // Spanish calls the point and its sign by one name: either entry tells of it.
    const told = new Set(TERM_IDS.filter((id) => led.has(id)).map(nameOf));
    expect(TERM_IDS.map(nameOf).filter((name) => heads.has(name) && !told.has(name))).toEqual([]);
  });

  it.each(READINGS)('$id leads to the article that explains it', async ({ id, params }) => {
    const html = await (await request(href(id, language, params))).text();
    const [, list = ''] = /<ul class="guide__articles no-print">(.*?)<\/ul>/s.exec(html) ?? [];
    expect(list).toContain(`href="/${language}/blog/`);
  });
});

it.each(LANGUAGES)(
  'the horoscopes and the test of compatibility in %s are explained too',
  async (language) => {
    for (const id of ['horoscopes', 'compatibility-test'] as const) {
      const html = await (await request(href(id, language))).text();
      expect(html, id).toMatch(/<ul class="guide__articles no-print"><li><a href="[^"]*\/blog\//);
    }
  },
);
