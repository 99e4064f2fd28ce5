/**
 * Logistic regression over what messages are made of. The same examples give the same weights: what is drawn is drawn from a seed,
 * and the sums are plain doubles taken in one order.
 */

export interface Example {
  /** Rows of the table of weights, each once, and how much of each. */
  rows: readonly number[];
  shares: readonly number[];
  isOne: boolean;
  /** How much it counts beside others. */
  weight: number;
}

export interface Trained {
  /** Per row; a message's score is the sum of its rows' weights, each by its share, and the bias. */
  weights: Float64Array;
  bias: number;
}

const EPOCHS = 12;
const STEP = 0.5;
const SEED = 20_261_123;
const EVEN_OUT = 1e-6;

/** Numbers from 0 to below 1, the same each time (mulberry32). */
export function drawnFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In another order, drawn. */
export function shuffled<Item>(list: readonly Item[], draw: () => number): Item[] {
  return list
    .map((item) => ({ item, at: draw() }))
    .toSorted((first, second) => first.at - second.at)
    .map(({ item }) => item);
}

export function chance(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

function scoreOf({ weights, bias }: Trained, { rows, shares }: Pick<Example, 'rows' | 'shares'>): number {
  return rows.reduce((total, row, index) => total + (weights[row] ?? 0) * (shares[index] ?? 0), bias);
}

function meanOf(all: readonly Trained[]): Trained {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const [first] = all;
  if (!first) throw new Error('nothing was trained');
  return {
    weights: first.weights.map((_, bucket) => mean(all.map(({ weights }) => weights[bucket] ?? 0))),
    bias: mean(all.map(({ bias }) => bias)),
  };
}

/**
 * Adaptive steps (Duchi, Hazan and Singer, Journal of Machine Learning Research 12, 2011): a rare row takes longer ones.
 * @param decay how much of a weight is given back at each step that its row takes.
 * @param isEvened whether the weights are the mean of those after each of the later epochs, by which the last examples count no more
 * than the others.
 */
export function train(
  examples: readonly Example[],
  rows: number,
  { decay, isEvened }: { decay: number; isEvened: boolean },
): Trained {
  const draw = drawnFrom(SEED);
  const trained: Trained = { weights: new Float64Array(rows), bias: 0 };
  const { weights } = trained;
  const squares = new Float64Array(rows);
  let biasSquares = 0;
  const later: Trained[] = [];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(examples, draw)) {
      const error = (chance(scoreOf(trained, example)) - (example.isOne ? 1 : 0)) * example.weight;
      example.rows.forEach((row, index) => {
        const slope = error * (example.shares[index] ?? 0) + decay * (weights[row] ?? 0);
        squares[row] = (squares[row] ?? 0) + slope * slope;
        weights[row] = (weights[row] ?? 0) - (STEP * slope) / Math.sqrt((squares[row] ?? 0) + EVEN_OUT);
      });
      biasSquares += error * error;
      trained.bias -= (STEP * error) / Math.sqrt(biasSquares + EVEN_OUT);
    }
    if (epoch >= EPOCHS / 2) later.push({ weights: weights.slice(), bias: trained.bias });
  }
  return isEvened ? meanOf(later) : trained;
}
