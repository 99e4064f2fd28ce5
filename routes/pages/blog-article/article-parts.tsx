import { formatDay } from '../../../features/eclipses/eclipse-view.ts';
import type { Article, ArticleLink } from '../../../locales/article-types.ts';
import type { BlogWords } from '../../../locales/en/blog.ts';
import type { Translator } from '../../../locales/index.ts';
import type { Language } from '../../../locales/locales.ts';
import { listCrumbs } from '../../blog/article-list.tsx';
import { articlePath, categoryPath } from '../../blog/blog-paths.ts';
import type { Crumb } from '../../blog/breadcrumbs.tsx';
import './article-parts.css';

/** Home, the blog, the article's category. */
export function articleCrumbs({ category }: Article, texts: BlogWords, language: Language): Crumb[] {
  return [
    ...listCrumbs(category, texts, language),
    { name: texts.categories[category].name, path: categoryPath(category, language) },
  ];
}

/** Who wrote it, when, and how long it takes to read. */
export function ArticleByline({ article, words }: { article: Article; words: Translator<'blog'> }) {
  const texts = words.section('blog');
  const day = (iso: string) => <time dateTime={iso}>{formatDay(Date.parse(iso), words.tag)}</time>;
  return (
    <ul className="piece__by">
      <li>{texts.author}</li>
      <li>
        {texts.made} {day(article.made)}
      </li>
      {article.changed !== article.made && (
        <li>
          {texts.changed} {day(article.changed)}
        </li>
      )}
      <li>{words.plural(texts.minutes, article.minutes)}</li>
    </ul>
  );
}

/** The article's headings: open beside it where there is room, folded above it where there is none. */
export function ArticleContents({ article, texts }: { article: Article; texts: BlogWords }) {
  return (
    <nav className="piece__contents no-print" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{texts.contents}</h2>
      <ol>
        {article.contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface WaysProps {
  article: Article;
  texts: BlogWords;
  language: Language;
}

export function Related({ article, texts, language }: WaysProps) {
  if (article.related.length === 0) return null;
  return (
    <section className="piece__related no-print" aria-labelledby="related-heading">
      <h2 id="related-heading">{texts.related}</h2>
      <ul>
        {article.related.map(({ slug, title }) => (
          <li key={slug}>
            <a href={articlePath(slug, language)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ones before and after it in its category. */
export function Neighbours({ article, texts, language }: WaysProps) {
  const way = (link: ArticleLink | null, rel: 'prev' | 'next', label: string) =>
    link && (
      <a href={articlePath(link.slug, language)} rel={rel}>
        <span>{label}</span> {link.title}
      </a>
    );
  if (!article.previous && !article.next) return null;
  return (
    <nav className="piece__turn no-print" aria-label={texts.turn}>
      {way(article.previous, 'prev', texts.previous)}
      {way(article.next, 'next', texts.next)}
    </nav>
  );
}
