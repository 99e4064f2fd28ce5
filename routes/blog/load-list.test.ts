import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, CATEGORY_SLUGS } from '../../locales/article-categories.ts';
import type { ArticleRow } from '../../locales/article-types.ts';
import { listArticles } from '../../locales/articles.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { pageRequest } from '../page-request.fixture.ts';
import { articles } from './article-collection.ts';
import { categories, categoryOf } from './category-collection.ts';
import { loadList } from './load-list.ts';
import { waysToArticles } from './ways-to-articles.ts';

const rows = await listArticles('en');
const pages = Math.ceil(rows.length / 12);
const page = (query: string) => loadList(pageRequest({ query }), null);

const shelves = await Promise.all(LANGUAGES.map(listArticles));

function lastChange(list: readonly ArticleRow[]): number {
  return Math.max(...list.map(({ changed }) => Date.parse(changed)));
}

describe('the list of articles', () => {
  it('holds twelve a page, the newest first, and each article once', async () => {
    const shown = [];
    for (let number = 1; number <= pages; number += 1) {
      const outcome = await page(number === 1 ? '' : `page=${number}`);
      if (!('data' in outcome)) throw new Error(`There is no page ${number}`);
      expect(outcome.data).toMatchObject({ page: number, pages, category: null });
      expect(outcome.data.rows.length).toBe(number < pages ? 12 : rows.length - 12 * (pages - 1));
      expect(outcome.ownQuery ?? '').toBe(number === 1 ? '' : `page=${number}`);
      expect(outcome.personal ?? false).toBe(false);
      shown.push(...outcome.data.rows);
    }
    expect(shown).toEqual(rows);
  });

  it('has no page after the last, and none that is no number', async () => {
    for (const asked of [String(pages + 1), '0', '01', '1.5', '-1', 'x', '', '999999'])
      expect(await page(`page=${asked}`), asked).toEqual({ notFound: true });
  });

  it('tells of a later page in the languages that have as many', async () => {
    const last = await page(`page=${pages}`);
    const counts = await Promise.all(LANGUAGES.map(async (each) => (await listArticles(each)).length));
    const having = LANGUAGES.filter((_, index) => (counts[index] ?? 0) > 12 * (pages - 1));
    expect(last).toMatchObject({ onlyIn: having });
  });

  it.each(CATEGORY_IDS)('of the category %s holds its own alone', async (category) => {
    const outcome = await loadList(pageRequest(), category);
    if (!('data' in outcome)) throw new Error('There is no such list');
    const own = rows.filter((row) => row.category === category);
    expect(outcome.data.rows).toEqual(own.slice(0, 12));
    expect(outcome.data.pages).toBe(Math.max(1, Math.ceil(own.length / 12)));
    expect(outcome.data.categories).toEqual(
      CATEGORY_IDS.filter((id) => rows.some((row) => row.category === id)),
    );
  });
});

describe('what sitemaps are told of articles', () => {
  it('is each subject once, in the languages that have it, by its last change', async () => {
    const listed = await articles.list(0);
    const slugs = listed.flatMap(({ params }) => params.en?.article ?? []);
    expect(slugs.toSorted()).toEqual(rows.map(({ slug }) => slug).toSorted());
    for (const row of rows) {
      const sisters = shelves.map((shelf) => shelf.find(({ subject }) => subject === row.subject));
      const entry = listed.find(({ params }) => params.en?.article === row.slug);
      expect(entry?.modifiedMs).toBe(lastChange(sisters.flatMap((sister) => sister ?? [])));
      expect(LANGUAGES.map((each) => entry?.params[each]?.article)).toEqual(
        sisters.map((sister) => sister?.slug),
      );
    }
  });

  it.each(CATEGORY_IDS)('is each category by the last change of an article in it: %s', async (id) => {
    const found = await categories.find({ category: CATEGORY_SLUGS[id].tr }, 'en');
    expect(found?.params.en).toEqual({ category: CATEGORY_SLUGS[id].en });
    expect(found?.modifiedMs).toBe(lastChange(shelves.flat().filter(({ category }) => category === id)));
  });

  it('is no category that nobody has named', async () => {
    expect(await categories.find({ category: 'nothing' }, 'en')).toBeNull();
    expect(await categories.find({}, 'en')).toBeNull();
    expect(await categories.list(0)).toHaveLength(CATEGORY_IDS.length);
  });

  it('knows a category by its name in any language', () => {
    expect(categoryOf('burclar', 'tr')).toBe('signs');
    expect(categoryOf('burclar', 'fr')).toBe('signs');
    expect(categoryOf('lune', 'fr')).toBe('moon');
    expect(categoryOf('ay', 'en')).toBe('moon');
  });
});

it('ways to articles stand in the order of their subjects, and are called by what comes before the explaining', async () => {
  const [first, second] = [rows[5], rows[2]];
  const ways = await waysToArticles([first?.subject ?? '', 'unheard-of', second?.subject ?? ''], 'en');
  expect(ways.map(({ path }) => path)).toEqual([`/en/blog/${first?.slug}`, `/en/blog/${second?.slug}`]);
  for (const [index, row] of [first, second].entries()) {
    expect(row?.title.startsWith(ways[index]?.title ?? 'x')).toBe(true);
    expect(ways[index]?.title).not.toMatch(/[:]|\? /);
  }
  expect(await waysToArticles([], 'en')).toEqual([]);
});
