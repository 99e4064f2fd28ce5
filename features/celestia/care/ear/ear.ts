import type { EarScale, EarWeights } from '../../../../locales/ear-weights.ts';
import type { Language } from '../../../../locales/locales.ts';
import { piecesOf } from '../../hearing/pieces.ts';
import { signedBytes } from '../../hearing/signed-bytes.ts';
import { CLAUSE_END } from '../fold-message.ts';

/** The second ear beside the patterns: it weighs a whole message, and so hears phrases that nobody thought of. */

/** Log odds. */
export interface Sound {
  life: number;
  danger: number;
  violence: number;
}

interface Scale {
  bias: number;
  unit: number;
  weights: Int8Array;
}

export interface Ear extends Record<keyof Sound, Scale> {
  /** Names of the craft in a folded message. */
  craft: RegExp;
}

/** The ears that are at hand; where a language lacks one, the patterns hear alone. */
export type Ears = Readonly<Partial<Record<Language, Ear>>>;

export const NO_EARS: Ears = {};

function scaleFrom({ bias, unit, weights }: EarScale): Scale {
  return { bias, unit, weights: signedBytes(weights) };
}

export function earFrom({ craft, life, danger, violence }: EarWeights): Ear {
  return {
    craft: new RegExp(craft),
    life: scaleFrom(life),
    danger: scaleFrom(danger),
    violence: scaleFrom(violence),
  };
}

/** The sum of the weights, by the root of the number of pieces, so that a long message is not louder than a short one. */
function weigh({ bias, unit, weights }: Scale, pieces: readonly number[]): number {
  const sum = pieces.reduce((total, piece) => total + (weights[piece] ?? 0), 0);
  return (sum * unit) / Math.sqrt(Math.max(1, pieces.length)) + bias;
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

/** In so few words a message is told by its words and not by its sound. */
const FEW_WORDS = 4;

/** @param folded a message. */
export function isOfFewWords(folded: string): boolean {
  return weighedWords(folded).length <= FEW_WORDS;
}

/** @param text a folded message in the spelling of the ear's language. */
export function hear(ear: Ear, text: string): Sound {
  const pieces = piecesOf(weighedWords(text), ear.life.weights.length);
  return {
    life: weigh(ear.life, pieces),
    danger: weigh(ear.danger, pieces),
    violence: weigh(ear.violence, pieces),
  };
}
