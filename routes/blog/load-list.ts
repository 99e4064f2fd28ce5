import { CATEGORY_IDS, type CategoryId } from '../../locales/article-categories.ts';
import type { ArticleRow } from '../../locales/article-types.ts';
import { listArticles } from '../../locales/articles.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import type { PageOutcome, PageRequest } from '../page.ts';

/** Articles on one page of a list. */
const ON_A_PAGE = 12;

export interface ArticleListData {
  /** Null: articles of all categories. */
  category: CategoryId | null;
  rows: readonly ArticleRow[];
  /** From 1. */
  page: number;
  pages: number;
  /** Those that hold an article in this language. */
  categories: readonly CategoryId[];
}

/** 1 where none is asked for; null for what is no number of a page. */
function readPage(asked: string | null): number | null {
  if (asked === null) return 1;
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : null;
}

function pagesOf(rows: readonly ArticleRow[]): number {
  return Math.max(1, Math.ceil(rows.length / ON_A_PAGE));
}

async function rowsOf(language: Language, category: CategoryId | null): Promise<ArticleRow[]> {
  const rows = await listArticles(language);
  return rows.filter((row) => category === null || row.category === category);
}

/** One page of the list of all articles, or of those of a category. A page that holds none is not there. */
export async function loadList(
  { language, query }: PageRequest,
  category: CategoryId | null,
): Promise<PageOutcome<ArticleListData>> {
  const page = readPage(query.get('page'));
  const all = await listArticles(language);
  const rows = await rowsOf(language, category);
  const pages = pagesOf(rows);
  if (page === null || page > pages) return { notFound: true };
  const data: ArticleListData = {
    category,
    rows: rows.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE),
    page,
    pages,
    categories: CATEGORY_IDS.filter((id) => all.some((row) => row.category === id)),
  };
  // A language without articles says so, and is not looked for.
  if (rows.length === 0) return { data, personal: true };
  if (page === 1) return { data };
  const counts = await Promise.all(
    LANGUAGES.map(async (each) => [each, pagesOf(await rowsOf(each, category))] as const),
  );
  const onlyIn = counts.filter(([, count]) => count >= page).map(([each]) => each);
  return { data, ownQuery: `page=${page}`, onlyIn };
}
