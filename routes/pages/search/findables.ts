import { SIGN_IDS, type SignId } from '../../../astrology/ids.ts';
import { colonOf } from '../../../features/colon.ts';
import { TERM_IDS } from '../../../features/glossary/terms.ts';
import { REPORT_IDS, REPORTS } from '../../../features/reports/report-kinds.ts';
import { type Findable, type SiteIndex, siteIndex } from '../../../features/search/site-index.ts';
import { listArticles, listHeadings } from '../../../locales/articles.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import type { Language } from '../../../locales/locales.ts';
import { articlePath } from '../../blog/blog-paths.ts';
import { href } from '../../href.ts';
import { reachable } from '../../navigation.ts';
import { reportParams } from '../../reports/report-slugs.ts';
import { listedYears } from '../astrological-events/listed-years.ts';

/** Indexes that this isolate has made, by language and year: what is to be found changes with a release. */
const made = new Map<string, SiteIndex>();

type Words = Translator<'search' | 'glossary' | 'astro' | 'horoscope' | 'orders' | 'events'>;

/** The tools of the site, as the search knows them. */
export function toolsOf(words: Translator<'search'>, language: Language, year: number): Findable[] {
  const { tools } = words.section('search');
  const ids = Object.keys(tools) as (keyof typeof tools)[];
  return reachable(ids, language, year).map(({ id, path }) => ({
    path,
    kind: 'tool',
    name: tools[id].name,
    text: '',
    words: tools[id].words,
  }));
}

/** The pages of other years, looked for as this one's, which is among the tools. */
async function yearsOf(words: Words, language: Language, year: number): Promise<Findable[]> {
  const thisYears = words.section('search').tools['astrological-events'];
  const listed = await listedYears.list(Date.UTC(year, 0, 1));
  const years = listed.flatMap(({ params }) => params[language]?.year ?? []);
  return years
    .filter((each) => Number(each) !== year)
    .map((each) => ({
      path: href('astrological-events', language, { year: each }),
      kind: 'tool',
      name: words.t('events.heading', { year: each }),
      text: '',
      words: '',
      // Not as words of their own: twenty that are called alike would make little of what this year's is called.
      inside: thisYears.words,
      shelf: 'years',
    }));
}

/** The books that are sold, each by what it is about. */
function reportsOf(words: Words, language: Language): Findable[] {
  const { products } = words.section('orders');
  return REPORT_IDS.map((id) => ({
    path: href('report-detail', language, reportParams(id)),
    kind: 'tool',
    name: products[REPORTS[id].product].name,
    text: products[REPORTS[id].product].text,
    words: '',
  }));
}

/** The sign that an article is about: `sign-libra`. */
function signOfSubject(subject: string): SignId | undefined {
  return SIGN_IDS.find((sign) => subject === `sign-${sign}`);
}

async function articlesOf(words: Words, language: Language): Promise<Findable[]> {
  const { signs } = words.section('search');
  const [rows, headings] = await Promise.all([listArticles(language), listHeadings(language)]);
  return rows.map(({ slug, title, description, subject }) => {
    const sign = signOfSubject(subject);
    return {
      path: articlePath(slug, language),
      kind: 'article',
      name: title,
      text: description,
      words: [slug, subject, sign ? signs[sign] : ''].join(' '),
      inside: headings[slug] ?? '',
    };
  });
}

function termsOf(words: Words, language: Language): Findable[] {
  const { terms } = words.section('glossary');
  return TERM_IDS.map((id) => ({
    path: `${href('glossary', language)}#${id}`,
    kind: 'term',
    name: terms[id].name,
    text: terms[id].text,
    // What it is called in English is known everywhere.
    words: id,
    shelf: 'terms',
  }));
}

function signsOf(words: Words, language: Language): Findable[] {
  const { signs } = words.section('astro');
  const { kinds, horoscope, signs: people } = words.section('search');
  return SIGN_IDS.map((sign) => ({
    path: href('horoscope', language, { sign }),
    kind: 'sign',
    name: signs[sign] + colonOf(words.tag) + kinds.sign,
    text: '',
    words: [sign, people[sign], horoscope].join(' '),
  }));
}

/** The index of a language: tools, articles, the glossary, horoscopes. Some tens of ms of work, once an isolate and language. */
export async function indexOf(language: Language, year: number): Promise<SiteIndex> {
  const key = `${language} ${year}`;
  const known = made.get(key);
  if (known) return known;
  const words = await loadWords(language, ['search', 'glossary', 'astro', 'horoscope', 'orders', 'events']);
  const all = [
    ...toolsOf(words, language, year),
    ...(await yearsOf(words, language, year)),
    ...reportsOf(words, language),
    ...(await articlesOf(words, language)),
    ...termsOf(words, language),
    ...signsOf(words, language),
  ];
  const index = siteIndex(all, words.section('search').stop);
  made.set(key, index);
  return index;
}
