/**
 * How a language's patterns are written. A pattern is a piece of a regular expression over folded words (fold-message.ts):
 *
 * - a blank is the end of a word; a pattern begins and ends with whole words;
 * - `stem*` is a word that begins so (after a class, as in `[^|]*`, the star is the expression's own); `~3 ` is a gap of up to three words within a clause;
 * - `<name>` is a group of words of that language; `^ ` begins a clause and ` $` ends one.
 *
 * Patterns are written without accents and in small letters, as folding leaves them.
 */

/** How a language is spelt in haste, and how to set it right before patterns are looked for. */
export interface Spelling {
  /** Whether `don't` is one word and `j'ai` two. */
  apostrophe: 'join' | 'split';
  /** Words that stand for others: `kms`, `qro`, `jveux`. */
  slang: Readonly<Record<string, string>>;
  /** Phrases that are written together: `iwanttodie`. Found inside a longer word too. */
  joined: readonly string[];
  /** Words that are worth setting right where one letter, in long ones two, is wrong. */
  keywords: readonly string[];
}

/** What a language says of one's own life: the five that the site speaks and those that it only understands. */
export interface LifePatterns {
  spelling: Spelling;
  words: Readonly<Record<string, string>>;
  /** What only sounds like danger; it is taken out before anything else is looked for. */
  idioms: readonly string[];
  /** Plain words of ending one's life or of harming oneself, one's own or somebody else's. */
  danger: readonly string[];
  /** What may mean it. */
  hint: readonly string[];
  /** Hints that laughter takes back are all of them; these words say outright that one is safe. */
  safe: readonly string[];
}

/** What a language says of harm by others, and of age. */
export interface HarmPatterns {
  words: Readonly<Record<string, string>>;
  /** What only sounds like violence. */
  idioms: readonly string[];
  violence: readonly string[];
  /** Words by which violence told of is a child's. */
  child: readonly string[];
  /** An age that the writer gives of themselves; a group whose name begins with `age` is its number. */
  ownAge: readonly string[];
  /** That the writer is at school, whatever the year. */
  atSchool: readonly string[];
  /** An age given of somebody else; a group whose name begins with `age` is its number. */
  otherAge: readonly string[];
  /** Sexual words. */
  sexual: readonly string[];
  /** Words for a child or for somebody under age. */
  underAge: readonly string[];
  /** Romance or desire. */
  desire: readonly string[];
  /** Whether to stay with, go back to or forgive somebody. */
  returning: readonly string[];
  /** Meeting in secret, running away, sending pictures. */
  secret: readonly string[];
}

export const BOUNDARY_TOPICS = ['grief', 'death', 'illness', 'pregnancy', 'court', 'betting'] as const;
export type BoundaryTopic = (typeof BOUNDARY_TOPICS)[number];

export type BoundaryPatterns = Readonly<Record<BoundaryTopic | 'idioms', readonly string[]>>;

const WORD_REST = '[^ |]*';

/** @throws Error where a pattern names a group that the language lacks. */
function withGroups(pattern: string, words: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/(?<!\(\?)<([a-zA-Z]+)>/g, (_, name: string) => {
    const group = words[name];
    if (group === undefined) throw new Error(`no words ${name} for the pattern ${pattern}`);
    return `(?:${withGroups(group, words)})`;
  });
}

function source(pattern: string): string {
  return pattern
    .replaceAll(/(?<!\[)\^ /g, '(?<=\\| )')
    .replaceAll(' $', '(?= \\|)')
    .replaceAll(/(?<!\])\*/g, WORD_REST)
    .replaceAll(/~(\d) /g, (_, count: string) => `(?:[^ |]+ ){0,${count}}`);
}

/** One expression for all patterns of a list. It is global, for masking and for groups; a list may be empty. */
export function expression(patterns: readonly string[], words: Readonly<Record<string, string>>): RegExp {
  if (patterns.length === 0) return /(?!)/g;
  const all = patterns.map((pattern) => source(withGroups(pattern, words))).join('|');
  return new RegExp(`(?<= )(?:${all})(?= )`, 'g');
}
