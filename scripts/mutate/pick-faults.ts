import type { Fault } from './faults.ts';

/** Numbers from 0 to below 1, the same for the same seed: mulberry32 by Tommy Ettinger, public domain. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The faults in the order in which chance draws them: each line has the same chance, whatever stands on it, and gives one fault.
 * @param seed the same seed draws the same order from the same sources.
 */
export function drawFaults(faults: readonly Fault[], seed: number): Fault[] {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const lines = [...Map.groupBy(faults, ({ file, line }) => `${file}:${line}`).values()];
  for (let last = lines.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const [a, b] = [lines[last], lines[other]];
    if (a && b) [lines[last], lines[other]] = [b, a];
  }
  return lines.flatMap((line) => line[below(line.length)] ?? []);
}
