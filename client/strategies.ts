import type { StrategyId } from './strategy-ids.ts';

/** Waits for the moment at which an island is fetched and brought to life, and calls `start`, which heeds its first call alone. */
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

/** Whether something is kept in this browser under a key of the local storage. */
export function keeps(key: string | undefined): boolean {
  try {
    return key !== undefined && localStorage.getItem(key) !== null;
  } catch {
    // Storage is forbidden.
    return false;
  }
}

/** What only somebody who is there does; a page that scrolls to its fragment by itself is none of it. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'touchmove', 'focusin'] as const;

/**
 * As soon as somebody stirs, wherever on the page, while the element is on the screen: the finger that brings a wheel into
 * view fetches what the tap on it needs.
 */
const interaction: Strategy = (element, start) => {
  for (const type of SIGNS_OF_LIFE) {
    addEventListener(type, () => visible(element, start), { once: true, passive: true });
  }
  // Something is kept for the island in this browser, now or from now on: it wakes to show it.
  const { wakeKey } = element.dataset;
  if (wakeKey) addEventListener(wakeKey, start, { once: true });
  // Someone may have begun to type before this script arrived, or has asked for what was swapped in just now.
  if (element.contains(document.activeElement) || keeps(wakeKey) || navigator.userActivation?.hasBeenActive) {
    start();
  }
};

export const STRATEGIES = { load, visible, interaction } satisfies Record<StrategyId, Strategy>;
