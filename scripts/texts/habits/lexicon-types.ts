/** How a language's habits are told by its words. Each pattern is tried on one sentence. */
export interface HabitLexicon {
  /** Verb forms that tell the reader, or both readers, to do something, in lower case. */
  imperatives: ReadonlySet<string>;
  /** Other forms of such verbs, by their endings, in lower case. */
  imperativeEndings?: RegExp;
  /** Where in a clause such a verb stands. */
  imperativeStands: 'first' | 'last';
  /** A clause that comes before what is told to do: "If it rains, …". */
  conditions?: RegExp;
  /** Advice without such a verb: "it pays to …". */
  advice: RegExp;
  /** Somebody notices, sees, remembers or is thankful. */
  notices: RegExp;
  /** An element, a mode, a ruler or a dignity, which is a reason by itself. */
  nature: RegExp;
  /** What joins a reason to what it explains; it counts beside the name of a planet or a sign. */
  because: RegExp;
  /** A house shows, says or tells something. */
  houseShows: RegExp;
  /** "One … the other" of two people. */
  formula: RegExp;
  /** A word that is counted where it comes twice; of English alone. */
  may?: RegExp;
  /** What stands on a table or in a kitchen, and both themselves: a name, and its forms. */
  kitchen: Props;
  /** Other things of a household, of clothes and of streets. */
  props: Props;
}

export type Props = Readonly<Record<string, RegExp>>;

/** A list that is written as words between spaces. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Things by name, each with its forms, of several words where a low line joins them: "table tables", "la_porte portes". */
export function propsOf(lines: string): Props {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const forms = line
          .trim()
          .split(/\s+/)
          .map((form) => form.replaceAll('_', ' '));
        return [forms[0] ?? '', new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')];
      }),
  );
}
