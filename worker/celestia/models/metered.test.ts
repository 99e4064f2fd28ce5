import { describe, expect, it } from 'vitest';
import {
  type LanguageModel,
  ModelFailure,
  type ModelPiece,
} from '../../../features/celestia/model/language-model.ts';
import { metered } from './metered.ts';
import type { TokensUsed } from './read-stream.ts';

const ROUND = { messages: [{ role: 'user' as const, content: 'What of my Venus?' }], tools: [] };
/** A token in costs 2 millionths, one out 10. */
const PRICES = { inputPerToken: 2, outputPerToken: 10 };
const ROUND_TOKENS = 100;
const INPUT_COST = 2 * Math.ceil(JSON.stringify(ROUND).length / 2.5);
const SET_ASIDE = INPUT_COST + 10 * ROUND_TOKENS;

interface Told {
  pieces?: readonly ModelPiece[];
  used?: TokensUsed;
  failure?: unknown;
  isEmpty?: boolean;
}

/** What a round takes, and what it settles to. */
async function round(
  { pieces = [], used, failure, isEmpty = false }: Told,
  stopAfter = Number.POSITIVE_INFINITY,
) {
  const taken: number[] = [];
  const settled: [taken: number, spent: number][] = [];
  const rests: number[] = [];
  let asked = 0;
  const purse = {
    take: async (sum: number) => {
      taken.push(sum);
      return !isEmpty;
    },
    settle: async (sum: number, spent: number) => {
      settled.push([sum, spent]);
    },
    rest: async (forMs: number) => {
      rests.push(forMs);
    },
  };
  const make = (onUsed: (one: TokensUsed) => void): LanguageModel => ({
    async *write() {
      asked += 1;
      yield* pieces;
      if (used) onUsed(used);
      if (failure) throw failure;
    },
  });
  const read: ModelPiece[] = [];
  let thrown: unknown = null;
  try {
    for await (const piece of metered(make, { purse, prices: PRICES, roundTokens: ROUND_TOKENS }).write(
      ROUND,
    )) {
      read.push(piece);
      if (read.length >= stopAfter) break;
    }
  } catch (error) {
    thrown = error;
  }
  return { asked, taken, settled, rests, read, thrown };
}

const says = (text: string): ModelPiece => ({ is: 'text', text });
const CALL: ModelPiece = { is: 'calls', calls: [{ id: 'a', name: 'sky_on', arguments: '{}' }] };

describe('a round that is paid for', () => {
  it('has what it may cost set aside, and costs what the model says that it has used', async () => {
    const pieces = [says('Venus'), CALL];
    const { taken, settled, read, rests } = await round({
      pieces,
      used: { inputTokens: 7, outputTokens: 3 },
    });
    expect(taken).toEqual([SET_ASIDE]);
    expect(settled).toEqual([[SET_ASIDE, 7 * 2 + 3 * 10]]);
    expect(read).toEqual(pieces);
    expect(rests).toEqual([]);
  });

  it.each([
    ['said in all', [says('x'.repeat(10)), says('x'.repeat(15))], 10],
    ['called for', [CALL], Math.ceil(JSON.stringify(CALL.is === 'calls' && CALL.calls).length / 2.5)],
    ['said to be nothing', [], 0],
  ])('costs by what was %s where the model does not say', async (_, pieces, tokens) => {
    const { settled } = await round({ pieces });
    expect(settled).toEqual([[SET_ASIDE, INPUT_COST + 10 * tokens]]);
  });

  it('costs what was read of it where nobody reads on', async () => {
    const { settled } = await round({ pieces: [says('x'.repeat(25)), says('more')] }, 1);
    expect(settled).toEqual([[SET_ASIDE, INPUT_COST + 10 * 10]]);
  });

  it('is not asked for where the purse gives nothing, and costs nothing', async () => {
    const { asked, settled, thrown } = await round({ isEmpty: true });
    expect(thrown).toMatchObject({ code: 'kept_back' });
    expect([asked, settled]).toEqual([0, []]);
  });
});

describe('a model that fails', () => {
  const MINUTE_MS = 60_000;

  it.each([
    ['unreachable', null, [MINUTE_MS]],
    ['too_slow', null, [MINUTE_MS]],
    ['busy', null, [MINUTE_MS]],
    ['busy', 5 * MINUTE_MS, [5 * MINUTE_MS]],
    ['busy', 1000, [MINUTE_MS]],
    ['busy', 240 * MINUTE_MS, [60 * MINUTE_MS]],
    ['refused', null, [10 * MINUTE_MS]],
    ['broken', null, []],
    ['too_long', null, []],
  ] as const)(
    'by being %s, with %j ms to wait, is left alone for %j',
    async (code, retryAfterMs, expected) => {
      const failure = new ModelFailure(code, retryAfterMs);
      const { rests, settled, thrown } = await round({ pieces: [says('x'.repeat(5))], failure });
      expect(rests).toEqual(expected);
      expect(thrown).toBe(failure);
      expect(settled).toEqual([[SET_ASIDE, INPUT_COST + 10 * 2]]);
    },
  );

  it('by a fault of ours is not left alone', async () => {
    const { rests, settled } = await round({ failure: new TypeError('ours') });
    expect(rests).toEqual([]);
    expect(settled).toHaveLength(1);
  });
});
