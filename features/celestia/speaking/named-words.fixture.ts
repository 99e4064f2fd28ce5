import { loadCelestiaWords } from '../../../locales/celestia.ts';
import type { CelestiaWords } from '../../../locales/celestia-words.ts';
import type { Language } from '../../../locales/locales.ts';

/** Celestia's words, each wording made its pool's name and its blanks: what is said is seen in it, however it is worded. */

const BLANK = /\{\{[\w.]+\}\}/g;

/** A wording of a pool, such as `[frames.placement {{a}} {{a.sign.in}}]`. */
function named(wording: string, path: string): string {
  return `[${[path, ...(wording.match(BLANK) ?? [])].join(' ')}]`;
}

function withNames<Part>(part: Part, path: string): Part {
  const make = (value: unknown, at: string): unknown => {
    if (typeof value === 'string') return named(value, at);
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) {
      // Two are a first and a second; of more, any is as good as another.
      if (value.length === 2) return value.map((each, index) => named(each, `${at}.${index + 1}`));
      return [...new Set(value.map((each) => named(each, at)))];
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((each) => make(each, at));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, make(inner, `${at}.${key}`)]),
    );
  };
  return make(part, path) as Part;
}

export async function namedWords(language: Language): Promise<CelestiaWords> {
  const { names, ...rest } = await loadCelestiaWords(language);
  const parts = Object.entries(rest).map(([key, part]) => [key, withNames(part, key)]);
  return { names, ...Object.fromEntries(parts) };
}
