import type { Quality } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { About } from './asked.ts';
import type { Named } from './named.ts';
import { isOfOneself } from './premise.ts';

/** What somebody asks whether they are. */

/** In a part of life only what is asked of oneself there. */
const WITHIN: Readonly<Partial<Record<About, ReadonlySet<Quality>>>> = {
  love: new Set(['jealous', 'needy', 'romantic', 'loyal', 'cold']),
  work: new Set(['ambitious', 'lazy', 'bossy', 'practical']),
};

const BEFORE = 3;
function isOfMe(named: Named, language: Language): boolean {
  const isMine = isOfOneself(named, language);
  return language === 'tr' ? isMine : named.grammar.iAm.test(named.words.join(' '));
}

/** "Am I stubborn?", "inatçı mıyım?"; null where it is wished for, denied, or looked for in somebody else. */
export function qualityAsked(about: About, named: Named, language: Language): Quality | null {
  const { hits, qualities, wants, slants, words, grammar } = named;
  const [first] = qualities;
  const isOfIt = about === 'self' || about === 'placement' || (first && WITHIN[about]?.has(first));
  if (!first || !isOfIt || wants.includes('when') || wants.includes('untilWhen')) return null;
  if (slants.includes('advice') || !isOfMe(named, language)) return null;
  const hit = hits.find(({ group, key }) => group === 'qualities' && key === first);
  const before = hit ? words.slice(Math.max(0, hit.start - BEFORE), hit.start) : [];
  // "Never patient", "pas jalouse": who denies it asks for the other side.
  const isDenied = before.some((word) => grammar.denies.test(word)) || words[hit?.end ?? -1] === 'degil';
  const isOfTelling = first === 'honest' && grammar.honestly.test(words.join(' '));
  return isDenied || isOfTelling ? null : first;
}
