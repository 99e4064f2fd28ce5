import type { Language } from '../../../locales/locales.ts';
import { foldText } from './fold-text.ts';

/** Small words that sentences of a language can hardly do without, as the guard folds them, and that the other four lack. */
const SMALL_WORDS = {
  en: [
    'the',
    'your',
    'is',
    'are',
    'and',
    'you',
    'with',
    'of',
    'to',
    'it',
    'this',
    'that',
    'what',
    'have',
    'will',
    'not',
  ],
  tr: [
    'bir',
    'bu',
    've',
    'icin',
    'ile',
    'senin',
    'cok',
    'daha',
    'ama',
    'gibi',
    'olarak',
    'var',
    'ne',
    'kadar',
    'burcunda',
  ],
  es: [
    'el',
    'esta',
    'con',
    'los',
    'las',
    'tu',
    'tus',
    'una',
    'pero',
    'muy',
    'hay',
    'eres',
    'y',
    'del',
    'tienes',
  ],
  fr: [
    'ton',
    'tes',
    'est',
    'avec',
    'le',
    'les',
    'et',
    'une',
    'dans',
    'mais',
    'tu',
    'il',
    'elle',
    'des',
    'pas',
    'sont',
  ],
  pt: [
    'seu',
    'sua',
    'voce',
    'com',
    'uma',
    'mas',
    'nao',
    'os',
    'do',
    'na',
    'no',
    'em',
    'um',
    'tem',
    'mais',
    'é',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** So many small words of another language, and none of the own, make a sentence foreign. */
const FOREIGN_WORDS = 2;

function countOf(words: readonly string[], language: Language): number {
  const small: readonly string[] = SMALL_WORDS[language];
  return words.filter((word) => small.includes(word)).length;
}

/** Whether a sentence is in another of the five languages than the answer. */
export function isForeign(sentence: string, own: Language): boolean {
  const words = foldText(sentence.normalize('NFC')).split(/[^a-zé']+/);
  if (countOf(words, own) > 0) return false;
  const others = (Object.keys(SMALL_WORDS) as Language[]).filter((language) => language !== own);
  return others.some((language) => countOf(words, language) >= FOREIGN_WORDS);
}
