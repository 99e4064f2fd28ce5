import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { LASTING_MOVER_IDS } from '../../../astrology/transits/transit-movers.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { CelestiaWords } from '../../../locales/celestia-words.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Fact } from '../facts/fact.ts';
import type { People } from '../facts/gather-facts.ts';
import type { KnownChart } from '../facts/known-chart.ts';
import { skyFacts } from '../facts/sky-facts.ts';
import { transitsWithin } from '../facts/transit-facts.ts';
import type { Asked } from '../understanding/asked.ts';
import type { Listener } from '../understanding/listener.ts';
import type { ReadyLexicon } from '../understanding/phrases.ts';
import { understand } from '../understanding/understand.ts';
import { farFacts } from './far-asked.ts';
import { SKY_OF_DAY, skyOfWeekday } from './plan-days.ts';
import { type SpokenAnswer, speak } from './speak.ts';
import type { Memory } from './turn.ts';
import {
  AHEAD_DAYS,
  isFar,
  namesStretch,
  noonAsked,
  noonOf,
  pastStretch,
  type Stretch,
  stretchOf,
  stretchOfChoice,
} from './windows.ts';

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

const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

/** Longer stretches are told by their slow planets alone. */
const LONGEST_QUICK_DAYS = 45;

/** Those whose contacts are read as help, and that come often enough for half a year to have some. */
const HELPERS = ['venus', 'jupiter'] as const;
const HELP_DAYS = 120;

/** Who asks when something will come is told what brings it, not only what weighs on it. */
function helpAhead(self: KnownChart, nowMs: number): Fact[] {
  const stretch = { fromMs: nowMs, toMs: nowMs + HELP_DAYS * MS_PER_DAY };
  return transitsWithin(self, 'self', stretch, HELPERS).filter(
    ({ aspect }) => ASPECT_KINDS[aspect] !== 'tense',
  );
}

/** What was not gathered before it was asked for: tomorrow's sky, the quick planets of a week or a month, what is far ahead. */
function factsAskedFor(asked: Asked, { self }: People, nowMs: number): Fact[] {
  const sky = asked.frame === 'tomorrow' ? skyFacts(self, nowMs + MS_PER_DAY, 'sky-tomorrow') : [];
  const days = asked.weekdays.flatMap((weekday) =>
    skyFacts(self, noonOf(weekday, asked, nowMs), skyOfWeekday(weekday)),
  );
  const noonMs = noonAsked(asked, nowMs);
  const day = noonMs === null ? [] : skyFacts(self, noonMs, SKY_OF_DAY);
  const named = [...sky, ...days, ...day, ...farFacts(asked, self, nowMs)];
  if (!self) return named;
  const past = pastStretch(asked, nowMs);
  if (past) {
    const movers = isLong(past) ? SLOW : LASTING_MOVER_IDS;
    // Before anybody was born nothing passed over their chart.
    return past.fromMs < self.instantMs ? named : [...named, ...transitsWithin(self, 'self', past, movers)];
  }
  // What a date rests on may be asked of it.
  const asksOfDate = asked.want === 'when' || asked.about === 'why';
  const help = asksOfDate && !isFar(asked, nowMs) ? helpAhead(self, nowMs) : [];
  if (!namesStretch(asked)) return [...named, ...help];
  const of = (stretch: Stretch) => contactsWithin(self, stretch, nowMs);
  const stretches =
    asked.choice.length > 0
      ? asked.choice.map((time) => stretchOfChoice(time, nowMs))
      : [stretchOf(asked, nowMs)];
  return [...named, ...stretches.flatMap(of), ...(stretches.some(isLong) ? help : [])];
}

function isLong({ fromMs, toMs }: Stretch): boolean {
  return toMs - fromMs > LONGEST_QUICK_DAYS * MS_PER_DAY;
}

/** What touches the chart in a stretch, beyond what is gathered anyhow. */
function contactsWithin(self: KnownChart, stretch: Stretch, nowMs: number): Fact[] {
  if (!isLong(stretch)) return transitsWithin(self, 'self', stretch, LASTING_MOVER_IDS);
  // A year that is not gathered is told by its slow planets, and never by the dates of this one.
  const isGathered = stretch.fromMs < nowMs + AHEAD_DAYS * MS_PER_DAY;
  return isGathered ? [] : transitsWithin(self, 'self', stretch, SLOW);
}

/** A question about a year that is counted from now, as one about the year that it is. */
function inYear(asked: Asked, nowMs: number): Asked {
  if (asked.yearsAhead === null || asked.year !== null) return asked;
  return { ...asked, year: new Date(nowMs).getUTCFullYear() + asked.yearsAhead };
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

/** What one language is read and spoken with. */
export interface Tongue {
  language: Language;
  lexicon: ReadyLexicon;
  /** Null where it cannot be had: the lexicon then reads alone. */
  listener: Listener | null;
  words: CelestiaWords;
}

/**
 * The embedded Celestia's answer to a message in the language of `tongue`.
 * @param gathered the facts of the same people and moment.
 * @throws AstrologyError `date_out_of_range` near the ends of the tables.
 */
export function answerIn(
  { language, lexicon, listener, words }: Tongue,
  { text, people, memory, nowMs, timeZone, seed }: Asking,
  gathered: readonly Fact[],
): EmbeddedAnswer {
  const asked = inYear(understand({ text, language, lexicon, listener, before: memory.asked }), nowMs);
  const facts = factsFor(asked, gathered, people, nowMs);
  return { ...speak({ asked, facts, words, memory, nowMs, timeZone, seed }), asked, facts };
}
