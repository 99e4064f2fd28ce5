import type { Article } from '../../../locales/article-types.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { socialCardPath } from '../../social-card.ts';

/** An article for search engines. */
export function articleJsonLd(
  { slug, title, description, made, changed }: Article,
  {
    origin,
    path,
    language,
    section,
    author,
  }: { origin: string; path: string; language: Language; section: string; author: string },
): Readonly<Record<string, unknown>> {
  const organization = { '@type': 'Organization', name: 'Celestia', url: origin };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: LOCALES[language].tag,
    datePublished: made,
    dateModified: changed,
    articleSection: section,
    author: { ...organization, name: author },
    publisher: organization,
    image: origin + socialCardPath('blog-article', { article: slug }, language),
    mainEntityOfPage: origin + path,
  };
}
