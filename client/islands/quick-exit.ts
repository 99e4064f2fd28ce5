import { keepQuestion } from '../state/asked-question.ts';
import { BIRTH_STORES } from '../state/birth-stores.ts';

/**
 * Lets the link that leaves this page at once leave no way back to it, and nothing of what was told in the tab. Without a script it
 * is a link like others.
 */
export function mount(element: HTMLElement): void {
  keepQuestion(BIRTH_STORES, '');
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
