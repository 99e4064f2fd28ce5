import { SIGN_IDS } from '../../../astrology/ids.ts';
import { TERM_IDS } from '../../../features/glossary/terms.ts';
import { type Findable, type SiteIndex, siteIndex } from '../../../features/search/site-index.ts';
import { listArticles } from '../../../locales/articles.ts';
import { loadWords, type Translator } from '../../../locales/index.ts';
import type { Language } from '../../../locales/locales.ts';
import { articlePath } from '../../blog/blog-paths.ts';
import { href } from '../../href.ts';
import { reachable } from '../../navigation.ts';

/** Indexes that this isolate has made, by language and year: what is to be found changes with a release. */
const made = new Map<string, SiteIndex>();

type Words = Translator<'search' | 'glossary' | 'astro' | 'horoscope'>;

function toolsOf(words: Words, language: Language, year: number): Findable[] {
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

async function articlesOf(language: Language): Promise<Findable[]> {
  return (await listArticles(language)).map(({ slug, title, description, subject }) => ({
    path: articlePath(slug, language),
    kind: 'article',
    name: title,
    text: description,
    words: [slug, subject].join(' '),
  }));
}

function termsOf(words: Words, language: Language): Findable[] {
  const { terms } = words.section('glossary');
  return TERM_IDS.map((id) => ({
    path: `${href('glossary', language)}#${id}`,
    kind: 'term',
    name: terms[id].name,
    text: terms[id].text,
    words: '',
  }));
}

function signsOf(words: Words, language: Language): Findable[] {
  const { signs } = words.section('astro');
  const { kinds } = words.section('search');
  return SIGN_IDS.map((sign) => ({
    path: href('horoscope', language, { sign }),
    kind: 'sign',
    name: `${signs[sign]}: ${kinds.sign}`,
    text: '',
    words: sign,
  }));
}

/** The index of a language: tools, articles, the glossary, horoscopes. Some 10 ms of work, once an isolate and language. */
export async function indexOf(language: Language, year: number): Promise<SiteIndex> {
  const key = `${language} ${year}`;
  const known = made.get(key);
  if (known) return known;
  const words = await loadWords(language, ['search', 'glossary', 'astro', 'horoscope']);
  const all = [
    ...toolsOf(words, language, year),
    ...(await articlesOf(language)),
    ...termsOf(words, language),
    ...signsOf(words, language),
  ];
  const index = siteIndex(all, words.section('search').stop);
  made.set(key, index);
  return index;
}
