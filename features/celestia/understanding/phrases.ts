import { GRAMMAR_RULES, type Grammar, type GrammarRule } from '../../../locales/celestia-grammar.ts';
import type { CelestiaLexicon, Phrases } from '../../../locales/celestia-lexicon.ts';
import { fold } from '../../fold-words.ts';
import type { Vocabulary } from './spelling.ts';

/** A word of a phrase as it is looked for: `retro`, a stem `retro*`, an ending `*iyor`. */
type Token = string;

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

/** A list of phrases. */
interface Group {
  group: GroupName;
  key: string;
  phrases: readonly (readonly Token[])[];
}

/** A phrase by its first word: the list it is of, by its number, and the words behind. */
interface Entry {
  list: number;
  rest: readonly Token[];
}

/** Phrases by what they begin with, so that a question is only held against those that begin as one of its words does. */
interface PhraseIndex {
  lists: readonly Pick<Group, 'group' | 'key'>[];
  words: ReadonlyMap<string, readonly Entry[]>;
  stems: ReadonlyMap<string, readonly Entry[]>;
  endings: ReadonlyMap<string, readonly Entry[]>;
}

/** A lexicon made ready: its phrases by their first word, and the words that spelling is held against. */
export interface ReadyLexicon {
  phrases: PhraseIndex;
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

function readyGrammar(grammar: Grammar): ReadyGrammar {
  const rules = GRAMMAR_RULES.map((rule) => [rule, new RegExp(grammar[rule] ?? NOWHERE)]);
  // Each rule is there.
  return Object.fromEntries(rules) as ReadyGrammar;
}

function tokensOfWord(word: string): Token[] {
  const folded = fold(word).split(' ');
  if (word.startsWith('*')) return folded.map((text) => `*${text}`);
  return word.endsWith('*')
    ? folded.map((text, index) => (index === folded.length - 1 ? `${text}*` : text))
    : folded;
}

/** The words of phrases, folded. Most words stand in many: each is folded once. */
function folding(): (phrase: string) => Token[] {
  const known = new Map<string, Token[]>();
  return (phrase) =>
    phrase.split(' ').flatMap((word) => {
      const tokens = known.get(word) ?? tokensOfWord(word);
      known.set(word, tokens);
      return tokens;
    });
}

function isStem(token: Token): boolean {
  return token.endsWith('*');
}

function isEnding(token: Token): boolean {
  return token.startsWith('*');
}

function isList(value: unknown): value is Phrases {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function groupsOf(
  group: GroupName,
  value: CelestiaLexicon[GroupName],
  tokensOf: (phrase: string) => Token[],
): Group[] {
  if (value === undefined) return [];
  if (isList(value)) return [{ group, key: '', phrases: value.map(tokensOf) }];
  return Object.entries(value).map(([key, phrases]) => ({ group, key, phrases: phrases.map(tokensOf) }));
}

/** Everyday words stand for nothing; everyday phrases hold what is no question in them. */
function isLookedFor(group: GroupName, phrase: readonly Token[]): boolean {
  return group !== 'common' || phrase.length > 1;
}

const NO_WORDS: readonly Token[] = [];

function indexOf(groups: readonly Group[]): PhraseIndex {
  const [words, stems, endings] = [0, 0, 0].map(() => new Map<string, Entry[]>());
  const put = (map: Map<string, Entry[]> | undefined, text: string, entry: Entry) => {
    const entries = map?.get(text);
    if (entries) entries.push(entry);
    else map?.set(text, [entry]);
  };
  for (const [list, { group, phrases }] of groups.entries()) {
    for (const phrase of phrases) {
      const [first, ...behind] = phrase;
      if (first === undefined || !isLookedFor(group, phrase)) continue;
      const entry = { list, rest: behind.length === 0 ? NO_WORDS : behind };
      if (isEnding(first)) put(endings, first.slice(1), entry);
      else if (isStem(first)) put(stems, first.slice(0, -1), entry);
      else put(words, first, entry);
    }
  }
  const none: ReadonlyMap<string, readonly Entry[]> = new Map();
  return {
    lists: groups.map(({ group, key }) => ({ group, key })),
    words: words ?? none,
    stems: stems ?? none,
    endings: endings ?? none,
  };
}

/** Words of these are never corrected, and none is corrected to them. */
const KEPT: ReadonlySet<GroupName> = new Set(['slants', 'houseOf', 'matters', 'qualities']);

function vocabularyOf(groups: readonly Group[], asTyped: string): Vocabulary {
  const known = { words: new Set<string>(), stems: new Set<string>() };
  const kept = { words: new Set<string>(), stems: new Set<string>() };
  for (const { group, phrases } of groups) {
    // No word is taken for one of these by a slip.
    if (group === 'leans') continue;
    const { words, stems } = KEPT.has(group) ? kept : known;
    for (const token of phrases.flat()) {
      if (isStem(token)) stems.add(token.slice(0, -1));
      else if (!isEnding(token)) words.add(token);
    }
  }
  for (const word of asTyped.split(' ')) kept.words.add(word);
  return { ...known, kept };
}

/** Lexicons never change: each is made ready once. */
const ready = new WeakMap<CelestiaLexicon, ReadyLexicon>();

/** Folds a lexicon once, so that each question is only compared. */
export function readyLexicon({
  lexicon,
  grammar,
}: {
  lexicon: CelestiaLexicon;
  grammar: Grammar;
}): ReadyLexicon {
  const known = ready.get(lexicon);
  if (known) return known;
  const { asTyped, ...lists } = lexicon;
  const names = Object.keys(lists) as GroupName[];
  const tokensOf = folding();
  const groups = names.flatMap((name) => groupsOf(name, lists[name], tokensOf));
  const made = {
    phrases: indexOf(groups),
    vocabulary: vocabularyOf(groups, asTyped),
    grammar: readyGrammar(grammar),
  };
  ready.set(lexicon, made);
  return made;
}

function isSaid(word: string | undefined, token: Token): boolean {
  if (word === undefined) return false;
  if (isEnding(token)) return word.endsWith(token.slice(1));
  return isStem(token) ? word.startsWith(token.slice(0, -1)) : word === token;
}

/** Phrases that begin at a word. */
function* beginningAt(word: string, { words, stems, endings }: PhraseIndex): Generator<Entry> {
  yield* words.get(word) ?? [];
  for (let length = 0; length <= word.length; length += 1) {
    yield* stems.get(word.slice(0, length)) ?? [];
    yield* endings.get(word.slice(length)) ?? [];
  }
}

/** Every phrase of the lexicon that stands in a question, of each list the longest at each place. */
export function hitsIn(said: readonly string[], { phrases }: ReadyLexicon): Hit[] {
  const found = said.flatMap((word, start) => {
    const longest = new Map<number, number>();
    for (const { list, rest } of beginningAt(word, phrases)) {
      if (rest.every((token, index) => isSaid(said[start + 1 + index], token)))
        longest.set(list, Math.max(longest.get(list) ?? 0, 1 + rest.length));
    }
    return [...longest].map(([list, length]) => ({ list, start, end: start + length }));
  });
  return found
    .toSorted((one, other) => one.list - other.list || one.start - other.start)
    .flatMap(({ list, start, end }) => {
      const of = phrases.lists[list];
      return of ? [{ ...of, start, end }] : [];
    });
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
