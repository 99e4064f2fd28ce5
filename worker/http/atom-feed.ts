import type { ArticleRow } from '../../locales/article-types.ts';
import { listArticles } from '../../locales/articles.ts';
import { loadWords } from '../../locales/index.ts';
import { type Language, LOCALES } from '../../locales/locales.ts';
import { articlePath, feedPath, listPath } from '../../routes/blog/blog-paths.ts';
import { escapeXml } from './escape-xml.ts';

/** The newest articles that a feed tells of. */
const ENTRIES = 30;

/** A day at noon UTC, RFC 3339. */
function instantOf(day: string): string {
  return `${day}T12:00:00Z`;
}

function entryXml(
  origin: string,
  language: Language,
  { slug, title, description, made, changed }: ArticleRow,
): string {
  const address = escapeXml(origin + articlePath(slug, language));
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${address}"/>`,
    `<published>${instantOf(made)}</published>`,
    `<updated>${instantOf(changed)}</updated>`,
    `<summary>${escapeXml(description)}</summary>`,
    '</entry>',
  ].join('');
}

/** A language's articles as an Atom feed (RFC 4287), the newest first. */
export async function atomFeed(origin: string, language: Language): Promise<string> {
  const [rows, words] = await Promise.all([listArticles(language), loadWords(language, ['blog'])]);
  const { title, description, author } = words.section('blog');
  const own = escapeXml(origin + feedPath(language));
  // A feed without entries has been so since the site has a blog.
  const updated =
    rows
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '2026-11-23';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALES[language].tag}">`,
    `<id>${own}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${own}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin + listPath(null, language))}"/>`,
    `<updated>${instantOf(updated)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...rows.slice(0, ENTRIES).map((row) => entryXml(origin, language, row)),
    '</feed>\n',
  ].join('');
}
