import type { CelestiaWords } from '../../../locales/celestia-words.ts';
import { countWords } from '../../../locales/interpretation-lengths.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { fingerprint, type Line, spoken, type Voice } from './line.ts';
import { type Part, plain } from './part.ts';
import { seedOf, turned } from './seed.ts';

/** An answer that reads a chart is 80 to 180 words; these bounds leave room for its last sentence. */
const LEAST_WORDS = 84;
const ENOUGH_WORDS = 104;
const MOST_WORDS = 164;

function statementsOf({ claims }: ClaimedSentence): string[] {
  return claims.flatMap(({ fact, says }) => says.map((said) => `${fact} ${said}`));
}

/** Sentences of an answer as it grows. */
class Answer {
  readonly sentences: ClaimedSentence[] = [];
  private readonly told: Set<string>;
  private readonly worded = new Set<string>();
  /** What was said of which fact: a fact is not stated twice in one answer. */
  private readonly stated = new Set<string>();
  private readonly voice: Voice;

  constructor(voice: Voice) {
    this.voice = voice;
    this.told = new Set(voice.told);
  }

  get words(): number {
    return this.sentences.reduce((sum, { text }) => sum + countWords(text), 0);
  }

  private isStated(sentence: ClaimedSentence): boolean {
    const statements = statementsOf(sentence);
    return statements.length > 0 && statements.every((statement) => this.stated.has(statement));
  }

  /**
   * The sentences of a part; nothing where its first cannot be said or it would be too long, or where a fact that need not be
   * told would stand without what it means.
   */
  say({ lines, must }: Part): boolean {
    const told = new Set(this.told);
    const worded = new Set(this.worded);
    const said: ClaimedSentence[] = [];
    for (const [index, line] of lines.entries()) {
      const next = spoken(line, { ...this.voice, told, worded });
      if (!next && index === 0) return false;
      if (!next) continue;
      // What must be told goes on from a fact that was stated already.
      if (index === 0 && this.isStated(next.sentence)) {
        if (!must || lines.length === 1) return false;
        continue;
      }
      const length =
        this.words + [...said, next.sentence].reduce((sum, { text }) => sum + countWords(text), 0);
      if (length > MOST_WORDS && (index > 0 || !must)) break;
      said.push(next.sentence);
      told.add(fingerprint(next.sentence.text));
      worded.add(next.wording);
    }
    if (said.length === 0 || (!must && lines.length > 1 && said.length === 1)) return false;
    for (const key of said.flatMap(statementsOf)) this.stated.add(key);
    for (const fresh of told) this.told.add(fresh);
    for (const wording of worded) this.worded.add(wording);
    this.sentences.push(...said);
    return true;
  }
}

/** What the last sentence is chosen for. */
export interface Ending {
  about: string;
  isOfTime: boolean;
  /** What was asked about was told by itself: no more is said of the chart than an answer must have. */
  isClose: boolean;
  /** Said in place of a question. */
  asking: Part | null;
  /** Asks which of two was meant, where both were answered. */
  between: Line | null;
}

function closerPool({ closers }: CelestiaWords['talk'], { about, isOfTime }: Ending): readonly string[] {
  if (isOfTime) return closers.time;
  return isLifeTopic(about) ? [...closers[about], ...closers.any] : closers.any;
}

/** Three answers of four end with a question. */
function endsWithQuestion(seed: string): boolean {
  return seedOf(`ending ${seed}`) % 4 !== 0;
}

/**
 * The sentences of a reading: what must be said, then what else there is until it is long enough, then a question or nothing.
 * No sentence that was said before in the conversation.
 */
export function composeReading(
  parts: readonly Part[],
  words: CelestiaWords,
  voice: Voice,
  ending: Ending,
): ClaimedSentence[] {
  const answer = new Answer(voice);
  const enough = ending.isClose ? LEAST_WORDS : ENOUGH_WORDS;
  for (const part of parts) {
    if (part.must ? answer.words < MOST_WORDS : answer.words < enough) answer.say(part);
  }
  const grains = ending.isOfTime ? words.talk.timeGrains : words.talk.grains;
  for (const grain of turned(grains, voice.seed)) {
    if (answer.words < LEAST_WORDS) answer.say({ lines: [plain([grain])], must: false });
  }
  const asked = ending.asking ? answer.say(ending.asking) : false;
  if (!asked && endsWithQuestion(voice.seed))
    answer.say({ lines: [ending.between ?? plain(closerPool(words.talk, ending))], must: true });
  return answer.sentences;
}

/**
 * What is said where everything has been said: nobody is answered with silence. It takes turns, and comes again once all of it was
 * said.
 */
export function composeSpent({ talk }: CelestiaWords, turn: number): ClaimedSentence[] {
  const text = talk.spent[turn % talk.spent.length];
  return text === undefined ? [] : [{ text, claims: [] }];
}

/**
 * A small turn: of several such the first that was not said yet, whole; else what of one was not said; all said, the first again, for
 * one may be thanked more often than there are words for it.
 */
export function composeTalk(
  turns: readonly (readonly string[])[],
  voice: Pick<Voice, 'seed' | 'told'>,
): ClaimedSentence[] {
  const fresh = turned(turns, voice.seed).find((sentences) =>
    sentences.every((text) => !voice.told.has(fingerprint(text))),
  );
  const chosen =
    fresh ??
    turned(turns, voice.seed)
      .map((sentences) => sentences.filter((text) => !voice.told.has(fingerprint(text))))
      .find(({ length }) => length > 0);
  return (chosen ?? turned(turns, voice.seed)[0] ?? []).map((text) => ({ text, claims: [] }));
}
