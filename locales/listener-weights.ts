import type { LifeTopic, Mood, NamedPoint, SocialAct } from './celestia-lexicon.ts';

type Whole =
  | LifeTopic
  | SocialAct
  | 'period'
  | 'placement'
  | 'sign'
  | 'house'
  | 'aspect'
  | 'term'
  | 'event'
  | 'partner'
  | 'overview'
  | 'balance'
  | 'outside';

/** A kind of question: what it is about, and of some the trait, the spirit or that a day is to be chosen. */
export type QuestionKind = Whole | `self ${NamedPoint}` | `${LifeTopic} ${Mood}` | 'period timing';

/** What the listener of a language hears by (features/celestia/understanding/listener.ts). Written by scripts/build-listener.ts. */
export interface ListenerWeights {
  /** Of the lines that it learned from, so that stale weights are noticed. */
  learnedFrom: string;
  kinds: readonly QuestionKind[];
  /** Log odds of each kind in a question without pieces. */
  bias: readonly number[];
  /** What a weight of 1 stands for. */
  unit: number;
  /** A signed byte for each kind of each bucket of pieces, bucket by bucket, in base64. */
  pieces: string;
  /** Folded everyday words and expressions, for each kind those that speak of it, with a comma between them. */
  everyday: readonly string[];
  /** How many letters an ending of theirs may have. */
  ending: number;
  /** What the lexicon may tell of a question, and a signed byte for each kind of each, in base64. */
  signals: readonly string[];
  signalUnit: number;
  signalWeights: string;
}
