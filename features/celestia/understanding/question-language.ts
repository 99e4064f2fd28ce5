import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { foldedWords } from '../../fold-words.ts';
import { LANGUAGE_LETTERS, LANGUAGE_MARKS } from './language-marks.ts';

/** What a language's own letter tells, in marks. */
const LETTER_WEIGHT = 1.5;
/** How far another language must be ahead of the page's to be taken for the question's. */
const CLEAR_LEAD = 1.2;
/** What it must have at the least: one short word proves nothing. */
const LEAST_EVIDENCE = 1;

/** By word the languages that have it as a mark. */
const OWNERS: ReadonlyMap<string, readonly Language[]> = (() => {
  const owners = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const mark of new Set<string>(LANGUAGE_MARKS[language])) {
      owners.set(mark, [...(owners.get(mark) ?? []), language]);
    }
  }
  return owners;
})();

function evidenceOf(text: string): Record<Language, number> {
  const evidence: Record<Language, number> = { tr: 0, en: 0, es: 0, fr: 0, pt: 0 };
  for (const word of foldedWords(text)) {
    const owners = OWNERS.get(word) ?? [];
    for (const language of owners) evidence[language] += 1 / owners.length;
  }
  for (const language of LANGUAGES) {
    if (LANGUAGE_LETTERS[language]?.test(text)) evidence[language] += LETTER_WEIGHT;
  }
  return evidence;
}

/** The language that a question is answered in: the page's, or the question's where it is clearly another of the five. */
export function languageOf(text: string, pageLanguage: Language): Language {
  const evidence = evidenceOf(text);
  const best = LANGUAGES.reduce(
    (lead, language) => (evidence[language] > evidence[lead] ? language : lead),
    pageLanguage,
  );
  const isClear = evidence[best] >= LEAST_EVIDENCE && evidence[best] - evidence[pageLanguage] >= CLEAR_LEAD;
  const isOnlyEvidence = evidence[best] >= LEAST_EVIDENCE && evidence[pageLanguage] === 0;
  return isClear || isOnlyEvidence ? best : pageLanguage;
}
