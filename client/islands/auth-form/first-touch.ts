import { keeps } from '../../strategies.ts';

const TOUCHES = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Calls `start` once, as soon as somebody points at an element, touches it or stands in it: for what is too heavy to come
 * with the first stir on the page.
 */
export function atFirstTouch(element: HTMLElement, start: () => void): void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    start();
  };
  for (const type of TOUCHES) {
    element.addEventListener(type, begin, { passive: true, signal: stop.signal });
  }
  // Someone may have begun to type before this script arrived, or comes back from the provider's own page.
  if (element.contains(document.activeElement) || keeps(element.dataset.wakeKey)) begin();
}
