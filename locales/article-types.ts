import type { CategoryId } from './article-categories.ts';
import type { Language } from './locales.ts';

/** Calculators and lists that an article may lead to: ids of pages. */
export const ARTICLE_TOOLS = [
  'natal-chart',
  'rising-sign',
  'juno-calculation',
  'relationship-compatibility-calculator',
  'compatibility-test',
  'astrological-summary',
  'lunar-eclipse',
  'solar-eclipse',
  'horoscopes',
  'astrological-events',
] as const;
export type ArticleTool = (typeof ARTICLE_TOOLS)[number];

/** Where an article leads to another. */
export interface ArticleLink {
  slug: string;
  title: string;
}

/** An article as lists show it. Days are ISO, `2026-11-23`. */
export interface ArticleRow extends ArticleLink {
  /** What ties it to its sisters in other languages: `mercury-retrograde`. */
  subject: string;
  category: CategoryId;
  description: string;
  made: string;
  changed: string;
  /** Minutes that it takes to read. */
  minutes: number;
  /** What its picture shows: `planet mercury`. */
  art: string;
}

/** An article as the build makes it of its Markdown. */
export interface Article extends ArticleRow {
  tool: ArticleTool;
  /** Its second headings, in order, by the ids that stand in the body. */
  contents: readonly { id: string; text: string }[];
  /** HTML, and between each two pieces of it a computed tag: html, tag, html, ..., html. */
  body: readonly string[];
  /** The slug of the same subject in each language that has it, this one included. */
  sisters: Readonly<Partial<Record<Language, string>>>;
  related: readonly ArticleLink[];
  /** The ones before and after it in its category, older and newer. */
  previous: ArticleLink | null;
  next: ArticleLink | null;
}
