import { LANGUAGES, type Language } from '../locales/locales.ts';
import type { PageParams } from './collection.ts';
import { PAGE_IDS, type PageId, pageRow } from './table.ts';

/** What a path under a language prefix names, before anyone asks whether the page is built. */
export type SlugMatch =
  | {
      kind: 'page';
      id: PageId;
      params: PageParams /** Language whose slug this is. */;
      slugLanguage: Language;
    }
  | { kind: 'invalid'; id: PageId };

interface Template {
  id: PageId;
  segments: readonly string[];
}

interface LanguageIndex {
  literal: ReadonlyMap<string, PageId>;
  templates: readonly Template[];
}

function buildIndex(language: Language): LanguageIndex {
  const literal = new Map<string, PageId>();
  const templates: Template[] = [];
  for (const id of PAGE_IDS) {
    const slug = pageRow(id).slugs[language];
    if (slug === undefined) continue;
    if (slug.includes('{')) templates.push({ id, segments: slug.split('/') });
    else literal.set(slug, id);
  }
  return { literal, templates };
}

const INDEXES = Object.fromEntries(
  LANGUAGES.map((language) => [language, buildIndex(language)]),
) as unknown as Readonly<Record<Language, LanguageIndex>>;

/** Reads `{year}-events` against `2025-events`: name and value, or null. */
function readSegment(template: string, segment: string): { name: string; value: string } | true | null {
  const open = template.indexOf('{');
  if (open < 0) return template === segment ? true : null;
  const close = template.indexOf('}');
  const before = template.slice(0, open);
  const after = template.slice(close + 1);
  const fits =
    segment.length > before.length + after.length && segment.startsWith(before) && segment.endsWith(after);
  if (!fits) return null;
  const value = segment.slice(before.length, segment.length - after.length);
  return { name: template.slice(open + 1, close), value };
}

/** Names of a page's parameters: `sign` of `horoscope/{sign}`. */
export function parameterNames(id: PageId): string[] {
  const [slug = ''] = Object.values(pageRow(id).slugs);
  return [...slug.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function readTemplate(template: Template, segments: readonly string[]): Record<string, string> | null {
  if (template.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of template.segments.entries()) {
    const read = readSegment(part, segments[index] ?? '');
    if (read === null) return null;
    if (read !== true) params[read.name] = read.value;
  }
  return params;
}

/** Which language's list holds the value, the page's own language first. */
function valueLanguage(
  lists: Readonly<Record<Language, readonly string[]>>,
  value: string,
  preferred: Language,
): Language | undefined {
  if (lists[preferred].includes(value)) return preferred;
  return LANGUAGES.find((language) => lists[language].includes(value));
}

function checkParams(id: PageId, raw: Record<string, string>, language: Language): SlugMatch {
  const row = pageRow(id);
  const params: Record<string, string> = {};
  let slugLanguage = language;
  for (const [name, value] of Object.entries(raw)) {
    const pattern = row.patterns?.[name];
    if (pattern && !pattern.test(value)) return { kind: 'invalid', id };
    const lists = row.values?.[name];
    if (!lists) {
      params[name] = value;
      continue;
    }
    const found = valueLanguage(lists, value, language);
    const canonical = found && lists.en[lists[found].indexOf(value)];
    if (!found || canonical === undefined) return { kind: 'invalid', id };
    params[name] = canonical;
    if (found !== language) slugLanguage = found;
  }
  return { kind: 'page', id, params, slugLanguage };
}

/** A segment that holds a slash of its own is never two. */
function literalSlug(segments: readonly string[]): string | null {
  return segments.some((segment) => segment.includes('/')) ? null : segments.join('/');
}

function matchIn(segments: readonly string[], language: Language): SlugMatch | null {
  const { literal, templates } = INDEXES[language];
  const slug = literalSlug(segments);
  const id = slug === null ? undefined : literal.get(slug);
  if (id) return { kind: 'page', id, params: {}, slugLanguage: language };
  for (const template of templates) {
    const raw = readTemplate(template, segments);
    if (raw) return checkParams(template.id, raw, language);
  }
  return null;
}

/** Finds the page that a slug's decoded segments name: in the prefix's language first, then in any other. */
export function matchSlug(segments: readonly string[], language: Language): SlugMatch | null {
  const own = matchIn(segments, language);
  if (own) return own;
  for (const other of LANGUAGES) {
    const match = other === language ? null : matchIn(segments, other);
    if (match) return match;
  }
  return null;
}
