import type { ListenerWeights, QuestionKind } from '../../../locales/listener-weights.ts';
import { type EverydayWords, everydayWords, spokenOf } from '../hearing/everyday-words.ts';
import { piecesOf } from '../hearing/pieces.ts';
import { signedBytes } from '../hearing/signed-bytes.ts';

/**
 * Hears what a question is about by all of its words at once: a linear sum over pieces of them and over what the lexicon found,
 * one for each kind of question (scripts/celestia/train-listener.ts).
 */
export interface Listener {
  kinds: readonly QuestionKind[];
  bias: readonly number[];
  unit: number;
  pieces: Int8Array;
  buckets: number;
  everyday: EverydayWords;
  signals: ReadonlyMap<string, number>;
  signalUnit: number;
  signalWeights: Int8Array;
}

/** What is weighed of a question. */
export interface Weighed {
  /** Folded, as they were typed. */
  words: readonly string[];
  named: readonly string[];
  read: readonly string[];
}

/** How a signal counts: the named share one vote, each reading of the rules has one. */
export function signalShares({ named, read }: Pick<Weighed, 'named' | 'read'>): [string, number][] {
  const share = 1 / Math.sqrt(Math.max(1, named.length));
  return [
    ...named.map((signal): [string, number] => [signal, share]),
    ...read.map((signal, index): [string, number] => [signal, index === 0 ? 1 : 0.5]),
  ];
}

/** What everyday words speak of counts by how many of them do. */
export function saidShares(
  spoken: ReadonlyMap<number, number>,
  kinds: readonly string[],
): [string, number][] {
  return [...spoken].map(([kind, share]) => [`says ${kinds[kind]}`, share]);
}

export function listenerFrom(weights: ListenerWeights): Listener {
  const pieces = signedBytes(weights.pieces);
  return {
    kinds: weights.kinds,
    bias: weights.bias,
    unit: weights.unit,
    pieces,
    buckets: pieces.length / weights.kinds.length,
    everyday: everydayWords(weights.everyday, weights.ending),
    signals: new Map(weights.signals.map((signal, index) => [signal, index])),
    signalUnit: weights.signalUnit,
    signalWeights: signedBytes(weights.signalWeights),
  };
}

/** The chance of each kind, together 1. */
export function chancesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
}

/** How likely a question is of each kind, the likeliest first. */
export function listen(listener: Listener, weighed: Weighed): { kind: QuestionKind; chance: number }[] {
  const { kinds, bias, unit, pieces, buckets, everyday, signals, signalUnit, signalWeights } = listener;
  const scores = [...bias];
  const found = piecesOf(weighed.words, buckets);
  const scale = unit / Math.sqrt(Math.max(1, found.length));
  const add = (weights: Int8Array, row: number, by: number) => {
    for (let kind = 0; kind < kinds.length; kind += 1) {
      scores[kind] = (scores[kind] ?? 0) + (weights[row * kinds.length + kind] ?? 0) * by;
    }
  };
  for (const bucket of found) add(pieces, bucket, scale);
  const said = saidShares(spokenOf(weighed.words, everyday), kinds);
  for (const [signal, share] of [...signalShares(weighed), ...said]) {
    const row = signals.get(signal);
    if (row !== undefined) add(signalWeights, row, signalUnit * share);
  }
  const chances = chancesOf(scores);
  return kinds
    .map((kind, index) => ({ kind, chance: chances[index] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance);
}
