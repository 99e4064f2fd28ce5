import type { StrategyId } from './strategy-ids.ts';

/** Waits for the moment at which an island is fetched and brought to life, and calls `start` once. */
type Strategy = (element: HTMLElement, start: () => void) => void;

const load: Strategy = (_element, start) => start();

const visible: Strategy = (element, start) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
};

function keeps(key: string | undefined): boolean {
  try {
    return key !== undefined && localStorage.getItem(key) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

const INTERACTIONS = ['pointerover', 'touchstart', 'focusin'] as const;

const interaction: Strategy = (element, start) => {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    start();
  };
  for (const type of INTERACTIONS) {
    element.addEventListener(type, begin, { passive: true, signal: stop.signal });
  }
  // Something is kept for the island in this browser, now or from now on, or a birth is remembered: it wakes to show it.
  const { wakeKey } = element.dataset;
  if (wakeKey) addEventListener(wakeKey, begin, { signal: stop.signal });
  const isKnown = wakeKey !== undefined && 'birth' in document.documentElement.dataset;
  // Someone may have begun to type before this script arrived.
  if (isKnown || element.contains(document.activeElement) || keeps(wakeKey)) begin();
};

export const STRATEGIES = { load, visible, interaction } satisfies Record<StrategyId, Strategy>;
