import {
  type EverydayWords,
  everydayWords,
  spokenOf,
} from '../../features/celestia/hearing/everyday-words.ts';
import { piecesOf } from '../../features/celestia/hearing/pieces.ts';
import { chancesOf, saidShares, signalShares } from '../../features/celestia/understanding/listener.ts';
import { namedInText } from '../../features/celestia/understanding/named-in-text.ts';
import type { ReadyLexicon } from '../../features/celestia/understanding/phrases.ts';
import { readAlone } from '../../features/celestia/understanding/read-alone.ts';
import { namedSignals, readSignals } from '../../features/celestia/understanding/signals.ts';
import { foldedWords } from '../../features/fold-words.ts';
import type { ListenerWeights, QuestionKind } from '../../locales/listener-weights.ts';
import type { Language } from '../../locales/locales.ts';
import { drawnFrom, shuffled } from '../care/train.ts';
import { misspelt } from '../care/varied.ts';
import { learnedLines, type QuestionLine } from './question-lines.ts';

/**
 * The listener of a language, made of questions with their kinds: multinomial logistic regression by adaptive steps over the
 * pieces of a question and over what the lexicon tells of it. The same lines give the same weights.
 */

const BUCKETS = 3 * 2 ** 11;
const EPOCHS = 20;
const STEP = 0.3;
const DECAY = 1e-4;
const EVEN_OUT = 1e-6;
/** Errors smaller than this teach nothing. */
const LEAST_ERROR = 1e-4;
const SEED = 20_261_123;

/** A whole question counts whole; one that a rule was made from, a phrase of a list and a machine's slip count less. */
const SHARE = { written: 1, tested: 0.8, word: 0.4, misspelt: 0.4 } as const;

interface Example {
  kind: number;
  weight: number;
  /** Rows of the table of weights, and how much of each. */
  rows: readonly number[];
  shares: readonly number[];
}

/** Rows of what the lexicon may tell, in the order in which they were first told. */
class Signals {
  readonly rows = new Map<string, number>();

  rowOf(signal: string): number {
    const known = this.rows.get(signal);
    if (known !== undefined) return BUCKETS + known;
    const row = this.rows.size;
    this.rows.set(signal, row);
    return BUCKETS + row;
  }
}

interface Reading {
  language: Language;
  lexicon: ReadyLexicon;
  signals: Signals;
  kinds: readonly QuestionKind[];
  everyday: EverydayWords;
}

/** What counts besides the pieces: what the rules make of it, which they have to have made without having seen it, and its everyday words. */
interface Tells {
  reading: boolean;
  said: boolean;
}

function weighedRows(text: string, tells: Tells, { language, lexicon, signals, kinds, everyday }: Reading) {
  const { typed, named } = namedInText(text, { language, lexicon });
  const pieces = piecesOf(typed, BUCKETS);
  const told = signalShares({
    named: namedSignals(named),
    read: tells.reading ? readSignals(readAlone(named, language)) : [],
  });
  // An entry of the lists speaks of its own kind, which says nothing of how much that tells of a question.
  const said = tells.said ? saidShares(spokenOf(typed, everyday), kinds) : [];
  const signed = [...told, ...said];
  return {
    rows: [...pieces, ...signed.map(([signal]) => signals.rowOf(signal))],
    shares: [
      ...pieces.map(() => 1 / Math.sqrt(Math.max(1, pieces.length))),
      ...signed.map(([, share]) => share),
    ],
  };
}

interface Table {
  weights: Float64Array;
  bias: Float64Array;
}

function scoresOf({ weights, bias }: Table, { rows, shares }: Pick<Example, 'rows' | 'shares'>): number[] {
  const scores = [...bias];
  rows.forEach((row, index) => {
    const share = shares[index] ?? 0;
    for (let kind = 0; kind < scores.length; kind += 1) {
      scores[kind] = (scores[kind] ?? 0) + (weights[row * scores.length + kind] ?? 0) * share;
    }
  });
  return scores;
}

/** Adaptive steps as in scripts/care/train.ts, for many kinds at once. */
function trainKinds(examples: readonly Example[], kinds: number, rows: number): Table {
  const draw = drawnFrom(SEED);
  const table: Table = { weights: new Float64Array(rows * kinds), bias: new Float64Array(kinds) };
  const { weights, bias } = table;
  const squares = new Float64Array(weights.length);
  const biasSquares = new Float64Array(kinds);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(examples, draw)) {
      const chances = chancesOf(scoresOf(table, example));
      for (let kind = 0; kind < kinds; kind += 1) {
        const error = ((chances[kind] ?? 0) - (kind === example.kind ? 1 : 0)) * example.weight;
        if (Math.abs(error) < LEAST_ERROR) continue;
        biasSquares[kind] = (biasSquares[kind] ?? 0) + error * error;
        bias[kind] = (bias[kind] ?? 0) - (STEP * error) / Math.sqrt((biasSquares[kind] ?? 0) + EVEN_OUT);
        example.rows.forEach((row, index) => {
          const at = row * kinds + kind;
          const slope = error * (example.shares[index] ?? 0) + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (STEP * slope) / Math.sqrt((squares[at] ?? 0) + EVEN_OUT);
        });
      }
    }
  }
  return table;
}

const LARGEST_BYTE = 127;

/** Few weights are as large as the largest: what is cut off at half of it is lost on nobody. */
function inBytes(weights: Float64Array): { unit: number; text: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = Number((largest / 2 / LARGEST_BYTE || 1).toPrecision(5));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(weight / unit))),
  );
  return { unit, text: Buffer.from(bytes.buffer).toString('base64') };
}

/** Turkish puts ending after ending. */
const LONGEST_ENDING: Readonly<Record<Language, number>> = { tr: 7, en: 2, es: 2, fr: 2, pt: 2 };

/** An infinitive is asked about by its stem. */
function stemOf(entry: string, language: Language): string {
  return language === 'tr' ? entry.replace(/(?<=\p{L}{3})m[ae]k$/u, '') : entry;
}

function everydayLists(
  kinds: readonly QuestionKind[],
  words: readonly QuestionLine[],
  language: Language,
): string[] {
  return kinds.map((kind) => {
    const entries = words
      .filter((line) => line.kind === kind)
      .map(({ text }) => stemOf(foldedWords(text).join(' '), language));
    return [...new Set(entries)].join(',');
  });
}

export async function trainListener(language: Language, lexicon: ReadyLexicon): Promise<ListenerWeights> {
  const { written, tested, words, learnedFrom } = await learnedLines(language);
  const kinds = [...new Set([...written, ...words].map(({ kind }) => kind))];
  const lists = everydayLists(kinds, words, language);
  const ending = LONGEST_ENDING[language];
  const everyday = everydayWords(lists, ending);
  const reading = { language, lexicon, signals: new Signals(), kinds, everyday };
  const draw = drawnFrom(SEED);
  const examplesOf = (lines: readonly QuestionLine[], share: number, tells: Tells): Example[] =>
    lines.flatMap(({ kind, text }) =>
      [
        { text, weight: share },
        { text: misspelt(text, draw), weight: share * SHARE.misspelt },
      ].map((variant) => ({
        kind: kinds.indexOf(kind),
        weight: variant.weight,
        ...weighedRows(variant.text, tells, reading),
      })),
    );
  const known = tested.filter(({ kind }) => kinds.includes(kind));
  const examples = [
    ...examplesOf(written, SHARE.written, { reading: true, said: true }),
    ...examplesOf(known, SHARE.tested, { reading: false, said: true }),
    ...examplesOf(words, SHARE.word, { reading: false, said: false }),
  ];
  const { weights, bias } = trainKinds(examples, kinds.length, BUCKETS + reading.signals.rows.size);
  const pieces = inBytes(weights.slice(0, BUCKETS * kinds.length));
  const signals = inBytes(weights.slice(BUCKETS * kinds.length));
  return {
    learnedFrom,
    kinds,
    bias: [...bias].map((each) => Number(each.toFixed(3))),
    unit: pieces.unit,
    pieces: pieces.text,
    everyday: lists,
    ending,
    signals: [...reading.signals.rows.keys()],
    signalUnit: signals.unit,
    signalWeights: signals.text,
  };
}
