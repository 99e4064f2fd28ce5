import { CATEGORY_SLUGS, type CategoryId } from '../../locales/article-categories.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import { href } from '../href.ts';

export function articlePath(slug: string, language: Language): string {
  return href('blog-article', language, { article: slug });
}

export function categoryPath(category: CategoryId, language: Language): string {
  return href('blog-category', language, { category: CATEGORY_SLUGS[category][language] });
}

/** A list's path, of all articles or of a category's. */
export function listPath(category: CategoryId | null, language: Language): string {
  return category === null ? href('blogs', language) : categoryPath(category, language);
}

/** The feed of a language, beside its sitemap: `/pt-BR-feed.xml`. It is the same for everybody and sets no cookie of a language. */
export function feedPath(language: Language): string {
  return `/${LOCALES[language].tag}-feed.xml`;
}
