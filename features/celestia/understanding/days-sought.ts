import type { Asked } from './asked.ts';
import type { Named } from './named.ts';

/** Words for days to keep clear of, and for those to choose, in each of the languages. */
const HARD =
  /\b(?:careful|avoid\w*|hard(?:est)?|worst|tough(?:est)?|difficult|dikkat\w*|kacin\w*|zor\w*|kotu|eviter|difficiles?|pires?|evitar\w*|dificil\w*|dificei?s|peor\w*|pior\w*|cuidado|cuidar\w*)\b/;
const EASY =
  /\b(?:best|good|luck\w*|favou?rable|easiest|iyi|uygun\w*|sansli|meilleur\w*|bons?|bonnes?|favorables?|mejor\w*|buen[oa]?s?|melhor\w*|bom|boas?)\b/;

/** "What should I not do this week?" */
const NOT_TO_DO =
  /\b(?:what (?:should|do|must) i (?:not|avoid)|shouldn t i do|not do|avoid|steer clear|uzak dur\w*|kacinmali\w*|yapmamali\w*|yapmayayim|evitar|no debo|no deberia|no hacer|evito|nao devo|nao fazer|eviter|surtout pas|ne pas faire|dois pas)\b/;

/** Whether the days that are asked for are to be chosen or to be kept clear of; null where any will do. */
export function daysSought({ words, wants }: Pick<Named, 'words' | 'wants'>): Asked['seeks'] {
  const text = words.join(' ');
  if (NOT_TO_DO.test(text)) return 'hard';
  if (!wants.includes('when') && !wants.includes('which')) return null;
  if (HARD.test(text)) return 'hard';
  return EASY.test(text) ? 'easy' : null;
}
