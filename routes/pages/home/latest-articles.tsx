import type { ArticleLink } from '../../../locales/article-types.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';

interface LatestArticlesProps {
  heading: string;
  /** The newest first. */
  articles: readonly ArticleLink[];
  language: Language;
}

/** What was written last, each by its title. */
export function LatestArticles({ heading, articles, language }: LatestArticlesProps) {
  return (
    <nav aria-labelledby="articles-heading">
      <h2 id="articles-heading">{heading}</h2>
      {articles.map(({ slug, title }) => (
        <p key={slug}>
          <a href={href('blog-article', language, { article: slug })}>{title}</a>
        </p>
      ))}
    </nav>
  );
}
