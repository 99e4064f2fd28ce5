import type { StrategyId } from './strategy-ids.ts';

/**
 * Waits for the moment at which an island is fetched and brought to life, and calls `start` once. One that waits for a touch
 * calls `bring`, which only fetches, where the touch is to be expected.
 */
type Strategy = (element: HTMLElement, start: () => void, bring: () => void) => void;

const load: Strategy = (_element, start) => start();

const visible = (element: HTMLElement, start: () => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
};

function keeps(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin'] as const;

const interaction: Strategy = (element, start, bring) => {
  // The finger that scrolls to it is no browser's own doing, and what it is made of is there by the time it is touched.
  addEventListener('touchstart', () => visible(element, bring), { once: true, passive: true });
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    start();
  };
  for (const type of INTERACTIONS) {
    element.addEventListener(type, begin, { passive: true, signal: stop.signal });
  }
  // Something is kept for the island in this browser or tab, now or from now on: it wakes to show it.
  const wakeKeys = element.dataset.wakeKey?.split(' ') ?? [];
  for (const key of wakeKeys) addEventListener(key, begin, { signal: stop.signal });
  // Someone may have begun to type before this script arrived.
  if (element.contains(document.activeElement) || wakeKeys.some(keeps)) begin();
};

export const STRATEGIES = { load, visible, interaction } satisfies Record<StrategyId, Strategy>;
