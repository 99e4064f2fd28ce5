import type { Asked } from '../../features/celestia/understanding/asked.ts';
import { understand } from '../../features/celestia/understanding/understand.ts';
import { tongueOf } from './tongue-of.ts';

/** What is typed turn by turn, and what the last turn is understood as. */
export type Case = readonly [
  language: 'tr' | 'en' | 'es' | 'fr' | 'pt',
  turns: readonly string[],
  expected: Partial<Asked>,
];

export async function lastOf(language: Case[0], turns: readonly string[]): Promise<Asked> {
  const { lexicon, listener } = await tongueOf(language);
  const before: Asked[] = [];
  for (const text of turns) before.push(understand({ text, language, lexicon, listener, before }));
  const last = before.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last;
}
