import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costOf, readCpu } from './reckon.ts';
import { usesOf } from './uses.ts';

test('a thing costs what it uses, and the base price holds as many as its scarcest part allows', () => {
  const cost = costOf({
    what: 'a thousand things',
    times: 1000,
    counts: { requests: 10, cpuMs: 500, bucketWrites: 2 },
  });
  // 10,000 requests, half a million milliseconds, 2,000 writes.
  expect(cost.dollars).toBeCloseTo(0.003 + 0.01 + 0.009, 10);
  expect(cost).toMatchObject({ dearest: 'cpuMs', includedTimes: 60_000 });
});

test('the bench’s last results have every figure that is reckoned with', () => {
  const cpu = readCpu(readFileSync('bench/results/latest.md', 'utf8'));
  for (const ms of Object.values(cpu)) expect(ms).toBeGreaterThan(0);
  expect(cpu.storedPageMs).toBeLessThan(cpu.chartMs);
  for (const use of usesOf(cpu)) expect(costOf(use).dollars).toBeGreaterThan(0);
});

test('a bench that has left a row out is told, and not taken for nothing', () => {
  expect(() => readCpu('| what | measured |')).toThrow('the bench has no row of CPU of a stored page');
});
