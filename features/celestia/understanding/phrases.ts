import { GRAMMAR_RULES, type Grammar, type GrammarRule } from '../../../locales/celestia-grammar.ts';
import type { CelestiaLexicon, Phrases } from '../../../locales/celestia-lexicon.ts';
import { fold } from '../../fold-words.ts';
import type { Vocabulary } from './spelling.ts';

/** A phrase as it is looked for: folded words, each a whole one, a stem or an ending. */
interface Pattern {
  words: readonly { text: string; isStem: boolean; isEnding: boolean }[];
}

/** Where a phrase was found: words `start` up to, not including, `end`. */
export interface Hit {
  group: GroupName;
  /** What of the group: `venus`, `love`, `0`; empty for a group of one list. */
  key: string;
  start: number;
  end: number;
}

/** The lists of a lexicon that are looked for. */
export type GroupName = Exclude<keyof CelestiaLexicon, 'asTyped'>;

interface Group {
  group: GroupName;
  key: string;
  patterns: readonly Pattern[];
}

/** A lexicon made ready: its phrases by their first letter, and the words that spelling is held against. */
export interface ReadyLexicon {
  groups: readonly Group[];
  vocabulary: Vocabulary;
  grammar: ReadyGrammar;
}

/** The rules of a grammar; one that a language lacks holds nowhere. */
export type ReadyGrammar = Readonly<Record<GrammarRule, RegExp>>;

/** Words of a question and what they are read by. */
export interface Said {
  /** Folded. */
  words: readonly string[];
  grammar: ReadyGrammar;
}

const NOWHERE = '(?!)';

/** Grammars never change: each is compiled once. */
const ready = new WeakMap<Grammar, ReadyGrammar>();

function readyGrammar(grammar: Grammar): ReadyGrammar {
  const known = ready.get(grammar);
  if (known) return known;
  const rules = GRAMMAR_RULES.map((rule) => [rule, new RegExp(grammar[rule] ?? NOWHERE)]);
  // Each rule is there.
  const compiled = Object.fromEntries(rules) as ReadyGrammar;
  ready.set(grammar, compiled);
  return compiled;
}

function patternOf(phrase: string): Pattern {
  const words = phrase.split(' ').flatMap((word) => {
    const isStem = word.endsWith('*');
    const isEnding = word.startsWith('*');
    const folded = fold(word).split(' ');
    return folded.map((text, index) => ({ text, isStem: isStem && index === folded.length - 1, isEnding }));
  });
  return { words };
}

function isList(value: unknown): value is Phrases {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function groupsOf(group: GroupName, value: CelestiaLexicon[GroupName]): Group[] {
  if (value === undefined) return [];
  if (isList(value)) return [{ group, key: '', patterns: value.map(patternOf) }];
  return Object.entries(value).map(([key, phrases]) => ({ group, key, patterns: phrases.map(patternOf) }));
}

/** Everyday words stand for nothing; everyday phrases hold what is no question in them. */
function withoutCommonWords({ group, key, patterns }: Group): Group {
  return { group, key, patterns: patterns.filter(({ words }) => group !== 'common' || words.length > 1) };
}

/** Words of these are never corrected, and none is corrected to them. */
const KEPT: ReadonlySet<GroupName> = new Set(['slants', 'houseOf', 'matters', 'qualities']);

/** Folds a lexicon once, so that each question is only compared. */
export function readyLexicon({
  lexicon: { asTyped, ...lists },
  grammar,
}: {
  lexicon: CelestiaLexicon;
  grammar: Grammar;
}): ReadyLexicon {
  const names = Object.keys(lists) as GroupName[];
  const groups = names.flatMap((name) => groupsOf(name, lists[name]));
  const known = { words: new Set<string>(), stems: new Set<string>() };
  const kept = { words: new Set<string>(), stems: new Set<string>() };
  for (const { group, patterns } of groups) {
    // No word is taken for one of these by a slip.
    if (group === 'leans') continue;
    const { words, stems } = KEPT.has(group) ? kept : known;
    for (const { words: own } of patterns) {
      for (const { text, isStem, isEnding } of own) if (!isEnding) (isStem ? stems : words).add(text);
    }
  }
  for (const word of asTyped.split(' ')) kept.words.add(word);
  return {
    groups: groups.map(withoutCommonWords),
    vocabulary: { ...known, kept },
    grammar: readyGrammar(grammar),
  };
}

function matchesAt(said: readonly string[], start: number, { words }: Pattern): boolean {
  if (start + words.length > said.length) return false;
  return words.every(({ text, isStem, isEnding }, index) => {
    const word = said[start + index] ?? '';
    if (isEnding) return word.endsWith(text);
    return isStem ? word.startsWith(text) : word === text;
  });
}

function longestAt(said: readonly string[], start: number, patterns: readonly Pattern[]): number {
  return patterns.reduce(
    (longest, pattern) =>
      matchesAt(said, start, pattern) ? Math.max(longest, pattern.words.length) : longest,
    0,
  );
}

/** Every phrase of the lexicon that stands in a question, of each list the longest at each place. */
export function hitsIn(said: readonly string[], { groups }: ReadyLexicon): Hit[] {
  return groups.flatMap(({ group, key, patterns }) =>
    said.flatMap((_, start) => {
      const length = longestAt(said, start, patterns);
      return length > 0 ? [{ group, key, start, end: start + length }] : [];
    }),
  );
}

/** These swallow nothing: they say how a thing is spoken of, not which. */
const TRANSPARENT: ReadonlySet<GroupName> = new Set([
  'own',
  'claims',
  'joins',
  'overview',
  'terms',
  'house',
  'ordinals',
  'sign',
  'social',
  'traits',
  'moods',
  'timing',
  'birthday',
  'leans',
  'slants',
  'anybody',
  'matters',
  'qualities',
]);
/** These may be part of a longer name: the Moon in `full moon`, a month in `this month`. */
const SWALLOWED: ReadonlySet<GroupName> = new Set([
  'points',
  'signs',
  'frames',
  'weekdays',
  'events',
  'months',
  'topics',
  'aspects',
  'joins',
  'others',
]);

/** What an everyday phrase may hold without meaning it: "when" in `when I am`, "how is it going" in `is it going to last`, a sister in
 * `âme sœur`, a time to choose in `na hora de amar`. */
const HELD_BY_COMMON: ReadonlySet<GroupName> = new Set(['wants', 'social', 'traits', 'timing']);

/** In the names of what happens they are meant by them. */
const LIGHTS: ReadonlySet<string> = new Set(['sun', 'moon']);

/** Hits without those that stand inside a longer name. */
export function withoutSwallowed(hits: readonly Hit[]): Hit[] {
  // The Sun's return is no Sun of a chart.
  const swallowers = hits.filter(({ group, key }) => !TRANSPARENT.has(group) || key === 'solarReturn');
  return hits.filter((hit) => {
    const holders = swallowers.filter(
      (other) =>
        other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
    );
    if (HELD_BY_COMMON.has(hit.group)) return !holders.some(({ group }) => group === 'common');
    // "My purpose here on earth" names no element.
    if (hit.group === 'elements')
      return !holders.some(({ group }) => group === 'topics' || group === 'frames');
    // "Kare yapacak" is what happens, and a square; "the end of Mercury" is of Mercury, and a full Moon of no Moon of a chart.
    const isKept = hit.group === 'aspects' || (hit.group === 'points' && !LIGHTS.has(hit.key));
    const others = isKept ? holders.filter(({ group }) => group !== 'events') : holders;
    return !SWALLOWED.has(hit.group) || others.length === 0;
  });
}
