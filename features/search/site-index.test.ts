import { describe, expect, it } from 'vitest';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { indexOf } from '../../routes/pages/search/findables.ts';
import { type Findable, siteIndex } from './site-index.ts';
import { TYPED_EN } from './typed/en.fixture.ts';
import { TYPED_ES } from './typed/es.fixture.ts';
import { TYPED_FR } from './typed/fr.fixture.ts';
import { TYPED_PT } from './typed/pt.fixture.ts';
import { TYPED_TR } from './typed/tr.fixture.ts';

const YEAR = 2026;
type Row = readonly [query: string, path: string];

/** What is typed, and the page or the anchor that should be among the first three. */
const TYPED: Readonly<Record<Language, readonly Row[]>> = {
  tr: TYPED_TR,
  en: TYPED_EN,
  es: TYPED_ES,
  fr: TYPED_FR,
  pt: TYPED_PT,
};

/** Every fifth is looked at by nobody who betters the search: it tells what strangers find. */
const HELD_EVERY = 5;
const LEAST_SHARE = 0.9;
/** Of twenty, one is five in a hundred. */
const LEAST_HELD_SHARE = 0.85;

interface Share {
  asked: number;
  first: number;
  firstThree: number;
}

async function shareOf(language: Language, rows: readonly Row[]): Promise<Share> {
  const index = await indexOf(language, YEAR);
  const places = rows.map(([query, path]) => index.find(query).findIndex((each) => each.path === path));
  return {
    asked: rows.length,
    first: places.filter((at) => at === 0).length,
    firstThree: places.filter((at) => at >= 0 && at < 3).length,
  };
}

function told({ asked, first, firstThree }: Share): string {
  return `${firstThree} of ${asked} among the first three, ${first} first`;
}

describe.each(LANGUAGES)('the search in %s', (language) => {
  it('answers what people type by what they look for, among the first three', async () => {
    const rows = TYPED[language];
    const isHeld = (_: Row, at: number) => at % HELD_EVERY === HELD_EVERY - 1;
    const held = await shareOf(language, rows.filter(isHeld));
    const seen = await shareOf(
      language,
      rows.filter((row, at) => !isHeld(row, at)),
    );
    console.log(`${language}: ${told(seen)}; of those held aside ${told(held)}`);
    expect((seen.firstThree + held.firstThree) / rows.length).toBeGreaterThanOrEqual(LEAST_SHARE);
    expect(held.firstThree / held.asked).toBeGreaterThanOrEqual(LEAST_HELD_SHARE);
  });

  it('is asked for what stands: every path that is looked for is to be found', async () => {
    const index = await indexOf(language, YEAR);
    const all = new Set(index.all.map(({ path }) => path));
    expect(TYPED[language].map(([, path]) => path).filter((path) => !all.has(path))).toEqual([]);
    expect(new Set(TYPED[language].map(([query]) => query)).size).toBe(TYPED[language].length);
  });

  it.each(['xqzwv', '', '“”?!', '<qqqqq>'])('finds nothing by “%s”', async (query) => {
    expect((await indexOf(language, YEAR)).find(query)).toEqual([]);
  });

  it('leads to each thing once', async () => {
    const found = (await indexOf(language, YEAR)).find('a e i o u');
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
  });
});

it('no shelf fills the first three places while something else answers', () => {
  const term = (name: string): Findable => ({
    path: `/terms#${name}`,
    kind: 'term',
    name: `Square ${name}`,
    text: '',
    words: '',
    shelf: 'terms',
  });
  const article: Findable = {
    path: '/article',
    kind: 'term',
    name: 'What a square is about',
    text: '',
    words: '',
  };
  const { find } = siteIndex([term('one'), term('two'), term('three'), article], '');
  const paths = find('square').map(({ path }) => path);
  expect(paths.indexOf('/article')).toBe(2);
  expect(paths).toHaveLength(4);
});

it('a long word is found with a letter wrong, a short one only as it is typed', () => {
  const found = (path: string, name: string): Findable => ({ path, kind: 'term', name, text: '', words: '' });
  const { find } = siteIndex([found('/sun', 'Sun'), found('/eclipse', 'Eclipse')], '');
  const pathsOf = (query: string) => find(query).map(({ path }) => path);
  expect([pathsOf('eclispe'), pathsOf('sun')]).toEqual([['/eclipse'], ['/sun']]);
  for (const query of ['son', 'run', 'sin']) expect(pathsOf(query), query).toEqual([]);
});

it.each(LANGUAGES)(
  'a page of another year in %s is found by what this year’s is called',
  async (language) => {
    const index = await indexOf(language, YEAR);
    const { words } = (await loadWords(language, ['search'])).section('search').tools['astrological-events'];
    const [first = ''] = words.split(' ');
    const path = href('astrological-events', language, { year: '2027' });
    expect(
      index
        .find(`${first} 2027`)
        .slice(0, 3)
        .map((each) => each.path),
    ).toContain(path);
  },
);
