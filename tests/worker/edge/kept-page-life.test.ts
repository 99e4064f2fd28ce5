import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../../routes/pages/about/page.tsx';
import { ask } from './counting-worker.ts';

const { freshSeconds, staleSeconds } = page.cache;
const START_MS = Date.UTC(2031, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START_MS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that is the same for all', () => {
  it('is made once while it is fresh, behind its visitor’s back while it is stale, and before their eyes after', async () => {
    const made = vi.spyOn(page, 'prepare');
    const makings: number[] = [];
    const visit = async (afterSeconds: number) => {
      vi.setSystemTime(START_MS + afterSeconds * 1000);
      const { response } = await ask('/pt/aboutus');
      expect(response.status).toBe(200);
      makings.push(made.mock.calls.length);
    };
    await visit(0);
    await visit(freshSeconds - 1);
    expect(makings).toEqual([1, 1]);
    // Stale: the same page goes out, and a new one is made.
    await visit(freshSeconds);
    await visit(freshSeconds + 1);
    expect(makings).toEqual([1, 1, 2, 2]);
    // Past its staleness it is made before it goes out.
    await visit(2 * freshSeconds + staleSeconds + 1);
    expect(makings).toEqual([1, 1, 2, 2, 3]);
  });

  it('goes out stale while the new one fails, which the log tells', async () => {
    await ask('/es/aboutus');
    const failing = vi.spyOn(page, 'prepare').mockRejectedValue(new Error('the words are gone'));
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.setSystemTime(START_MS + freshSeconds * 1000);
    const { response } = await ask('/es/aboutus');
    expect(response.status).toBe(200);
    expect(failing).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.join()).toContain('background_failed');
  });
});
