import type { EarScale, EarWeights } from '../../../../locales/ear-weights.ts';
import type { Language } from '../../../../locales/locales.ts';
import { type EverydayWords, everydayWords, spokenOf } from '../../hearing/everyday-words.ts';
import { piecesOf } from '../../hearing/pieces.ts';
import { signedBytes } from '../../hearing/signed-bytes.ts';
import { CLAUSE_END } from '../fold-message.ts';

/** The second ear beside the patterns: it weighs a whole message, and so hears phrases that nobody thought of. */

/** Log odds. */
export interface Odds {
  life: number;
  danger: number;
  violence: number;
}

export interface Sound extends Odds {
  /** Whether a thing is spoken of that calls speak of: a farewell, a bruise. */
  isGrave: boolean;
}

interface Scale {
  bias: number;
  unit: number;
  weights: Int8Array;
  spoken: readonly number[];
}

export interface Ear extends Record<keyof Odds, Scale> {
  /** Names of the craft in a folded message. */
  craft: RegExp;
  /** What words speak of: a rope, a farewell, a bruise, an exam. */
  spoken: EverydayWords;
  /** Things of a lower number are those that calls speak of. */
  grave: number;
}

/** The ears that are at hand; where a language lacks one, the patterns hear alone. */
export type Ears = Readonly<Partial<Record<Language, Ear>>>;

export const NO_EARS: Ears = {};

function scaleFrom({ bias, unit, weights, spoken }: EarScale): Scale {
  return { bias, unit, spoken, weights: signedBytes(weights) };
}

export function earFrom({ craft, spoken, grave, ending, life, danger, violence }: EarWeights): Ear {
  return {
    craft: new RegExp(craft),
    grave,
    spoken: everydayWords(spoken, ending),
    life: scaleFrom(life),
    danger: scaleFrom(danger),
    violence: scaleFrom(violence),
  };
}

/** How much it counts that a thing is spoken of, beside the pieces of a message together. */
export const SPOKEN_SHARE = 0.3;

/** What is weighed of a message, by an ear and by who trains it. */
interface Weighed {
  pieces: readonly number[];
  /** Numbers of the things that are spoken of. */
  things: readonly number[];
}

/**
 * The sum of the pieces' weights, by the root of their number, so that a long message is not louder than a short one, and what its
 * words speak of.
 */
function weigh({ bias, unit, weights, spoken }: Scale, { pieces, things }: Weighed): number {
  const sum = pieces.reduce((total, piece) => total + (weights[piece] ?? 0), 0);
  const said = things.reduce((total, thing) => total + (spoken[thing] ?? 0), 0);
  return (sum * unit) / Math.sqrt(Math.max(1, pieces.length)) + said + bias;
}

/** What stands behind these is not weighed; the patterns read it. */
const MOST_LETTERS = 2000;

/** The words of a folded message that are weighed. */
export function weighedWords(text: string): string[] {
  return text
    .slice(0, MOST_LETTERS)
    .split(' ')
    .filter((word) => word !== '' && word !== CLAUSE_END);
}

/** @param text a folded message in the spelling of its language. */
export function weighedIn(text: string, buckets: number, spoken: EverydayWords): Weighed {
  const words = weighedWords(text);
  return { pieces: piecesOf(words, buckets), things: [...spokenOf(words, spoken).keys()] };
}

/** In so few words a message is told by its words and not by its sound. */
const FEW_WORDS = 4;

/** @param folded a message. */
export function isOfFewWords(folded: string): boolean {
  return weighedWords(folded).length <= FEW_WORDS;
}

/** @param text a folded message in the spelling of the ear's language. */
export function hear(ear: Ear, text: string): Sound {
  const weighed = weighedIn(text, ear.life.weights.length, ear.spoken);
  return {
    isGrave: weighed.things.some((thing) => thing < ear.grave),
    life: weigh(ear.life, weighed),
    danger: weigh(ear.danger, weighed),
    violence: weigh(ear.violence, weighed),
  };
}
