import { foldText } from '../guard/fold-text.ts';

/** Languages that nobody here speaks: the guard knows the other four of the five, a model knows a hundred. */

/** Small words of other languages in Latin letters, folded; those that one of the five has too are left out. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [
    'und ist nicht dein deine deinem deiner mit auf ein eine sich wird zu fur bist dich uber',
    'tuo tuoi gli della nel nella anche questo questa piu',
    'het een jouw niet zijn naar ook maar voor',
    'jest nie twoj twoja sie jak ale tego przez',
    'och att ditt inte',
    'yang dengan untuk tidak itu adalah',
    'pentru sunt esti',
  ].flatMap((list) => list.split(' ')),
);

const OTHER_LETTERS = /(?=\p{L})[^\p{Script=Latin}]/gu;
const MOST_OTHER_LETTERS = 2;
const FOREIGN_WORDS = 2;
/** Of all the words of a sentence. */
const FOREIGN_SHARE = 0.15;

/** Whether a sentence is in a language beyond the five, as far as its letters and small words tell. */
export function isUnspoken(sentence: string): boolean {
  if ((sentence.match(OTHER_LETTERS)?.length ?? 0) > MOST_OTHER_LETTERS) return true;
  const words = foldText(sentence.normalize('NFC'))
    .split(/[^a-zé']+/)
    .filter((word) => word !== '');
  const foreign = words.filter((word) => SMALL_WORDS.has(word)).length;
  return foreign >= FOREIGN_WORDS && foreign >= FOREIGN_SHARE * words.length;
}
