import { ArticleCards } from '../../client/components/article/article-cards.tsx';
import { SearchForm } from '../../client/components/search/search-results.tsx';
import { MAX_SEARCH_LENGTH } from '../../contract/limits.ts';
import type { CategoryId } from '../../locales/article-categories.ts';
import type { BlogWords } from '../../locales/en/blog.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';
import type { PageId } from '../table.ts';
import { articlePath, feedPath, listPath } from './blog-paths.ts';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import type { ArticleListData } from './load-list.ts';
import './article-list.css';

interface ArticleListProps {
  data: ArticleListData;
  words: Translator<'blog' | 'search'>;
  language: Language;
}

/** What a list is called, with the number of its page where it is not the first. */
export function listTitle({ category, page }: ArticleListData, words: BlogWords): string {
  const title = category === null ? words.title : words.categories[category].title;
  return page === 1 ? title : fillText(words.pages.titled, { title, page });
}

/** The steps to a list. */
export function listCrumbs(category: CategoryId | null, words: BlogWords, language: Language): Crumb[] {
  return [
    { name: words.home, path: href('home', language) },
    ...(category === null ? [] : [{ name: words.name, path: href('blogs', language) }]),
  ];
}

/** A list of articles: what it is about, the ways to the categories, the articles, the other pages. */
export function ArticleList({ data, words, language }: ArticleListProps) {
  const texts = words.section('blog');
  const { category, rows } = data;
  const { heading, lede } = category === null ? texts : texts.categories[category];
  return (
    <div className="wrap shelf">
      <Breadcrumbs label={texts.way} crumbs={listCrumbs(category, texts, language)} />
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <Categories data={data} texts={texts} language={language} />
      {category === null && data.page === 1 && (
        <>
          <SearchForm
            path={href('search', language)}
            query=""
            maxLength={MAX_SEARCH_LENGTH}
            words={words.section('search')}
          />
          <NowLinks texts={texts} language={language} />
        </>
      )}
      {rows.length === 0 && <p>{texts.empty}</p>}
      <ArticleCards
        cards={rows.map((row) => ({
          ...row,
          path: articlePath(row.slug, language),
          note: `${texts.categories[row.category].name} · ${words.plural(texts.minutes, row.minutes)}`,
        }))}
      />
      <Pages data={data} texts={texts} language={language} />
      <p className="shelf__feed no-print">
        <a href={feedPath(language)} type="application/atom+xml">
          {texts.feed}
        </a>
      </p>
    </div>
  );
}

interface PartProps {
  data: ArticleListData;
  texts: BlogWords;
  language: Language;
}

/** Questions about this moment, which pages of their own answer. */
const NOW_PAGES = [
  'is-mercury-retrograde',
  'moon-sign-today',
  'void-of-course-moon',
  'next-eclipse',
  'glossary',
] as const satisfies readonly PageId[];

function NowLinks({ texts, language }: Omit<PartProps, 'data'>) {
  return (
    <nav className="shelf__now no-print" aria-labelledby="now-heading">
      <h2 id="now-heading">{texts.now.heading}</h2>
      <ul>
        {NOW_PAGES.map((id) => (
          <li key={id}>
            <a href={href(id, language)}>{texts.now.pages[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Categories({ data: { category, categories, page }, texts, language }: PartProps) {
  const current = (id: CategoryId | null) => (id === category && page === 1 ? 'page' : undefined);
  return (
    <nav className="shelf__kinds no-print" aria-label={texts.subjects}>
      <ul>
        {[null, ...categories].map((id) => (
          <li key={id}>
            <a
              href={listPath(id, language)}
              aria-current={current(id)}
              className={id === category ? 'is-here' : undefined}
            >
              {id === null ? texts.all : texts.categories[id].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ data: { category, page, pages }, texts, language }: PartProps) {
  if (pages === 1) return null;
  const path = (number: number) => `${listPath(category, language)}${number === 1 ? '' : `?page=${number}`}`;
  return (
    <nav className="shelf__pages no-print" aria-label={texts.pages.label}>
      {page > 1 && (
        <a href={path(page - 1)} rel="prev">
          <span aria-hidden="true">‹</span> {texts.pages.newer}
        </a>
      )}
      <span>{fillText(texts.pages.place, { page, pages })}</span>
      {page < pages && (
        <a href={path(page + 1)} rel="next">
          {texts.pages.older} <span aria-hidden="true">›</span>
        </a>
      )}
    </nav>
  );
}
