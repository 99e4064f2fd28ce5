import { readTag } from '../../../features/articles/read-tag.ts';
import { tellTag } from '../../../features/articles/tell-tag.ts';
import type { Told } from '../../../features/articles/told.ts';
import type { Article } from '../../../locales/article-types.ts';
import { loadArticle } from '../../../locales/articles.ts';
import { loadWords } from '../../../locales/index.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';

export interface ArticleData {
  article: Article;
  /** What each tag of the body comes to, in order. */
  told: readonly Told[];
  origin: string;
}

/** The article, its tags told at this moment. No stored copy outlives what it says of now. */
export async function loadBlogArticle({
  language,
  params,
  nowMs,
  services,
}: ServedRequest<'origin'>): Promise<PageOutcome<ArticleData>> {
  const article = await loadArticle(language, params.article ?? '');
  if (!article) return { notFound: true };
  const words = await loadWords(language, ['astro', 'eclipses']);
  const sky = { astro: words.section('astro'), eclipses: words.section('eclipses'), tag: words.tag };
  const told = article.body
    .filter((_, index) => index % 2 === 1)
    .map((tag) => tellTag(readTag(tag), nowMs, sky));
  const holds = told.flatMap(({ holdsUntilMs }) => holdsUntilMs ?? []);
  return {
    data: { article, told, origin: services.origin },
    ...(holds.length > 0 && { holdsUntilMs: Math.min(...holds) }),
  };
}
