import { LAST_CHART_KEY } from '../state/remembered-keys.ts';

/** Forgets what this tab remembers as its person signs out: births, the chart that was drawn last, and what was being written. Within its element: the forms that do so. */
export function mount(element: HTMLElement): void {
  element.addEventListener('submit', () => {
    try {
      sessionStorage.clear();
      localStorage.removeItem(LAST_CHART_KEY);
    } catch {
      // Storage is forbidden: then nothing is remembered.
    }
  });
}
