import type { Asked } from './asked.ts';
import type { Named } from './named.ts';

/** Words for days to keep clear of, and for those to choose, in each of the languages. */
const HARD =
  /\b(?:careful|avoid\w*|hard(?:est)?|worst|tough(?:est)?|difficult|dikkat\w*|kacin\w*|zor(?:lu)?|kotu|eviter|difficiles?|pires?|evitar\w*|dificil\w*|dificei?s|peor\w*|pior\w*|cuidado|cuidar(?:me|nos|se)|bad|mauvais(?:es?)?|mal[oa]s?|ruins?)\b/;
const EASY =
  /\b(?:best|good|luck\w*|favou?rable|easiest|iyi|uygun\w*|sansli|meilleur\w*|bons?|bonnes?|favorables?|mejor\w*|buen[oa]?s?|melhor\w*|bom|boas?)\b/;

/** "What should I not do this week?" */
const NOT_TO_DO =
  /\b(?:what (?:should|do|must|shall|can) i (?:not|avoid|best avoid)|what to avoid|shouldn t i do|not do|steer clear|uzak dur\w*|kacinmali\w*|yapmamali\w*|yapmayayim|que (?:\w+ ){0,3}evitar|no debo|no deberia|no hacer|nao devo|nao fazer|(?:qu|que|quoi) (?:\w+ ){0,5}eviter|evite quoi|quoi eviter|que evito|evito o que|what do i avoid|surtout pas|ne pas faire|dois pas)\b/;

/** Whether the days that are asked for are to be chosen or to be kept clear of; null where any will do. */
export function daysSought({ words, wants }: Pick<Named, 'words' | 'wants'>): Asked['seeks'] {
  const text = words.join(' ');
  if (NOT_TO_DO.test(text)) return 'hard';
  if (!wants.includes('when') && !wants.includes('which')) return null;
  if (EASY.test(text)) return 'easy';
  return HARD.test(text) ? 'hard' : null;
}
