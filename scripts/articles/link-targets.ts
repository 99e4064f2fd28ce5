import { CATEGORY_IDS, CATEGORY_SLUGS } from '../../locales/article-categories.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { parameterNames } from '../../routes/match.ts';
import { PAGE_IDS } from '../../routes/table.ts';
import { SUBJECTS } from './article-subjects.ts';

/** Slugs of a language's articles by their subjects. */
export type SlugsBySubject = ReadonlyMap<string, string>;

function pagePath(target: string, language: Language): string {
  const [name = '', value] = target.split('/');
  const id = PAGE_IDS.find((each) => each === name);
  if (!id) throw new Error(`a link to page:${target}, which is no page`);
  const [parameter] = parameterNames(id);
  if ((parameter === undefined) !== (value === undefined))
    throw new Error(`a link to page:${target} lacks its value`);
  return href(id, language, parameter && value ? { [parameter]: value } : {});
}

/**
 * Where a link of an article leads: `page:natal-chart`, `page:horoscope/aries`, `category:moon`, `article:chiron`. Null: to a subject
 * of which this language has no article yet.
 * @throws Error for what is none of these.
 */
export function linkTarget(target: string, language: Language, slugs: SlugsBySubject): string | null {
  const [, kind, name = ''] = /^(page|category|article):(.+)$/.exec(target) ?? [];
  if (kind === 'page') return pagePath(name, language);
  if (kind === 'category') {
    const category = CATEGORY_IDS.find((id) => id === name);
    if (category) return href('blog-category', language, { category: CATEGORY_SLUGS[category][language] });
  }
  if (kind === 'article' && SUBJECTS.includes(name)) {
    const slug = slugs.get(name);
    return slug === undefined ? null : href('blog-article', language, { article: slug });
  }
  throw new Error(`a link to “${target}”, which is no page:, category: or article: that there is`);
}
