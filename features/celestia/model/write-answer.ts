import { CALM } from '../care/verdict.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { AnswerInHand } from './answer-in-hand.ts';
import type { LineHeld, LineVerdict } from './judge-sentence.ts';
import { type LanguageModel, ModelFailure, type ModelMessage, type ToolCall } from './language-model.ts';
import { tellResult } from './prompt.ts';
import { LineReader, readLine } from './read-lines.ts';
import type { CareInstead, GuardedSentence, Said } from './talk.ts';
import { runCall, toolOffers } from './tool-offers.ts';

/** A model's rounds: text and calls in, judged sentences out. */

const MAX_ROUNDS = 4;
/** Calls of a round; who wants more asks again. */
const MAX_CALLS = 4;
/** Bytes that a model may write for one answer, its calls with them. */
const MAX_ANSWER_BYTES = 65_536;
/** Sentences of an answer; what is longer is heard no further. */
const MAX_SENTENCES = 16;

/** Why a line was held, for the model. */
const REASONS = {
  unknown_fact: 'it names an id that is not in FACTS',
  not_so: 'what it says of the chart, the sky or a date is not so',
  uncorrected_premise: 'it repeats a mistake without setting it right',
  unread: 'it puts planets somewhere in a way that cannot be checked',
  loose_date: 'its date belongs to no fact',
  too_long: 'it is too long',
  other_language: 'it is in another language',
  form: 'it is not of the form: [ids] one plain sentence',
  instructions: 'it speaks of your instructions',
  boundary: 'it is of what a chart does not tell',
} as const satisfies Record<LineHeld, string>;

/** A line that waits for one before it to be settled. */
interface Waiting {
  line: string;
  held: LineHeld | null;
}

/** The model has said what ends an answer. */
const MODEL_CARE: CareInstead = {
  is: 'care',
  verdict: { kind: 'hint', step: 'question', minor: false },
  state: { ...CALM, mood: 'hint', answers: 1, card: 'suicide' },
};

function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** One answer's dealings with a model. */
class Rounds {
  private readonly messages: ModelMessage[];
  private bytes = 0;
  private readonly model: LanguageModel;
  rounds = 0;

  constructor(model: LanguageModel, messages: readonly ModelMessage[]) {
    this.model = model;
    this.messages = [...messages];
  }

  get mayGoOn(): boolean {
    return this.rounds < MAX_ROUNDS;
  }

  add(...messages: ModelMessage[]): void {
    this.messages.push(...messages);
  }

  private count(text: string): void {
    this.bytes += bytesOf(text);
    if (this.bytes > MAX_ANSWER_BYTES) throw new ModelFailure('too_long');
  }

  /** The lines of a round as they are complete; returns what is called. The round stands among the messages after. */
  async *read(hasTools: boolean): AsyncGenerator<string, readonly ToolCall[]> {
    this.rounds += 1;
    const reader = new LineReader();
    const tools = hasTools ? toolOffers() : [];
    let written = '';
    let calls: readonly ToolCall[] = [];
    for await (const piece of this.model.write({ messages: this.messages, tools })) {
      if (piece.is === 'calls') {
        calls = piece.calls;
        for (const call of calls) this.count(call.name + call.arguments);
        continue;
      }
      this.count(piece.text);
      written += piece.text;
      yield* reader.take(piece.text);
    }
    yield* reader.end();
    this.add({ role: 'assistant', content: written, calls });
    return calls;
  }
}

function correctionOf(held: readonly Waiting[]): string {
  const list = held.map(
    ({ line, held: why }, index) => `${index + 1}. ${line.slice(0, 400)} (${REASONS[why ?? 'form']})`,
  );
  return `These lines were held back and not shown:\n${list.join('\n')}\nWrite one line for each, in this order and in the same form, that says only what FACTS bear out. Write nothing else.`;
}

/** What was meant by a line that may not go out. */
function meantBy(line: string): readonly string[] {
  return readLine(line)?.facts ?? [];
}

class Writing {
  private readonly rounds: Rounds;
  private readonly answer: AnswerInHand;
  private readonly tools: ToolContext;
  private waiting: Waiting[] = [];
  heldLines = 0;

  constructor(rounds: Rounds, answer: AnswerInHand, tools: ToolContext) {
    this.rounds = rounds;
    this.answer = answer;
    this.tools = tools;
  }

  private out(verdict: Extract<LineVerdict, { verdict: 'out' }>): GuardedSentence[] {
    const said = this.answer.say(verdict.text, verdict.facts, 'model');
    return said ? [said] : [];
  }

  /** Goes on from a judged line: out with it, or into the queue behind what is held. */
  private take(line: string): Said[] {
    const verdict = this.answer.judge(line);
    if (verdict.verdict === 'care') return [MODEL_CARE];
    const held = verdict.verdict === 'held' ? verdict.reason : null;
    if (held) this.heldLines += 1;
    if (held || this.waiting.length > 0) this.waiting.push({ line, held });
    return verdict.verdict === 'out' && this.waiting.length === 0 ? this.out(verdict) : [];
  }

  /** Reads rounds until one calls no tool. */
  async *first(): AsyncGenerator<Said, 'whole' | 'care'> {
    for (;;) {
      const round = this.rounds.read(this.rounds.rounds < MAX_ROUNDS - 1);
      const end = yield* this.hear(round);
      if (end === 'care' || end === 'enough') return end === 'care' ? 'care' : 'whole';
      if (end.length === 0) return 'whole';
      if (!this.rounds.mayGoOn) throw new ModelFailure('nonsense');
      this.run(end);
    }
  }

  /** The lines of one round; returns its calls, or why it was heard no further. */
  private async *hear(
    round: AsyncGenerator<string, readonly ToolCall[]>,
  ): AsyncGenerator<Said, readonly ToolCall[] | 'care' | 'enough'> {
    try {
      for (;;) {
        const next = await round.next();
        if (next.done) return next.value;
        for (const said of this.take(next.value)) {
          yield said;
          if (said.is === 'care') return 'care';
        }
        if (this.answer.length + this.waiting.length >= MAX_SENTENCES) return 'enough';
      }
    } finally {
      // Whoever listens no longer says so: the model stops, and with it the bill.
      await round.return([]);
    }
  }

  private run(calls: readonly ToolCall[]): void {
    for (const [index, call] of calls.entries()) {
      const isTooMany = index >= MAX_CALLS;
      const result = isTooMany ? null : runCall(call, this.tools);
      if (result?.ok) this.answer.learn(result.facts);
      const content = result ? tellResult(result, this.tools.offsetMs) : 'error: too many calls at once';
      this.rounds.add({ role: 'tool', callId: call.id, content });
    }
  }

  /** Asks once more for what was held; as many lines as come. */
  private async again(held: readonly Waiting[]): Promise<string[]> {
    if (!this.rounds.mayGoOn || held.length === 0) return [];
    this.rounds.add({ role: 'user', content: correctionOf(held) });
    const lines: string[] = [];
    for await (const line of this.rounds.read(false)) {
      lines.push(line);
      if (lines.length >= held.length) break;
    }
    return lines;
  }

  /** Whether the model has anything to say at all: else the embedded Celestia's answer goes out as she made it, not in pieces. */
  private hasAnySaid(lines: readonly string[]): boolean {
    if (this.answer.length > 0) return true;
    const hasAny = lines.some((line) => this.answer.judge(line).verdict !== 'held');
    this.answer.rewind();
    return hasAny;
  }

  /** What waited, in its order: held lines as they are written anew, else a true sentence in their place. */
  async *rest(): AsyncGenerator<Said, 'whole' | 'care'> {
    const held = this.waiting.filter((one) => one.held);
    const anew = await this.again(held).catch((failure: unknown) => {
      if (failure instanceof ModelFailure) return [];
      throw failure;
    });
    this.answer.rewind();
    const lines = this.waiting.map(({ line, held: why }) => ({
      line,
      candidate: why ? anew[held.findIndex((one) => one.line === line)] : line,
    }));
    if (!this.hasAnySaid(lines.flatMap(({ candidate }) => candidate ?? [])))
      throw new ModelFailure('nonsense');
    for (const { line, candidate } of lines) {
      const verdict = candidate === undefined ? null : this.answer.judge(candidate);
      if (verdict?.verdict === 'care') {
        yield MODEL_CARE;
        return 'care';
      }
      if (verdict?.verdict === 'out') yield* this.out(verdict);
      else {
        const substitute = this.answer.substitute(meantBy(line));
        if (substitute) yield substitute;
      }
    }
    return 'whole';
  }
}

/** How a model's answer ended. */
export interface Written {
  end: 'whole' | 'care';
  /** Lines that were held at first. */
  held: number;
}

/**
 * Lets a model write an answer: sentence by sentence as it comes, while nothing is held; from the first held one on when that has
 * been asked for once more.
 * @throws ModelFailure; what was said until then stands.
 */
export async function* writeAnswer(
  model: LanguageModel,
  messages: readonly ModelMessage[],
  answer: AnswerInHand,
  tools: ToolContext,
): AsyncGenerator<Said, Written> {
  const writing = new Writing(new Rounds(model, messages), answer, tools);
  const first = yield* writing.first();
  const end = first === 'care' ? first : yield* writing.rest();
  return { end, held: writing.heldLines };
}
