import { describe, expect, it } from 'vitest';
import { everydayWords, spokenOf } from './everyday-words.ts';

const HOME = 0;
const LOVE = 1;

describe('everyday words', () => {
  const known = everydayWords(['sofa,rent,spare key', 'toothbrush,spare key to mine,sofa'], 2);

  it('speak of the kinds that they are listed under', () => {
    expect([...spokenOf(['his', 'toothbrush'], known)]).toEqual([[LOVE, 1]]);
  });

  it('are known with another ending, as long as it is no other word', () => {
    expect(spokenOf(['renting'], known).size).toBe(0);
    expect([...spokenOf(['rents'], known).keys()]).toEqual([HOME]);
  });

  it('are told by the longest expression', () => {
    expect([...spokenOf(['spare', 'key', 'to', 'mine'], known).keys()]).toEqual([LOVE]);
    expect([...spokenOf(['a', 'spare', 'key'], known).keys()]).toEqual([HOME]);
  });

  it('share their vote among their kinds', () => {
    expect([...spokenOf(['sofa'], known)]).toEqual([
      [HOME, 0.5],
      [LOVE, 0.5],
    ]);
  });

  it('count by how many there are', () => {
    const votes = spokenOf(['rent', 'and', 'rent', 'and', 'rent', 'and', 'toothbrush'], known);
    expect(votes.get(HOME)).toBeCloseTo(3 / 2, 9);
    expect(votes.get(LOVE)).toBeCloseTo(1 / 2, 9);
  });

  it('speak of nothing where none is known', () => {
    expect(spokenOf(['', 'what', 'now'], known).size).toBe(0);
  });
});
