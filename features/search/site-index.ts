import MiniSearch from 'minisearch';
import { foldedWords } from '../fold-words.ts';
import { isStem, stemmed } from './stems.ts';

export const FOUND_KINDS = ['tool', 'article', 'term', 'sign'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Something that the search leads to. */
export interface Findable {
  path: string;
  kind: FoundKind;
  name: string;
  /** What is shown beside the name; empty for what its name says whole. */
  text: string;
  /** What else it is looked for by. */
  words: string;
  /** What stands in it, and is not shown. */
  inside?: string;
  /** Whose like it is one of: no shelf fills what is seen first. */
  shelf?: string;
}

/** Whole words weigh more than beginnings, and both more than words that are typed a letter or two off. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.35 };
/** A word of the same stem is nearly the word. */
const STEM_WEIGHT = 0.5;
const FIELD_WEIGHTS = { name: 3, words: 3, text: 1, inside: 0.7 };
/** What people come for first; a term answers shortest, and the article on it says more. */
const KIND_BOOST: Readonly<Record<FoundKind, number>> = { tool: 1.5, article: 1.1, term: 1, sign: 0.9 };
/** Shorter words have no letter to spare. */
const FUZZY_LENGTH = 4;
const EDITS_PER_LETTER = 0.22;
const PREFIX_LENGTH = 3;

export interface SiteIndex {
  all: readonly Findable[];
  /** What answers to a query best comes first. */
  find(query: string): readonly Findable[];
}

/** Words that say nothing of what is looked for tell two apart that answer alike. */
const SILENT_WEIGHT = 0.15;

/** How many of the words that were asked for are found in a result, themselves or by their stems: 0 to 1. */
function coverage(found: readonly string[], asked: readonly string[]): number {
  const terms = new Set(found);
  return asked.filter((word) => stemmed(word).some((term) => terms.has(term))).length / asked.length;
}

/** So many results are read before the rest, and so many of them may be of one shelf. */
const SEEN_FIRST = 3;
const OF_A_SHELF = 2;

/** The results in their order, but that of a shelf which would fill the first places the last give way to what comes next. */
function spread(found: readonly Findable[]): readonly Findable[] {
  const first: Findable[] = [];
  const rest: Findable[] = [];
  for (const each of found) {
    const alike = first.filter(({ shelf }) => shelf !== undefined && shelf === each.shelf).length;
    if (first.length < SEEN_FIRST && alike < OF_A_SHELF) first.push(each);
    else rest.push(each);
  }
  return [...first, ...rest];
}

/**
 * An index over what a language has to be found.
 * @param stop words that say nothing of what is looked for: alone they find what has them, beside others they hardly count
 */
export function siteIndex(all: readonly Findable[], stop: string): SiteIndex {
  const silent = new Set(foldedWords(stop));
  const index = new MiniSearch<Findable & { id: number }>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: foldedWords,
    // They are folded already.
    processTerm: stemmed,
  });
  index.addAll(all.map((found, id) => ({ ...found, id })));
  return {
    all,
    find(query) {
      const asked = foldedWords(query);
      const telling = asked.filter((word) => !silent.has(word));
      const isBeside = (term: string) => telling.length > 0 && silent.has(term);
      const isTyped = (term: string) => !isStem(term) && !isBeside(term);
      const results = index.search(query, {
        boost: FIELD_WEIGHTS,
        boostDocument: (id) => KIND_BOOST[all[Number(id)]?.kind ?? 'term'],
        boostTerm: (term) => (isStem(term) ? STEM_WEIGHT : 1) * (isBeside(term) ? SILENT_WEIGHT : 1),
        prefix: (term) => term.length >= PREFIX_LENGTH && isTyped(term),
        fuzzy: (term) => (term.length >= FUZZY_LENGTH && isTyped(term) ? EDITS_PER_LETTER : false),
        processTerm: (word) => (isBeside(word) ? word : stemmed(word)),
        weights: WEIGHTS,
        combineWith: 'OR',
      });
      const counted = telling.length > 0 ? telling : asked;
      const found = results
        .map(({ id, score, queryTerms }) => ({ id, score: score * Math.sqrt(coverage(queryTerms, counted)) }))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score)
        .flatMap(({ id }) => all[Number(id)] ?? []);
      return spread(found);
    },
  };
}
