/** How many words in a row count as the same passage. */
const RUN_WORDS = 8;

/** The runs of eight words in a text, folded to what is heard. */
export function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const count = Math.max(0, words.length - RUN_WORDS + 1);
  return new Set(
    Array.from({ length: count }, (_, index) => words.slice(index, index + RUN_WORDS).join(' ')),
  );
}

/** An answer as far as it is compared. */
export interface HeardAnswer {
  question: string;
  runs: ReadonlySet<string>;
}

/** The share of a set of runs that a library has too. */
export function librarySharePercent(answers: readonly HeardAnswer[], library: ReadonlySet<string>): number {
  const all = answers.flatMap(({ runs }) => [...runs]);
  const shared = all.filter((run) => library.has(run)).length;
  return all.length === 0 ? 0 : (100 * shared) / all.length;
}

/** The mean share of an answer's runs that an answer to a different question has too, over all such pairs. */
export function mutualSharePercent(answers: readonly HeardAnswer[]): number {
  const owners = new Map<string, Map<string, number>>();
  const asked = new Map<string, number>();
  for (const { question, runs } of answers) {
    asked.set(question, (asked.get(question) ?? 0) + 1);
    for (const run of runs) {
      const byQuestion = owners.get(run) ?? new Map<string, number>();
      owners.set(run, byQuestion.set(question, (byQuestion.get(question) ?? 0) + 1));
    }
  }
  let share = 0;
  let pairs = 0;
  for (const { question, runs } of answers) {
    const others = answers.length - (asked.get(question) ?? 0);
    if (runs.size === 0 || others === 0) continue;
    let met = 0;
    for (const run of runs) {
      const byQuestion = owners.get(run);
      for (const [other, count] of byQuestion ?? []) if (other !== question) met += count;
    }
    share += met / runs.size;
    pairs += others;
  }
  return pairs === 0 ? 0 : (100 * share) / pairs;
}
