import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { BOUNDARY_TOPICS, type BoundaryTopic, expression } from './patterns/pattern.ts';
import { SPOKEN_PATTERNS } from './patterns/patterns-by-language.ts';
import { spelled } from './spelled.ts';

/** What a message asks that no chart may answer. */

type BoundaryReader = Record<BoundaryTopic | 'idioms', RegExp>;

/** The expressions of a language, made when they are first asked for; they never change. */
const readers = new Map<Language, BoundaryReader>();

function readerOf(language: Language): BoundaryReader {
  const known = readers.get(language);
  if (known) return known;
  const { boundaries } = SPOKEN_PATTERNS[language];
  const made = (name: BoundaryTopic | 'idioms') => expression(boundaries[name], {});
  const reader: BoundaryReader = {
    idioms: made('idioms'),
    grief: made('grief'),
    death: made('death'),
    illness: made('illness'),
    pregnancy: made('pregnancy'),
    court: made('court'),
    betting: made('betting'),
  };
  readers.set(language, reader);
  return reader;
}

function topicIn(folded: string, language: Language): BoundaryTopic | null {
  const reader = readerOf(language);
  const text = spelled(folded, SPOKEN_PATTERNS[language].spelling).replaceAll(reader.idioms, '~');
  return BOUNDARY_TOPICS.find((topic) => text.search(reader[topic]) >= 0) ?? null;
}

/**
 * The topic, or null. A word may mean something else in another language (`court`, `bet`, `cancer`), so the language that the
 * visitor is known to write in is asked alone where one is given.
 */
export function boundaryTopic(folded: string, language: Language | null): BoundaryTopic | null {
  const found = (language ? [language] : LANGUAGES).map((one) => topicIn(folded, one));
  return BOUNDARY_TOPICS.find((topic) => found.includes(topic)) ?? null;
}
