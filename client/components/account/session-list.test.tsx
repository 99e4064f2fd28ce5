import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../locales/index.ts';
import { lastUsed } from './session-list.tsx';

const HOUR_MS = 3_600_000;
const NOW_MS = Date.UTC(2026, 10, 20, 12);

const words = await loadWords('en', ['account']);

function told(hoursAgo: number): string {
  const options = { nowMs: NOW_MS, words: words.section('account').sessions, tag: 'en' };
  return lastUsed(NOW_MS - hoursAgo * HOUR_MS, options);
}

describe('when a session was last used', () => {
  it.each([
    [-1, 'used within the last hour'],
    [0.9, 'used within the last hour'],
    [1, 'last used 1 hour ago'],
    [23.9, 'last used 23 hours ago'],
    [24, 'last used 1 day ago'],
    [24 * 29.5, 'last used 29 days ago'],
  ])('%d hours ago is told as “%s”', (hoursAgo, text) => {
    expect(told(hoursAgo)).toBe(text);
  });
});
