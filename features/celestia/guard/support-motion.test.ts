import { expect, it } from 'vitest';
import { factsOf } from '../facts/fact.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { createGuard, prepareLanguage } from './guard.ts';
import { loadGuardWords } from './guard-words.fixture.ts';

const DAY_MS = 86_400_000;
const FACTS = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);

const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

async function judging(): Promise<(sentence: string) => string> {
  const language = prepareLanguage('en', await loadGuardWords('en'));
  return (sentence) =>
    createGuard(language, { facts: FACTS, nowMs: NOW_MS, offsetMs: 0 }).judge(sentence).verdict;
}

it('a planet is said to turn on the day of its station, and the way it turns', async () => {
  const verdictOf = await judging();
  const stations = factsOf(FACTS, 'station').filter(
    ({ body, instantMs }) => body === 'mercury' && instantMs > NOW_MS,
  );
  expect(new Set(stations.map(({ direction }) => direction))).toEqual(new Set(['retrograde', 'direct']));
  for (const { direction, instantMs } of stations) {
    const other = direction === 'direct' ? 'retrograde' : 'direct';
    expect(verdictOf(`Mercury turns ${direction} on ${dayOf(instantMs)}.`)).toBe('out');
    expect(verdictOf(`Mercury turns ${other} on ${dayOf(instantMs)}.`)).toBe('held');
    expect(verdictOf(`Mercury turns ${direction} on ${dayOf(instantMs + 9 * DAY_MS)}.`)).toBe('held');
  }
});

it('a planet is said to be retrograde between its stations, and direct before and after them', async () => {
  const verdictOf = await judging();
  const ways = factsOf(FACTS, 'retrograde').filter(({ body }) => body === 'mercury');
  const way = ways.find(({ fromMs }) => fromMs > NOW_MS + 10 * DAY_MS);
  expect(way).toBeDefined();
  const { fromMs = 0, toMs = 0 } = way ?? {};
  for (const [ms, retrograde] of [
    [fromMs - 5 * DAY_MS, false],
    [(fromMs + toMs) / 2, true],
    [toMs + 5 * DAY_MS, false],
  ] as const) {
    const day = dayOf(ms);
    expect(verdictOf(`Mercury is retrograde on ${day}.`), day).toBe(retrograde ? 'out' : 'held');
    expect(verdictOf(`Mercury is direct on ${day}.`), day).toBe(retrograde ? 'held' : 'out');
  }
});
