import { expect, it } from 'vitest';
import { processorTimesOf, readProcessorTimes, usedSince } from './processor-time.ts';

const LISTING = `
      7       7 00:00:02
      7      12 00:01:30
    812      13 99:00:00
      7      14 1-02:00:01
     70       7 00:00:09
`;

it('reads the processes of one group alone, with their minutes, hours and days', () => {
  expect([...readProcessorTimes(LISTING, 7)]).toEqual([
    [7, 2_000],
    [12, 90_000],
    [14, 93_601_000],
  ]);
});

it('counts what processes have used since, those that began later from their start', () => {
  const before = new Map([
    [7, 2_000],
    [12, 90_000],
  ]);
  const now = new Map([
    [7, 5_000],
    [15, 4_000],
  ]);
  expect(usedSince(before, now)).toBe(7_000);
});

it('counts nothing of a group that is not there', async () => {
  const now = await processorTimesOf(-1);
  expect(now === null || now.size === 0).toBe(true);
});
