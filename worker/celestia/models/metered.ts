import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureCode,
  type ModelPiece,
  type Round,
} from '../../../features/celestia/model/language-model.ts';
import type { Purse } from './purse.ts';
import type { TokensUsed } from './read-stream.ts';

/** A model that is paid for, round by round. */

/** Millionths of the currency for a token; the same figure as units of it for a million tokens. */
export interface Prices {
  inputPerToken: number;
  outputPerToken: number;
}

/** Characters of a token: of English some four, of Turkish some two and a half. The bill decides; this only sets aside. */
const CHARACTERS_PER_TOKEN = 2.5;

/** How long a model is left alone after a failure that the next question would meet as well. */
const RESTS_MS: Readonly<Partial<Record<ModelFailureCode, number>>> = {
  unreachable: 60_000,
  too_slow: 60_000,
  busy: 60_000,
  refused: 600_000,
};
const LONGEST_REST_MS = 3_600_000;

function costOf(
  { inputTokens, outputTokens }: TokensUsed,
  { inputPerToken, outputPerToken }: Prices,
): number {
  return Math.ceil(inputTokens * inputPerToken + outputTokens * outputPerToken);
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

interface Meter {
  purse: Purse;
  prices: Prices;
  /** Tokens that a round may write. */
  roundTokens: number;
}

function restOf({ code, retryAfterMs }: ModelFailure): number | null {
  const rest = RESTS_MS[code];
  return rest === undefined ? null : Math.min(LONGEST_REST_MS, Math.max(rest, retryAfterMs ?? 0));
}

/**
 * A model whose rounds are paid from a purse: what a round may cost is set aside before it is asked, and settled by what it says
 * that it has used, else by what was read. A model that fails is left alone for a while.
 * @param makeModel makes the model, given who is told of what a round has used.
 */
export function metered(
  makeModel: (onUsed: (used: TokensUsed) => void) => LanguageModel,
  { purse, prices, roundTokens }: Meter,
): LanguageModel {
  return {
    async *write(round: Round): AsyncGenerator<ModelPiece> {
      const inputTokens = tokensOf(JSON.stringify(round).length);
      const taken = costOf({ inputTokens, outputTokens: roundTokens }, prices);
      if (!(await purse.take(taken))) throw new ModelFailure('kept_back');
      let told: TokensUsed | null = null;
      let read = 0;
      const model = makeModel((used) => {
        told = used;
      });
      try {
        for await (const piece of model.write(round)) {
          read += piece.is === 'text' ? piece.text.length : JSON.stringify(piece.calls).length;
          yield piece;
        }
      } catch (failure) {
        const restMs = failure instanceof ModelFailure ? restOf(failure) : null;
        if (restMs !== null) await purse.rest(restMs);
        throw failure;
      } finally {
        await purse.settle(taken, costOf(told ?? { inputTokens, outputTokens: tokensOf(read) }, prices));
      }
    },
  };
}
