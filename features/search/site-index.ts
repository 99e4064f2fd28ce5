import MiniSearch from 'minisearch';
import { foldedWords } from '../fold-words.ts';

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
}

/** Whole words weigh more than beginnings, and both more than words that are typed a letter or two off. */
const WEIGHTS = { prefix: 0.6, fuzzy: 0.35 };
/** What people come for first; a term answers shortest, and the article on it says more. */
const KIND_BOOST: Readonly<Record<FoundKind, number>> = { tool: 1.5, article: 1.1, term: 1, sign: 0.9 };
/** Shorter words have no letter to spare. */
const FUZZY_LENGTH = 4;
const EDITS_PER_LETTER = 0.22;
const PREFIX_LENGTH = 3;

export interface SiteIndex {
  /** What answers to a query best comes first. */
  find(query: string): readonly Findable[];
}

/**
 * An index over what a language has to be found.
 * @param stop words that say nothing of what is looked for: they count only where nothing else is asked
 */
export function siteIndex(all: readonly Findable[], stop: string): SiteIndex {
  const silent = new Set(foldedWords(stop));
  const index = new MiniSearch<Findable & { id: number }>({
    fields: ['name', 'words', 'text'],
    tokenize: foldedWords,
    // They are folded already.
    processTerm: (word) => word,
  });
  index.addAll(all.map((found, id) => ({ ...found, id })));
  return {
    find(query) {
      const asked = foldedWords(query);
      const telling = asked.filter((word) => !silent.has(word));
      const results = index.search((telling.length > 0 ? telling : asked).join(' '), {
        boost: { name: 3, words: 3, text: 1 },
        boostDocument: (id) => KIND_BOOST[all[Number(id)]?.kind ?? 'term'],
        prefix: (word) => word.length >= PREFIX_LENGTH,
        fuzzy: (word) => (word.length >= FUZZY_LENGTH ? EDITS_PER_LETTER : false),
        weights: WEIGHTS,
        combineWith: 'OR',
      });
      return results.flatMap(({ id }) => all[Number(id)] ?? []);
    },
  };
}
