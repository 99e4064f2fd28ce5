import { countWords } from '../../../locales/interpretation-lengths.ts';
import type { ClaimedSentence } from '../claims/claim.ts';
import type { Fact, FactId } from '../facts/fact.ts';
import { createGuard, type Guard } from '../guard/guard.ts';
import type { ReadingLanguage } from '../guard/read-tokens.ts';
import type { Calendar } from '../guard/reader-days.ts';
import { fingerprint } from '../speaking/line.ts';
import { judgeLine, type LineVerdict } from './judge-sentence.ts';
import type { GuardedSentence } from './talk.ts';

/** Words that an answer has at the least, where the embedded Celestia has something to add. */
const LEAST_WORDS = 60;

interface InHand extends Calendar {
  language: ReadingLanguage;
  facts: readonly Fact[];
  /** What the embedded Celestia would say: true, and of this question. */
  draft: readonly ClaimedSentence[];
}

/** An answer as it grows, sentence by sentence, past the guard. */
export class AnswerInHand {
  readonly language: ReadingLanguage;
  private readonly calendar: Calendar;
  private readonly said: GuardedSentence[] = [];
  private readonly draft: ClaimedSentence[];
  private byId: Map<FactId, Fact>;
  private guard: Guard;

  constructor({ language, facts, draft, nowMs, offsetMs }: InHand) {
    this.language = language;
    this.calendar = { nowMs, offsetMs };
    this.byId = new Map(facts.map((fact) => [fact.id, fact]));
    this.draft = [...draft];
    this.guard = this.freshGuard();
  }

  /** A guard that has heard what was said so far: "it" is what the last sentence spoke of. */
  freshGuard(): Guard {
    const facts = [...this.byId.values()];
    const guard = createGuard(this.language, { facts, ...this.calendar });
    for (const { text } of this.said) guard.judge(text);
    return guard;
  }

  get length(): number {
    return this.said.length;
  }

  private get words(): number {
    return this.said.reduce((sum, { text }) => sum + countWords(text), 0);
  }

  /** Takes in what a tool has computed. */
  learn(facts: readonly Fact[]): void {
    for (const fact of facts) this.byId.set(fact.id, fact);
    this.guard = this.freshGuard();
  }

  /** Judges a model's line where the answer stands now. */
  judge(line: string): LineVerdict {
    return judgeLine(line, this.guard, this.language);
  }

  /** Starts the guard anew from what was said: what was only tried is forgotten. */
  rewind(): void {
    this.guard = this.freshGuard();
  }

  private factsOf(ids: readonly FactId[]): Fact[] {
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []);
  }

  /** Says a sentence that was judged to go out; null where it has been said already. */
  say(text: string, ids: readonly FactId[], by: GuardedSentence['by']): GuardedSentence | null {
    const print = fingerprint(text);
    if (this.said.some((sentence) => fingerprint(sentence.text) === print)) return null;
    const sentence: GuardedSentence = { is: 'sentence', text, facts: this.factsOf(ids), by };
    this.said.push(sentence);
    return sentence;
  }

  /** A true sentence of the embedded Celestia, of the facts that were meant if she has one; null where she has none left. */
  substitute(meant: readonly FactId[]): GuardedSentence | null {
    const about = this.draft.findIndex(({ claims }) => claims.some(({ fact }) => meant.includes(fact)));
    const [chosen] = this.draft.splice(Math.max(0, about), 1);
    return chosen ? this.sayClaimed(chosen) : null;
  }

  private sayClaimed(sentence: ClaimedSentence): GuardedSentence | null {
    if (this.guard.judge(sentence).verdict === 'held') return null;
    const ids = sentence.claims.map(({ fact }) => fact);
    return this.say(sentence.text, ids, 'embedded');
  }

  /** Whether everything that is claimed of a sentence was said already. */
  private isTold({ claims }: ClaimedSentence): boolean {
    const told = new Set(this.said.flatMap(({ facts }) => facts.map(({ id }) => id)));
    return claims.length > 0 && claims.every(({ fact }) => told.has(fact));
  }

  /** The embedded Celestia's sentences that an answer lacks: all where nothing was said, else until it is long enough. */
  *complete(): Generator<GuardedSentence> {
    this.rewind();
    const isWhole = this.said.length === 0;
    for (const sentence of this.draft.splice(0)) {
      if (!isWhole && (this.words >= LEAST_WORDS || this.isTold(sentence))) continue;
      const said = this.sayClaimed(sentence);
      if (said) yield said;
    }
  }
}
