import { loadCelestiaLexicon, loadCelestiaWords } from '../../../locales/celestia.ts';
import type { Language } from '../../../locales/locales.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { LASTING_MOVER_IDS } from '../../../astrology/transits/transit-movers.ts';
import { type Fact } from '../facts/fact.ts';
import { gatherFacts, type People } from '../facts/gather-facts.ts';
import { skyFacts } from '../facts/sky-facts.ts';
import { transitsWithin } from '../facts/transit-facts.ts';
import type { Asked } from '../understanding/asked.ts';
import { languageOf } from '../understanding/language.ts';
import { readyLexicon } from '../understanding/phrases.ts';
import { understand } from '../understanding/understand.ts';
import { type SpokenAnswer, speak } from './speak.ts';
import type { Memory } from './turn.ts';
import { stretchOf } from './windows.ts';

/** A message that may be answered: it has been let through by what looks after people first. */
export interface Asking {
  text: string;
  pageLanguage: Language;
  people: People;
  memory: Memory;
  /** UTC ms. */
  nowMs: number;
  /** Of the tz database: days are told by it. */
  timeZone: string;
  /** Of the chart and the conversation: see `Question`. */
  seed: string;
}

/** Longer stretches are told by their slow planets alone. */
const LONGEST_QUICK_DAYS = 45;

/** What was not gathered before it was asked for: tomorrow's sky, the quick planets of a week or a month. */
function factsAskedFor(asked: Asked, { self }: People, nowMs: number): Fact[] {
  const tomorrow = asked.frame === 'tomorrow' ? skyFacts(self, nowMs + MS_PER_DAY, 'sky-tomorrow') : [];
  if (!self || (asked.frame === null && asked.month === null)) return tomorrow;
  const { fromMs, toMs } = stretchOf(asked, nowMs);
  if (toMs - fromMs > LONGEST_QUICK_DAYS * MS_PER_DAY) return tomorrow;
  return [...tomorrow, ...transitsWithin(self, 'self', { fromMs, toMs }, LASTING_MOVER_IDS)];
}

/** The facts of a conversation's people with those that a question asks for, each id once. */
function factsFor(asked: Asked, gathered: readonly Fact[], people: People, nowMs: number): Fact[] {
  const known = new Set(gathered.map(({ id }) => id));
  return [...gathered, ...factsAskedFor(asked, people, nowMs).filter(({ id }) => !known.has(id))];
}

/** An answer with the facts that its claims name. */
export interface EmbeddedAnswer extends SpokenAnswer {
  asked: Asked;
  facts: readonly Fact[];
}

/**
 * The embedded Celestia's answer to a message.
 * @param gathered the facts of the same people and moment, where the caller has them.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export async function answerEmbedded(
  { text, pageLanguage, people, memory, nowMs, timeZone, seed }: Asking,
  gathered: readonly Fact[] = gatherFacts(people, nowMs),
): Promise<EmbeddedAnswer> {
  const language = languageOf(text, pageLanguage);
  const [lexicon, words] = await Promise.all([loadCelestiaLexicon(language), loadCelestiaWords(language)]);
  const asked = understand({ text, language, lexicon: readyLexicon(lexicon), before: memory.asked });
  const facts = factsFor(asked, gathered, people, nowMs);
  return { ...speak({ asked, facts, words, memory, nowMs, timeZone, seed }), asked, facts };
}
