import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLE_SLUG } from '../../locales/article-slug.ts';
import type { Article, ArticleLink, ArticleRow } from '../../locales/article-types.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { articleHtml } from './article-html.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { linkTarget, type SlugsBySubject } from './link-targets.ts';
import { setText } from './set-text.ts';

/** The articles of a language, the newest first; where several were made on a day, by their names. */
export interface ArticleShelf {
  rows: ArticleRow[];
  articles: Article[];
}
export type ArticleShelves = Record<Language, ArticleShelf>;

/** Grown people read so many words a minute in their own language. */
const WORDS_A_MINUTE = 200;

/** A read file, before it knows of any other. */
interface Draft {
  row: ArticleRow;
  front: FrontMatter;
  contents: Article['contents'];
  body: readonly string[];
}

/** A file whose front matter is read. */
interface Headed {
  file: string;
  slug: string;
  front: FrontMatter;
  markdown: string;
}

function draftOf({ slug, front, markdown }: Headed, language: Language, slugs: SlugsBySubject): Draft {
  const linkTo = (target: string) => linkTarget(target, language, slugs);
  const { body, contents, words } = articleHtml(markdown, language, linkTo);
  const { subject, category, made, changed, art } = front;
  const row: ArticleRow = {
    slug,
    subject,
    category,
    made,
    changed,
    art,
    title: setText(front.title, language),
    description: setText(front.description, language),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
  return { row, front, contents, body };
}

function filesIn(folder: string): string[] {
  // A language without articles has no folder.
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
}

function headOf(folder: string, file: string): Headed {
  const slug = file.slice(0, -'.md'.length);
  if (!ARTICLE_SLUG.test(slug)) throw new Error('the name of the file is no address');
  return { file, slug, ...readFrontMatter(readFileSync(join(folder, file), 'utf8')) };
}

function readDrafts(folder: string, language: Language, faults: string[]): Draft[] {
  /** What can be made of each; what cannot is a fault. */
  function tried<From, To>(
    items: readonly From[],
    fileOf: (item: From) => string,
    make: (item: From) => To,
  ): To[] {
    return items.flatMap((item) => {
      try {
        return [make(item)];
      } catch (error) {
        faults.push(`${language}/blog/${fileOf(item)}: ${error instanceof Error ? error.message : error}`);
        return [];
      }
    });
  }
  const heads = tried(
    filesIn(folder),
    (file) => file,
    (file) => headOf(folder, file),
  );
  const slugs = new Map(heads.map(({ front, slug }) => [front.subject, slug]));
  const drafts = tried(
    heads,
    ({ file }) => file,
    (head) => draftOf(head, language, slugs),
  );
  return drafts.toSorted(
    (a, b) => b.row.made.localeCompare(a.row.made) || a.row.slug.localeCompare(b.row.slug),
  );
}

const linkOf = (draft: Draft | undefined): ArticleLink | null =>
  draft ? { slug: draft.row.slug, title: draft.row.title } : null;

/** How many articles one leads to: those that it names, and then the nearest of its category. */
const MAX_RELATED = 4;

function relatedTo(draft: Draft, drafts: readonly Draft[]): ArticleLink[] {
  const named = draft.front.related.map((subject) => drafts.find(({ row }) => row.subject === subject));
  const kin = drafts.filter(({ row }) => row.category === draft.row.category);
  const near = [...named, ...kin].filter((each) => each !== undefined && each !== draft);
  return [...new Set(near)].slice(0, MAX_RELATED).flatMap((each) => linkOf(each) ?? []);
}

function shelfOf(drafts: readonly Draft[], sisters: ReadonlyMap<string, Article['sisters']>): ArticleShelf {
  const articles = drafts.map((draft): Article => {
    const { row, front, contents, body } = draft;
    const category = drafts.filter((each) => each.row.category === row.category);
    const at = category.indexOf(draft);
    return {
      ...row,
      tool: front.tool,
      contents,
      body,
      sisters: sisters.get(row.subject) ?? {},
      related: relatedTo(draft, drafts),
      previous: linkOf(category[at + 1]),
      next: linkOf(category[at - 1]),
    };
  });
  return { rows: drafts.map(({ row }) => row), articles };
}

/** What ties the languages together; a subject that a language tells twice is a fault. */
function sistersOf(drafts: Readonly<Record<Language, readonly Draft[]>>, faults: string[]) {
  const sisters = new Map<string, Partial<Record<Language, string>>>();
  for (const language of LANGUAGES) {
    for (const { row } of drafts[language]) {
      const known = sisters.get(row.subject) ?? {};
      if (known[language]) faults.push(`${language}/blog/${row.slug}.md: ${row.subject} is told already`);
      sisters.set(row.subject, { ...known, [language]: row.slug });
    }
  }
  return sisters;
}

/**
 * Reads `<language>/blog/*.md` of a folder of languages. Related subjects that a language does not have yet are left out.
 * @throws Error that lists every fault of every file.
 */
export function readArticles(locales: string): ArticleShelves {
  const faults: string[] = [];
  const drafts = Object.fromEntries(
    LANGUAGES.map((language) => [language, readDrafts(join(locales, language, 'blog'), language, faults)]),
  ) as Record<Language, Draft[]>;
  const sisters = sistersOf(drafts, faults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, shelfOf(drafts[language], sisters)]),
  ) as ArticleShelves;
}
