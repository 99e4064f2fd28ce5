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

/** "Am I", "I come across as", "makes me": of a loyal man one asks otherwise. */
const OF_ME: Readonly<Record<Exclude<Language, 'tr'>, RegExp>> = {
  en: /\b(?:am i|i am|i m|im|i (?:come|seem|look|get|sound)|do i (?:come|seem|look|get|sound|talk|act)|(?:makes?|calls?|called|finds?) me|i be)\b/,
  es: /\b(?:soy|estoy|parezco|resulto|ser|hace|vuelve|dicen que)\b/,
  fr: /\b(?:je suis|suis je|sois|j ai l air|je parais|rend|je passe|je sois)\b/,
  pt: /\b(?:sou|estou|to|pareco|faz|fico|passo|seja|ser)\b/,
};

/** "Never patient", "pas jalouse": who denies it asks for the other side. */
const DENIES = /^(?:not|never|no|nunca|nada|pas|jamais|nao|hic|little|less|menos|moins)$/;
const BEFORE = 3;
const HONESTLY = /\b(?:be honest|durust ol|se honest[ao]|sois honnete|seja hones\w+|sea[s]? since\w+)\b/;

function isOfMe(named: Named, language: Language): boolean {
  const isMine = isOfOneself(named, language);
  return language === 'tr' ? isMine : OF_ME[language].test(named.words.join(' '));
}

/** "Am I stubborn?", "inatçı mıyım?"; null where it is wished for, denied, or looked for in somebody else. */
export function qualityAsked(about: About, named: Named, language: Language): Quality | null {
  const { hits, qualities, wants, slants, words } = named;
  const [first] = qualities;
  const isOfIt = about === 'self' || about === 'placement' || (first && WITHIN[about]?.has(first));
  if (!first || !isOfIt || wants.includes('when') || wants.includes('untilWhen')) return null;
  if (slants.includes('advice') || !isOfMe(named, language)) return null;
  const hit = hits.find(({ group, key }) => group === 'qualities' && key === first);
  const before = hit ? words.slice(Math.max(0, hit.start - BEFORE), hit.start) : [];
  const isDenied = before.some((word) => DENIES.test(word)) || words[hit?.end ?? -1] === 'degil';
  const isOfTelling = first === 'honest' && HONESTLY.test(words.join(' '));
  return isDenied || isOfTelling ? null : first;
}
