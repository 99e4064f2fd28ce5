import { expect, it, vi } from 'vitest';
import { SELF } from '../../features/celestia/facts/known-charts.fixture.ts';
import { GatheredFacts } from './gathered-facts.ts';

const TEN_MINUTES_MS = 600_000;
const NOW_MS = Date.UTC(2026, 10, 23, 12);

it('what is gathered of a person serves one conversation of the same charts, for ten minutes', () => {
  const gather = vi.fn(() => []);
  const gathered = new GatheredFacts();
  const isAnew = (id: string, people: Parameters<GatheredFacts['of']>[1], nowMs = NOW_MS) => {
    gather.mockClear();
    gathered.of(id, people, nowMs, gather);
    return gather.mock.calls.length > 0;
  };
  const alone = { self: SELF, partner: null };
  const later = { ...SELF, instantMs: SELF.instantMs + 60_000 };
  expect(isAnew('talk-1', alone)).toBe(true);
  expect(isAnew('talk-1', { ...alone }, NOW_MS + TEN_MINUTES_MS - 1)).toBe(false);
  expect(isAnew('talk-1', alone, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  expect(isAnew('talk-2', alone, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  expect(isAnew('talk-2', { self: later, partner: null }, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  expect(isAnew('talk-2', { self: later, partner: SELF }, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  expect(isAnew('talk-2', { self: SELF, partner: later }, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  expect(isAnew('talk-2', { self: null, partner: later }, NOW_MS + TEN_MINUTES_MS)).toBe(true);
  gathered.forget();
  expect(isAnew('talk-2', { self: null, partner: later }, NOW_MS + TEN_MINUTES_MS)).toBe(true);
});
