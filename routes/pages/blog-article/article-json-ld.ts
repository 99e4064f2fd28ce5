import type { Article } from '../../../locales/article-types.ts';

/** An article for search engines. */
export function articleJsonLd(
  { title, description, made, changed }: Article,
  {
    origin,
    path,
    tag,
    section,
    author,
  }: { origin: string; path: string; tag: string; section: string; author: string },
): Readonly<Record<string, unknown>> {
  const organization = { '@type': 'Organization', name: 'Celestia', url: origin };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: tag,
    datePublished: made,
    dateModified: changed,
    articleSection: section,
    author: { ...organization, name: author },
    publisher: organization,
    image: `${origin}/social-card.png`,
    mainEntityOfPage: origin + path,
  };
}
