import type { GlossaryWords } from '../../locales/en/glossary.ts';
import { cachedFormat } from '../cached-format.ts';
import { TERM_IDS, type TermId } from './terms.ts';

export interface Term {
  id: TermId;
  name: string;
  text: string;
}

/** The terms whose names begin alike. */
export interface TermGroup {
  letter: string;
  terms: readonly Term[];
}

const collator = cachedFormat((tag) => new Intl.Collator(tag, { sensitivity: 'base' }));

function firstLetter(name: string, tag: string): string {
  return name.slice(0, 1).toLocaleUpperCase(tag);
}

/** The glossary in the order of the language's alphabet: É stands with E in French, Ç after C in Turkish. */
export function sortTerms({ terms }: Pick<GlossaryWords, 'terms'>, tag: string): readonly TermGroup[] {
  const { compare } = collator(tag);
  const sorted = TERM_IDS.map((id): Term => ({ id, ...terms[id] })).toSorted((one, other) =>
    compare(one.name, other.name),
  );
  const groups: { letter: string; terms: Term[] }[] = [];
  for (const term of sorted) {
    const letter = firstLetter(term.name, tag);
    const last = groups.at(-1);
    if (last && compare(last.letter, letter) === 0) last.terms.push(term);
    else groups.push({ letter, terms: [term] });
  }
  return groups;
}
