import type { Asked } from './asked.ts';
import type { Named } from './named.ts';

/** Whether the days that are asked for are to be chosen or to be kept clear of; null where any will do. */
export function daysSought({
  words,
  wants,
  grammar,
}: Pick<Named, 'words' | 'wants' | 'grammar'>): Asked['seeks'] {
  const text = words.join(' ');
  if (grammar.notToDo.test(text)) return 'hard';
  if (!wants.includes('when') && !wants.includes('which')) return null;
  if (grammar.easyDays.test(text)) return 'easy';
  return grammar.hardDays.test(text) ? 'hard' : null;
}
